/**
 * The API is for scripts and navigation: pictures, recordings and frames must not request it, but a
 * `<track>` may request a transcript.
 */
import type { Next } from "hono";
import { DEMO_MOUNT } from "../../lib/auth/paths.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import type { Ctx } from "../context.ts";
import { isApi } from "./caching.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

/** The purpose of a request in the browser's headers: a script, or navigation. */
const PURPOSES = ["empty", "document"];

/**
 * Refuses API requests made by `<img>`, `<audio>` or `<iframe>` (Sec-Fetch-Dest): they carry the
 * viewer's cookie. Archives with such addresses are refused when they are saved; this is for
 * drafts, for pictures of accounts, and for redirects.
 *
 * @throws {Problem} 403.
 */
export async function embedCheck(c: Ctx, next: Next): Promise<void> {
  const purpose = c.req.header("sec-fetch-dest");
  const isAction = isApi(c) || c.req.path.startsWith(`${DEMO_MOUNT}/`);
  const isTrack = purpose === "track" && c.req.path.endsWith("/transcript.vtt");
  if (isAction && purpose !== undefined && !PURPOSES.includes(purpose) && !isTrack) {
    throw new Problem(403, t("addressIsntFilePage"));
  }
  await next();
}
