/**
 * A site with a service worker: its server may be stopped, be slow, or have a newer build, and says
 * so to all of the browser's requests, the worker's own among them.
 */
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import type { StopInput } from "../../../lib/model/tour/stop.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { type BrowserOptions, hydrated, withPage } from "./browser.ts";
import { recording } from "../data/recordings.ts";
import { type TestServer, testServer } from "../servers/server.ts";
import { serveTiles } from "../servers/tiles.ts";
import { makeStop, makeTour } from "../data/tours.ts";

/** The address of each stop's recording. */
export const RECORDING = "/recordings/long.wav";

/** In seconds. */
export const RECORDING_LENGTH = 45;

export type OfflineVisit = {
  page: Page;
  server: TestServer;
  /** The page of a tour of two stops, "The old mill". */
  tourPath: string;
  /** Another tour's, "The new bridge". */
  otherPath: string;
  /** Opens the tour and waits until the worker has saved its page. */
  openTour(): Promise<void>;
  /** Goes to `path` as if the browser had just been opened; the first page is closed, or `last`. */
  coldStart(path: string, last?: Page): Promise<Page>;
  /** Answers are changed by `change` from now on; undefined is the app's own. */
  change: (change: Change | undefined) => void;
};

/** Gives undefined to leave a request to the app, whose answer may be asked for. */
export type Change = (
  request: Request,
  app: (request: Request) => Response | Promise<Response>,
) => Promise<Response | undefined> | undefined;

/** `settings` of the server, and the `audioStops` of both tours; two unless told. */
type OfflineOptions = BrowserOptions & Pick<TourInput, "language"> & {
  settings?: Record<string, string>;
  audioStops?: StopInput[];
};

/** Runs `use` in a browser that allows service workers. */
export async function visitOffline(
  use: (visit: OfflineVisit) => Promise<void>,
  {
    settings,
    language,
    audioStops = ["First", "Second"].map((title) => makeStop({ title, audioUrl: RECORDING })),
    ...options
  }: OfflineOptions = {},
): Promise<void> {
  let change: Change | undefined;
  const file = recording(RECORDING_LENGTH);
  await using tiles = serveTiles();
  await using server = await testServer({
    settings: { ...tiles.settings, ...settings },
    intercept: async (request, app) => {
      const changed = await change?.(request, app);
      if (changed) return changed;
      if (new URL(request.url).pathname === RECORDING) return answerRange(request, file);
      return await app(request);
    },
  });
  const [{ id }, other] = await Promise.all(
    ["The old mill", "The new bridge"].map((title) =>
      createTour(server.kv, makeTour({ title, audioStops, language }), { userId: NOBODY })
    ),
  );
  const tourPath = `/tour/${id}`;
  // Requests that fail are what these tests are about; Chromium reports each on the console.
  const allowErrors = /Failed to load resource|net::ERR_/;
  await withPage({ serviceWorkers: "allow", allowErrors, ...options }, async (page) => {
    await use({
      page,
      server,
      tourPath,
      otherPath: `/tour/${other.id}`,
      async openTour() {
        await page.goto(server.origin + tourPath);
        await hydrated(page, "stop-list");
        await isSaved(page, tourPath);
      },
      async coldStart(path, last = page) {
        const next = await page.context().newPage();
        await last.close();
        await next.goto(server.origin + path);
        return next;
      },
      change: (next) => change = next,
    });
  });
}

/** Waits until the worker serves the page and has saved what is at `path`. */
export const isSaved = (page: Page, path: string): Promise<void> =>
  becomesTrue(page, async (path) =>
    navigator.serviceWorker.controller !== null &&
    await caches.match(path, { ignoreVary: true }) !== undefined, path);

const BETWEEN_LOOKS_MS = 100;

/**
 * Waits until what `check` promises in the page is true; Playwright's own `waitForFunction` takes
 * any promise for true.
 */
export async function becomesTrue<T>(
  page: Page,
  check: (argument: T) => Promise<boolean>,
  argument: T,
): Promise<void> {
  const until = Date.now() + 45_000;
  while (!await page.evaluate(check as never, argument)) {
    if (Date.now() > until) throw new Error(`It never came true: ${check}`);
    await new Promise((over) => setTimeout(over, BETWEEN_LOOKS_MS));
  }
}

/** A range of a file, as a server answers for media. */
export function answerRange(request: Request, file: Uint8Array<ArrayBuffer>): Response {
  const headers = {
    "content-type": "audio/wav",
    "accept-ranges": "bytes",
    "cache-control": "no-store",
  };
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("range") ?? "");
  if (!range) return new Response(file, { headers });
  const [first, last] = [Number(range[1]), range[2] ? Number(range[2]) : file.length - 1];
  return new Response(file.subarray(first, last + 1), {
    status: 206,
    headers: { ...headers, "content-range": `bytes ${first}-${last}/${file.length}` },
  });
}
