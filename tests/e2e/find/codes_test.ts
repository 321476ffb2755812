/** Short codes in a browser: typed on the pad, scanned by the camera, without a connection. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { encode } from "uqr";
import { ShortCodes } from "../../../lib/store/records/tours.ts";
import { getTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, shown, withPage } from "../../support/browser/browser.ts";
import { visitOffline } from "../../support/browser/offline.ts";
import { visit } from "../../support/browser/visitor.ts";
import { testServer } from "../../support/servers/server.ts";

/** Presses the keys of the pad. */
async function type(page: Page, code: string): Promise<void> {
  const pad = page.getByRole("group", { name: "Letters of the code" });
  for (const letter of code) await pad.getByRole("button", { name: letter, exact: true }).click();
}

/** The camera of the page shows codes with these texts, one after the other. */
async function showToCamera(page: Page, texts: string[]): Promise<void> {
  const codes = texts.map((text) => encode(text, { ecc: "M", border: 4 }).data);
  await page.addInitScript((codes: boolean[][][]) => {
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
      const context = canvas.getContext("2d")!;
      let frame = 0;
      const draw = () => {
        // Two seconds each; the last one stays.
        const modules = codes[Math.min(Math.floor(frame++ / 20), codes.length - 1)];
        context.fillStyle = "#cfc8b8";
        context.fillRect(0, 0, 640, 480);
        context.fillStyle = "#222";
        modules.forEach((row, y) =>
          row.forEach((isDark, x) => isDark && context.fillRect(140 + x * 8, 60 + y * 8, 8, 8))
        );
      };
      draw();
      setInterval(draw, 100);
      return Promise.resolve(canvas.captureStream(10));
    };
  }, codes);
}

Deno.test("a code typed on the pad opens its stop, and in a walk its story starts without a tap", () =>
  visit(async ({ page, server, tourId, start, heard, hears, openOptions }) => {
    const { audioStops } = (await getTour(server.kv, tourId))!.tour;
    await start();
    await openOptions();
    await page.getByRole("link", { name: "Type a code" }).click();
    await hydrated(page, "code");
    const [, , , fourth] = audioStops.map(({ code }) => code!);
    await type(page, fourth.slice(0, 5) + (fourth[5] === "0" ? "1" : "0"));
    await page.getByRole("alert").getByText("one letter is wrong").waitFor();
    await page.getByRole("button", { name: "Delete the last letter" }).click();
    await type(page, fourth[5]);
    await hears(1);
    assert.deepEqual(await heard(), ["Fourth"]);
    await page.waitForURL(`**/tour/${tourId}#stop-4`);
  }, { allowErrors: /api\/codes/ }));

Deno.test("a misread code offers the one that it stands for, which a tap opens", async () => {
  await using server = await testServer({ demo: true });
  const [{ id }] = await (await fetch(`${server.origin}/api/tours`)).json();
  const { tour } = (await getTour(server.kv, id))!;
  const stopId = tour.audioStops[1].id;
  await server.kv.set(ShortCodes.key("55Z38M"), { tourId: id, stopId });
  await withPage({ allowErrors: /404/ }, async (page) => {
    await page.goto(`${server.origin}/q`);
    await hydrated(page, "code");
    await type(page, "S5Z38M");
    const alert = page.getByRole("alert").filter({ hasText: "Did you mean" });
    await alert.waitFor();
    assert.equal(await alert.textContent(), "Did you mean 55Z-38M?");
    assert.equal(await page.getByLabel("Code", { exact: true }).inputValue(), "S5Z38M");
    await page.getByRole("button", { name: "Delete the last letter" }).click();
    await alert.waitFor({ state: "detached" });
    await type(page, "M");
    await alert.getByRole("link").click();
    await shown(page, tour.title);
    assert.equal(new URL(page.url()).hash, "#stop-2");
  });
});

Deno.test("a code scanned in a walk starts its story; what else is read is named", () =>
  visit(async ({ page, server, tourId, start, heard, hears, choose }) => {
    const { audioStops: [, , third] } = (await getTour(server.kv, tourId))!.tour;
    const foreign = "https://example.com/menu";
    await showToCamera(page, [foreign, `${server.origin}/q/${third.code}`]);
    await page.reload();
    await start();
    await choose("Scan a code");
    const dialog = page.getByRole("dialog", { name: "Scan the code" });
    await dialog.getByText(`This isn’t a code of this site. It says: ${foreign}`).waitFor();
    await hears(1);
    assert.deepEqual(await heard(), ["Third"]);
    await dialog.waitFor({ state: "detached" });
  }));

Deno.test("a camera that is refused is explained, and the code can be typed by keyboard", async () => {
  await using server = await testServer({ demo: true });
  await withPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
    });
    await page.goto(`${server.origin}/q`);
    await hydrated(page, "code");
    await page.getByRole("button", { name: "Scan the code" }).click();
    await page.getByText("This page may not use the camera").waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    const [{ id }] = await (await fetch(`${server.origin}/api/tours`)).json();
    const { title, code } = (await getTour(server.kv, id))!.tour;
    await page.getByLabel("Code", { exact: true }).fill(code!.toLowerCase());
    await page.keyboard.press("Enter");
    await shown(page, title);
  });
});

Deno.test("the codes of a kept archive open it without a connection", () =>
  visitOffline(async ({ page, server, openTour, coldStart, tourPath }) => {
    await openTour();
    const id = tourPath.split("/").at(-1)!;
    const { audioStops: [, second] } = (await getTour(server.kv, id))!.tour;
    const keep = page.locator(".keep-tour");
    await keep.getByRole("button", { name: "Save on this device" }).click();
    // The page waits for a worker that is being installed.
    await keep.getByRole("button", { name: /^Save \d/ }).click({ timeout: 45_000 });
    await page.getByText(/^Saved on this device: \d+\.\d MB\./).waitFor();
    await server.stop();
    const pad = await coldStart("/q");
    await hydrated(pad, "code");
    const took = await pad.evaluate(async (code) => {
      const began = performance.now();
      const opened = await (await fetch(`/api/codes/${code}`)).json();
      return { path: opened.path, ms: performance.now() - began };
    }, second.code!);
    assert.equal(took.path, `${tourPath}#stop-2`);
    assert.ok(took.ms < 300, `${took.ms} ms`);
    // Of another code with a right check letter only the server could know.
    const unread = await pad.evaluate(() =>
      fetch("/api/codes/K7M451").then(({ status }) => status, () => "no answer")
    );
    assert.equal(unread, "no answer");
    await type(pad, second.code!);
    await shown(pad, "The old mill");
    assert.equal(new URL(pad.url()).hash, "#stop-2");
    const link = await coldStart(`/q/${second.code}`, pad);
    await shown(link, "The old mill");
    assert.equal(new URL(link.url()).hash, "#stop-2");
  }));
