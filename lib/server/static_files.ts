/**
 * Files served as they are: types, ETags, byte ranges, and the compressed twins that the build
 * made.
 */
import { getMimeType } from "hono/utils/mime";
import { type ByteRange, matchesEtag, parseRange } from "./byte_range.ts";

const ENCODINGS = [["br", ".br"], ["gzip", ".gz"]] as const;

/** Longest path that is looked up, in characters. */
const MAX_PATH = 1000;

/**
 * Answers a GET or HEAD for the file at `path` below `root` (a folder of ours), or null when there
 * is none. `cacheControl` is sent with every answer but 416.
 */
export async function serveFile(
  request: Request,
  root: string,
  path: string,
  cacheControl: string,
): Promise<Response | null> {
  // Only plain names: no dot files, no "..", no escapes, nothing too long for a file system.
  if (path.length > MAX_PATH || !/^(\/[\w-][\w.-]{0,199})+$/.test(path)) return null;
  const range = request.headers.get("range");
  const accepted = request.headers.get("accept-encoding") ?? "";
  const twins = range ? [] : ENCODINGS.filter(([name]) => accepted.includes(name));
  for (const [encoding, suffix] of [...twins, [undefined, ""] as const]) {
    const file = await open(`${root}${path}${suffix}`);
    if (!file) continue;
    const headers = new Headers({
      "content-type": getMimeType(path) ?? "application/octet-stream",
      "cache-control": cacheControl,
      "accept-ranges": "bytes",
      "etag": file.etag,
      "vary": "accept-encoding",
    });
    if (encoding) headers.set("content-encoding", encoding);
    return answer(request, file, headers, range);
  }
  return null;
}

/**
 * Answers a GET or HEAD for the very file at `path`, which must be one of ours, or null when there
 * is none. `cacheControl` is called with its ETag.
 */
export async function serveOneFile(
  request: Request,
  path: string,
  cacheControl: (etag: string) => string,
): Promise<Response | null> {
  const file = await open(path);
  if (!file) return null;
  const headers = new Headers({
    "content-type": "application/octet-stream",
    "cache-control": cacheControl(file.etag),
    "accept-ranges": "bytes",
    "etag": file.etag,
  });
  return answer(request, file, headers, request.headers.get("range"));
}

type OpenFile = { handle: Deno.FsFile; size: number; etag: string };

async function open(path: string): Promise<OpenFile | null> {
  try {
    const handle = await Deno.open(path);
    const { size, mtime, isFile } = await handle.stat();
    if (isFile) return { handle, size, etag: `"${size.toString(36)}-${(+mtime!).toString(36)}"` };
    handle.close();
    return null;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) {
      return null;
    }
    throw error;
  }
}

async function answer(request: Request, file: OpenFile, headers: Headers, range: string | null) {
  const { handle, size, etag } = file;
  const bodiless = (status: number, more: Record<string, string> = {}) => {
    handle.close();
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    return new Response(null, { status, headers });
  };
  if (matchesEtag(request.headers.get("if-none-match"), etag)) return bodiless(304);
  const ifRange = request.headers.get("if-range");
  const part = ifRange && ifRange !== etag ? undefined : parseRange(range, size);
  if (part === "unsatisfiable") {
    headers.delete("cache-control");
    return bodiless(416, { "content-range": `bytes */${size}` });
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (part) headers.set("content-range", `bytes ${start}-${end}/${size}`);
  headers.set("content-length", String(end - start + 1));
  const status = part ? 206 : 200;
  if (request.method === "HEAD") return bodiless(status);
  return new Response(await read(handle, part), { status, headers });
}

async function read(handle: Deno.FsFile, part?: ByteRange): Promise<ReadableStream<Uint8Array>> {
  if (!part) return handle.readable;
  await handle.seek(part.start, Deno.SeekMode.Start);
  let left = part.end - part.start + 1;
  return handle.readable.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (left > 0) controller.enqueue(chunk.subarray(0, left));
        left -= chunk.length;
        // Ending here closes the file: nothing beyond the range is read.
        if (left <= 0) controller.terminate();
      },
    }),
  );
}
