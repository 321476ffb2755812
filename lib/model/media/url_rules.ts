/**
 * The rules for addresses from users before they reach a page. Without zod, for pages that only
 * play.
 */

/** The base for resolving paths of ours: an origin that no path can name. */
export const OWN_ORIGIN = "https://own.invalid";

/** The prefix of the built-in test sounds. */
export const TEST_BEEP = "test-beep";

/**
 * The URL that `text` names, relative to `base`, or undefined. `URL.canParse` is missing before
 * Safari 17.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * True for an absolute https URL and for the path of a file of ours (`/media/….mp3`, never
 * `//host`). Not for paths of our API: as the address of a picture, they would make each visitor's
 * browser send a request of the author's choice with the visitor's session.
 */
export function isSafeUrl(text: string): boolean {
  if (text.length > 2048 || /[\s\\<>"]/.test(text)) return false;
  if (text.startsWith("/")) {
    const url = text.startsWith("//") ? undefined : parseUrl(text, OWN_ORIGIN);
    return url?.origin === OWN_ORIGIN && !isOwnApi(url.pathname);
  }
  const url = /^https:\/\/[^/]/i.test(text) ? parseUrl(text) : undefined;
  return url?.protocol === "https:" && url.username === "" && url.password === "";
}

/**
 * True for a path that could trigger an action: as written, or after a proxy and the server have
 * both resolved its escapes (slashes and dots among them).
 */
function isOwnApi(path: string): boolean {
  try {
    const decoded = decodeURIComponent(decodeURIComponent(path));
    const resolved = parseUrl(OWN_ORIGIN + decoded)?.pathname ?? "/api";
    return [path, decodeURIComponent(path), resolved].some((one) =>
      /^\/+(api|demo-provider)(\/|$)/i.test(one)
    );
  } catch {
    return true;
  }
}

/**
 * True for `test-beep`, `test-beep-1`, `test-beep-2`, …: the built-in test sounds, as an author
 * may enter them.
 */
export function isTestBeep(text: string): boolean {
  return text.startsWith(TEST_BEEP) && /^(-\d{1,3})?$/.test(text.slice(TEST_BEEP.length));
}
