/** The full-page 'Loading': shown while it is unknown who is signed in. */
import * as Turbo from "@hotwired/turbo";
import { LOADING_ID, VISIT_FAILED_EVENT } from "../../lib/model/web/page_names.ts";

/** Covers the page until `work` has settled. */
export async function whileLoading(work: () => Promise<void>): Promise<void> {
  const cover = document.getElementById(LOADING_ID)!;
  cover.hidden = false;
  try {
    await work();
  } finally {
    cover.hidden = true;
  }
}

/**
 * Fetches the page again, or the one at `path`, for the present user. The shell stays, and so does
 * its sound. Resolves also when the page does not load.
 */
export function reloadPage(
  // With the origin, because a path that begins with two slashes would name another host.
  path = location.origin + location.pathname + location.search,
): Promise<void> {
  return new Promise((done) => {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      done();
    };
    for (const name of ["turbo:load", VISIT_FAILED_EVENT]) {
      document.addEventListener(name, end, { signal: ended.signal });
    }
    Turbo.visit(path, { action: "replace" });
  });
}
