/** "Draft it": has the host's machine transcribe the recording. */
import { signal } from "@preact/signals-core";
import { messageOf } from "../../../../lib/device/api.ts";
import type { Transcript } from "../../../../lib/model/tour/transcript.ts";
import { draftTranscript } from "./draft_transcript.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("uploads");

type State = {
  /** A message for people while it runs. */
  progress?: string;
  /** A message for people after it has ended. */
  note: string;
  /** The draft, if the author has typed a text meanwhile: it waits for their choice. */
  ready?: Transcript;
};

type Parts = {
  /** Whether nothing is in the transcript. */
  isEmpty: () => boolean;
  take: (transcript: Transcript) => void;
};

/** It goes on while the transcript's tools are closed. */
export function createDraft({ isEmpty, take }: Parts) {
  const state = signal<State>({ note: "" });
  let run: AbortController | undefined;

  const use = (transcript: Transcript) => {
    take(transcript);
    state.value = { note: "" };
  };
  return {
    state,
    use,
    async start(address: string, language?: string): Promise<void> {
      const { signal } = run = new AbortController();
      state.value = { progress: t("sendingRecording"), note: "" };
      try {
        const transcript = await draftTranscript(address, language, {
          signal,
          onStep(step) {
            const progress = step.state === "working"
              ? t("writingDown", { seconds: step.seconds })
              : t("otherDraftFirst");
            state.value = { progress, note: "" };
          },
        });
        if (signal.aborted) return;
        if (isEmpty()) use(transcript);
        else state.value = { note: "", ready: transcript };
      } catch (error) {
        if (!signal.aborted) state.value = { note: t("notDrafted", { reason: messageOf(error) }) };
      }
    },
    cancel() {
      run?.abort();
      state.value = { note: t("draftCancelled") };
    },
  };
}
