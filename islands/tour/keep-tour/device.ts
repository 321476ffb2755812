/** The browser's functions for keeping a tour. */
import { parseRangePath } from "../../../lib/offline/keep/range_path.ts";
import type { DownloadDevice } from "./keeping.ts";
import { within } from "../../../lib/model/within.ts";
import { FOREIGN_FILE_PATH } from "../../../lib/offline/worker/foreign_files.ts";

/** The time limit of a worker to be installed and take over this page, in milliseconds. */
const PATIENCE = 20_000;

/** Whether a service worker can serve kept files; waits for one that is being installed. */
async function hasWorker(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !("caches" in globalThis)) return false;
  const known = within(PATIENCE, () => serviceWorker.getRegistration());
  const registration = await known.catch(() => undefined) ?? await registered();
  if (!registration) return false;
  await newestIsInstalled(registration);
  if (serviceWorker.controller) return true;
  return await fired(serviceWorker, "controllerchange").then(() => true, () => false);
}

/** The worker that the page registers once its islands are hydrated; a tap may come before that. */
const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  within(PATIENCE, () => navigator.serviceWorker.ready).catch(() => undefined);

/** Resolves at the next event of this name. */
const fired = (target: EventTarget, name: string): Promise<unknown> =>
  within(
    PATIENCE,
    () => new Promise((resolve) => target.addEventListener(name, resolve, { once: true })),
  );

/**
 * Waits until the files of the newest build are stored: the kept page may be of that build,
 * although the worker of the one before still serves it.
 */
async function newestIsInstalled(registration: ServiceWorkerRegistration): Promise<void> {
  // No connection: the kept files are of this build.
  await within(PATIENCE, () => registration.update()).catch(() => {});
  const { installing } = registration;
  if (!installing) return;
  await fired(installing, "statechange").catch(() => {});
}

/**
 * Fetches without cookies; ranges of a file with a header, files of other sites through the service
 * worker.
 */
function fetchAnonymously(url: string, init: RequestInit): Promise<Response> {
  const part = parseRangePath(url);
  if (part) {
    const range = `bytes=${part.range.first}-${part.range.last}`;
    return fetchAnonymously(part.address, { ...init, headers: { range } });
  }
  const address = url.startsWith("/")
    ? url
    : `${FOREIGN_FILE_PATH}?${new URLSearchParams({ url })}`;
  return fetch(address, { ...init, credentials: "omit" });
}

/** The browser's part of `createTourDownload`. The server renders without using it. */
export const device: DownloadDevice = {
  get caches() {
    return globalThis.caches;
  },
  get storage() {
    return navigator.storage;
  },
  get locks() {
    return navigator.locks;
  },
  fetch: fetchAnonymously,
  hasWorker,
};
