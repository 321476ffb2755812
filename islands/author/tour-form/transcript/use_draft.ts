/** "Draft it": has the host's machine transcribe the recording. */
import { useEffect, useRef, useState } from "react";
import { messageOf } from "../../../../lib/device/api.ts";
import type { Transcript } from "../../../../lib/model/tour/transcript.ts";
import { draftTranscript } from "./draft_transcript.ts";
import type { TranscriptWork } from "./use_transcript.ts";

type State = {
  /** A message for people while it runs. */
  progress?: string;
  /** A message for people after it has ended. */
  note: string;
  /** The draft, if the author has typed a text meanwhile: it waits for their choice. */
  ready?: Transcript;
};

/** `onDrafted` is called once the sentences are in the transcript. */
export function useDraft(work: TranscriptWork, onDrafted: () => void) {
  const [state, setState] = useState<State>({ note: "" });
  const run = useRef<AbortController>(undefined);
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => () => run.current?.abort(), []);

  const use = ({ cues, ...about }: Transcript) => {
    latest.current.set({ sentences: cues, extraSpeech: [] }, about);
    latest.current.flush();
    setState({ note: "" });
    onDrafted();
  };
  const start = async (address: string, language?: string) => {
    const { signal } = run.current = new AbortController();
    setState({ progress: "Sending it…", note: "" });
    try {
      const transcript = await draftTranscript(address, language, {
        signal,
        onStep: (step) =>
          setState({
            progress: step.state === "working"
              ? `Writing it down… ${step.seconds} s`
              : "Another recording comes first…",
            note: "",
          }),
      });
      const { unread, current } = latest.current;
      if (signal.aborted) return;
      if (unread || current().sentences.length > 0) setState({ note: "", ready: transcript });
      else use(transcript);
    } catch (error) {
      if (!signal.aborted) setState({ note: `Not drafted. ${messageOf(error)}` });
    }
  };
  const cancel = () => {
    run.current?.abort();
    setState({ note: "Cancelled." });
  };
  return { ...state, start, cancel, use };
}
