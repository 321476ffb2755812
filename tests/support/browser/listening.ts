/**
 * Somebody who listens: a tour of given recordings, its page, and what the page's audio is doing.
 */
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { type BrowserOptions, hydrated, withPage } from "./browser.ts";
import { type TestServer, testServer } from "../servers/server.ts";
import { serveTiles } from "../servers/tiles.ts";
import { makeStop, makeTour } from "../data/tours.ts";

export type Listener = {
  page: Page;
  server: TestServer;
  tourPath: string;
  /** Presses the button of the stop `n`, counted from 1, on the tour's page. */
  press(n: number): Promise<void>;
  /** Opens the page of the tour and waits until its buttons are alive. */
  openTour(): Promise<void>;
  /** What the one audio element is doing; times in seconds. */
  audio(): Promise<{ src: string; paused: boolean; time: number; volume: number }>;
  /** Waits until the audio plays and its time has passed `seconds`; gives the time. */
  playsPast(seconds: number): Promise<number>;
};

type ListeningOptions = BrowserOptions & {
  /** Prepares the page before it goes anywhere. */
  before?: (page: Page) => Promise<unknown>;
  /** Set to false, leaves it to the test to open the tour's page. */
  opens?: boolean;
};

/** Presses the button of the stop `n`, counted from 1, on the tour's page. */
export const press = (page: Page, n: number): Promise<void> =>
  page.locator(`#stop-${n}`).getByRole("button").click();

/** Waits until the page's audio plays and its time has passed `seconds`; gives the time. */
export async function playsPast(page: Page, seconds: number): Promise<number> {
  await page.waitForFunction(isPlayingPast, seconds);
  return (await page.evaluate(readAudio)).time;
}

/** Moves the page's audio to `seconds`. */
export const seekTo = (page: Page, seconds: number): Promise<void> =>
  page.locator("audio").evaluate((audio: HTMLAudioElement, seconds) => {
    audio.currentTime = seconds;
  }, seconds);

/**
 * Runs `use` with a tour of one stop for each of `audioUrls`, 'First', 'Second' and so on by title.
 */
export async function listen(
  audioUrls: string[],
  use: (listener: Listener) => Promise<void>,
  { before, opens = true, ...options }: ListeningOptions = {},
): Promise<void> {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const titles = ["First", "Second", "Third", "Fourth", "Fifth"];
  const audioStops = audioUrls.map((audioUrl, i) => makeStop({ audioUrl, title: titles[i] }));
  const tour = makeTour({ title: "The old mill", audioStops });
  const { id } = await createTour(server.kv, tour, { userId: NOBODY });

  await withPage(options, async (page) => {
    await before?.(page);
    const listener: Listener = {
      page,
      server,
      tourPath: `/tour/${id}`,
      press: (n) => press(page, n),
      async openTour() {
        await page.goto(`${server.origin}/tour/${id}`);
        await hydrated(page, "stop-list");
      },
      audio: () => page.evaluate(readAudio),
      playsPast: (seconds) => playsPast(page, seconds),
    };
    if (opens) await listener.openTour();
    await use(listener);
  });
}

/** Runs in the page. */
function readAudio() {
  const all = document.querySelectorAll("audio");
  if (all.length !== 1) throw new Error(`${all.length} audio elements, where one is right`);
  const [{ currentSrc, paused, currentTime, volume }] = all;
  return { src: currentSrc, paused, time: currentTime, volume };
}

/** Runs in the page. */
function isPlayingPast(seconds: number): boolean {
  const audio = document.querySelector("audio");
  return audio !== null && !audio.paused && audio.currentTime > seconds;
}
