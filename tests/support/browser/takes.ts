/** A device that stores takes, and pages that record on it. */
import {
  createTakes,
  type Take,
  type Takes,
  type TakeStore,
} from "../../../lib/device/takes/takes.ts";
import { memoryRecords } from "../fakes/records.ts";

/** What outlives pages. */
export const memoryTakeStore = () => memoryRecords<Take, ArrayBuffer>();

type Page = { userId?: string; now?: number; store?: TakeStore; locks?: LockManager };

/** A page on the device: its takes, once what earlier pages left is known. */
export async function takesOf(
  device: ReturnType<typeof memoryTakeStore>,
  { userId, now, store = device.records, locks }: Page = {},
): Promise<Takes> {
  const takes = createTakes({ store, userId: () => userId, now: () => now ?? Date.now(), locks });
  await takes.ready;
  return takes;
}

export const STOP = { target: "create", stopId: "mill", name: "Recording", type: "audio/webm" };

/** The text of a take whose pieces are texts. */
export const textOf = async (takes: Takes, id: string) => await (await takes.read(id))?.text();

export const piece = (text: string) => new Blob([text], { type: "audio/webm" });
