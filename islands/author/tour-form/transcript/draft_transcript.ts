/** Has the server transcribe a recording. */
import { ApiError, NoAnswer, noAnswer } from "../../../../lib/device/api.ts";
import type { Transcript } from "../../../../lib/model/tour/transcript.ts";
import type { TranscriptionStep } from "../../../../lib/model/tour/transcription.ts";

type Parts = {
  signal: AbortSignal;
  /** Called about once a second with the progress. */
  onStep: (step: TranscriptionStep) => void;
  fetch?: typeof globalThis.fetch;
};

/**
 * Resolves to a transcript of the recording at `audioUrl`, a path on our origin. Aborting `signal`
 * stops the server's work, too.
 *
 * @throws {Error} with a message for people, when the server returns no transcript.
 * @throws the reason of `signal` once that is aborted.
 */
export async function draftTranscript(
  audioUrl: string,
  language: string | undefined,
  { signal, onStep, fetch = globalThis.fetch }: Parts,
): Promise<Transcript> {
  const response = await fetch("/api/transcriptions", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ audioUrl, language }),
    signal,
  }).catch(noAnswer);
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  for await (const line of linesOf(response.body!)) {
    const step: TranscriptionStep = JSON.parse(line);
    if (step.state === "done") return step.transcript;
    if (step.state === "failed") throw new Error(step.detail);
    onStep(step);
  }
  throw new NoAnswer("The answer broke off");
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  while (true) {
    const { done, value } = await reader.read().catch(noAnswer);
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
}
