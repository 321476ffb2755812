/** The work of "Show more": appends the next page of a list. */
import { texts } from "../../../lib/texts/texts.ts";
import { shownText } from "../../../lib/ui/shown_text.ts";
import { changeQuery, fetchPage } from "../page_parts.ts";
import { visit } from "../visit.ts";

const t = texts("shell");

/** Appends the page of `link`; once, even after several taps. */
export async function appendNextPage(link: HTMLAnchorElement): Promise<void> {
  const id = link.dataset.showMore!;
  const list = document.getElementById(id);
  const nav = link.closest("nav");
  const status = nav?.querySelector("[role=status]");
  if (!list || !nav || !status || link.ariaBusy === "true") return;
  link.ariaBusy = "true";
  try {
    const next = await fetchPage(link.href);
    const items = next.getElementById(id)?.children;
    // Signed out meanwhile, or the list is empty now: the page itself shows it.
    if (!items) return await visit(link.href);
    const first = items[0];
    list.append(...items);
    // The page may have been left meanwhile; then the focus is not moved.
    if (list.isConnected) first?.querySelector<HTMLElement>("a, button")?.focus();
    const { total } = nav.dataset;
    status.textContent = shownText(list.children.length, total ? Number(total) : undefined);
    const following = next.querySelector<HTMLAnchorElement>(`a[data-show-more="${id}"]`);
    if (following) link.href = following.getAttribute("href")!;
    else link.remove();
    if (list.isConnected) rememberPages(nav, list.children.length);
  } catch (cause) {
    console.warn("The next page of a list cannot be shown", cause);
    status.textContent = t("nextArchivesFailed");
  } finally {
    link.ariaBusy = null;
  }
}

/** Puts the number of shown pages into the address, if it may have that and has no page number. */
function rememberPages({ dataset: { perPage, mostPages } }: HTMLElement, shown: number): void {
  if (perPage === undefined) return;
  const pages = Math.min(Math.ceil(shown / Number(perPage)), Number(mostPages));
  changeQuery((query) => {
    if (!query.has("cursor") && !query.has("page")) query.set("pages", String(pages));
  });
}
