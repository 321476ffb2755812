/** A device that answers nothing for a while, as WebKit's database in a private session. */
import type { UploadStore } from "../../../lib/device/uploads/upload_record.ts";

/** `store`, which answers nothing between `fallSilent` and `answer`. */
export function silentStore(store: UploadStore) {
  let isSilent = false;
  let waiting: (() => void)[] = [];
  const patient = <A extends unknown[], T>(work: (...args: A) => Promise<T>) => (...args: A) =>
    isSilent
      ? new Promise<void>((go) => waiting.push(go)).then(() => work(...args))
      : work(...args);
  return {
    store: Object.fromEntries(
      Object.entries(store).map(([name, work]) => [name, patient(work as never)]),
    ) as unknown as UploadStore,
    fallSilent: () => void (isSilent = true),
    /** Does late what it was asked for. */
    answer(): void {
      isSilent = false;
      for (const go of waiting) go();
      waiting = [];
    },
  };
}
