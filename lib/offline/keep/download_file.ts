/**
 * Downloads one file into a cache in parts, so that nothing is lost when the connection or the page
 * ends.
 */

import { BrokenFile } from "./keep_errors.ts";

/** Bytes of a part, the most that is lost when the connection breaks. */
export const PART_BYTES = 1_000_000;

/** The addresses of unfinished parts, which the server does not have. */
const PART_PATH = "/kept-part";

/** The address of a part; parts of another version of the file have other addresses. */
const partAddress = ({ url, bytes, etag = "" }: FileToDownload, start: number) =>
  `${PART_PATH}?${new URLSearchParams({ url, bytes: String(bytes), etag, start: String(start) })}`;

export type DownloadParts = {
  cache: Pick<Cache, "match" | "put" | "delete">;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  signal: AbortSignal;
  /** Called with the number of bytes since the call before. */
  onBytes: (bytes: number) => void;
};

/** The known properties of a file before it is fetched: its length and its version. */
export type FileToDownload = { url: string; bytes?: number; etag?: string };

/**
 * Puts all of `file` into the cache under its own address; returns its length in bytes. A cached
 * file of the right length is not fetched again. Rejects with a TypeError without a connection, a
 * BrokenFile when the server does not send the whole file, a DOMException "QuotaExceededError" when
 * there is no room, and the signal's reason once that is aborted.
 */
export async function downloadFile(file: FileToDownload, parts: DownloadParts): Promise<number> {
  const { cache, onBytes, fetch, signal } = parts;
  const { url, bytes } = file;
  if (bytes !== undefined && await lengthOf(cache, url) === bytes) {
    onBytes(bytes);
    return bytes;
  }
  if (bytes !== undefined && bytes > PART_BYTES) return await downloadInParts(file, bytes, parts);
  return await storeWhole(file, await fetch(url, { signal }), parts);
}

/** The length of a cached file; undefined if it is missing. */
export async function lengthOf(
  cache: Pick<Cache, "match">,
  url: string,
): Promise<number | undefined> {
  const response = await cache.match(url);
  return response && (await response.blob()).size;
}

async function storeWhole(
  { url, bytes }: FileToDownload,
  response: Response,
  { cache, onBytes }: DownloadParts,
): Promise<number> {
  const blob = await blobOf(response, bytes);
  await store(cache, url, blob, response.headers.get("content-type"));
  onBytes(blob.size);
  return blob.size;
}

async function downloadInParts(
  file: FileToDownload,
  bytes: number,
  parts: DownloadParts,
): Promise<number> {
  const { cache, fetch, signal, onBytes } = parts;
  const starts = Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, i) => i * PART_BYTES);
  for (const start of starts) {
    const end = Math.min(start + PART_BYTES, bytes);
    const address = partAddress(file, start);
    if (await lengthOf(cache, address) !== end - start) {
      const headers = { range: `bytes=${start}-${end - 1}` };
      const response = await fetch(file.url, { signal, headers });
      // A server without ranges sends all of it.
      if (response.status === 200) return await storeWhole(file, response, parts);
      const blob = await blobOf(response, end - start);
      await store(cache, address, blob, response.headers.get("content-type"));
    }
    onBytes(end - start);
  }
  const stored = await Promise.all(starts.map((start) => cache.match(partAddress(file, start))));
  const blobs = await Promise.all(stored.map((part) => part!.blob()));
  await store(cache, file.url, new Blob(blobs), stored[0]!.headers.get("content-type"));
  for (const start of starts) await cache.delete(partAddress(file, start));
  return bytes;
}

/** The received bytes, if they have the right length. */
async function blobOf(response: Response, bytes: number | undefined): Promise<Blob> {
  if (!response.ok) {
    throw new BrokenFile(`The server answered ${response.status}`, response.status);
  }
  const blob = await response.blob();
  if (bytes !== undefined && blob.size !== bytes) {
    throw new BrokenFile(`The server sent ${blob.size} bytes instead of ${bytes}`);
  }
  return blob;
}

/** Stores a file like a complete answer of the server, so that ranges can be cut from it. */
function store(
  cache: Pick<Cache, "put">,
  url: string,
  blob: Blob,
  type: string | null,
): Promise<void> {
  const headers = new Headers({ "content-length": String(blob.size) });
  if (type) headers.set("content-type", type);
  return cache.put(url, new Response(blob, { headers }));
}
