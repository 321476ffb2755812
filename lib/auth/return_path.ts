/** The page after a sign-in: a path of ours, and nothing else. */
import { OWN_ORIGIN } from "../model/media/url_rules.ts";

/**
 * The path (with query and fragment) that `text` names on our origin, or "/" for everything else:
 * other origins, `//host`, backslashes and control characters in plain or encoded spelling, invalid
 * paths, and the API, whose answers are not pages.
 */
export function safeReturnPath(text: string | null | undefined): string {
  if (!text || text.length > 1000) return "/";
  const path = toPath(text);
  if (path === undefined || !staysOwn(text)) return "/";
  return /^\/(api|demo-provider)\//i.test(path) ? "/" : path;
}

/** The path that a browser would make of `text`; undefined when it leads to another origin. */
function toPath(text: string): string | undefined {
  // deno-lint-ignore no-control-regex
  if (!/^\/(?![/\\])/.test(text) || /[\\\x00-\x1f\x7f]/.test(text)) return undefined;
  const url = URL.parse(text, OWN_ORIGIN);
  if (!url || url.origin !== OWN_ORIGIN || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}

/** True when `text` is a path of ours, also after each round of decoding, as a proxy might do. */
function staysOwn(text: string): boolean {
  for (let round = 0; round < 3; round++) {
    const decoded = decode(text);
    if (decoded === text) return true;
    // "100%25" decodes to "100%", which cannot be decoded any further.
    if (decoded === undefined) return round > 0;
    if (toPath(decoded) === undefined) return false;
    text = decoded;
  }
  return false;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
