/**
 * How long and how far a visitor has walked in a tour, remembered on the device: a reload is no new
 * walk.
 */
import type { KeyValueStorage } from "../device/storage.ts";
import { WALKED_SO_FAR_KEY } from "../device/storage_keys.ts";

/** Metres on foot, and milliseconds since the walk began. */
export type WalkedSoFar = { metres: number; ms: number };

const isAmount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

/** What was stored of a tour; undefined for none, for another tour, and for what makes no sense. */
export function readWalkedSoFar(
  storage: KeyValueStorage | undefined,
  tourId: string,
): WalkedSoFar | undefined {
  try {
    const stored = JSON.parse(storage?.getItem(WALKED_SO_FAR_KEY) ?? "{}");
    if (stored?.tourId !== tourId || !isAmount(stored.metres) || !isAmount(stored.ms)) return;
    return { metres: stored.metres, ms: stored.ms };
  } catch {
    return undefined;
  }
}

/** Stores it in place of any other tour's. A storage that refuses costs the figures alone. */
export function writeWalkedSoFar(
  storage: KeyValueStorage | undefined,
  tourId: string,
  { metres, ms }: WalkedSoFar,
): void {
  try {
    storage?.setItem(WALKED_SO_FAR_KEY, JSON.stringify({ tourId, metres, ms }));
  } catch {
    // The storage is full.
  }
}
