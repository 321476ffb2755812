/** Stops that play parts of an hour's interview, in Chromium, and the page of the interview. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { missing } from "../../../tools/programs.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { press } from "../../support/browser/listening.ts";
import { becomesTrue } from "../../support/browser/offline.ts";
import { type Heard, interviewServer, LISTEN } from "../../support/servers/interview_server.ts";
import { orSkipped } from "../../support/skipped.ts";

const NOTHING_SPOKEN = missing("ffmpeg", "flite");

type Ear = { heardSince(): Heard | undefined };
type Server = Awaited<ReturnType<typeof interviewServer>>;

/** Plays each stop of the open page; says by how many milliseconds each begins beside its place. */
async function errorsOf(page: Page, { errorOf }: Server): Promise<number[]> {
  const errors: number[] = [];
  for (let index = 0; index < 6; index++) {
    await press(page, index + 1);
    if (index === 0) {
      await press(page, 1);
      await page.evaluate(LISTEN);
      await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime = 0);
      await press(page, 1);
    }
    await becomesTrue(
      page,
      () => Promise.resolve((globalThis as unknown as Ear).heardSince() !== undefined),
      0,
    );
    errors.push(errorOf(index, await page.evaluate<Heard>("heardSince()")));
    const duration = await page.locator("audio").evaluate((audio: HTMLAudioElement) =>
      audio.duration
    );
    assert.ok(Math.abs(duration - 8) < 0.1, `a part of 8 s lasts ${duration} s`);
    await press(page, index + 1);
    await page.evaluate("listenAgain()");
  }
  return errors;
}

const areExact = (errors: number[], where: string) => {
  console.log(`${where}: ${errors.map((error) => error.toFixed(1)).join(", ")} ms`);
  assert.ok(errors.every((error) => Math.abs(error) < 100), `${where}: ${errors} ms`);
};

Deno.test({
  ...orSkipped(
    "six parts of an hour play at their seconds, online and kept offline",
    NOTHING_SPOKEN,
  ),
  async fn() {
    await using server = await interviewServer();
    const allowErrors = /Failed to load resource|net::ERR_/;
    await withPage({ serviceWorkers: "allow", allowErrors }, async (page) => {
      await page.goto(server.origin + server.path);
      await hydrated(page, "stop-list");
      areExact(await errorsOf(page, server), "online");
      const keep = page.locator(".keep-tour");
      await keep.getByRole("button", { name: "Save on this device" }).click();
      await keep.getByRole("button", { name: /^Save \d/ }).click({ timeout: 45_000 });
      await page.getByText(/^Saved on this device: /).waitFor();
      await server.stop();
      await page.context().setOffline(true);
      await page.goto(server.origin + server.path);
      await hydrated(page, "stop-list");
      areExact(await errorsOf(page, server), "kept");
    });
  },
});

Deno.test({
  ...orSkipped(
    "on its page an interview plays whole, from any of its stories and sentences",
    NOTHING_SPOKEN,
  ),
  async fn() {
    await using server = await interviewServer();
    await withPage({}, async (page) => {
      await page.goto(server.origin + server.path);
      await hydrated(page, "stop-list");
      await press(page, 2);
      await page.getByRole("button", { name: "Open player" }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByText("More", { exact: true }).click();
      await sheet.getByRole("link", { name: "Hear the whole interview" }).click();
      await page.getByRole("heading", { name: "The whole interview" }).waitFor();
      assert.equal(new URL(page.url()).pathname, server.interview);
      await hydrated(page, "whole-recording");
      await axeFindsNothing(page, "the page of an interview");
      await fitsTheWidth(page, "the page of an interview");
      const playsFrom = (second: number) =>
        page.waitForFunction(([second]) => {
          const audio = document.querySelector<HTMLAudioElement>(".recording-player audio")!;
          const { paused, currentTime } = audio;
          return !paused && currentTime > second && currentTime < second + 6;
        }, [second]);
      await page.getByRole("link", { name: "19:02–19:10" }).first().click();
      await playsFrom(19 * 60 + 2.468);
      const others = page.locator("audio:not(.recording-player audio)");
      const isPaused = ({ paused }: HTMLAudioElement) => paused;
      assert.ok(await others.evaluate(isPaused), "the story makes room for it");
      await page.getByText("Sentence of part 4.").click();
      await playsFrom(33 * 60 + 3.702 + 0.5);
      await page.locator(".mini").getByRole("button", { name: /^Play/ }).click();
      await page.waitForFunction(() =>
        document.querySelector<HTMLAudioElement>(".recording-player audio")!.paused
      );
      await page.getByRole("link", { name: "Part 3" }).click();
      await page.waitForURL(`**${server.path}#stop-3`);
    });
  },
});
