/** The recording of a page: at most one, which goes on and is kept whatever happens to the page. */
import assert from "node:assert/strict";
import {
  createRecorder,
  type Recording,
} from "../../../../../../islands/author/tour-form/takes/recording.ts";
import type { openMicrophone } from "../../../../../../islands/author/tour-form/takes/microphone.ts";
import { memoryTakeStore, piece, takesOf, textOf } from "../../../../../support/browser/takes.ts";
import { settled } from "../../../../../support/fakes/fake_timers.ts";

type Opened = Parameters<typeof openMicrophone>[0] & { log: string[] };

/** A page with a microphone that a test speaks into. */
async function recorderPage() {
  const device = memoryTakeStore();
  const takes = await takesOf(device);
  const microphones: Opened[] = [];
  const wake: string[] = [];
  /** Answers of the browser to its question for the microphone, in order; else it allows it. */
  const answers: Promise<void>[] = [];
  const recorder = createRecorder({
    takes: () => takes,
    wakeLock: { hold: () => wake.push("on"), release: () => wake.push("off") },
    async open(parts) {
      await answers.shift();
      const log: string[] = [];
      microphones.push({ ...parts, log });
      return {
        type: "audio/webm",
        level: () => 0.5,
        seconds: () => 1,
        pause: () => void log.push("pause"),
        resume: () => void log.push("resume"),
        stop: () => Promise.resolve(void log.push("stop")),
      };
    },
  });
  /** The stops whose takes are complete, with the text that was spoken. */
  const kept: [string, string | undefined][] = [];
  const about = (stopId: string) => ({
    target: "create",
    stopId,
    onTake: async (id: string) => void kept.push([stopId, await textOf(takes, id)]),
  });
  const at = (): Recording["state"] | undefined => recorder.now.value?.state;
  return { device, takes, recorder, microphones, wake, answers, kept, about, at };
}

Deno.test("one call records, with the screen kept on, and the take is for its stop when it ends", async () => {
  const { recorder, microphones, wake, kept, about, at } = await recorderPage();
  await recorder.start(about("mill"));
  assert.equal(at(), "recording");
  microphones[0].onPiece(piece("once"));
  await recorder.stop();
  await settled();
  assert.deepEqual(kept, [["mill", "once"]]);
  assert.equal(at(), undefined);
  assert.deepEqual([wake, microphones[0].log], [["on", "off"], ["stop"]]);
});

Deno.test("a recording that begins at another stop keeps the one before for its own", async () => {
  const { recorder, microphones, kept, about } = await recorderPage();
  await recorder.start(about("mill"));
  microphones[0].onPiece(piece("the wheel"));
  await recorder.start(about("bridge"));
  microphones[1].onPiece(piece("the arch"));
  await recorder.stop();
  await settled();
  assert.deepEqual(kept, [["mill", "the wheel"], ["bridge", "the arch"]]);
});

Deno.test("a call pauses the recording, which goes on by itself; a pause by hand stays", async () => {
  const { recorder, microphones, at, about } = await recorderPage();
  await recorder.start(about("mill"));
  const [microphone] = microphones;
  microphone.onMuted(true);
  assert.equal(at(), "muted");
  microphone.onMuted(false);
  assert.equal(at(), "recording");
  recorder.togglePause();
  microphone.onMuted(true);
  microphone.onMuted(false);
  assert.equal(at(), "paused");
  recorder.togglePause();
  assert.deepEqual(microphone.log, ["pause", "resume", "pause", "resume"]);
  await recorder.stop();
});

Deno.test("a microphone that is lost keeps what it heard for the stop", async () => {
  const { recorder, microphones, kept, about } = await recorderPage();
  await recorder.start(about("mill"));
  microphones[0].onPiece(piece("half a story"));
  microphones[0].onLost();
  await settled();
  assert.deepEqual(kept, [["mill", "half a story"]]);
  assert.equal(recorder.now.value, undefined);
});

Deno.test("a form that is left keeps its recording on the device for later, another form's goes on", async () => {
  const { recorder, microphones, kept, about, at, takes, device } = await recorderPage();
  await recorder.start(about("mill"));
  microphones[0].onPiece(piece("half a story"));
  await recorder.interrupt("another form");
  assert.equal(at(), "recording");
  await recorder.interrupt("create");
  await takes.settled();
  assert.deepEqual(kept, []);
  const [take] = (await takesOf(device)).takes.value.values();
  assert.deepEqual([take.stopId, take.isFinished], ["mill", undefined]);
});

Deno.test("a question that is answered too late opens no microphone", async () => {
  const { recorder, microphones, answers, about, at, takes } = await recorderPage();
  const answer = Promise.withResolvers<void>();
  answers.push(answer.promise);
  const starting = recorder.start(about("mill"));
  await settled();
  assert.equal(at(), "asking");
  await recorder.stop();
  answer.resolve();
  await starting;
  assert.deepEqual([at(), microphones[0].log, takes.takes.value.size], [undefined, ["stop"], 0]);
});

Deno.test("a refusal says what to do, and another try may succeed", async () => {
  const { recorder, answers, about, at } = await recorderPage();
  answers.push(Promise.reject(new DOMException("", "NotAllowedError")));
  await recorder.start(about("mill"));
  assert.match(recorder.now.value?.problem ?? "", /Allow it in the site settings/);
  await recorder.start(recorder.now.value!);
  assert.equal(at(), "recording");
  await recorder.stop();
});
