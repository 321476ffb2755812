/** A page of everybody for somebody who is signed in, while the store does not say who that is. */
import { CONTENT_ID, PAGE_REGION_ID, SAVED_PAGE_ATTRIBUTE } from "../lib/model/web/page_names.ts";

const NOTICE = "This site’s database doesn’t answer right now. You see this page as visitors do. " +
  "You are still signed in: try again in a minute.";

/** Headers that are wrong for the changed text. */
const OF_THE_BYTES = ["content-length", "etag"];

/**
 * A public page that says so, and that the browser takes for a saved one: who it is for is what the
 * device remembers. Null for other answers, in which nobody would see what is missing.
 */
export async function asStalePage(response: Response): Promise<Response | null> {
  if (!response.headers.get("content-type")?.startsWith("text/html")) {
    await response.body?.cancel();
    return null;
  }
  const headers = new Headers(response.headers);
  for (const name of OF_THE_BYTES) headers.delete(name);
  headers.set("cache-control", "private, no-store");
  const notice = `<p class="update-notice wrap" role="status">${NOTICE}</p>`;
  const html = (await response.text())
    .replace(`id="${PAGE_REGION_ID}"`, `id="${PAGE_REGION_ID}" ${SAVED_PAGE_ATTRIBUTE}=""`)
    .replace(`<main id="${CONTENT_ID}"`, `${notice}<main id="${CONTENT_ID}"`);
  return new Response(html, { status: response.status, headers });
}
