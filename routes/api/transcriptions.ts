/**
 * The work stops when the client disconnects. Another one while one of the same user is being
 * transcribed is a problem 429.
 */
import { mediaName } from "../../lib/model/media/media.ts";
import { openFile } from "../../lib/server/http/media_files.ts";
import { WITHHELD } from "../../lib/server/http/media_gate.ts";
import {
  TranscriptionRequest,
  type TranscriptionStep,
} from "../../lib/model/tour/transcription.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { call, file } from "../call.ts";
import { SAMPLE_HASH } from "../samples.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

/** Most bytes of a recording, which is held in memory: more than an hour of MP3. */
const MAX_BYTES = 60_000_000;

const noMachine = (): string => t("noMachineWrites");

export const create = call({
  route: "POST /api/transcriptions",
  access: "signed-in",
  summary: "Have a recording transcribed by the site’s machine",
  about: "The answer is lines of JSON, one a second; the last one has the transcript, or " +
    "the reason for its failure.",
  body: TranscriptionRequest,
  example: { audioUrl: `/media/${SAMPLE_HASH}.mp3` },
  answers: file("application/x-ndjson", "The lines."),
  refusals: {
    404: "The recording doesn’t exist, or this site has no such machine.",
    413: "The recording is too large.",
  },
  async handle({ user: { id: userId }, body: { audioUrl, language } }, c) {
    const { transcriber, media: stored, mediaGate } = c.var;
    if (!transcriber) throw new Problem(404, noMachine());
    const name = mediaName(audioUrl);
    const pass = await mediaGate.pass(audioUrl.hash, c.var.viewer, c.var.pupil);
    const recording = pass !== null && pass !== WITHHELD
      ? await openFile(stored, name, audioUrl.times)
      : null;
    if (recording === null) throw new Problem(404, t("thereNoSuchRecording"));
    if (recording.size > MAX_BYTES) {
      throw new Problem(413, t("recordingsUpMbCan", { megabytes: MAX_BYTES / 1e6 }));
    }
    const bytes = async () => await new Response(await recording.read()).blob();

    const client = new AbortController();
    const lines = new TransformStream<TranscriptionStep, Uint8Array>({
      transform: (step, out) => out.enqueue(new TextEncoder().encode(`${JSON.stringify(step)}\n`)),
    });
    const writer = lines.writable.getWriter();
    writer.closed.catch(() => client.abort());
    transcriber.run({ userId, name, bytes, language }, client.signal, (step) => {
      writer.write(step).catch(() => {});
    }).then(() => writer.close()).catch(() => {});
    return c.body(lines.readable, 200, {
      "content-type": "application/x-ndjson",
      // Otherwise nginx would buffer the lines until the last one.
      "x-accel-buffering": "no",
    });
  },
});
