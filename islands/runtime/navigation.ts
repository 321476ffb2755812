/**
 * Page changes by Turbo Drive: only the page region is replaced, so that the shell's player plays
 * on.
 */
import * as Turbo from "@hotwired/turbo";
import { PAGE_REGION_ID } from "../../lib/model/web/page_names.ts";
import "./failed_visits.ts";
import { closeOverlays, hasOverlays, pageIsShown, takeMove } from "./history_entries.ts";
import { isPlainClick } from "./is_plain_click.ts";
import "./scroll_positions.ts";

// Turbo has started when it was imported. It must hear of moves after this listener.
Turbo.navigator.history.stop();
addEventListener("popstate", (event) => {
  if (takeMove(event.state)) event.stopImmediatePropagation();
});
Turbo.navigator.history.start();

// The next page follows the page's own entry, not one of an overlay.
addEventListener("turbo:before-visit", (event) => {
  if (!hasOverlays()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  closeOverlays().then(() => Turbo.visit((event as CustomEvent<{ url: string }>).detail.url, {}));
});

addEventListener("turbo:before-render", (event) => {
  const { detail } = event as CustomEvent<{
    newBody: Element;
    render: (from: Element, to: Element) => void;
  }>;
  const putBack = takeNoscripts(detail.newBody);
  detail.render = (current, next) => {
    const from = current.querySelector(`#${PAGE_REGION_ID}`);
    const to = next.querySelector(`#${PAGE_REGION_ID}`);
    if (!from || !to) throw new Error("Root element not found");
    putBack();
    from.replaceWith(document.adoptNode(to));
  };
});

/**
 * Turbo drops all <noscript> between this event and the change, which would leave a page that
 * differs from React's rendering. Returns the function that puts them back, with text in them as in
 * a loaded page.
 */
function takeNoscripts(body: Element): () => void {
  const taken = Array.from(body.querySelectorAll("noscript"), (noscript) => {
    const place = document.createComment("");
    noscript.replaceWith(place);
    noscript.textContent = noscript.innerHTML;
    return { place, noscript };
  });
  return () => taken.forEach(({ place, noscript }) => place.replaceWith(noscript));
}

// Turbo would fetch the page again for a link to a place on it: its own check compares the whole
// address.
addEventListener("turbo:click", (event) => {
  const to = new URL((event as CustomEvent<{ url: string }>).detail.url);
  const here = to.pathname === location.pathname && to.search === location.search;
  if (here && to.hash) event.preventDefault();
});

/** The used part of the browser's Navigation API. */
type Navigation = {
  currentEntry: { index: number } | null;
  entries(): { url: string | null }[];
};

// A link that leads back, such as "Back to Archives", shows the page as it was left, with its
// search and everything loaded, if it is the previous one. Turbo would open it anew.
document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-back]");
  if (!link || !isPlainClick(event) || pathBefore() !== link.pathname) return;
  event.preventDefault();
  history.back();
});

/** The path of the page before this one; undefined if the browser does not tell. */
function pathBefore(): string | undefined {
  const { navigation } = globalThis as { navigation?: Navigation };
  const index = navigation?.currentEntry?.index ?? 0;
  const url = navigation?.entries()[index - 1]?.url;
  return url ? new URL(url).pathname : undefined;
}

// Screen readers announce the new page's title, and the keyboard starts at its top.
let first = true;
addEventListener("turbo:load", () => {
  pageIsShown();
  if (!first) document.getElementById(PAGE_REGION_ID)?.focus({ preventScroll: true });
  first = false;
});

Turbo.start();
