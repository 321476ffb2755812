/**
 * The state of the walking screen for the islands of a tour's page: small, so that the map need not
 * load the walk before there is one.
 */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { WALK_SHOWN_EVENT } from "../../../lib/model/web/page_names.ts";

const tourId = signal<string | undefined>();
const open = signal(true);

/** The tour whose page should show a walk or its summary. */
export const walkedTour: ReadonlySignal<string | undefined> = tourId;

/** Whether a walk covers the page; otherwise its text is read meanwhile. */
export const isScreenOpen: ReadonlySignal<boolean> = open;

/** The screen covers the whole page: `isScreenOpen`, and with something to show. */
export const isScreenCovering = signal(false);

/** The pocket screen is shown, so that the phone may point anywhere. */
export const isInPocket = signal(false);

/** Shows the walk of a tour on its page; undefined at its end. */
export function showWalkOf(id: string | undefined): void {
  if (tourId.peek() === id) return;
  tourId.value = id;
  if (id === undefined) return;
  open.value = true;
  document.dispatchEvent(new Event(WALK_SHOWN_EVENT));
}

/** Opens the screen, or returns to the text. */
export function setScreenOpen(to: boolean): void {
  open.value = to;
}
