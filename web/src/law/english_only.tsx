import { useText } from "../i18n";

/** For those who read the page in another language. */
export function EnglishOnly() {
  const { language, ui } = useText();
  return language === "en" ? null : <p className="law-english">{ui.law.inEnglish}</p>;
}
