/** Boot: config, store, app, serve, graceful stop. */
import { endDemoRoles } from "./lib/auth/demo/end_roles.ts";
import { checkLocalBrowsers } from "./lib/auth/demo/local_browser.ts";
import { withDemoPassword } from "./lib/auth/demo/password.ts";
import { isDemoOfThisMachine } from "./lib/auth/auth_config.ts";
import { cleanUp } from "./lib/media/clean_up.ts";
import { endInspections, openObjects } from "./lib/media/uploads.ts";
import { type Config, ConfigError, readConfig } from "./lib/server/host/config.ts";
import { requireDeno } from "./lib/server/host/deno_version.ts";
import { createDiskCheck, storeRoomOf } from "./lib/server/host/disk_room.ts";
import { createLoopLag, watchLoop } from "./lib/server/host/loop_lag.ts";
import { failure, info, warn } from "./lib/server/host/log.ts";
import { parentEnded } from "./lib/server/host/parent.ts";
import { checkMapArchive } from "./lib/server/host/map_archive_check.ts";
import { readManifest } from "./lib/server/http/manifest.ts";
import { fillNewStore } from "./lib/server/host/new_store.ts";
import { callHere, callWorker } from "./lib/server/search/index/index_caller.ts";
import { createTourIndex, type TourIndex } from "./lib/server/search/tour_index.ts";
import { repeatEachMinute, repeatHourly } from "./lib/server/host/repeat.ts";
import { watchRoom } from "./lib/server/host/room_watch.ts";
import { noFigures, serve } from "./lib/server/http/serve.ts";
import { type StoreLocation, watchDataFile } from "./lib/store/kv/data_file.ts";
import { LAST_ROOM, ROOM_FOR_INDEX, ROOM_FOR_SAVES } from "./lib/store/kv/disk_room.ts";
import { roomyKv } from "./lib/store/kv/roomy_kv.ts";
import { createListenCounter, type ListenCounter } from "./lib/store/listens/listen_counter.ts";
import { type OpenStore, openStore } from "./lib/store/open.ts";
import { endDueClasses } from "./lib/store/classes/class_end.ts";
import { noteAllMediaUsers } from "./lib/store/media/media_users.ts";
import { STORAGE_REMEDIES, storageFaultOf, StoreUpdated } from "./lib/store/kv/storage_fault.ts";
import { StoreError } from "./lib/store/kv/store_error.ts";
import { within } from "./lib/model/within.ts";
import { VERSION } from "./lib/model/web/version.ts";
import { createApp } from "./routes/app.ts";
import type { Parts } from "./routes/context.ts";
import { SCHEMA_VERSION } from "./lib/store/kv/schema.ts";

/** Said once, by an older version that a newer one has overtaken. */
const TAKEN_OVER =
  "A newer version of the program has migrated the store. This process saves nothing any more, and " +
  "answers what it can still read: stop it, and start the newer version in its place.";

/** How long calls to the store may take that are left at the end, in milliseconds. */
const LAST_CALLS_MS = 1000;

try {
  // Running requests keep the process alive, and are cut off here; the exit code tells a
  // supervisor.
  if (!await main()) Deno.exit(1);
  // A call to a store that does not answer is repeated for ever, and keeps the process alive.
  Deno.unrefTimer(setTimeout(() => Deno.exit(), LAST_CALLS_MS));
} catch (error) {
  // An error that the host can fix is one line with the remedy; anything else is a bug, logged with
  // its stack.
  const isForHost = [ConfigError, StoreError, StoreUpdated].some((kind) => error instanceof kind);
  if (!isForHost) throw error;
  console.error((error as Error).message);
  Deno.exit(1);
}

/**
 * Writes the listenings of the last minute. While the disk is full they wait; without an answer of
 * the store they are lost.
 */
async function writeListens(listens: ListenCounter, { requireRoom }: Parts): Promise<void> {
  try {
    requireRoom?.(ROOM_FOR_SAVES);
  } catch {
    return;
  }
  await listens.write().catch((cause) => warn(`Listenings could not be counted: ${cause}`));
}

/** Ends the classes whose date has come. What fails is tried again a minute later. */
async function endClasses({ kv, now }: Parts): Promise<void> {
  await endDueClasses(kv, now()).catch((cause) => warn(`Classes could not be ended: ${cause}`));
}

