/** The backups in a folder, and which files each has. */
import { StoreError } from "../store/kv/store_error.ts";
import { filesOf, MANIFEST, type Manifest, parseManifest } from "./manifest.ts";
import { createDiskStore } from "../media/disk_store.ts";

/** A backup by its folder's name, which is its time: `20260504T093000Z`. */
export type FoundBackup = { name: string; manifest: Manifest };

const NAME = /^\d{8}T\d{6}Z$/;

/**
 * All backups in a folder, the oldest first.
 *
 * @throws {StoreError} where there is no such folder, or one of them cannot be read.
 */
export async function backupsIn(folder: string): Promise<FoundBackup[]> {
  const names = (await namesIn(folder)).filter((name) => NAME.test(name)).sort();
  return await Promise.all(names.map(async (name) => {
    const text = await Deno.readTextFile(`${folder}/${name}/${MANIFEST}`).catch(() => "");
    try {
      return { name, manifest: parseManifest(text) };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      throw new StoreError(`${folder}/${name}: ${error.message}`, { cause: error });
    }
  }));
}

/**
 * Removes the files beside backups that none of them names any more, and returns which.
 *
 * @throws {StoreError} as `backupsIn`, and while a backup is being made there.
 */
export async function removeUnnamedFiles(folder: string): Promise<string[]> {
  const unfinished = await unfinishedIn(folder);
  if (unfinished) {
    throw new StoreError(
      `A backup is being made: ${folder}/${unfinished}. Wait for its end. If no ` +
        "backup runs, it was killed: remove that folder.",
    );
  }
  const backups = await backupsIn(folder);
  const named = new Set(
    backups.flatMap(({ manifest }) => filesOf(manifest).map(({ object }) => object)),
  );
  const files = createDiskStore(folder);
  const removed: string[] = [];
  for (const kind of ["media", "documents"]) {
    for await (const object of files.list(kind)) {
      if (named.has(object)) continue;
      await files.remove(object);
      removed.push(object);
    }
  }
  return removed.sort();
}

/** The folder of a backup that is being made, or was when it was killed. */
export const unfinishedIn = async (folder: string): Promise<string | undefined> =>
  (await namesIn(folder)).find((name) => name.endsWith(".unfinished"));

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name);
  } catch (error) {
    throw new StoreError(`There are no backups in ${folder}. Check the path.`, { cause: error });
  }
}
