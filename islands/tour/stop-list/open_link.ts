/** Opens a link to a stop, or to a second of its story: it is loaded into the player, and shown. */
import { effect, untracked } from "@preact/signals-core";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { isSameStop, type PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { parseStopLink, type StopLink } from "../../../lib/model/web/stop_link.ts";
import type { Player } from "../../../lib/player/player.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { isPlayingOrLoading } from "../../../lib/player/player_state.ts";
import { openWords } from "./words.ts";

/** A page that settles later than this, in milliseconds, no longer moves to the link's place. */
const SETTLES_IN = 10_000;

/** What a reader does who wants to be elsewhere. */
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Opens the link in the address. Its stop's card is marked until `ended`: `:target` matches nothing
 * after a page change by script.
 */
export function openLink(tour: PlayerTour, ended: AbortSignal): void {
  const link = parseStopLink(location.hash);
  const card = link && document.getElementById(`stop-${link.index + 1}`);
  if (!card || ended.aborted) return;
  card.dataset.linked = "";
  ended.addEventListener("abort", () => delete card.dataset.linked);
  openWords(link.index);
  // Somebody who comes back finds page and player as they left them.
  if (history.state?.isLinkOpened) return;
  selectLinked(tour, link, getPlayer(), ended);
  const picture = card.querySelector<HTMLAnchorElement>("a[data-thing]");
  if (link.thing && picture) showThing(picture, link.thing);
  keepInView(card, link, ended);
  history.replaceState({ ...history.state, isLinkOpened: true }, "");
}

/** Without the gallery the card is shown. */
function showThing(picture: HTMLAnchorElement, id: string): void {
  loadChunk(() => import("../gallery/open_gallery.tsx"))
    .then(({ openGallery }) => openGallery(picture, id))
    .catch(() => {});
}

/**
 * A link to `#stop-3` loads stop 3 into the player, `#stop-3&t=63` from second 63 on. It does not
 * replace another story: then stop 3 begins there when somebody plays it, until `ended`.
 */
export function selectLinked(
  tour: PlayerTour,
  { index, seconds }: StopLink,
  player: Player,
  ended: AbortSignal,
): void {
  if (!tour.audioStops?.[index]) return;
  const isCurrent = () =>
    isSameStop({ tour: player.tour.value, index: player.index.value }, { tour, index });
  const isOther = player.tour.value !== undefined && player.tour.value.id !== tour.id;
  if (!isCurrent() && !isOther && !isPlayingOrLoading(player.status.value)) {
    player.offer(tour, index);
  }
  if (seconds === undefined) return;
  if (isCurrent()) return player.seekTo(seconds);
  const end = effect(() => {
    if (!isCurrent()) return;
    // A story to which a walk or "Play all" goes on begins at its beginning.
    const isChosen = player.autoAdvance.peek() && !player.playsAll.peek();
    untracked(() => isChosen && player.seekTo(seconds));
    end();
  });
  ended.addEventListener("abort", end);
}

/**
 * Shows the card, or the linked sentence in it, which is lit; again whenever the page changes its
 * size, or its words arrive, until its reader moves.
 */
function keepInView(card: HTMLElement, { seconds }: StopLink, ended: AbortSignal): void {
  const moved = new AbortController();
  const show = () => {
    const sentence = seconds === undefined ? undefined : sentenceAt(card, seconds);
    if (sentence && !card.querySelector("[data-lit]")) {
      sentence.dataset.lit = "";
      ended.addEventListener("abort", () => delete sentence.dataset.lit);
    }
    (sentence ?? card).scrollIntoView({ block: sentence ? "center" : "start" });
  };
  const words = new MutationObserver(show);
  words.observe(card, { subtree: true, childList: true, attributeFilter: ["open"] });
  const sizes = new ResizeObserver(show);
  sizes.observe(document.body);
  const stop = () => moved.abort();
  const timer = setTimeout(stop, SETTLES_IN);
  ended.addEventListener("abort", stop);
  for (const type of MOVES) addEventListener(type, stop, { signal: moved.signal, passive: true });
  // Turbo has scrolled to the top.
  addEventListener("turbo:load", show, { signal: moved.signal });
  moved.signal.addEventListener("abort", () => {
    clearTimeout(timer);
    words.disconnect();
    sizes.disconnect();
  });
  show();
}

/** The sentence that is spoken at `seconds`, if it is on the page and not folded away. */
function sentenceAt(card: HTMLElement, seconds: number): HTMLElement | undefined {
  const ms = Math.round(seconds * 1000);
  return [...card.querySelectorAll<HTMLElement>("[data-start]")].findLast((sentence) =>
    Number(sentence.dataset.start) <= ms && sentence.getClientRects().length > 0
  );
}
