/** Static files: types, ETags, byte ranges, and the compressed versions from the build. */
import { getMimeType } from "hono/utils/mime";
import { streamFile } from "../../media/file_stream.ts";
import { answerRange } from "./byte_range.ts";

const ENCODINGS = [["br", ".br"], ["gzip", ".gz"]] as const;

/** Longest path that is looked up, in characters. */
const MAX_PATH = 1000;

/**
 * Answers a GET or HEAD for the file at `path` below `root` (a folder of ours), or null for a
 * missing one. `cacheControl` is sent with every answer but 416.
 */
export async function serveFile(
  request: Request,
  root: string,
  path: string,
  cacheControl: string,
): Promise<Response | null> {
  // Only plain names: no dot files, no "..", no escapes, and no longer than file systems allow.
  if (path.length > MAX_PATH || !/^(\/[\w-][\w.-]{0,199})+$/.test(path)) return null;
  const accepted = request.headers.get("accept-encoding") ?? "";
  const twins = request.headers.has("range")
    ? []
    : ENCODINGS.filter(([name]) => accepted.includes(name));
  for (const [encoding, suffix] of [...twins, [undefined, ""] as const]) {
    const file = await find(`${root}${path}${suffix}`);
    if (!file) continue;
    const headers = new Headers({
      "content-type": getMimeType(path) ?? "application/octet-stream",
      "cache-control": cacheControl,
      "accept-ranges": "bytes",
      "etag": file.etag,
      "vary": "accept-encoding",
    });
    if (encoding) headers.set("content-encoding", encoding);
    return await answer(request, file, headers);
  }
  return null;
}

/**
 * Answers a GET or HEAD for the file at `path`, which the caller has chosen, or null for a missing
 * one. `cacheControl` is called with its ETag.
 */
export async function serveOneFile(
  request: Request,
  path: string,
  cacheControl: (etag: string) => string,
): Promise<Response | null> {
  const file = await find(path);
  if (!file) return null;
  const headers = new Headers({
    "content-type": "application/octet-stream",
    "cache-control": cacheControl(file.etag),
    "accept-ranges": "bytes",
    "etag": file.etag,
  });
  return await answer(request, file, headers);
}

type FoundFile = { path: string; size: number; etag: string };

async function find(path: string): Promise<FoundFile | null> {
  try {
    const { size, mtime, isFile } = await Deno.stat(path);
    if (!isFile) return null;
    return { path, size, etag: `"${size.toString(36)}-${(+mtime!).toString(36)}"` };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) {
      return null;
    }
    throw error;
  }
}

const answer = (request: Request, { path, size }: FoundFile, headers: Headers) =>
  answerRange(
    request,
    { size, headers },
    (range = { start: 0, end: size - 1 }) => streamFile(path, range),
  );
