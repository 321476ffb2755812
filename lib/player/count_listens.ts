/**
 * Counts what the player plays: for each story one listening, and only the first of a year on this
 * device, so that a figure of ten stands for ten devices. The device remembers which stories those
 * were; the server gets the listening alone. Without a network it waits here. It may be lost, but
 * is never sent twice.
 */
import { effect } from "@preact/signals-core";
import type { KeyValueStorage } from "../device/storage.ts";
import { COUNTED_KEY } from "../device/storage_keys.ts";
import { underLock } from "../device/under_lock.ts";
import type { Way } from "../model/listens/listening.ts";
import { stopAt } from "../model/tour/player_tour.ts";
import { createListening, type SentListening } from "./listening.ts";
import type { Player } from "./player.ts";

/** Most stories that a device remembers, and most listenings that wait. */
const MOST_STORIES = 1000;
const MOST_WAITING = 100;

/** The lock of the tab that sends waiting listenings. */
const LOCK = "send-listens";

type Counted = { year: number; stories: string[]; waiting: SentListening[] };

type CountParts = {
  player: Pick<Player, "tour" | "index" | "status" | "currentTime" | "duration" | "reads">;
  way: () => Way;
  send: (listening: SentListening) => boolean;
  isOnline: () => boolean;
  /** Without it nothing outlives the page. */
  storage?: KeyValueStorage;
  locks?: Pick<LockManager, "request">;
  /** Fires 'visibilitychange'. */
  page: EventTarget & { visibilityState: string };
  /** Fires 'pagehide' and 'online'. */
  window: EventTarget;
  year: () => number;
};

/** Starts counting, for as long as the page lives. */
export function countListens(
  { player, way, send, isOnline, storage, locks, page, window, year }: CountParts,
): void {
  let counted: Counted = { year: year(), stories: [], waiting: [] };
  let current: ReturnType<typeof follow> | undefined;

  const follow = (tourId: string, stopId: string) => {
    return { story: `${tourId}/${stopId}`, tourId, stopId, way: way(), ...createListening() };
  };

  /** Another tab may have changed it. */
  function read(): Counted {
    counted = readCounted(storage) ?? counted;
    if (counted.year !== year()) counted = { ...counted, year: year(), stories: [] };
    return counted;
  }

  function write(): void {
    try {
      storage?.setItem(COUNTED_KEY, JSON.stringify(counted));
    } catch {
      // A full storage: this page still remembers.
    }
  }

  function finish(): void {
    const left = current?.left();
    if (!current || left === undefined) return;
    const { story, tourId, stopId, way } = current;
    current = undefined;
    const { stories, waiting } = read();
    if (stories.includes(story)) return;
    stories.push(story);
    stories.splice(0, stories.length - MOST_STORIES);
    const listening = { tourId, stopId, way, left };
    if (!(isOnline() && send(listening)) && waiting.length < MOST_WAITING) waiting.push(listening);
    write();
  }

  /** Under a lock, so that of two tabs one sends. */
  const sendWaiting = () =>
    underLock(locks, LOCK, () => {
      const { waiting } = read();
      if (waiting.length > 0 && isOnline()) {
        counted = { ...counted, waiting: [] };
        write();
        waiting.forEach(send);
      }
      return Promise.resolve();
    });

  effect(() => {
    const { value: tour } = player.tour;
    const stop = stopAt(tour, player.index.value);
    const [status, time, length] = [
      player.status.value,
      player.currentTime.value,
      player.duration.value,
    ];
    // A preview of the form has no revision, and reading is no listening.
    const isCounted = tour?.revision !== undefined && stop && !player.reads.value;
    const story = isCounted ? `${tour.id}/${stop.id}` : undefined;
    if (current && current.story !== story) {
      finish();
      current = undefined;
    }
    if (isCounted && status === "playing") {
      if (!current && !read().stories.includes(story!)) current = follow(tour.id, stop.id);
      current?.at(time, length);
    }
    if (status === "ended") finish();
  });

  // A story that plays on in the pocket is not over.
  page.addEventListener("visibilitychange", () => {
    if (page.visibilityState === "hidden" && player.status.peek() !== "playing") finish();
  });
  window.addEventListener("pagehide", finish);
  window.addEventListener("online", () => void sendWaiting());
  void sendWaiting();
}

/** By hand, because zod would be on each page that plays. */
function readCounted(storage: KeyValueStorage | undefined): Counted | undefined {
  try {
    const { year, stories, waiting } = JSON.parse(storage?.getItem(COUNTED_KEY) ?? "");
    const isOurs = Number.isInteger(year) && Array.isArray(stories) && Array.isArray(waiting);
    return isOurs ? { year, stories, waiting } : undefined;
  } catch {
    return undefined;
  }
}
