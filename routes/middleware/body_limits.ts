/** How large bodies of requests may be; files have limits of their own. */
import type { Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { UPLOADS_PATH } from "../../lib/media/uploads.ts";
import { isDocumentPath } from "../../lib/model/consent/document.ts";
import { SHARE_PATH } from "../../lib/model/web/share.ts";
import type { Ctx } from "../context.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("problems");

/** The largest body that is read: an archive of the largest size fits. */
const MAX_BODY = 5 * 1024 * 1024;

/** Whether the body of a request to a path is a file, which its route reads in pieces or not. */
export const hasFileAsBody = (path: string): boolean =>
  path.startsWith(`${UPLOADS_PATH}/`) || isDocumentPath(path) || path === SHARE_PATH;

const bodyLimits = bodyLimit({ maxSize: MAX_BODY, onError: () => tooLarge(MAX_BODY) });

/** Limits bodies, but for files. */
export const limitBodies = (c: Ctx, next: Next) =>
  hasFileAsBody(c.req.path) ? next() : bodyLimits(c, next);

/** Throws a Problem 413 for a body of more than `bytes`. */
function tooLarge(bytes: number): never {
  const most = bytes / 1024;
  throw new Problem(
    413,
    t("tooLarge", { most }),
  );
}
