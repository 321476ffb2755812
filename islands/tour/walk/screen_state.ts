/**
 * What the islands of a tour's page know of the walking screen: small, so that the map need not
 * load the walk before there is one.
 */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { WALK_SHOWN_EVENT } from "../../../lib/model/web/page_names.ts";

const tourId = signal<string | undefined>();
const open = signal(true);

/** The tour on whose page a walk, or what came of it, is to be shown. */
export const walkedTour: ReadonlySignal<string | undefined> = tourId;

/** On phones, whether the walking screen covers the page; elsewhere it stands beside the text. */
export const isScreenOpen: ReadonlySignal<boolean> = open;

/** The screen covers the whole page: `isScreenOpen`, on a phone, and with something to show. */
export const isScreenCovering = signal(false);

/** Shows the walk of a tour on its page; undefined when there is none any more. */
export function showWalkOf(id: string | undefined): void {
  if (tourId.peek() === id) return;
  tourId.value = id;
  if (id === undefined) return;
  open.value = true;
  document.dispatchEvent(new Event(WALK_SHOWN_EVENT));
}

/** Opens the screen on phones, or leads back to the text. */
export function setScreenOpen(to: boolean): void {
  open.value = to;
}
