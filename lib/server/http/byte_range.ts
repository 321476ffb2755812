/** Range and conditional requests for a file (RFC 9110, sections 13 and 14). */
import type { ByteRange } from "../../media/object_store.ts";

/**
 * Reads a Range header with one range, which is all that media players send, for a file of `size`
 * bytes. `undefined` where the whole file is the right answer (no header, another unit, several
 * ranges, bad syntax), and 'unsatisfiable' where 416 is.
 */
function parseRange(
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

/**
 * Answers a GET or HEAD for a file of `size` bytes: 200, 206, 304 or 416. `open` reads the file or
 * a range; `headers` are the whole file's, with its ETag. Null when the file is missing.
 */
export async function answerRange(
  { method, headers: asked }: Request,
  { size, headers }: { size: number; headers: Headers },
  open: (range?: ByteRange) => Promise<ReadableStream | null> | ReadableStream,
): Promise<Response | null> {
  const etag = headers.get("etag")!;
  if (matchesEtag(asked.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const ifRange = asked.get("if-range");
  const range = ifRange && ifRange !== etag ? undefined : parseRange(asked.get("range"), size);
  if (range === "unsatisfiable") {
    headers.delete("cache-control");
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) headers.set("content-range", `bytes ${start}-${end}/${size}`);
  headers.set("content-length", String(end - start + 1));
  const status = range ? 206 : 200;
  if (method === "HEAD") return new Response(null, { status, headers });
  const body = await open(range);
  return body && new Response(body, { status, headers });
}

/** Whether an If-None-Match header has `etag`: the client already has the file. */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
