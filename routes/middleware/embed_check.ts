/**
 * The API is for scripts and for visits: no picture, recording or frame of a page may ask it, but a
 * `<track>` may ask for a transcript.
 */
import type { Next } from "hono";
import { DEMO_MOUNT } from "../../lib/auth/paths.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import type { Ctx } from "../context.ts";
import { isApi } from "./caching.ts";

/** What a request is for, as browsers say it: a script asks, or somebody goes to the address. */
const PURPOSES = ["empty", "document"];

/**
 * Refuses what a browser asks the API for by itself, since a page names an address of it: with the
 * session of whoever looks at the page. Archives with such addresses are refused where they are
 * saved; this is for drafts, for pictures of accounts, and for whatever leads here by a redirect.
 *
 * @throws {Problem} 403.
 */
export async function embedCheck(c: Ctx, next: Next): Promise<void> {
  const purpose = c.req.header("sec-fetch-dest");
  const isAction = isApi(c) || c.req.path.startsWith(`${DEMO_MOUNT}/`);
  const isTrack = purpose === "track" && c.req.path.endsWith("/transcript.vtt");
  if (isAction && purpose !== undefined && !PURPOSES.includes(purpose) && !isTrack) {
    throw new Problem(403, "This address isn’t a file that a page can show or play.");
  }
  await next();
}
