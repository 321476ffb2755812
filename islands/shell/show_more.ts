/** "Show more": appends the next page of a list in place (see lib/ui/show_more.tsx). */
import { shownText } from "../../lib/ui/shown_text.ts";
import { isPlainClick } from "../runtime/is_plain_click.ts";
import { changeQuery, fetchPage } from "./page_parts.ts";

const FAILED = "The next page could not be loaded. Check your connection, then try again.";

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-show-more]");
  if (!link || !isPlainClick(event)) return;
  // Before Turbo, which would open the next page instead.
  event.preventDefault();
  if (link.ariaBusy !== "true") appendNextPage(link);
});

async function appendNextPage(link: HTMLAnchorElement): Promise<void> {
  const id = link.dataset.showMore!;
  const list = document.getElementById(id);
  const nav = link.closest("nav");
  const status = nav?.querySelector("[role=status]");
  if (!list || !nav || !status) return;
  link.ariaBusy = "true";
  try {
    const next = await fetchPage(link.href);
    const items = next.getElementById(id)?.children;
    if (!items) throw new Error(`The page at ${link.href} has no list "${id}"`);
    const first = items[0];
    list.append(...items);
    // The page may have been left meanwhile: its focus is not this list's any more.
    if (list.isConnected) first?.querySelector<HTMLElement>("a, button")?.focus();
    const { total } = nav.dataset;
    status.textContent = shownText(list.children.length, total ? Number(total) : undefined);
    const following = next.querySelector<HTMLAnchorElement>(`a[data-show-more="${id}"]`);
    if (following) link.href = following.getAttribute("href")!;
    else link.remove();
    if (list.isConnected) rememberPages(nav, list.children.length);
  } catch (cause) {
    console.warn("The next page of a list cannot be shown", cause);
    status.textContent = FAILED;
  } finally {
    link.ariaBusy = null;
  }
}

/**
 * Puts into the address how many pages are shown, where it may say so and names none but the first.
 */
function rememberPages({ dataset: { perPage, mostPages } }: HTMLElement, shown: number): void {
  if (perPage === undefined) return;
  const pages = Math.min(Math.ceil(shown / Number(perPage)), Number(mostPages));
  changeQuery((query) => {
    if (!query.has("cursor") && !query.has("page")) query.set("pages", String(pages));
  });
}
