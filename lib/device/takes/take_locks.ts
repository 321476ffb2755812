/** Which takes belong to which tab: each tab holds a lock for its own. */
import { within } from "../../model/within.ts";

export type TakeLocks = Pick<LockManager, "request" | "query">;

/** The browser's time limit for listing other tabs' takes, in milliseconds. */
const PATIENCE = 3000;

const LOCK = "take:";

/** Makes this tab's locks; without `locks` two tabs may show the same takes. Never throws. */
export function createTakeLocks(locks?: TakeLocks) {
  const releases = new Map<string, () => void>();

  return {
    /** Marks a take as this tab's, until it is released. */
    hold(id: string): void {
      const released = new Promise<void>((resolve) => releases.set(id, resolve));
      const ask = async () => await locks?.request(LOCK + id, () => released);
      ask().catch(() => {}); // Refused: two tabs may show the same take.
    },
    release: (id: string): void => releases.get(id)?.(),
    releaseAll(): void {
      for (const release of releases.values()) release();
    },
    /** The ids of the takes that tabs hold. */
    async idsOfOthers(): Promise<Set<string>> {
      try {
        const { held = [] } = await within(PATIENCE, () => locks?.query()) ?? {};
        return new Set(
          held.flatMap(({ name }) => name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []),
        );
      } catch {
        return new Set();
      }
    },
  };
}
