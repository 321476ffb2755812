/** An author with a phone in the street: one thumb, no network. */
import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import { emptyForm, named } from "../../support/browser/form.ts";
import { becomesTrue } from "../../support/browser/offline.ts";
import { mediaFile } from "../../support/data/media_files.ts";

/** The least height of what a thumb taps, in pixels. */
const THUMB = 48;

/** Runs in the page: a phone that finds itself better at the second look. */
const SCRIPT_PHONE = `
  const report = (take, accuracy) => setTimeout(take, 0, {
    coords: { latitude: 43.7731, longitude: 11.256, accuracy },
    timestamp: Date.now(),
  });
  Geolocation.prototype.getCurrentPosition = (take) => report(take, 60);
  Geolocation.prototype.watchPosition = (take) => (report(take, 8), 1);
  Geolocation.prototype.clearWatch = () => {};`;

type SavedStop =
  & { things?: { url: string }[] }
  & { [N in "audioUrl" | "audioDuration" | "latitude" | "longitude"]?: string };

Deno.test("a stop takes four taps in the street without a network, and is in the draft when that is back", async () => {
  await emptyForm(async ({ page, stop, row }) => {
    await page.evaluate(SCRIPT_PHONE);
    await page.context().setOffline(true);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps++;
      const { height } = (await target.boundingBox())!;
      assert.ok(height >= THUMB, `${height} px high`);
      await target.tap();
    };
    const add = page.getByRole("button", { name: "Add Stop" });
    const bare = (n: number) => stop(n).locator(".audio-field");
    for (const [n, title] of [[2, "The mill"], [3, "The bridge"]] as const) {
      await tap(add);
      taps = 0;
      await stop(n).getByLabel("Stop title").and(page.locator(":focus")).waitFor();
      await page.keyboard.type(title);
      await tap(bare(n).getByRole("button", { name: "Record" }));
      await page.getByRole("group", { name: "Recorder" }).getByText("0:02").waitFor();
      await tap(page.getByRole("button", { name: "Stop recording" }));
      await tap(stop(n).getByRole("button", { name: "I am here" }));
      await stop(n).getByText("±8 m").waitFor();
      const [camera] = await Promise.all([
        page.waitForEvent("filechooser"),
        tap(stop(n).getByRole("button", { name: "Take a photo" })),
      ]);
      await camera.setFiles(named(`${title}.jpg`, mediaFile("gate.jpg")));
      await stop(n).getByText("One, without a description").waitFor();
      await bare(n).getByText("1 take").waitFor();
      assert.equal(taps, 4);
      await axeFindsNothing(page, "a stop made in the street", `[data-stop="${n - 1}"]`);
      await page.goBack();
    }
    await row(2).getByText("The mill").waitFor();

    await page.context().setOffline(false);
    await becomesTrue(page, async () => {
      const [draft] = await (await fetch("/api/drafts")).json();
      if (!draft) return false;
      const { draftData } = await (await fetch(`/api/drafts/${draft.id}`)).json();
      const [, ...stops]: SavedStop[] = draftData.audioStops;
      return stops.length === 2 &&
        stops.every((stop) =>
          stop.audioUrl?.startsWith("/media/") && stop.things?.[0]?.url.startsWith("/media/") &&
          Number(stop.latitude) === 43.7731 && Number(stop.longitude) === 11.256 &&
          /^0:0[1-9]$/.test(stop.audioDuration ?? "")
        );
    }, undefined);
  }, {
    permissions: ["microphone"],
    isWhole: true,
    hasTouch: true,
    isMobile: true,
    foldedParts: true,
    allowErrors: /ERR_INTERNET_DISCONNECTED|status of 503/,
  });
});
