/** An archive in a frame of another site: stories play, whatever the browser withholds there. */
import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { withPage } from "../../support/browser/browser.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { shutDown } from "../../support/servers/shut_down.ts";

/** A site on another port, whose page has the HTML that our server hands out. */
function otherSite(html: string) {
  const page = `<!doctype html><html lang="en"><title>A school</title><h1>Our archive</h1>${html}`;
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    () => new Response(page, { headers: { "content-type": "text/html" } }),
  );
  return {
    address: `http://127.0.0.1:${server.addr.port}/`,
    [Symbol.asyncDispose]: () => shutDown(server),
  };
}

/** Runs in each page: what frames of other sites may not have. */
function withholdStorage() {
  const refuse = () => {
    throw new DOMException("Storage is withheld", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(globalThis, name, { get: refuse });
  }
  Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
}

Deno.test("a page of another site shows an archive, whose stories play from the list and from the map", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const audioStops = ["The gate", "The mill"].map((title, i) =>
    makeStop({ title, audioUrl: `/archives/story-${i + 1}.mp3` })
  );
  const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId: NOBODY });
  const asked = await fetch(
    `${server.origin}/oembed?url=${encodeURIComponent(`${server.origin}/tour/${id}`)}`,
  );
  await using other = otherSite((await asked.json()).html);
  await withPage({ splash: true, prompt: true }, async (page) => {
    for (const { audioUrl } of audioStops) await serveRecording(page, audioUrl);
    await page.addInitScript(withholdStorage);
    await page.goto(other.address);
    const frame = page.frameLocator("iframe");
    const plays = (n: number) =>
      frame.locator(`[data-stop="${n}"] audio`).evaluate((audio: HTMLAudioElement) =>
        new Promise<void>((resolve) => {
          const look = () => !audio.paused && audio.currentTime > 0.2 && resolve();
          audio.addEventListener("timeupdate", look);
          look();
        })
      );
    // The keys of the browser's own player.
    await frame.locator('[data-stop="1"] audio').press(" ");
    await plays(1);
    const second = frame.getByRole("button", { name: "Play stop 2: The mill" });
    await second.press("Enter");
    await plays(2);
    const first = frame.locator('[data-stop="1"] audio');
    assert.ok(await first.evaluate((audio: HTMLAudioElement) => audio.paused));
    assert.equal(await frame.locator('[data-state="playing"]').count(), 2, "in list and on map");
    const link = frame.getByRole("link", { name: "The gate" });
    assert.equal(await link.getAttribute("target"), "_blank");
    assert.equal((await page.context().cookies()).length, 0);
  });
});

Deno.test("an embedded archive is narrow, accessible, and a list where no script runs", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const { id } = await createTour(server.kv, makeTour(), { userId: NOBODY });
  const address = `${server.origin}/embed/tour/${id}`;
  await withPage({ viewport: { width: 320, height: 560 } }, async (page) => {
    await page.goto(address);
    await page.getByRole("button", { name: /^Play stop 2/ }).waitFor();
    await axeFindsNothing(page, "an embedded archive");
    await fitsTheWidth(page);
  });
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(address);
    await page.getByRole("list", { name: "Stories" }).waitFor();
    assert.ok(await page.getByLabel("Map of the stops").isHidden());
  });
});
