/** The files of uploads that this page has in memory, in front of those that the device stores. */
import { TimedOut } from "../../model/within.ts";
import { texts } from "../../texts/texts.ts";
import type { BlobChanges, UploadStore } from "./upload_record.ts";

const t = texts("uploads");

/** Makes an empty memory in front of `store`. */
export function createPageFiles(store: Pick<UploadStore, "readFile">) {
  /** Changes that are not stored yet, or could not be: they count before the stored files. */
  const unstored = new Map<string, BlobChanges>();
  /** Files chosen in this page and not converted: read from here, not from the device. */
  const sources = new Map<string, Blob>();

  return {
    add(id: string, blobs: BlobChanges): void {
      unstored.set(id, { ...unstored.get(id), ...blobs });
      if (blobs.source) sources.set(id, blobs.source);
      else if ("source" in blobs) sources.delete(id);
    },
    unstored: (id: string): BlobChanges => ({ ...unstored.get(id) }),
    setStored(id: string, stored: BlobChanges): void {
      unstored.set(id, without(unstored.get(id), stored));
    },
    forgetSource(id: string): void {
      sources.delete(id);
    },
    forget(id: string): void {
      unstored.delete(id);
      sources.delete(id);
    },
    clear(): void {
      unstored.clear();
      sources.clear();
    },
    /**
     * A file of an upload; undefined if the device has none, or refuses it. Rejects with an Error
     * whose message is for people if the device does not answer.
     */
    async read(id: string, name: string): Promise<Blob | undefined> {
      const changes = unstored.get(id) ?? {};
      if (name in changes) return changes[name];
      if (name === "source" && sources.has(id)) return sources.get(id);
      try {
        return await store.readFile(id, name);
      } catch (cause) {
        if (cause instanceof TimedOut) throw new Error(t("fileNotGivenBack"), { cause });
        return undefined;
      }
    },
  };
}

/** The changes without those that were stored. */
const without = (changes: BlobChanges = {}, stored: BlobChanges): BlobChanges =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, blob]) => stored[name] !== blob),
  );
