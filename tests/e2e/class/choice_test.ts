/** A teacher who chooses between stories for one stop, and records one that has no sound. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { SubmissionStop } from "../../../lib/model/class/submission.ts";
import { findUserIdByEmail } from "../../../lib/store/accounts/users.ts";
import { openClass, readClass } from "../../../lib/store/classes/classes.ts";
import { handOut } from "../../../lib/store/classes/teaching.ts";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { hydrated, WIDE, withPage } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { ask, handIn, settingsOf } from "../../support/people/classes.ts";
import { Client } from "../../support/people/client.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";

/** A page of a class whose pupils have told the first stop, or a new story, apart. */
async function atClass(
  told: Record<string, SubmissionStop>,
  use: (page: Page, stops: () => Promise<SubmissionStop[]>) => Promise<void>,
  isNew = false,
) {
  await using tiles = serveTiles();
  const folder = await Deno.makeTempDir();
  await using server = await testServer({ settings: { ...tiles.settings, DATA_DIR: folder } });
  const { kv, origin, app } = server;
  const options = { isWhole: true, permissions: ["microphone"], ...WIDE };
  await withPage(options, async (page) => {
    await signIn(page, server, "author");
    const userId = (await findUserIdByEmail(kv, "author@demo.example"))!;
    const tour = makeTour({ audioStops: [makeStop({ title: "The gate", description: "Once." })] });
    const { id: tourId, audioStops: [{ id: stopId }] } = await createTour(kv, tour, { userId });
    const act = { tourId, by: { id: userId, isAdmin: false }, now: new Date() };
    const classId = await openClass(kv, settingsOf(), act);
    const { code } = await readClass(kv, { ...act, classId });
    for (const [nickname, change] of Object.entries(told)) {
      const pupil = new Client({ request: (url, init) => app.request(url, init) }, origin);
      await ask(pupil, "POST", "/api/class/join", { body: { code, nickname } });
      const { members } = await readClass(kv, { ...act, classId });
      const memberIds = members.filter((one) => one.nickname === nickname).map(({ id }) => id);
      const given = { title: "The gate", memberIds, ...isNew ? {} : { stopId } };
      const id = await handOut(kv, given, { ...act, classId });
      const at = `/api/class/submissions/${id}`;
      const { stop } = await ask<{ stop: SubmissionStop }>(pupil, "GET", at);
      await ask(pupil, "PUT", at, { body: { revision: 1, stop: { ...stop, ...change } } });
      await handIn(pupil, id);
    }
    await page.goto(`${origin}/tour/${tourId}/classes/${classId}`);
    await hydrated(page, "class");
    await use(page, async () => (await getTour(kv, tourId))!.tour.audioStops);
  });
  await Deno.remove(folder, { recursive: true });
}

Deno.test("the stories of three pupils for one stop are side by side, and the teacher's choice alone is in the archive", () => {
  const told = {
    Ada: { description: "By Ada." },
    Ben: { description: "By Ben." },
    Cleo: { contentWarning: "A flood" },
  };
  return atClass(told, async (page, stops) => {
    const of = (name: string) => page.getByRole("region", { name: `The story of ${name}` });
    const press = (name: string, button: string) =>
      of(name).getByRole("button", { name: button }).click();
    await page.getByRole("button", { name: /^The gate/ }).first().click();
    await page.getByText("3 stories for this stop.").waitFor();
    for (const text of ["By Ada.", "By Ben.", "Once."]) {
      await page.getByText(text, { exact: true }).waitFor();
    }
    const [ada, ben] = await Promise.all([of("Ada").boundingBox(), of("Ben").boundingBox()]);
    assert.ok(ben!.x > ada!.x + ada!.width - 1, "beside each other");
    await axeFindsNothing(page, "stories side by side", ".class-page");
    await page.setViewportSize({ width: 390, height: 844 });
    await fitsTheWidth(page);

    await press("Ada", "Take into the archive");
    await of("Ada").getByText("The story is in the archive.").waitFor();
    await of("Ben").getByText("“The gate”, by Ada, is in the archive at this stop.").waitFor();
    await press("Ben", "Take this one instead");
    await of("Ben").getByText("The story is in the archive.").waitFor();
    await of("Ada").getByRole("button", { name: "Take this one instead" }).waitFor();
    await of("Ada").getByText("By Ada.").waitFor();
    assert.deepEqual((await stops()).map(({ description }) => description), ["By Ben."]);
  });
});

Deno.test("a story without a recording says so before the tap, and the teacher records it there", () =>
  atClass({ Ada: { description: "By Ada." } }, async (page, stops) => {
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.getByRole("button", { name: /^The gate.*no recording/ }).click();
    await page.getByText(
      "It lacks a recording, which a stop needs: record it here, or give it back.",
    )
      .waitFor();
    assert.ok(await button("Take into the archive").isDisabled());
    await button("Record").click();
    await page.locator(".recorder-time").getByText(/^[0-9]+:[0-9]*[1-9]$/).waitFor();
    await button("Stop recording").click();
    await page.locator(".class-content audio").waitFor();
    await axeFindsNothing(page, "a story that the teacher has recorded", ".class-page");

    await page.reload();
    await hydrated(page, "class");
    await page.getByRole("button", { name: /^The gate.*no recording/ }).click();
    await page.locator(".class-content audio").waitFor();
    await button("Take into the archive").click();
    await page.getByText("The story is in the archive.").waitFor();
    const [, { audioUrl, audioDuration }] = await stops();
    assert.match(audioUrl!, /^\/media\/[0-9a-f]{64}\.mp3$/);
    assert.match(audioDuration!, /^0:0[1-9]$/);
  }, true));
