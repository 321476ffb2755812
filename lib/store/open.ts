/** Opens the program's one store, and migrates it to the present schema. */
import { checkRestored } from "./backup/restore_mark.ts";
import { announceCheck, checkPages, requireDataFile, type StoreLocation } from "./kv/data_file.ts";
import { noteData, requireNotedWrites } from "./kv/data_note.ts";
import { lengthenLog } from "./kv/disk_reserve.ts";
import { takeLock } from "./kv/lock.ts";
import { copyFile } from "./migration/copy_file.ts";
import { migrateStore, SCHEMA } from "./migration/migrate.ts";
import { fencedKv, type SchemaFence } from "./kv/fenced_kv.ts";
import { patientKv } from "./kv/patient_kv.ts";
import { StoreError, storeError } from "./kv/store_error.ts";
import { finishRemovals } from "./closing/tour_removal.ts";

/**
 * An open store. `close` ends it and frees the data for other processes; call it once. `migrated`
 * is a line for the log about a migration and the copy of the older data, or null.
 * `fence` tells when a newer version of the program has taken the store over.
 */
export type OpenStore = {
  kv: Deno.Kv;
  migrated: string | null;
  fence: SchemaFence;
  close(): void;
};

/**
 * Opens the store. A file is made, with its folder, when it is missing, and is locked against other
 * processes. Data of an older version of the program is migrated, for a file after copying it;
 * interrupted deletions are finished. Needs `--allow-read` and `--allow-write` for that folder and
 * nothing else; a server needs `--allow-net` for its host and `--allow-env=DENO_KV_ACCESS_TOKEN`.
 * `say` gets lines for the host about slow steps. `schema` is that of the program, and in tests
 * that of an older or newer one.
 *
 * @throws {StoreError} with one line that says what to do: the data is in use, the folder cannot be
 * written, the file is gone, damaged, older than it was or no database, the address or its token is
 * wrong, a restore was interrupted, or a newer version of the program wrote the data.
 *
 * @example
 * ```ts
 * import { openStore } from "./open.ts";
 * import { countTours } from "./index/tour_lists.ts";
 *
 * const { kv, close } = await openStore(":memory:");
 * console.log(await countTours(kv)); // { tours: 0, stops: 0 }
 * close();
 * ```
 */
export async function openStore(
  location: StoreLocation,
  say: (text: string) => void = () => {},
  schema = SCHEMA,
): Promise<OpenStore> {
  if (location === ":memory:") {
    const what = "Cannot open a store in memory";
    return await open({ address: location, what, remedy: "", schema });
  }
  if (location === ":platform:") {
    const remedy = "Check that the platform provides this program with a KV database.";
    return await open({ what: "Cannot open the platform's store", remedy, isRemote: true, schema });
  }
  if ("url" in location) {
    const { url, mustExist } = location;
    const remedy = "Check the address and DENO_KV_ACCESS_TOKEN.";
    const what = `Cannot open the store at ${url}`;
    return await open({ address: url, what, remedy, mustExist, isRemote: true, schema });
  }
  const { path, mustExist = false } = location;
  const { release } = await takeLock(path);
  return await open({
    address: path,
    what: `Cannot open the data in ${path}`,
    remedy:
      "The data is as it was. Let the user who runs the server read and write it; where they " +
      "may already, restore a backup, or choose another data folder.",
    prepare: async () => {
      await requireDataFile(path, mustExist);
      await announceCheck(path, say);
      await checkPages(path);
      await requireNotedWrites(path);
      await lengthenLog(path);
    },
    opened: () => noteData(path, new Date()),
    copyData: () => copyFile(path, new Date()),
    release,
    schema,
  });
}

/**
 * How a store is opened: `what` and `remedy` are for the error message; `prepare` is called before
 * and `opened` after; `release` frees its lock.
 */
type Opening = {
  address?: string;
  what: string;
  remedy: string;
  mustExist?: boolean;
  isRemote?: boolean;
  prepare?: () => Promise<void>;
  opened?: () => Promise<void>;
  copyData?: () => Promise<string>;
  release?: () => void;
  schema: typeof SCHEMA;
};

async function open(
  { address, what, remedy, mustExist, isRemote, prepare, opened, copyData, release, schema }:
    Opening,
): Promise<OpenStore> {
  let kv: Deno.Kv | undefined;
  const close = () => {
    kv?.close();
    release?.();
  };
  try {
    await prepare?.();
    kv = await Deno.openKv(address);
    if (isRemote) kv = patientKv(kv);
    if (mustExist) await requireData(kv, what);
    await checkRestored(kv);
    const migrated = await migrateStore(kv, copyData, schema);
    const fenced = await fencedKv(kv, schema.version);
    await finishRemovals(fenced.kv);
    await opened?.();
    return { ...fenced, migrated, close };
  } catch (error) {
    close();
    throw error instanceof StoreError ? error : storeError(what, error, remedy);
  }
}

async function requireData(kv: Deno.Kv, what: string): Promise<void> {
  for await (const _ of kv.list({ prefix: [] }, { limit: 1 })) return;
  throw new StoreError(
    `${what}: it is empty, and DATA_MUST_EXIST says that there is data. Nothing was written. ` +
      "Check the address. For the very first start, leave DATA_MUST_EXIST out.",
  );
}
