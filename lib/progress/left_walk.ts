/**
 * A signed-in visitor's walk, stored on the device: pages without a network are the same for
 * everybody, and the account cannot be reached.
 */
import { LEFT_WALK_KEY } from "../device/storage_keys.ts";
import type { KeyValueStorage } from "../device/storage.ts";
import type { PlayerTour } from "../model/tour/player_tour.ts";
import type { ProgressOfTour } from "./known_progress.ts";

/** A walk that can be continued at stop number `stop`, counted from 1. */
export type LeftWalk = { tourId: string; title?: string; stop: number; stopCount?: number };

type Place = { currentStopIndex: number; completedStops: readonly number[] };

/** The stored walk of `userId`; undefined for other users, and without a user. */
export function readLeftWalk(
  store: KeyValueStorage | undefined,
  userId: string | undefined,
): LeftWalk | undefined {
  try {
    const { owner, ...walk } = JSON.parse(store?.getItem(LEFT_WALK_KEY) ?? "{}");
    return userId && owner === userId && Number.isInteger(walk.stop) ? walk : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the position of `userId` in `tour`; removes it once all of its stops are completed. */
export function rememberLeftWalk(
  store: KeyValueStorage,
  userId: string,
  { id, title, audioStops }: PlayerTour,
  place: Place,
): void {
  write(store, userId, { tourId: id, title, stop: 0, stopCount: audioStops.length }, place);
}

/** Adds other devices' progress to the stored walk. */
export function updateLeftWalk(
  store: KeyValueStorage,
  userId: string,
  known: readonly ProgressOfTour[],
): void {
  const walk = readLeftWalk(store, userId);
  const place = walk && known.find(({ tourId }) => tourId === walk.tourId);
  if (place) write(store, userId, walk, place);
}

function write(store: KeyValueStorage, owner: string, walk: LeftWalk, place: Place): void {
  const { currentStopIndex, completedStops } = place;
  try {
    if (completedStops.length === walk.stopCount) store.removeItem(LEFT_WALK_KEY);
    else {
      const stored = { ...walk, owner, stop: currentStopIndex + 1 };
      store.setItem(LEFT_WALK_KEY, JSON.stringify(stored));
    }
  } catch {
    // No room: the walk is offered with a network only.
  }
}
