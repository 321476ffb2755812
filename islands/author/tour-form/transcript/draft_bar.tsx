/** The button "Draft it", with progress and cancel; only if the host has set up a machine. */
import { PencilLine } from "lucide-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useSiteServices } from "../site_services.ts";
import type { ShownTranscript } from "./use_transcript.ts";

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
        <progress aria-label="Drafting the text" />
        <button type="button" className="button" onClick={cancel}>Cancel</button>
        <p role="status" className="field-hint">{progress}</p>
      </div>
    );
  }
  if (ready) {
    return (
      <div className="timing-bar">
        <button type="button" className="button" onClick={() => use(ready)}>Use the draft</button>
        <p role="status" className="field-hint">
          The draft is ready. It takes the place of the text above; Undo brings that back.
        </p>
      </div>
    );
  }
  if (work.unread || work.sentences.length > 0) return null;
  const isStored = address.startsWith("/media/");
  return (
    <div className="timing-bar">
      {isStored && (
        <button type="button" className="button" onClick={() => start(address, spoken)}>
          <PencilLine aria-hidden="true" />Draft it
        </button>
      )}
      <p role="status" className="field-hint">
        {note || (isStored
          ? "A machine writes down what it hears, with times. Check it: it mishears."
          : "A draft needs the recording as a file that has arrived here.")}
      </p>
    </div>
  );
}
