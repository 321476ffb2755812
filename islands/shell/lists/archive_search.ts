/**
 * The search of all archives (lib/ui/tour/archive_search.tsx) while the visitor types and chooses;
 * the form stays as it is, with its focus. Only one page has it, so its work is loaded on use.
 */
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { ARCHIVE_SEARCH_ID } from "../../../lib/model/web/page_names.ts";
import { isPlainClick } from "../../runtime/is_plain_click.ts";
import { orAlert } from "../alert.ts";
import { changeQuery } from "../page_parts.ts";

/** From the last letter to the search, in milliseconds, because letters come in words. */
const TYPING_PAUSE = 250;

type Search = typeof import("./search_archives.ts");

let timer: ReturnType<typeof setTimeout> | undefined;

/** Acts on a choice at once, instead of the search that was due after the typing. */
function searchNow(work: (search: Search) => Promise<void>): void {
  clearTimeout(timer);
  orAlert(async () => work(await loadChunk(() => import("./search_archives.ts"))));
}

const formOf = ({ target }: Event) =>
  (target as Element).closest<HTMLFormElement>(`#${ARCHIVE_SEARCH_ID}`);

document.addEventListener("input", (event) => {
  const form = formOf(event);
  if (!form || (event.target as HTMLInputElement).type !== "search") return;
  clearTimeout(timer);
  timer = setTimeout(() => searchNow(({ search }) => search(form)), TYPING_PAUSE);
});

document.addEventListener("change", (event) => {
  const form = formOf(event);
  if (form && event.target instanceof HTMLSelectElement) searchNow(({ search }) => search(form));
});

// Before Turbo, which would open the page instead.
document.addEventListener("submit", (event) => {
  const form = formOf(event);
  if (!form) return;
  event.preventDefault();
  searchNow(({ search }) => search(form));
});

document.addEventListener("click", (event) => {
  const target = event.target as Element;
  const button = target.closest<HTMLButtonElement>("button[data-near-me]");
  if (button) return searchNow(({ toggleNear }) => toggleNear(button));
  const link = target.closest<HTMLAnchorElement>("a[data-search]");
  const form = document.getElementById(ARCHIVE_SEARCH_ID) as HTMLFormElement | null;
  if (!link || !form || !isPlainClick(event)) return;
  event.preventDefault();
  // The link disappears with its effect, but the focus must stay on the page.
  form.querySelector<HTMLInputElement>("[name=q]")!.focus({ preventScroll: true });
  searchNow(({ searchFor }) => searchFor(form, new URL(link.href).searchParams));
});

addEventListener("turbo:before-render", () => clearTimeout(timer));

// The map stays open for a returning visitor. (The event does not bubble.)
document.addEventListener("toggle", ({ target }) => {
  if (!(target instanceof HTMLDetailsElement) || !target.matches(".map-toggle")) return;
  changeQuery((query) => target.open ? query.set("map", "open") : query.delete("map"));
}, true);
