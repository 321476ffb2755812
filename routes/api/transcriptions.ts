/**
 * `POST /api/transcriptions {audioUrl, language?}` transcribes a recording, for signed-in users who
 * may hear it, if the host has set up a machine for it (`TRANSCRIBE_URL`).
 *
 * The answer is lines of JSON, one a second (`TranscriptionStep`,
 * `lib/model/tour/transcription.ts`); the last line has the transcript or the reason of the
 * failure. The work stops when the client disconnects. Problems: 404 for an unknown recording and
 * without a machine, 413 for a recording that is too large, 429 while another one of the same user
 * is being transcribed.
 */
import { mediaObject } from "../../lib/media/finish_upload.ts";
import { mediaName } from "../../lib/model/media/media.ts";
import { WITHHELD } from "../../lib/server/http/media_gate.ts";
import {
  TranscriptionRequest,
  type TranscriptionStep,
} from "../../lib/model/tour/transcription.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import type { Ctx } from "../context.ts";
import { signedIn } from "../middleware/viewer.ts";
import { parseJson } from "../parse.ts";

/** Most bytes of a recording, which is held in memory: more than an hour of MP3. */
const MAX_BYTES = 60_000_000;

/** Transcribes a recording. */
export async function create(c: Ctx): Promise<Response> {
  const { id: userId } = await signedIn(c);
  const { transcriber, media: { objects }, mediaGate } = c.var;
  if (!transcriber) throw new Problem(404, "This site has no machine that writes recordings down.");
  const { audioUrl, language } = await parseJson(c, TranscriptionRequest);
  const name = mediaName(audioUrl);
  const pass = await mediaGate.pass(audioUrl.hash, c.var.viewer, c.var.pupil);
  const size = pass !== null && pass !== WITHHELD
    ? await objects?.size(mediaObject(name)) ?? null
    : null;
  if (size === null) throw new Problem(404, "There is no such recording.");
  if (size > MAX_BYTES) {
    throw new Problem(413, `Recordings of up to ${MAX_BYTES / 1e6} MB can be written down.`);
  }
  const bytes = async () => await new Response(await objects!.read(mediaObject(name))).blob();

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
}
