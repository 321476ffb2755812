/**
 * Moves through the browser's history that are no page changes: Back closes what lies over the page
 * (an overlay, such as the player's sheet), and a move may be taken back. Without Turbo, which the
 * server cannot import.
 */

/**
 * Entries of the history that belong to one page have the same `restorationIndex` of Turbo's.
 * `overlays` is how many are open at the entry; absent where there has never been one.
 */
type EntryState = { turbo?: { restorationIndex: number }; overlays?: number } | null;

/** How to close each overlay that is open, the lowest first. */
const overlays: (() => void)[] = [];

/** Who waits for the end of a move that nobody else is to hear of. */
const quietMoves: (() => void)[] = [];

/** Where the page is that is shown: a page that is asked for is not shown yet. */
let shownIndex: number | undefined;

/** The index of the entry that the last move led to; undefined at a place on a page ("#stop-3"). */
let currentIndex: number | undefined;

const indexOf = (state: EntryState) => state?.turbo?.restorationIndex;

/**
 * Adds an entry at which Back calls `close` and leaves the page as it is. Returns how to leave the
 * entry when the overlay closes by other means; that calls nothing, and may be called twice.
 */
export function openOverlay(close: () => void): () => void {
  if (overlays.length === 0) history.replaceState({ ...history.state, overlays: 0 }, "");
  overlays.push(close);
  history.pushState({ ...history.state, overlays: overlays.length }, "");
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
  return moveQuietly(-length);
}

/** Moves by `delta` entries, without a page change. */
function moveQuietly(delta: number): Promise<void> {
  if (delta === 0) return Promise.resolve();
  return new Promise((moved) => {
    quietMoves.push(moved);
    history.go(delta);
  });
}

/** Remembers that the page of the current entry is the one that is shown. */
export function pageIsShown(): void {
  currentIndex = shownIndex = indexOf(history.state);
}

/** Moves back to the page that is shown, after a move to one that cannot be. */
export function returnToShownPage(): Promise<void> {
  const index = indexOf(history.state);
  if (index === undefined || shownIndex === undefined) return Promise.resolve();
  return moveQuietly(shownIndex - index);
}

/** Takes a move through the history; false when it is a change of page, which Turbo makes. */
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
  if (!isShownPage || from !== shownIndex || state?.overlays === undefined) return false;
  // Forward, to an overlay that was closed: it does not open by itself.
  if (wanted > open) moveQuietly(open - wanted);
  // Back, from the entry of an overlay that a reload has closed.
  if (wanted === 0 && open === 0) history.back();
  return true;
}
