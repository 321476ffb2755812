/** A machine's draft of a transcript, as its server answers line by line. */
import assert from "node:assert/strict";
import { draftTranscript } from "../../../../../../islands/author/tour-form/transcript/draft_transcript.ts";

/** What becomes of a draft whose answer has these pieces; `steps` are the states on the way. */
async function draft(pieces: string[], status = 200) {
  const steps: string[] = [];
  const answer = new Response(ReadableStream.from(pieces).pipeThrough(new TextEncoderStream()), {
    status,
  });
  const parts = {
    signal: AbortSignal.timeout(5000),
    onStep: (step: { state: string; seconds?: number }) =>
      steps.push([step.state, step.seconds].filter(Boolean).join(" ")),
    fetch: () => Promise.resolve(answer),
  };
  const became = await draftTranscript("/media/mill.mp3", "en", parts).catch(String);
  return { steps, became };
}

const line = (step: unknown) => JSON.stringify(step) + "\n";

Deno.test("a draft says how it goes, wherever its lines are cut, and ends with the transcript", async () => {
  const transcript = { language: "en", source: "machine", checked: false, cues: [] };
  const lines = [{ state: "queued" }, { state: "working", seconds: 3 }, {
    state: "done",
    transcript,
  }]
    .map(line).join("");
  const { steps, became } = await draft([lines.slice(0, 9), lines.slice(9, 40), lines.slice(40)]);
  assert.deepEqual([steps, became], [["queued", "working 3"], transcript]);
});

Deno.test("a machine that is down, a refusal, and an answer that breaks off say why there is no draft", async () => {
  const down = "The server that writes recordings down didn’t answer.";
  assert.match((await draft([line({ state: "failed", detail: down })])).became as string, /didn’t/);
  const refusal = JSON.stringify({ detail: "The recording is too long." });
  assert.match((await draft([refusal], 413)).became as string, /too long/);
  assert.match((await draft([line({ state: "queued" })])).became as string, /broke off/);
});
