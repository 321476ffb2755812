/** The button "Draft it", with progress and cancel; only if the host has set up a machine. */
import { PencilLine } from "lucide-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useSiteServices } from "../site_services.ts";
import type { ShownTranscript } from "./use_transcript.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

type Props = {
  address: string;
  work: ShownTranscript;
  /** The language of the stop or its archive, if the author has chosen one. */
  spoken?: string;
};

export function DraftBar({ address, work, spoken }: Props) {
  useSignals();
  const { transcription } = useSiteServices();
  const { state, start, cancel, use } = work.draft;
  const { progress, note, ready } = state.value;
  if (!transcription) return null;
  if (progress !== undefined) {
    return (
      <div className="timing-bar">
        <progress aria-label={t("drafting")} />
        <button type="button" className="button" onClick={cancel}>{t("cancelDraft")}</button>
        <p role="status" className="field-hint">{progress}</p>
      </div>
    );
  }
  if (ready) {
    return (
      <div className="timing-bar">
        <button type="button" className="button" onClick={() => use(ready)}>
          {t("useDraft")}
        </button>
        <p role="status" className="field-hint">{t("draftReady")}</p>
      </div>
    );
  }
  if (work.unread || work.sentences.length > 0) return null;
  const isStored = address.startsWith("/media/");
  return (
    <div className="timing-bar">
      {isStored && (
        <button type="button" className="button" onClick={() => start(address, spoken)}>
          <PencilLine aria-hidden="true" />
          {t("draftIt")}
        </button>
      )}
      <p role="status" className="field-hint">
        {note || (isStored ? t("draftUse") : t("draftNeedsFile"))}
      </p>
    </div>
  );
}
