/**
 * Serves the archive of vector tiles with byte ranges: a local file, or the one remote file in the
 * settings, and no other address.
 */
import { fetchPatiently } from "../../media/patient_fetch.ts";
import { LONGEST_MAP_RANGE } from "../../model/web/map_archive.ts";
import { Problem } from "../../model/web/problem.ts";
import { warn } from "../host/log.ts";
import type { MapArchive } from "../host/map_config.ts";
import { problemResponse } from "./problem_response.ts";
import { serveOneFile } from "./static_files.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("problems");

/** Time limit of the remote server for its answer, and for each piece, in milliseconds. */
const PATIENCE = 30_000;

/** The Cache-Control of an answer with this ETag. */
type CacheControl = (etag: string | null) => string;

/**
 * Answers a GET or HEAD with the requested range; null when the file is missing. Answers for the
 * present version (`v` in the query, see `MAP_ARCHIVE_PATH`) are immutable; all others are
 * revalidated before each use.
 */
export function serveMapArchive(
  request: Request,
  archive: MapArchive,
  fetcher: typeof fetch,
): Promise<Response | null> {
  const version = new URL(request.url).searchParams.get("v");
  const cacheControl: CacheControl = (etag) =>
    etag === `"${version}"` ? "public, max-age=31536000, immutable" : "public, no-cache";
  return "path" in archive
    ? serveOneFile(request, archive.path, cacheControl)
    : serveRemote(request, archive.url, { fetcher, cacheControl });
}

async function serveRemote(
  request: Request,
  url: string,
  { fetcher, cacheControl }: { fetcher: typeof fetch; cacheControl: CacheControl },
): Promise<Response> {
  const range = request.headers.get("range") ?? "";
  if (!isServed(range)) {
    return problemResponse(
      new Problem(416, t("mapRange")),
    );
  }
  let answer: Response;
  try {
    answer = await fetchRange(url, range, fetcher, request.signal);
  } catch (error) {
    if (!request.signal.aborted) {
      warn(`The map of MAP_PMTILES can’t be loaded: ${(error as Error).message}`);
    }
    return problemResponse(new Problem(503, t("mapNotLoaded")));
  }
  const etag = strongEtag(answer);
  const headers = new Headers({ "accept-ranges": "bytes" });
  for (const name of ["content-range", "content-length"]) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (answer.status === 416) {
    headers.delete("content-length");
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-type", "application/octet-stream");
  headers.set("cache-control", cacheControl(etag));
  if (etag) headers.set("etag", etag);
  if (request.method === "GET") return new Response(answer.body, { status: 206, headers });
  await answer.body?.cancel();
  return new Response(null, { status: 206, headers });
}

/** One range with both ends, as PMTiles readers send it, within the limit. */
function isServed(range: string): boolean {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(range) ?? [];
  if (first === undefined) return false;
  const length = Number(last) - Number(first) + 1;
  return length > 0 && length <= LONGEST_MAP_RANGE;
}

/**
 * Asks a remote server for a range, and passes on its answer: 206, or 416 without a body. Throws an
 * Error that names the fault for anything else, redirects included.
 */
export async function fetchRange(
  url: string,
  range: string,
  fetcher: typeof fetch,
  signal?: AbortSignal,
): Promise<Response> {
  const answer = await fetchPatiently((late) =>
    fetcher(url, {
      headers: { range, "accept-encoding": "identity" },
      redirect: "error",
      signal: signal ? AbortSignal.any([signal, late]) : late,
    }), PATIENCE);
  if (answer.status === 206) return answer;
  await answer.body?.cancel();
  if (answer.status === 416) return answer;
  throw new Error(`${url} answers a request for a range with ${answer.status}, not with 206`);
}

function strongEtag({ headers }: Response): string | null {
  const etag = headers.get("etag");
  return etag?.startsWith('"') ? etag : null;
}
