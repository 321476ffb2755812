/** Parts of our other pages for this one, and this page's address, both without a page change. */

/** The page at `href`; rejects when it cannot be loaded, and when `signal` is aborted. */
export async function fetchPage(href: string, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}

/**
 * Changes the query of the page's address, so that returning to the page restores it. The entry of
 * the history stays the same, because Turbo keeps its own data in it.
 */
export function changeQuery(change: (query: URLSearchParams) => void): void {
  const address = new URL(location.href);
  change(address.searchParams);
  history.replaceState(history.state, "", address);
}
