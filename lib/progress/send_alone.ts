/**
 * Lets one tab at a time send progress, without entries that the service worker has sent. Browser
 * only.
 */
import { takeBackHere } from "../device/handed_over_store.ts";
import { underLock } from "../device/under_lock.ts";

/**
 * Runs `work`, which sends the outbox, while no other tab does. Browsers without Web Locks (Safari
 * before 15.4) may send an entry twice, which the server merges.
 */
export async function sendAlone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  if (!locks) return await work();
  await underLock(locks, "progress-outbox", async () => {
    await takeBackHere();
    await work();
  });
}
