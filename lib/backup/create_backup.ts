/**
 * Backups: `{folder}/{time}` has the entries of the store, `{folder}/media` the recordings and
 * pictures of all backups in that folder, each once, and `{folder}/documents` the signed documents
 * of releases.
 */
import { createDiskStore } from "../media/disk_store.ts";
import type { ObjectStore } from "../media/object_store.ts";
import { mediaName } from "../model/media/media.ts";
import { encodeEntries, type Entry } from "../store/backup/entry_file.ts";
import { readSnapshot } from "../store/backup/snapshot.ts";
import type { StoreLocation } from "../store/kv/data_file.ts";
import { reasonOf, StoreError } from "../store/kv/store_error.ts";
import { CHECKSUMS, formatChecksums, hashFile } from "./checksums.ts";
import {
  type BackedUpFile,
  ENTRIES,
  filesOf,
  MANIFEST,
  type Manifest,
  newManifest,
  withoutFiles,
} from "./manifest.ts";
import { Consents, type ReleaseRecord } from "../store/records/consent.ts";
import { MediaFiles, type MediaRecord } from "../store/records/media.ts";
import { SCHEMA_KEY } from "../store/kv/schema.ts";

/** The data. `objects` is missing where uploading is off. */
export type Source = { store: StoreLocation; objects?: ObjectStore };

/**
 * What was backed up: the path of the backup, its numbers, and the files (`media/….mp3`,
 * `documents/…`) that the store names and that are gone or damaged. Those are not in the backup.
 */
type BackupReport = {
  path: string;
  entries: number;
  files: number;
  copied: number;
  lost: string[];
};

/**
 * Makes a backup in `folder` while the program runs. It gets its name once it is complete.
 *
 * @throws {StoreError} where the store cannot be read, or `folder` cannot be written.
 */
export async function createBackup(
  { store, objects }: Source,
  folder: string,
  now: Date,
): Promise<BackupReport> {
  const path = `${folder}/${now.toISOString().replace(/[-:]|\.\d+/g, "")}`;
  const unfinished = `${path}.unfinished`;
  try {
    await Deno.mkdir(folder, { recursive: true });
    await Deno.mkdir(unfinished);
  } catch (error) {
    throw notWritten(folder, error);
  }
  try {
    const contents = await readSnapshot(
      store,
      `${unfinished}/store.sqlite`,
      (entries) => writeEntries(entries, `${unfinished}/${ENTRIES}`),
    );
    const { copied, lost } = await copyFiles(filesOf(contents), objects, folder);
    const whole = withoutFiles(contents, lost);
    const files = filesOf(whole);
    const manifest = newManifest({ ...whole, createdAt: now.toISOString() });
    await writeFile(`${unfinished}/${MANIFEST}`, JSON.stringify(manifest, null, 2) + "\n");
    const sums = new Map<string, string>();
    for (const name of [MANIFEST, ENTRIES]) {
      sums.set(name, (await hashFile(`${unfinished}/${name}`))!);
    }
    for (const { object, hash } of files) sums.set(`../${object}`, hash);
    await writeFile(`${unfinished}/${CHECKSUMS}`, formatChecksums(sums));
    await Deno.rename(unfinished, path);
    return { path, entries: contents.entries, files: files.length, copied, lost };
  } catch (error) {
    await Deno.remove(unfinished, { recursive: true }).catch(() => {});
    throw error instanceof StoreError ? error : notWritten(folder, error);
  }
}

const notWritten = (folder: string, error: unknown) =>
  new StoreError(
    `No backup was made in ${folder}: ${reasonOf(error)}. The data and earlier backups are as ` +
      "they were. Check that the folder is there, can be written and has room, and that no other " +
      "backup is being made; then try again.",
    { cause: error },
  );

/** The statistics of the store, counted from its entries. */
type Contents = Pick<Manifest, "entries" | "schema" | "media" | "documents">;

async function writeEntries(entries: AsyncIterable<Entry>, path: string): Promise<Contents> {
  const contents: Contents = { entries: 0, schema: 0, media: [], documents: [] };
  async function* counted() {
    for await (const entry of entries) {
      contents.entries++;
      if (entry.key[0] === MediaFiles.root[0]) {
        contents.media.push(mediaName(entry.value as MediaRecord));
      }
      if (entry.key[0] === Consents.root[0]) {
        const { document } = entry.value as ReleaseRecord;
        if (document) contents.documents.push({ id: document.id, hash: document.hash });
      }
      if (entry.key[0] === SCHEMA_KEY[0]) contents.schema = entry.value as number;
      yield entry;
    }
  }
  await writeFile(path, encodeEntries(counted()));
  return contents;
}

/** Copies what the folder does not have yet. No name has other bytes later: its size is enough. */
async function copyFiles(
  files: readonly BackedUpFile[],
  objects: ObjectStore | undefined,
  folder: string,
) {
  const copies = createDiskStore(folder);
  const lost: string[] = [];
  let copied = 0;
  for (const { object, hash } of files) {
    const size = await objects?.size(object) ?? null;
    if (size !== null && await copies.size(object) === size) continue;
    const content = size === null ? null : await objects!.read(object);
    if (content === null) {
      lost.push(object);
      continue;
    }
    await copies.put(object, content, size!);
    if (await hashFile(`${folder}/${object}`) === hash) copied++;
    else {
      await copies.remove(object);
      lost.push(object);
    }
  }
  return { copied, lost };
}

/** Writes a file, and waits until it is on the disk. */
async function writeFile(path: string, content: string | ReadableStream<Uint8Array>) {
  if (typeof content === "string") await Deno.writeTextFile(path, content);
  else await Deno.writeFile(path, content);
  using file = await Deno.open(path, { read: true, write: true });
  await file.sync();
}
