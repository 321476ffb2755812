/** Data folders with something in them, and what is to be backed up of them. */
import { createBackup, type Source } from "../../../lib/backup/create_backup.ts";
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import { listEntries } from "../../../lib/store/backup/list_entries.ts";
import { openStore } from "../../../lib/store/open.ts";
import { createSession } from "../../../lib/store/accounts/sessions.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hashOf, mediaFile } from "../data/media_files.ts";
import { makeStop, makeTour } from "../data/tours.ts";

export const NOW = new Date("2026-05-04T09:30:00Z");

/** The recording that the data has. */
export const BELL = `${hashOf(mediaFile("tone.mp3"))}.mp3`;

/** A folder for the data, one for backups; disposing removes both. */
export async function withFolders() {
  const root = await Deno.makeTempDir({ prefix: "backup-test-" });
  return {
    root,
    backups: `${root}/backups`,
    sourceIn: (name: string) => ({
      store: { path: `${root}/${name}/tours.sqlite` },
      objects: createDiskStore(`${root}/${name}`),
    }),
    [Symbol.asyncDispose]: () => Deno.remove(root, { recursive: true }),
  };
}

/** Such folders, with data in one and a backup of it at `path`. */
export async function withBackup() {
  const folders = await withFolders();
  const data = folders.sourceIn("data");
  await fillStore(data);
  const { path } = await createBackup(data, folders.backups, NOW);
  return { ...folders, data, path };
}

/** Three tours, somebody's session, a sum, and a recording. */
export async function fillStore({ store, objects }: Required<Source>): Promise<void> {
  const { kv, close } = await openStore(store);
  const userId = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  for (const title of ["The mill", "The bridge", "Школа 😀"]) {
    const audioStops = [makeStop({ title: "The bell", audioUrl: `/media/${BELL}` })];
    await createTour(kv, makeTour({ title, audioStops }), { userId, now: NOW });
  }
  await createSession(kv, userId, NOW);
  const media = {
    hash: BELL.slice(0, 64),
    extension: "mp3",
    bytes: 1,
    createdAt: NOW.toISOString(),
  };
  await kv.set(["media", media.hash], media);
  await kv.set(["tour_transfers", "over"], { expiresAt: NOW.getTime() });
  await kv.set(["tour_transfers", "open"], { expiresAt: NOW.getTime() + 1e9 });
  close();
  const bytes = mediaFile("tone.mp3");
  await objects.put(`media/${BELL}`, ReadableStream.from([bytes]), bytes.length);
}

/** All entries of a store that a backup holds. */
export async function entriesOf({ store }: Source) {
  const { kv, close } = await openStore(store);
  try {
    return await Array.fromAsync(listEntries(kv), ({ key, value }) => ({
      key,
      value: value instanceof Deno.KvU64 ? { sum: value.value } : value,
    }));
  } finally {
    close();
  }
}

/** Changes the bytes of a file. */
export async function change(path: string, damage: (bytes: Uint8Array) => void): Promise<void> {
  const bytes = await Deno.readFile(path);
  damage(bytes);
  await Deno.writeFile(path, bytes);
}

/** A process that writes pairs to the store at `address`; disposing kills it. */
export const startPairWriter = (address: string): Promise<AsyncDisposable> =>
  startWriter("pair_writer.ts", address);

/** An author who saves for `userId` in the store at `address` all the time. */
export const startAuthor = (address: string, userId: string): Promise<AsyncDisposable> =>
  startWriter("author_writer.ts", address, userId);

async function startWriter(name: string, ...args: string[]): Promise<AsyncDisposable> {
  const script = new URL(name, import.meta.url).pathname;
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--unstable-kv", script, ...args],
    stdout: "piped",
  }).spawn();
  const reader = child.stdout.getReader();
  await reader.read();
  return {
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await child.status;
      await reader.cancel();
    },
  };
}
