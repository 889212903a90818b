import { Rich } from "../../i18n";
import type { Offer } from "../../wire/types";
import { useAnswerTexts } from "./use_answer_text";

/** An answer in one to three words. */
export function ShortSign({ offer }: { offer: Offer }) {
  const texts = useAnswerTexts();
  return <Rich text={texts.short(offer.answer)} />;
}
