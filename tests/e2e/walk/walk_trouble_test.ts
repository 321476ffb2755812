/** A walk that a reload interrupts. */
import { serveRecording } from "../../support/data/recordings.ts";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

const PATH = "/archives/first.wav";
const tour = {
  audioStops: street(3).map((stop, i) => i === 0 ? { ...stop, audioUrl: PATH } : stop),
};

Deno.test("after a reload in mid-story the walk goes on there, and the summary counts the way before it", () =>
  visit(async ({ page, goTo, start, hears, openTour, openOptions }) => {
    await start();
    await goTo(along(BLOCK));
    await hears(1);
    await page.waitForFunction(() => document.querySelector("audio")!.currentTime > 3);
    await openTour();
    await page.getByRole("button", { name: "Continue at stop 1" }).click();
    await page.waitForFunction(() => {
      const audio = document.querySelector("audio")!;
      return !audio.paused && audio.currentTime > 3;
    });
    await openOptions();
    await page.getByRole("button", { name: "End walk" }).click();
    const summary = page.getByRole("region", { name: "Your walk is over" });
    await summary.getByText("200 m", { exact: true }).waitFor();
  }, { tour, before: (page) => serveRecording(page, PATH, { seconds: 45 }) }));
