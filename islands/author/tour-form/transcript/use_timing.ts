/** "Time it": finds the times of all sentences on this device. */
import { useEffect, useRef, useState } from "react";
import { messageOf } from "../../../../lib/device/api.ts";
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import { withAlignment } from "./sentence_times.ts";
import { readRecording } from "./use_recording.ts";
import type { TranscriptWork } from "./use_transcript.ts";

/** `done` is from 0 to 1 while it runs; `note` is a message about the result, if one is needed. */
type Timing = { done?: number; note: string };

/** `onTimed` is called once the times are in the transcript. */
export function useTiming(address: string, work: TranscriptWork, onTimed: () => void) {
  const [state, setState] = useState<Timing>({ note: "" });
  const run = useRef<AbortController>(undefined);
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => () => run.current?.abort(), []);

  const start = async () => {
    const own = run.current = new AbortController();
    const { signal } = own;
    const report = (next: Timing) => {
      if (run.current === own && !signal.aborted) setState(next);
    };
    setState({ done: 0, note: "" });
    try {
      const [{ alignTranscript }, { alignmentSamples }] = await loadChunk(() =>
        Promise.all([
          import("../../../../lib/device/align/align_transcript.ts"),
          import("../../../../lib/device/media/convert_recording.ts"),
        ])
      );
      const samples = await alignmentSamples(await readRecording(address, signal));
      signal.throwIfAborted();
      const asked = latest.current.current().sentences;
      const isFromFile = ["imported", "machine"].includes(latest.current.transcript?.source ?? "");
      const found = await alignTranscript({
        samples,
        sentences: asked.map(({ text }) => text),
        language: latest.current.language,
        anchors: isFromFile ? asked.map(({ start }) => start) : undefined,
        onProgress: (done) => report({ done, note: "" }),
        signal,
      });
      if (signal.aborted) return;
      const { current, set, flush, transcript } = latest.current;
      // A machine's transcript keeps its source until a person has checked it.
      const isDraft = transcript?.source === "machine" && !transcript.checked;
      set(withAlignment(current(), asked, found), isDraft ? {} : { source: "aligned" });
      flush(); // The author may save at once.
      report({ note: "" });
      onTimed();
    } catch (error) {
      report({ note: `Not timed. ${messageOf(error)}` });
    }
  };
  const cancel = () => {
    run.current?.abort();
    setState({ note: "Cancelled. The text is as it was." });
  };
  return { ...state, start, cancel };
}
