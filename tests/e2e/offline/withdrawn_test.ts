/** A story whose release is withdrawn: what a device that kept or heard it still has. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated } from "../../support/browser/browser.ts";
import { isSaved, RECORDING, visitOffline } from "../../support/browser/offline.ts";
import { different, hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";
import { Client } from "../../support/people/client.ts";
import { Uploader } from "../../support/people/uploads.ts";

const SECRET = "Secret words of a neighbour";
const KEPT = mediaFile("tone.mp3");
const HEARD = different(KEPT, 1);
const PICTURE = mediaFile("gate.jpg");
const PICTURE_PATH = `/media/${hashOf(PICTURE)}.jpg`;
const pathOf = (bytes: Uint8Array) => `/media/${hashOf(bytes)}.mp3`;

/** Whether the browser gets the recording at `path`, as an `<audio>` asks for it. */
const plays = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((path) =>
    new Promise<boolean>((resolve) => {
      const audio = new Audio(path);
      audio.oncanplaythrough = () => resolve(true);
      audio.onerror = () => resolve(false);
    }), path);

/** Browsers stop a worker that has had nothing to do for half a minute. */
async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  await devtools.detach();
}

/** The addresses of what is stored on the device and has the words of the story in it. */
const storedWithSecret = (page: Page): Promise<string[]> =>
  page.evaluate(async (secret) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request, { ignoreVary: true }))?.text();
        if (text?.includes(secret)) found.push(request.url);
      }
    }
    return found;
  }, SECRET);

/** Whether a store of the device has the picture of the story. */
const hasPicture = (page: Page): Promise<boolean> =>
  page.evaluate(
    async (path) => await caches.match(path, { ignoreVary: true }) !== undefined,
    PICTURE_PATH,
  );

Deno.test("a withdrawn story is gone from a device that connects again: as it was kept, and as the browser had it before there was a release", async () => {
  const folder = await Deno.makeTempDir();
  await visitOffline(async ({ page: first, server, change, coldStart }) => {
    const author = new Uploader(new Client(server.app, server.origin));
    await author.client.login("author");
    assert.equal((await author.send(PICTURE, { name: "gate.jpg" })).status, 200);
    const archives = await Promise.all([KEPT, HEARD].map(async (bytes) => {
      assert.equal((await author.send(bytes)).status, 200);
      const audioStops = [
        makeStop({ title: "The gate", audioUrl: RECORDING }),
        makeStop({
          id: "neighbour",
          title: SECRET,
          imageUrl: PICTURE_PATH,
          audioUrl: pathOf(bytes),
          transcript: makeTranscript([{ start: 0, end: 900, text: SECRET }]),
        }),
      ];
      const made = await author.client.json("POST", "/api/tours", makeTour({ audioStops }));
      return (await made.json()).id as string;
    }));
    let asked: string[] = [];
    change(({ url }) => {
      asked.push(new URL(url).pathname);
      return undefined;
    });

    await first.goto(`${server.origin}/tour/${archives[0]}`);
    await hydrated(first, "stop-list");
    await isSaved(first, `/tour/${archives[0]}`);
    for (const bytes of [KEPT, HEARD]) assert.ok(await plays(first, pathOf(bytes)));
    asked = [];
    assert.ok(await plays(first, pathOf(HEARD)));
    assert.ok(!asked.includes(pathOf(HEARD)), "the browser has it");
    const button = (name: RegExp) => first.locator(".keep-tour").getByRole("button", { name });
    await button(/^Save on this device/).click();
    await button(/^Save \d/).click({ timeout: 45_000 });
    await first.getByText(/^Saved on this device: \d+\.\d MB\./).waitFor();

    assert.ok(await hasPicture(first), "kept with the archive");

    await server.stop();
    assert.ok(await plays(first, pathOf(KEPT)), "without a server");
    for (const id of archives) {
      const path = `/api/tours/${id}/releases`;
      const terms = { person: "Ada Bell", scope: "public" };
      const added = await author.client.json("POST", path, { stopId: "neighbour", ...terms });
      const { id: releaseId } = await added.json();
      const withdrawal = { ...terms, isWithdrawn: true };
      const answer = await author.client.json("PUT", `${path}/${releaseId}`, withdrawal);
      assert.equal(answer.status, 200);
    }
    assert.notDeepEqual(await storedWithSecret(first), []);
    await stopWorkers(first);
    server.start();

    const page = await coldStart("/kept", first);
    // A worker that finds no server yet asks again with the next page, and one that has just asked
    // after a minute.
    const isGone = () =>
      page.evaluate(async ([file, data]) => {
        for (const until = performance.now() + 5000; performance.now() < until;) {
          const text = await (await caches.match(data))?.text();
          if (await caches.match(file) === undefined && text?.includes("withheld")) return true;
          await new Promise(requestAnimationFrame);
        }
        return false;
      }, [pathOf(KEPT), `/api/tours/${archives[0]}`]);
    for (const until = Date.now() + 100_000; !await isGone();) {
      assert.ok(Date.now() < until, "the device has put itself in order");
      await page.goto(`${server.origin}/kept`);
    }
    assert.deepEqual(await storedWithSecret(page), []);
    assert.ok(!await hasPicture(page));
    await page.goto(`${server.origin}/tour/${archives[0]}`);
    await page.locator("#stop-2").getByText("This story is not available.").waitFor();
    for (const bytes of [KEPT, HEARD]) assert.ok(!await plays(page, pathOf(bytes)));
    const had = await page.evaluate(
      (path) => fetch(path, { cache: "force-cache" }).then(({ status }) => status),
      pathOf(HEARD),
    );
    assert.equal(had, 410, "nor does the browser itself");

    await server.stop();
    const later = await coldStart(`/tour/${archives[0]}`, page);
    await later.locator("#stop-2").getByText("This story is not available.").waitFor();
    assert.ok(!await plays(later, pathOf(KEPT)));
  }, { settings: { DATA_DIR: folder } });
  await Deno.remove(folder, { recursive: true });
});
