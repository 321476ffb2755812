/**
 * Restores the scroll position of pages that a visitor returns to. Turbo stores how far a page was
 * scrolled, but loses it at a reload, confuses a page that is still shown with the requested one,
 * and does not know of changes above. So the element at the top of the window is stored, too.
 */
import { getSessionStorage } from "../../lib/device/storage.ts";
import { SCROLL_POSITIONS_KEY } from "../../lib/device/storage_keys.ts";
import { CONTENT_ID } from "../../lib/model/web/page_names.ts";

/** Pixels: from the top of the page, and of the anchor from the top of the window. */
type ScrollPosition = { y: number; anchor?: { selector: string; top: number } };

/** How many pages' positions survive a reload: the newest. */
const MOST = 30;

/**
 * Elements that are the same in a new version of the page: archives of the list, and elements with
 * an id.
 */
const ANCHORS = `#archives > [data-tour], #${CONTENT_ID} [id]`;

/** By Turbo's identifier of the entry in the history. */
const positions = readStored();

let shown: string | undefined;
let action: string | undefined;

addEventListener("turbo:visit", (event) => {
  action = (event as CustomEvent<{ action: string }>).detail.action;
  remember();
});
addEventListener("turbo:before-render", remember);

addEventListener("turbo:load", () => {
  shown = history.state?.turbo?.restorationIdentifier;
  const position = shown !== undefined && action === "restore" && positions.get(shown);
  if (position) scrollToPosition(position);
  action = undefined;
});

addEventListener("pagehide", store);
document.addEventListener("visibilitychange", () => document.hidden && store());

/** Stores the position of the shown page, unless it is a skeleton. */
function remember(): void {
  if (shown === undefined || document.querySelector("[data-skeleton]")) return;
  positions.delete(shown);
  positions.set(shown, { y: scrollY, anchor: findAnchor() });
}

/** The first element that begins within the window. */
function findAnchor(): ScrollPosition["anchor"] {
  for (const element of document.querySelectorAll<HTMLElement>(ANCHORS)) {
    const { top, height } = element.getBoundingClientRect();
    if (height > 0 && top >= 0 && top < innerHeight) return { selector: selectorOf(element), top };
  }
}

function selectorOf({ id, dataset: { tour } }: HTMLElement): string {
  return id ? `#${CSS.escape(id)}` : `#archives > [data-tour="${tour}"]`;
}

function scrollToPosition({ y, anchor }: ScrollPosition): void {
  scrollTo(0, y);
  const element = anchor && document.querySelector(anchor.selector);
  if (element) scrollBy(0, element.getBoundingClientRect().top - anchor.top);
}

function store(): void {
  remember();
  const newest = [...positions].slice(-MOST);
  try {
    getSessionStorage()?.setItem(SCROLL_POSITIONS_KEY, JSON.stringify(newest));
  } catch {
    // Storage is full or refused: a reload loses the positions.
  }
}

function readStored(): Map<string, ScrollPosition> {
  try {
    return new Map(JSON.parse(getSessionStorage()?.getItem(SCROLL_POSITIONS_KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}
