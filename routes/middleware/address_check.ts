/**
 * Refuses addresses with invalid texts before anything reads them, and addresses that begin like
 * another host's name.
 */
import type { Next } from "hono";
import { Problem } from "../../lib/model/web/problem.ts";
import { unfitness } from "../../lib/model/text/unfit_text.ts";
import type { Ctx } from "../context.ts";
import { withoutOuterSlashes } from "../pages/redirects.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("problems");

/** A lone surrogate in UTF-8, which decoders replace. */
const HALF_CHARACTER = /%ed%[ab][0-9a-f]%[89ab][0-9a-f]/i;

/**
 * Refuses control characters (except tabs and line breaks) and lone surrogates in the path and the
 * query, and asterisks in the path: Hono takes a path that equals one of its patterns (`/api/*`)
 * for the pattern, and runs all middleware twice, so that a request would wait for its own turn.
 * Redirects `//host/path` to `/host/path`: a page there that navigates to its own path would go to
 * that host.
 *
 * @throws {Problem} 400; for a query it names the fields.
 */
export async function addressCheck(c: Ctx, next: Next): Promise<Response | void> {
  if (c.env?.isMalformed) {
    throw new Problem(400, t("malformedRequest"));
  }
  const { pathname, search, searchParams } = new URL(c.req.url);
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (isRead && pathname.startsWith("//")) return withoutOuterSlashes(c);
  const path = decoded(pathname);
  if (HALF_CHARACTER.test(pathname) || unfitness(path) || path.includes("*")) {
    throw new Problem(400, t("addressCharacters"));
  }
  const errors = [...searchParams].flatMap(([path, value]) => {
    const unfit = unfitness(path) ?? unfitness(value);
    return unfit ? [{ path: path.toWellFormed(), message: t(unfit) }] : [];
  });
  if (errors.length > 0 || HALF_CHARACTER.test(search)) {
    throw new Problem(400, t("queryCharacters"), errors.slice(0, 5));
  }
  await next();
}

/** A path with its escapes decoded; unchanged if they are invalid. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
