/**
 * Moves through the browser's history that are not page changes: Back closes an overlay over the
 * page, such as the player's sheet, and a move may be undone. Without Turbo, which the server
 * cannot import.
 */

/**
 * Entries of the history that belong to one page share Turbo's `restorationIndex`. `overlays` is
 * how many are open at the entry; missing if there has never been one.
 */
type EntryState = { turbo?: { restorationIndex: number }; overlays?: number } | null;

/** The functions that close the open overlays, the lowest first. */
const overlays: (() => void)[] = [];

/** Called with the number of open overlays, once the history has moved to their entries. */
let onCount: (count: number) => void = () => {};

const showCount = (): void => onCount(overlays.length);

/**
 * Calls `show` now and at each change, in place of an earlier one. It is no signal, whose library
 * each page would load.
 */
export function countOverlays(show: (count: number) => void): void {
  onCount = show;
  showCount();
}

/** The resolver for the end of a move that no other listener should see. */
const quietMoves: (() => void)[] = [];

/** The entry of the shown page; a page that is still loading is not shown. */
let shownIndex: number | undefined;

/** The index of the entry that the last move led to; undefined for a fragment ("#stop-3"). */
let currentIndex: number | undefined;

const indexOf = (state: EntryState) => state?.turbo?.restorationIndex;

/**
 * Adds an entry at which Back calls `close` and leaves the page as it is. Returns the function that
 * leaves the entry when the overlay closes by other means; it calls nothing, and may be called
 * twice.
 */
export function openOverlay(close: () => void): () => void {
  if (overlays.length === 0) history.replaceState({ ...history.state, overlays: 0 }, "");
  overlays.push(close);
  history.pushState({ ...history.state, overlays: overlays.length }, "");
  showCount();
  return () => {
    const at = overlays.lastIndexOf(close);
    if (at < 0) return;
    const [, ...above] = overlays.slice(at);
    leaveOverlays(at);
    for (const closeAbove of above.reverse()) closeAbove();
  };
}

/** Closes all overlays; resolves when the history is back at the page's own entry. */
export async function closeOverlays(): Promise<void> {
  const open = [...overlays];
  const left = leaveOverlays(0);
  for (const close of open.reverse()) close();
  await left;
}

export const hasOverlays = () => overlays.length > 0;

/** Leaves the entries of all overlays but the lowest `rest`. */
function leaveOverlays(rest: number): Promise<void> {
  const { length } = overlays.splice(rest);
  return moveQuietly(-length).then(showCount);
}

let lastMove = Promise.resolve();

/** Resolves when the entries of closed overlays are left, before which no other may open. */
export const movesAreDone = (): Promise<void> => lastMove;

/** Moves by `delta` entries, without a page change. */
function moveQuietly(delta: number): Promise<void> {
  if (delta === 0) return Promise.resolve();
  return lastMove = new Promise((moved) => {
    quietMoves.push(moved);
    history.go(delta);
  });
}

/** Remembers that the page of the current entry is the shown one. */
export function pageIsShown(): void {
  currentIndex = shownIndex = indexOf(history.state);
}

/** Moves back to the shown page, after a move to one that cannot be loaded. */
export function returnToShownPage(): Promise<void> {
  const index = indexOf(history.state);
  if (index === undefined || shownIndex === undefined) return Promise.resolve();
  return moveQuietly(shownIndex - index);
}

/** Handles a move through the history; false for a change of page, which Turbo makes. */
export function takeMove(state: EntryState): boolean {
  const from = currentIndex;
  currentIndex = indexOf(state);
  const quiet = quietMoves.shift();
  if (quiet) {
    quiet();
    return true;
  }
  const isShownPage = currentIndex !== undefined && currentIndex === shownIndex;
  const wanted = isShownPage ? state?.overlays ?? 0 : 0;
  const open = overlays.length;
  for (const close of overlays.splice(wanted).reverse()) close();
  queueMicrotask(showCount);
  if (!isShownPage || from !== shownIndex || state?.overlays === undefined) return false;
  // Forward, to an overlay that was closed: it does not open again.
  if (wanted > open) moveQuietly(open - wanted);
  // Back, from the entry of an overlay that a reload has closed.
  if (wanted === 0 && open === 0) history.back();
  return true;
}
