/** Files that are sent unchanged: of the build, of static/, of authors and of the map. */
import { markStale } from "../lib/server/http/known_content.ts";
import { serveMapArchive } from "../lib/server/http/map_archive.ts";
import { WITHHELD } from "../lib/server/http/media_gate.ts";
import { serveMedia } from "../lib/server/http/media_files.ts";
import { withheldTexts } from "../lib/model/consent/withheld_stop.ts";
import { PartQuery } from "../lib/model/web/query.ts";
import { Problem } from "../lib/model/web/problem.ts";
import { parseMediaName, STORED_TYPES } from "../lib/model/media/media.ts";
import { problemResponse } from "../lib/server/http/problem_response.ts";
import { serveFile } from "../lib/server/http/static_files.ts";
import { accentIn, accentStyles } from "../lib/model/site/accent.ts";
import { appManifestOf } from "../lib/ui/frame/app_manifest.ts";
import { call, file as servedFile } from "./call.ts";
import type { Ctx } from "./context.ts";
import { nothing, refuseMethod } from "./failures.tsx";

/** The caching of files with a hash in their names. */
const YEAR = "public, max-age=31536000, immutable";

/** The caching of other files. */
export const DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** The web app manifest, for installing the program. */
export async function appManifest(c: Ctx) {
  const manifest = appManifestOf(await c.var.site.read());
  c.header("cache-control", DAY);
  return c.json(manifest, 200, { "content-type": "application/manifest+json" });
}

/**
 * A file of the build, or the colours that follow from the accent in the path: of any accent, since
 * pages that a device keeps name a former one.
 */
export async function asset(c: Ctx): Promise<Response> {
  const accent = accentIn(c.req.path);
  if (accent === undefined) return await file(c, "dist", YEAR);
  return new Response(accentStyles(accent), {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": DAY },
  });
}

/** The file of the folder `root` at the path. */
export async function file(c: Ctx, root: string, cacheControl: string) {
  return await serveFile(c.req.raw, root, c.req.path, cacheControl) ?? nothing(c);
}

/** The answer to methods other than GET at a path outside of the table: 404, or 405 for a file. */
export async function refuseAtFile(c: Ctx): Promise<Response> {
  const request = new Request(c.req.url);
  const folder = c.req.path.startsWith("/assets/") ? "dist" : "static";
  const found = await serveFile(request, folder, c.req.path, DAY);
  await found?.body?.cancel();
  return found ? await refuseMethod(["GET"])(c) : nothing(c);
}

/** The streets, if the host has a map of vector tiles. */
export async function mapArchive(c: Ctx): Promise<Response> {
  const { config, fetch } = c.var.parts;
  if (!config.mapArchive) return nothing(c);
  return await serveMapArchive(c.req.raw, config.mapArchive, fetch) ?? nothing(c);
}

const FILE_TYPES = Object.values(STORED_TYPES).map(({ type }) => type).join(", ");

export const mediaFile = call({
  route: "GET /media/:name",
  access: "anyone",
  isPersonal: true,
  summary: "A recording or picture",
  about: "The name is the SHA-256 of the bytes, so that it never changes. Recordings are sent " +
    "in ranges. Files of private archives are for those who may see these. `from` and `to`, in " +
    "milliseconds, give the part of an MP3 between these times, as an MP3 of its own.",
  query: PartQuery,
  example: "from=61000&to=183500",
  headers: {
    Range: {
      says: "The bytes to send.",
      pattern: "^bytes=\\d{1,15}-\\d{0,15}$",
      example: "bytes=0-1023",
    },
  },
  answers: {
    ...servedFile(FILE_TYPES, "The whole file."),
    206: { says: "The bytes that were asked for.", type: FILE_TYPES },
  },
  refusesByPage: true,
  refusals: {
    400: "The recording has no such part.",
    404: "The file doesn’t exist, or it isn’t for you.",
    416: "The file is shorter.",
  },
  async handle({ name, query: times }, c) {
    const { media: stored, mediaGate } = c.var;
    const media = parseMediaName(name);
    const pass = stored.objects && media &&
      await mediaGate.pass(media.hash, c.var.viewer, c.var.pupil);
    if (pass === WITHHELD) return problemResponse(new Problem(410, withheldTexts().description));
    const response = pass && await serveMedia(c.req.raw, stored, name, { pass, times });
    if (response && pass.staleFor !== undefined) markStale(response, pass.staleFor);
    return response || nothing(c);
  },
});
