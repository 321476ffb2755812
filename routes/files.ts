/** What is sent as it is: files of the build, of static/, of authors and of the map. */
import { markStale } from "../lib/server/http/known_content.ts";
import { serveMapArchive } from "../lib/server/http/map_archive.ts";
import { WITHHELD } from "../lib/server/http/media_gate.ts";
import { serveMedia } from "../lib/server/http/media_files.ts";
import { NOT_AVAILABLE } from "../lib/model/consent/withheld.ts";
import { Problem } from "../lib/model/web/problem.ts";
import { parseMediaName } from "../lib/model/media/media.ts";
import { problemResponse } from "../lib/server/http/problem_response.ts";
import { serveFile } from "../lib/server/http/static_files.ts";
import { APP_MANIFEST } from "../lib/ui/frame/app_manifest.ts";
import type { Ctx } from "./context.ts";
import { nothing, refuseMethod } from "./failures.tsx";

/** What caches may do with files whose names have a hash, and with others. */
export const YEAR = "public, max-age=31536000, immutable";
export const DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** The description by which browsers install the program. */
export function appManifest(c: Ctx) {
  c.header("cache-control", DAY);
  return c.json(APP_MANIFEST, 200, { "content-type": "application/manifest+json" });
}

/** The file of the folder `root` that the path names. */
export async function file(c: Ctx, root: string, cacheControl: string) {
  return await serveFile(c.req.raw, root, c.req.path, cacheControl) ?? nothing(c);
}

/**
 * What a method other than GET does at a path that the table does not have: nothing, at a file with
 * the methods that it takes.
 */
export async function refuseAtFile(c: Ctx): Promise<Response> {
  const request = new Request(c.req.url);
  const folder = c.req.path.startsWith("/assets/") ? "dist" : "static";
  const found = await serveFile(request, folder, c.req.path, DAY);
  await found?.body?.cancel();
  return found ? await refuseMethod(["GET"])(c) : nothing(c);
}

/** The streets, where the host has a map of vector tiles. */
export async function mapArchive(c: Ctx): Promise<Response> {
  const { config, fetch } = c.var.parts;
  if (!config.mapArchive) return nothing(c);
  return await serveMapArchive(c.req.raw, config.mapArchive, fetch) ?? nothing(c);
}

/** A recording or picture, for those who may see what it belongs to. */
export async function mediaFile(c: Ctx): Promise<Response> {
  const { media: { objects }, mediaGate } = c.var;
  const name = c.req.param("name") ?? "";
  const media = parseMediaName(name);
  const pass = objects && media && await mediaGate.pass(media.hash, c.var.viewer);
  if (pass === WITHHELD) return problemResponse(new Problem(410, NOT_AVAILABLE));
  const response = pass && await serveMedia(c.req.raw, objects, name, pass);
  if (response && pass.staleFor !== undefined) markStale(response, pass.staleFor);
  return response || nothing(c);
}
