/** What a client asks for of a file: a range of it (RFC 9110, section 14), or nothing new. */

/** The first and last byte to send, both inclusive. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a Range header (one range, which is all that media players ask for) against a file of
 * `size` bytes. Gives `undefined` where the whole file is the right answer (none, another unit,
 * several ranges, bad syntax), and 'unsatisfiable' where 416 is.
 */
export function parseRange(
  header: string | null | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const [, first, last] = match;
  if (first === "") {
    const suffix = Number(last);
    if (suffix === 0 || size === 0) return "unsatisfiable";
    return { start: Math.max(0, size - suffix), end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}

/** Whether an If-None-Match header names `etag`: the client has the file already. */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
