import { useState } from "react";
import { useText } from "../../i18n";
import { Dialog } from "../../table/dialogs/dialog";
import type { CampaignInfo } from "../../wire/types";
import { saveFile } from "../end/save_file";
import { Button } from "../parts/controls";

interface BookkeepingProps {
  /** Null when the server does not know it; then it can only be forgotten. */
  campaign: CampaignInfo | null;
  onForget: () => void;
}

/** Taking a campaign along as a file, and taking it off the list. */
export function Bookkeeping({ campaign, onForget }: BookkeepingProps) {
  const texts = useText().ui.campaign;
  const [asking, setAsking] = useState(false);
  return (
    <section className="campaign-keep" aria-label={texts.bookkeeping}>
      {campaign !== null && (
        <Button icon="save" onClick={() => saveFile(`vendemmia-${campaign.level}.campaign`, campaign.text)}>
          {texts.exportIt}
        </Button>
      )}
      <Button icon="close" look="quiet" onClick={() => setAsking(true)}>
        {texts.forget}
      </Button>
      <Dialog open={asking} heading label={texts.forget} onClose={() => setAsking(false)}>
        <p>{texts.forgetText}</p>
        <div className="dialog-actions">
          <Button onClick={() => setAsking(false)}>{texts.back}</Button>
          <Button look="primary" onClick={onForget}>
            {texts.forgetConfirm}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
