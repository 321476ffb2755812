/**
 * Files of other sites, which pages may show and play but not read: the policy of pages allows
 * connections to this site alone. The service worker, whose policy is wider, reads them instead.
 */
import { isSafeUrl } from "../../model/media/url_rules.ts";

/** An address of the service worker's own; `url` in its query is the file's. */
export const FOREIGN_FILE_PATH = "/kept-foreign-file";

/**
 * Answers a request for `FOREIGN_FILE_PATH` with the file of another site, in the requested ranges;
 * rejects with a TypeError when the site does not allow reading.
 */
export function fetchForeignFile(request: Request, fetcher: typeof fetch): Promise<Response> {
  const url = new URL(request.url).searchParams.get("url") ?? "";
  if (url.startsWith("/") || !isSafeUrl(url)) return Promise.resolve(Response.error());
  const range = request.headers.get("range");
  return fetcher(url, {
    method: request.method,
    mode: "cors",
    credentials: "omit",
    ...(range ? { headers: { range } } : {}),
    signal: request.signal,
  });
}
