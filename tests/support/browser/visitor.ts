/**
 * Somebody who walks: a tour of stops along a street, its page, and a device that returns their
 * position.
 */
import type { BrowserContext, Page } from "playwright-core";
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { type BrowserOptions, hydrated, withPage } from "./browser.ts";
import { type TestServer, testServer } from "../servers/server.ts";
import { signIn } from "./sign_in.ts";
import { serveTiles } from "../servers/tiles.ts";
import { makeStop, makeTour } from "../data/tours.ts";

/** Where the street begins. */
export const CORNER: Position = { latitude: 40.7589, longitude: -74.6672 };

/** Metres from stop to stop, north along the street. */
export const BLOCK = 200;

/** The place `metres` up the street, and `east` metres beside it. */
export const along = (metres: number, east = 0): Position =>
  destinationPoint(destinationPoint(CORNER, metres, 0), east, 90);

export type Visitor = {
  page: Page;
  server: TestServer;
  tourId: string;
  /** The device measures this place, and for some seconds more: what confirms a jump. */
  goTo(place: Position, accuracy?: number): Promise<void>;
  openTour(hash?: string): Promise<void>;
  /** Presses Start. */
  start(): Promise<void>;
  /** The titles of the stops that have begun to sound, in order. */
  heard(): Promise<string[]>;
  /** Waits until that many stops have begun to sound. */
  hears(count: number): Promise<void>;
  /** Waits until no story sounds. */
  silent(): Promise<void>;
  /** Shows what the card of the walk has more to say, and to choose from. */
  openOptions(): Promise<void>;
  /** Presses a button of that. */
  choose(name: string): Promise<void>;
  /** Leaves the walking screen for the archive's page; the walk goes on. */
  readText(): Promise<void>;
};

export type VisitOptions = BrowserOptions & {
  tour?: Partial<TourInput>;
  /** Where they stand at first: at the corner unless told. */
  place?: Position;
  /** Set to true, the person refuses the location. */
  refuses?: boolean;
  /** Set to true, the person is signed in as the demo's visitor. */
  signedIn?: boolean;
  before?: (page: Page, server: TestServer) => Promise<unknown>;
};

/** Five stops of a test tone, 200 m from each other. */
export const street = (count = 5) =>
  ["First", "Second", "Third", "Fourth", "Fifth"].slice(0, count).map((title, i) =>
    makeStop({ title, ...along(BLOCK * (i + 1)), audioUrl: `test-beep-${i + 1}` })
  );

/** Milliseconds between two looks of a long wait: a look in each frame would have frames drawn. */
const POLLING_MS = 100;

/** Runs `use` with a visitor who has opened the tour's page. */
export async function visit(
  use: (visitor: Visitor) => Promise<void>,
  { tour, place = CORNER, refuses = false, signedIn = false, before, ...options }: VisitOptions =
    {},
): Promise<void> {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const input = makeTour({ title: "The old street", audioStops: street(), ...tour });
  const { id } = await createTour(server.kv, input, { userId: NOBODY });
  await withPage(options, async (page) => {
    await watchWalk(page.context());
    if (!refuses) await locate(page.context(), server.origin, place);
    if (signedIn) await signIn(page, server, "visitor");
    await before?.(page, server);
    const visitor = visitorOf(page, server, id);
    await visitor.openTour();
    await measureAgain(page.context());
    await use(visitor);
  });
}

/** Opens the fold below Start, and chooses how to hear the archive. */
export async function chooseWay(page: Page, name: string): Promise<void> {
  await page.locator(".start-how summary").click();
  await page.getByRole("radio", { name }).check();
}

/** From now on the context's pages note what `visitorOf` asks for: sounds, and positions. */
export async function watchWalk(context: BrowserContext): Promise<void> {
  await context.addInitScript(noteSounds);
  await context.addInitScript(noteFixes);
}

/** Allows the location to `origin`, and says where the device is. */
export async function locate(context: BrowserContext, origin: string, place: Position) {
  await context.grantPermissions(["geolocation"], { origin });
  await measure(context, place);
}

const measured = new WeakMap<BrowserContext, Position & { accuracy: number }>();

/** The device is at `place`, measured now. */
async function measure(context: BrowserContext, place: Position, accuracy = 5) {
  measured.set(context, { ...place, accuracy });
  await context.setGeolocation({ ...place, accuracy });
}

