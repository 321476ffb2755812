/** Recordings and photographs that a phone shares with the installed program. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { SHARE_PATH, SHARE_TARGET } from "../../../lib/model/web/share.ts";
import { formOn, stopTitles } from "../../support/browser/form.ts";
import { isSaved, visitOffline } from "../../support/browser/offline.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { photo } from "../../support/data/photo.ts";

const PLACE = { latitude: 43.7731, longitude: 11.256 };

const MILL = {
  name: "mill.mp3",
  mimeType: "audio/mpeg",
  buffer: Buffer.from(mediaFile("tone.mp3")),
};
const GATE = {
  name: "gate.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from(photo(mediaFile("gate.jpg"), { place: PLACE })),
};
const FORD = { ...MILL, name: "ford.mp3" };
const NOTE = { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("A note.") };

/** Posts the form that a phone does, from an open page. */
async function share(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.evaluate(({ action, method, enctype, params: { files: [{ name }] } }) => {
    const form = Object.assign(document.createElement("form"), { action, method, enctype });
    form.dataset.turbo = "false";
    const input = Object.assign(document.createElement("input"), { type: "file", name });
    input.multiple = true;
    input.id = "phone";
    form.append(input);
    document.body.append(form);
  }, SHARE_TARGET);
  await page.locator("#phone").setInputFiles(files);
  await Promise.all([
    page.waitForEvent("load"),
    page.locator("#phone").evaluate((input: HTMLInputElement) => input.form!.submit()),
  ]);
}

const waiting = (page: Page) =>
  page.getByRole("list", { name: "Waiting files" }).getByRole("listitem");

Deno.test("files shared without a network wait for a sign-in, and become stops of the chosen archive once", () =>
  visitOffline(async ({ page, server, openTour }) => {
    await openTour();
    await isSaved(page, SHARE_PATH);
    await page.context().setOffline(true);
    await share(page, [MILL, GATE, NOTE]);
    assert.equal(new URL(page.url()).pathname, SHARE_PATH);
    await share(page, [MILL]);
    await page.getByRole("link", { name: "Sign in", exact: true }).last().waitFor();
    assert.deepEqual(
      (await waiting(page).allTextContents()).map((text) => text.split(" ")[0]).sort(),
      ["gate.jpg", "mill.mp3", "note.txt"],
    );
    await page.context().setOffline(false);

    await signIn(page, server, "author", SHARE_PATH);
    await page.getByRole("link", { name: "New archive" }).click();
    await page.getByText("1 recording became 1 stop. 1 photograph has no stop yet.").waitFor();
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await page.getByText("“note.txt”: no recording has its name").waitFor();
    await page.getByRole("button", { name: "Make it a stop" }).click();
    assert.deepEqual(await stopTitles(page), ["mill", "gate"]);
    const { box, openStop, stop } = formOn(page);
    assert.equal(await stop(2).getByLabel("Latitude").inputValue(), String(PLACE.latitude));
    await openStop(0);
    await box("Title").fill("The old town");
    await page.getByText("Draft saved").first().waitFor();

    await page.goto(server.origin + SHARE_PATH);
    await page.getByText("No files are waiting.").waitFor();
    await share(page, [FORD]);
    await page.getByRole("link", { name: "The old town" }).click();
    await page.getByText("1 recording became 1 stop.").waitFor();
    assert.deepEqual(await stopTitles(page), ["mill", "gate", "ford"]);
  }, { isWhole: true }));
