/** Restores a backup. */
import type { ObjectStore } from "../media/object_store.ts";
import { createDiskStore } from "../media/disk_store.ts";
import { hashObject } from "../media/stored_files.ts";
import { decodeEntries } from "../store/backup/entry_file.ts";
import { restoreStore } from "../store/backup/restore_store.ts";
import { StoreError, storeError } from "../store/kv/store_error.ts";
import { CHECKSUMS, hashFile, parseChecksums } from "./checksums.ts";
import type { Source } from "./create_backup.ts";
import {
  type BackedUpFile,
  ENTRIES,
  filesOf,
  MANIFEST,
  parseManifest,
  requireKnown,
} from "./manifest.ts";
import { SCHEMA_KEY } from "../store/kv/schema.ts";

/**
 * What was restored, the files (`media/….mp3`, `documents/…`) that were not, and the path to which
 * data that was there before has been put aside.
 */
type RestoreReport = {
  entries: number;
  files: number;
  lost: string[];
  aside: string | null;
};

/**
 * Restores the backup at `path`: checks all of it first, then copies its files (recordings,
 * pictures, documents), then restores the store, which is compared with the backup entry by entry.
 * With `skipsDamaged`, files that the backup has lost are left out: all backups of a folder share
 * them, and one that a disk has damaged would otherwise keep all of them from being restored.
 *
 * @throws {StoreError} if the backup is damaged, from another program or from a newer version, and
 * if there is data already and `replace` is not set.
 */
export async function restoreBackup(
  { store, objects }: Source,
  path: string,
  { skipsDamaged = false, ...options }: { replace: boolean; skipsDamaged?: boolean; now: Date },
): Promise<RestoreReport> {
  const { entries, files, lost } = await checkBackup(path).catch((error) => {
    if (error instanceof StoreError) throw error;
    throw storeError(`Cannot read the backup ${path}`, error, "Check the path.");
  });
  if (lost.length > 0 && !skipsDamaged) {
    throw new StoreError(
      `Damaged or missing beside ${path}: ${someOf(lost)}. Nothing was ` +
        "restored. Take these files from another copy of the backups, or add --skip-damaged to " +
        "restore everything else.",
    );
  }
  if (files.length > 0 && !objects) {
    throw new StoreError(
      "The backup has recordings, but this server has no place for them. See docs/settings.md.",
    );
  }
  const aside = await restoreStore(store, {
    entries: () => readEntries(path),
    files: () => copyFiles(files, path, objects),
    ...options,
  });
  return { entries, files: files.length, lost, aside };
}

/** The first names, and the number of the others: a whole folder may be missing. */
const someOf = (names: string[]) =>
  names.slice(0, 3).join(", ") + (names.length > 3 ? `, and ${names.length - 3} more` : "");

/** A backup of which everything but the files in `lost` is as it was written. */
type Checked = { entries: number; files: BackedUpFile[]; lost: string[] };

/**
 * Reads a whole backup.
 *
 * @throws {StoreError} for anything in it that is not as it was written, but its files.
 */
async function checkBackup(path: string): Promise<Checked> {
  const [manifestText, checksumText] = await Promise.all([
    readText(`${path}/${MANIFEST}`),
    readText(`${path}/${CHECKSUMS}`),
  ]);
  const manifest = parseManifest(manifestText);
  const sums = parseChecksums(checksumText);
  for (const file of [MANIFEST, ENTRIES]) {
    const hash = await hashFile(`${path}/${file}`);
    if (hash === null) throw new StoreError(`${file} of the backup is missing.`);
    if (hash !== sums.get(file)) throw new StoreError(`${file} of the backup is damaged.`);
  }
  let entries = 0;
  for await (const { key, value } of readEntries(path)) {
    entries++;
    // The store would be refused at its next start, whatever the manifest says.
    if (key[0] === SCHEMA_KEY[0]) requireKnown({ ...manifest, schema: value as number });
  }
  if (entries !== manifest.entries) {
    throw new StoreError(`The backup has ${entries} entries, and should have ${manifest.entries}.`);
  }
  const lost: string[] = [];
  const files: BackedUpFile[] = [];
  for (const file of filesOf(manifest)) {
    const hash = await hashFile(`${path}/../${file.object}`);
    if (hash !== null && hash === sums.get(`../${file.object}`)) files.push(file);
    else lost.push(file.object);
  }
  return { entries, files, lost };
}

/** Most bytes of a manifest, which is read as a whole: enough for a million recordings. */
const MOST_TEXT_BYTES = 200e6;

async function readText(path: string): Promise<string> {
  try {
    const { isFile, size } = await Deno.stat(path);
    if (!isFile || size > MOST_TEXT_BYTES) {
      throw new StoreError(`${path} is no file of a backup, or damaged.`);
    }
    return await Deno.readTextFile(path);
  } catch (error) {
    const { NotFound, NotADirectory } = Deno.errors;
    if (!(error instanceof NotFound || error instanceof NotADirectory)) throw error;
    throw new StoreError(`There is no backup: ${path} is missing.`);
  }
}

async function* readEntries(path: string) {
  const file = await Deno.open(`${path}/${ENTRIES}`);
  yield* decodeEntries(file.readable);
}

/** Copies missing and damaged files. Other files there stay. */
async function copyFiles(
  files: readonly BackedUpFile[],
  path: string,
  objects: ObjectStore | undefined,
) {
  const copies = createDiskStore(`${path}/..`);
  for (const { object, hash } of files) {
    if (await hashObject(objects!, object) === hash) continue;
    const size = (await copies.size(object))!;
    await objects!.put(object, (await copies.read(object))!, size);
  }
}
