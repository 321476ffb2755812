/**
 * Addresses with texts that are no texts are refused before anything reads them, and no page has an
 * address that begins as the name of another host does.
 */
import type { Next } from "hono";
import { Problem } from "../../lib/model/web/problem.ts";
import { unfitness } from "../../lib/model/text/unfit_text.ts";
import type { Ctx } from "../context.ts";
import { withoutOuterSlashes } from "../pages/redirects.ts";

/** Half a character, as UTF-8 would have it: no decoder takes it for what it was. */
const HALF_CHARACTER = /%ed%[ab][0-9a-f]%[89ab][0-9a-f]/i;

/**
 * Refuses control characters (but for tabs and breaks) and halves of characters in the path and the
 * query, and asterisks in the path: Hono takes a path that is one of its patterns (`/api/*`) for
 * the pattern, and runs all middleware twice, where a request waits for the turn that it has
 * itself. Leads from `//host/path` to `/host/path`: a page there, or a script on it, that goes to
 * its own path again would leave for that host.
 *
 * @throws {Problem} 400, of a query with the names of its fields.
 */
export async function addressCheck(c: Ctx, next: Next): Promise<Response | void> {
  if (c.env?.isMalformed) {
    throw new Problem(400, "The Host header or the address of this request is malformed.");
  }
  const { pathname, search, searchParams } = new URL(c.req.url);
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (isRead && pathname.startsWith("//")) return withoutOuterSlashes(c);
  const path = decoded(pathname);
  if (HALF_CHARACTER.test(pathname) || unfitness(path) || path.includes("*")) {
    throw new Problem(400, "The address has characters that aren’t allowed.");
  }
  const errors = [...searchParams].flatMap(([path, value]) => {
    const message = unfitness(path) ?? unfitness(value);
    return message ? [{ path: path.toWellFormed(), message }] : [];
  });
  if (errors.length > 0 || HALF_CHARACTER.test(search)) {
    throw new Problem(400, "The query has characters that can’t be read.", errors.slice(0, 5));
  }
  await next();
}

/** A path with what its escapes stand for; as it is, where they stand for nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
