/** The state of keeping a tour on this device, and its actions. */
import { type Signal, signal } from "@preact/signals-react";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { underLock } from "../../../lib/device/under_lock.ts";
import { NoWorker } from "../../../lib/offline/keep/keep_errors.ts";
import {
  type KeptTour,
  readKeptTour,
  removeKeptTour,
} from "../../../lib/offline/keep/kept_tours.ts";
import { createPatientCaches } from "../../../lib/offline/keep/patient_caches.ts";
import { giveUpWhenStalled } from "../../../lib/offline/keep/stall_watch.ts";
import type { TourFiles } from "../../../lib/offline/keep/tour_files.ts";
import { notRemovedText, problemText } from "./problem_text.ts";

/**
 * How far a tour is kept; "waiting" is for another tab that fetches the same. `problem` is the last
 * error, for people.
 */
type Keeping =
  | { phase: "none"; problem?: string }
  | { phase: "measuring" }
  | { phase: "waiting" }
  | { phase: "offered"; files: TourFiles }
  | { phase: "fetching"; bytes: number; total: number }
  | { phase: "partly"; kept: KeptTour; problem?: string }
  | { phase: "kept"; kept: KeptTour; problem?: string };

export type TourDownload = ReturnType<typeof createTourDownload>;

/** The browser's functions for keeping, looked up when they are needed. */
export type DownloadDevice = {
  caches: CacheStorage;
  storage: StorageManager | undefined;
  /** Fetches without cookies, so that kept files contain nothing of an account. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Resolves to true once a service worker can serve kept files. */
  hasWorker: () => Promise<boolean>;
  /** Undefined on pages without TLS, which cannot keep tours either. */
  locks: Pick<LockManager, "request"> | undefined;
};

/** Followed by the tour's id: the lock under which one tab at a time fetches its files. */
const KEEP_LOCK = "keep-tour-";

/**
 * `hasMapArchive`: maps are drawn from vector tiles, which can be kept. `language` is that of the
 * page's words, where the archive is translated.
 */
type TourToKeep = { tourId: string; hasMapArchive: boolean; language?: string };

/** Makes the state and the actions of one page. */
export function createTourDownload(
  { tourId, hasMapArchive, language }: TourToKeep,
  device: DownloadDevice,
) {
  const { hasWorker } = device;
  const caches = createPatientCaches(() => device.caches);
  const fetch = giveUpWhenStalled(device.fetch);
  const state: Signal<Keeping> = signal({ phase: "none" });
  let controller = new AbortController();

  async function look(problem?: string): Promise<void> {
    const kept = await readKeptTour(caches, tourId);
    if (!kept) state.value = { phase: "none", problem };
    else if (kept.completedAt) state.value = { phase: "kept", kept, problem };
    else state.value = { phase: "partly", kept, problem };
  }

  /** Runs `work`, and shows the device's state when it ends, with the error if it failed. */
  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    controller.abort();
    const { signal } = controller = new AbortController();
    const stopped = new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason))
    );
    const running = work(signal);
    try {
      // Work under way may take a while to stop.
      await Promise.race([running, stopped]);
    } catch (error) {
      if (controller.signal !== signal) return;
      await look(signal.aborted ? undefined : problemText(error));
      // By then the size of the fetched files is stored.
      if (signal.aborted) running.catch(() => void (controller.signal === signal && look()));
    }
  }

  async function list(signal: AbortSignal, others: readonly string[]): Promise<TourFiles> {
    const languages = language === undefined ? [] : [...new Set([language, ...others])];
    // Few visitors keep a tour, so the code for that is loaded on demand.
    const { listTourFiles } = await loadChunk(() =>
      import("../../../lib/offline/keep/tour_files.ts")
    );
    const listMapFiles = hasMapArchive
      ? (await loadChunk(() => import("../../../lib/offline/keep/map_files.ts"))).listMapFiles
      : undefined;
    return await listTourFiles(tourId, { fetch, signal, languages, listMapFiles });
  }

  const fetchFiles = async (files: TourFiles, signal: AbortSignal) => {
    const show = (next: Keeping) => {
      if (!signal.aborted) state.value = next;
    };
    const { keepTour } = await loadChunk(() => import("../../../lib/offline/keep/keep_tour.ts"));
    await whileAlone(signal, () => show({ phase: "waiting" }), async () => {
      show({ phase: "fetching", bytes: 0, total: files.bytes });
      const kept = await keepTour(files, {
        caches,
        fetch,
        storage: device.storage,
        signal,
        now: () => new Date(),
        onProgress: (bytes) => show({ phase: "fetching", bytes, total: files.bytes }),
      });
      show({ phase: "kept", kept });
    });
  };

  /** Runs `work` once no other tab keeps the tour; calls `onWait` when one does. */
  async function whileAlone(signal: AbortSignal, onWait: () => void, work: () => Promise<void>) {
    await underLock(device.locks, KEEP_LOCK + tourId, work, { onWait, signal });
  }

  return {
    state,
    /** Reads the device's state. */
    look,
    /** The same when the page is shown again, unless work is under way: other tabs change it. */
    lookAgain: async () => {
      const { value } = state;
      if (value.phase === "none" || value.phase === "partly") await look(value.problem);
      if (value.phase === "kept") await look();
    },
    /**
     * Adds up the sizes of the files to keep, and offers to fetch them; in `others` besides the
     * language of the page.
     */
    measure: (others: readonly string[] = []) =>
      run(async (signal) => {
        state.value = { phase: "measuring" };
        if (!await hasWorker()) throw new NoWorker();
        state.value = { phase: "offered", files: await list(signal, others) };
      }),
    /** Fetches the offered files. */
    keep: (files: TourFiles) => run((signal) => fetchFiles(files, signal)),
    /** Fetches missing and changed files. */
    goOn: () =>
      run(async (signal) => {
        const { value } = state;
        const { languages = {} } = "kept" in value ? value.kept : {};
        state.value = { phase: "measuring" };
        await fetchFiles(await list(signal, Object.keys(languages)), signal);
      }),
    /** Stops the work under way; fetched files stay. */
    stop: () => {
      controller.abort();
    },
    /** Removes the tour from the device. */
    remove: async () => {
      controller.abort();
      try {
        await removeKeptTour(caches, tourId);
        state.value = { phase: "none" };
      } catch (error) {
        console.warn("The archive is still on this device", error);
        const { value } = state;
        if (value.phase === "kept" || value.phase === "partly") {
          state.value = { ...value, problem: notRemovedText() };
        }
      }
    },
  };
}
