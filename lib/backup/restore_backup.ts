/** Brings the data of a backup back. */
import type { ObjectStore } from "../media/object_store.ts";
import { createDiskStore } from "../media/disk_store.ts";
import { mediaObject } from "../media/finish_upload.ts";
import { decodeEntries } from "../store/backup/entry_file.ts";
import { restoreStore } from "../store/backup/restore_store.ts";
import { StoreError } from "../store/store_error.ts";
import { CHECKSUMS, hashFile, parseChecksums } from "./checksums.ts";
import type { Source } from "./create_backup.ts";
import { ENTRIES, MANIFEST, type Manifest, parseManifest } from "./manifest.ts";

/** What was restored, and the path to which data that was there before has been put aside. */
export type RestoreReport = { entries: number; media: number; aside: string | null };

/**
 * Restores the backup at `path`: checks all of it first, then copies recordings and pictures, then
 * restores the store, which is compared with the backup entry by entry.
 *
 * @throws {StoreError} where the backup is damaged, not of this program or of a newer version, and
 * where there is data already that `replace` does not permit to put aside.
 */
export async function restoreBackup(
  { store, objects }: Source,
  path: string,
  options: { replace: boolean; now: Date },
): Promise<RestoreReport> {
  const manifest = await checkBackup(path);
  if (manifest.media.length > 0 && !objects) {
    throw new StoreError("The backup has recordings, and there is no place for them: see README.");
  }
  await copyMedia(manifest.media, path, objects);
  const aside = await restoreStore(store, { entries: () => readEntries(path), ...options });
  return { entries: manifest.entries, media: manifest.media.length, aside };
}

/**
 * Reads a whole backup and returns what it says of itself.
 *
 * @throws {StoreError} for anything in it that is not as it was written.
 */
async function checkBackup(path: string): Promise<Manifest> {
  const [manifestText, checksumText] = await Promise.all([
    readText(`${path}/${MANIFEST}`),
    readText(`${path}/${CHECKSUMS}`),
  ]);
  const manifest = parseManifest(manifestText);
  const sums = parseChecksums(checksumText);
  for (const file of [MANIFEST, ENTRIES, ...manifest.media.map((name) => `../media/${name}`)]) {
    const hash = await hashFile(`${path}/${file}`);
    if (hash === null) throw new StoreError(`${file} of the backup is missing.`);
    if (hash !== sums.get(file)) throw new StoreError(`${file} of the backup is damaged.`);
  }
  let entries = 0;
  for await (const _ of readEntries(path)) entries++;
  if (entries === manifest.entries) return manifest;
  throw new StoreError(`The backup has ${entries} entries, and should have ${manifest.entries}.`);
}

async function readText(path: string): Promise<string> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    throw new StoreError(`There is no backup: ${path} is missing.`);
  }
}

async function* readEntries(path: string) {
  const file = await Deno.open(`${path}/${ENTRIES}`);
  yield* decodeEntries(file.readable);
}

/** Copies what is missing. Files that the backup does not have stay. */
async function copyMedia(names: string[], path: string, objects: ObjectStore | undefined) {
  const copies = createDiskStore(`${path}/..`);
  for (const name of names) {
    const size = (await copies.size(mediaObject(name)))!;
    if (await objects!.size(mediaObject(name)) === size) continue;
    const content = await copies.read(mediaObject(name));
    await objects!.put(mediaObject(name), content!, size);
  }
}