/**
 * The device measures its place anew. By itself the browser repeats what was set, with the time of
 * that: on a slow machine it is older, when a walk starts, than a walk believes.
 */
async function measureAgain(context: BrowserContext): Promise<void> {
  const last = measured.get(context);
  if (last) await context.setGeolocation(last);
}

export function visitorOf(page: Page, server: TestServer, tourId: string): Visitor {
  const visitor: Visitor = {
    page,
    server,
    tourId,
    async goTo(place, accuracy = 5) {
      let fixes = await countFixes(page, 1);
      for (const more of [0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]) {
        await measure(page.context(), place, accuracy + more);
        // The browser passes over a position that is replaced before the page has heard of it.
        fixes = await countFixes(page, fixes + 1);
        if (more > 0) await page.evaluate(passTime, 1500);
      }
    },
    async openTour(hash = "") {
      await page.goto(`${server.origin}/tour/${tourId}${hash}`);
      await hydrated(page, "start-tour");
      await hydrated(page, "stop-list");
    },
    start: async () => {
      await measureAgain(page.context());
      await page.getByRole("button", { name: "Start Archive Experience" }).click();
    },
    heard: () => page.evaluate(() => JSON.parse(sessionStorage.heard ?? "[]")),
    hears: async (count) => {
      await page.waitForFunction(
        (count) => JSON.parse(sessionStorage.heard ?? "[]").length >= count,
        count,
        { polling: POLLING_MS },
      );
    },
    silent: () =>
      page.getByRole("heading", { name: /^(Loading|Playing) stop/ }).waitFor({ state: "detached" }),
    openOptions: () => page.getByRole("button", { name: "More about the walk" }).click(),
    async choose(name) {
      const more = page.getByRole("button", { name: /^(More|Less) about the walk$/ });
      if (await more.getAttribute("aria-expanded") === "false") await more.click();
      await page.getByRole("button", { name, exact: true }).click();
    },
    readText: () => page.locator(".walk-bar").getByRole("button", { name: /^Back to / }).click(),
  };
  return visitor;
}

/** Waits until the page's watch has heard of `least` positions; gives their number. */
async function countFixes(page: Page, least: number): Promise<number> {
  const heard = await page.waitForFunction(
    (least) => {
      const { fixes = 0 } = globalThis as { fixes?: number };
      return fixes >= least && fixes;
    },
    least,
  );
  return await heard.jsonValue() as number;
}

/**
 * Runs in the page: lets the clock by which a walk dates positions go on by `ms`, without waiting.
 */
function passTime(ms: number): void {
  const { now } = performance;
  performance.now = () => now.call(performance) + ms;
}

/** Runs in the page: counts the positions that its watch hears of. */
function noteFixes() {
  const watch = Geolocation.prototype.watchPosition;
  Geolocation.prototype.watchPosition = function (take, ...rest) {
    const counted: PositionCallback = (position) => {
      take(position);
      const counter = globalThis as { fixes?: number };
      counter.fixes = (counter.fixes ?? 0) + 1;
    };
    return watch.call(this, counted, ...rest);
  };
}

/**
 * Runs in the page: stores the titles that the lock screen shows whenever the audio begins to
 * sound. Each `play` (a story that begins, or goes on after a pause) counts once: on a slow machine
 * the browser's decoder falls behind, and its `waiting` is followed by another `playing`.
 */
function noteSounds() {
  let hasBegun = false;
  const note = (isSame: () => boolean) => {
    if (!isSame()) return;
    const { playbackState, metadata } = navigator.mediaSession;
    // The lock screen comes with the bar of the player.
    if (playbackState === "none") return void setTimeout(note, 20, isSame);
    if (playbackState !== "playing") return;
    const heard = JSON.parse(sessionStorage.heard ?? "[]");
    sessionStorage.heard = JSON.stringify([...heard, metadata?.title]);
  };
  const playing = ({ target }: Event) => {
    if (!hasBegun) return;
    hasBegun = false;
    const audio = target as HTMLAudioElement;
    const { src } = audio;
    // Later, when the player has told the lock screen. By then a story may have taken the place of
    // the silence that unlocks the sound, which is no stop's.
    setTimeout(note, 0, () => audio.src === src);
  };
  addEventListener("play", () => hasBegun = true, true);
  addEventListener("playing", playing, true);
}
