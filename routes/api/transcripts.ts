/**
 * `/api/tours/:id/stops/:stopId/transcript`: the transcript of a stop's recording, for those who
 * may see the archive.
 *
 * - `GET …/transcript?revision=N` answers it as `Transcript` (`lib/model/tour/transcript.ts`).
 * - `GET …/transcript.vtt?revision=N` answers the sentences with times as WebVTT.
 *
 * `revision` is that of the archive; with the present one the answer of a public archive may be
 * cached for ever, or for an hour where the recording has a release. Without it, and with another
 * one, the answer is the present transcript, which caches must revalidate. A missing one is a
 * problem 404.
 */
import { hasTimes, writeVtt } from "../../lib/formats/transcript/write_vtt.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { TranscriptQuery } from "../../lib/model/web/query.ts";
import type { Transcript } from "../../lib/model/tour/transcript.ts";
import type { Ctx } from "../context.ts";
import { lasting, shared } from "../middleware/caching.ts";
import { parseQuery } from "../parse.ts";
import { findVisibleTour } from "../visible_tour.ts";

/** The transcript as stored. */
export const read = async (c: Ctx): Promise<Response> => c.json(await find(c));

/** The transcript as a file for a `<track>`. */
export async function readVtt(c: Ctx): Promise<Response> {
  const transcript = await find(c);
  if (!hasTimes(transcript)) throw new Problem(404, "This transcript has no times yet.");
  return c.body(writeVtt(transcript), 200, { "content-type": "text/vtt; charset=utf-8" });
}

/** The transcript of the path; sets the caching of the answer. */
async function find(c: Ctx): Promise<Transcript> {
  const { revision } = parseQuery(c, TranscriptQuery);
  const tour = (await findVisibleTour(c))?.tour;
  const stop = tour?.audioStops.find(({ id }) => id === c.req.param("stopId"));
  if (!tour || !stop?.transcript) throw new Problem(404, "There is no transcript here.");
  if (revision === tour.revision) {
    lasting(c, tour.visibility, await c.var.consents.hasRelease(stop.audioUrl));
  } else shared(c);
  return stop.transcript;
}
