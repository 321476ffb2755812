/**
 * The duration and distance of a visitor's walk, stored on the device, so that a reload continues
 * it.
 */
import type { KeyValueStorage } from "../device/storage.ts";
import { WALKED_SO_FAR_KEY } from "../device/storage_keys.ts";

/** Metres on foot, and milliseconds since the walk began. */
export type WalkedSoFar = { metres: number; ms: number };

const isAmount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

/** The stored values of a tour; undefined if they are missing, another tour's, or invalid. */
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

/** Stores them, replacing any other tour's. If the storage refuses, only these figures are lost. */
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
