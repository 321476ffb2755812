/**
 * Counts what is heard in a frame: each story once for each load of the page, since a frame stores
 * nothing.
 */
import { createListening, refusesCounting, sendListening } from "../../lib/player/listening.ts";

/** `list` has the archive's id, and an entry for each stop with its id. */
export function countListens(list: HTMLElement): void {
  const { archive: tourId } = list.dataset;
  if (tourId === undefined || refusesCounting(navigator)) return;
  for (const entry of list.querySelectorAll<HTMLElement>("[data-stop-id]")) {
    const player = entry.querySelector("audio");
    if (player) countStory(player, { tourId, stopId: entry.dataset.stopId! });
  }
}

function countStory(player: HTMLAudioElement, ids: { tourId: string; stopId: string }): void {
  const listening = createListening();
  const ended = new AbortController();
  const finish = () => {
    const left = listening.left();
    if (left === undefined || ended.signal.aborted) return;
    ended.abort();
    sendListening({ ...ids, way: "frame", left });
  };
  const { signal } = ended;
  player.addEventListener("timeupdate", () => {
    listening.at(player.currentTime, Number.isFinite(player.duration) ? player.duration : 0);
  }, { signal });
  player.addEventListener("ended", finish, { signal });
  addEventListener("pagehide", finish, { signal });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" && player.paused) finish();
  }, { signal });
}