/** Runs the server until it is stopped; returns false when requests were cut off. */
async function main(): Promise<boolean> {
  const settings = readConfig((name) => Deno.env.get(name));
  requireDeno(settings);
  if (settings.mapArchive) await checkMapArchive(settings.mapArchive, fetch);
  const store = await openStore(settings.store, info);
  const stopping = new AbortController();
  let [endWatch, endIndex] = [() => {}, () => {}];
  try {
    info(
      `Version ${VERSION}, schema ${SCHEMA_VERSION}, commit ${settings.commit}, ` +
        `on Deno ${Deno.version.deno}.`,
    );
    if (store.migrated) info(store.migrated);
    store.fence.closed.addEventListener("abort", () => warn(TAKEN_OVER));
    endWatch = await watchData(settings.store, store);
    await watchDisk(settings.store, stopping.signal);
    const config = withDemoPassword(settings, info);
    if (config.auth.provider.kind === "off") info(config.auth.provider.explanation);
    warnOfDemo(config);
    const ended = await endDemoRoles(store.kv, config.auth.origin);
    if (ended > 0) info(`Demo: administrators of the run before are users again: ${ended}.`);
    const objects = openObjects(config.media, fetch);
    const filled = await fillNewStore({ kv: store.kv, objects, now: new Date() }, config);
    if (filled) info(filled);
    await noteAllMediaUsers(store.kv);
    const client = readManifest("dist");
    const requireRoom = storeRoomOf(config);
    const kv = roomyKv(store.kv, () => requireRoom?.(LAST_ROOM));
    const index = createTourIndex(kv, {
      index: config.isOnPlatform ? callHere() : callWorker(`${config.dataDir}/search.sqlite`),
      requireRoom: (bytes) => requireRoom?.(ROOM_FOR_INDEX, bytes),
      signal: stopping.signal,
    });
    endIndex = index.end;
    const { provider, origin } = config.auth;
    const localBrowsers = isDemoOfThisMachine(provider)
      ? checkLocalBrowsers(origin, stopping.signal)
      : undefined;
    const connections = noFigures();
    const now = () => new Date();
    const health = { loop: createLoopLag(), disk: createDiskCheck(config) };
    const listens = createListenCounter({ kv, now });
    const parts = {
      kv,
      config,
      client,
      now,
      fetch,
      fence: store.fence,
      localBrowsers,
      connections,
      stopping: stopping.signal,
      listens,
      requireRoom,
      ...health,
    };
    const app = createApp(parts, index);
    const onListen = () => {
      watchLoop(health.loop, stopping.signal);
      warmIndex(index, stopping.signal);
      sweep(parts, AbortSignal.any([stopping.signal, store.fence.closed]));
      repeatEachMinute(() => writeListens(listens, parts), stopping.signal);
      repeatEachMinute(() => endClasses(parts), stopping.signal);
    };
    const orphaned = launcherEnded(stopping.signal);
    const isDone = await serve(app.fetch, config, { onListen, orphaned, figures: connections });
    await within(LAST_CALLS_MS, () => writeListens(listens, parts)).catch(() => {});
    return isDone;
  } finally {
    stopping.abort();
    endIndex();
    endInspections();
    endWatch();
    store.close();
  }
}

/** Resolves when the launcher, which names itself in the arguments, has ended without this one. */
async function launcherEnded(stopping: AbortSignal): Promise<void> {
  const [launcher] = Deno.args;
  if (launcher === undefined) return await new Promise(() => {});
  await parentEnded(Number(launcher), stopping);
  warn("The process that started the program was killed: the program ends, too.");
}

/** Warns that the demo's accounts, whose provider is in memory, are of one process. */
function warnOfDemo({ store, auth: { provider } }: Config): void {
  const isShared = store === ":platform:" || typeof store === "object" && "url" in store;
  if (provider.kind !== "demo" || !isShared) return;
  warn(
    "Demo: its accounts sign in at one process alone. With several processes behind one address no " +
      "sign-in succeeds: set an identity provider.",
  );
}

/** Watches the room on the disk of the store, where it is a file. */
async function watchDisk(location: StoreLocation, stopping: AbortSignal): Promise<void> {
  if (typeof location === "string" || "url" in location) return;
  await watchRoom(location.path, { stopping, info, warn });
}

/** Ends the program when its data file, or one beside it, is moved or removed. */
async function watchData(location: StoreLocation, store: OpenStore): Promise<() => void> {
  if (typeof location === "string" || "url" in location) return () => {};
  const { path } = location;
  return await watchDataFile(path, (gone) => {
    // If it is one beside the data file, SQLite still has it open, and merges its content.
    if (gone !== path) store.close();
    const remedy = gone === path
      ? "so that nothing more is saved where nobody looks. Put the file back, with the files whose " +
        "names begin with its name, and start again."
      : `after all of it was written to ${path}: nothing is lost. Start again, and leave the files ` +
        "in this folder to the program.";
    warn(
      `The file ${gone} was moved or removed while the program ran. The program ends, ${remedy}`,
    );
    Deno.exit(1);
  });
}

/** Starts the hourly clean-up. Without a place for files their part is skipped. */
function sweep({ kv, config, now, fetch }: Parts, stopping: AbortSignal): void {
  const objects = openObjects(config.media, fetch);
  repeatHourly(() => cleanUp({ kv, objects, now: now(), say: info }), {
    stopping,
    failed(cause) {
      const text = "Unused data could not be removed";
      const fault = storageFaultOf(cause);
      if (fault === undefined) failure(text, cause);
      else warn(`${text}: the disk is ${fault}. ${STORAGE_REMEDIES[fault]}`);
    },
  });
}

/** Saves the first search the wait. If it fails, that search tries again. */
async function warmIndex(index: TourIndex, stopping: AbortSignal): Promise<void> {
  try {
    info(`Archives that can be searched: ${await index.warm()}.`);
    await index.tidy();
  } catch (cause) {
    if (!stopping.aborted) failure("The search index could not be made", cause);
  }
}
