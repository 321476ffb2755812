/** What an older version of the program has left on a device is sent by this one. */
import assert from "node:assert/strict";
import { hydrated } from "../../support/browser/browser.ts";
import { noCopies } from "../../support/browser/form_copies.ts";
import { becomesTrue } from "../../support/browser/offline.ts";
import { author } from "../../support/browser/form.ts";
import { makeTour } from "../../support/data/tours.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { mediaFile } from "../../support/data/media_files.ts";

type Left = { userId: string; tourId: string; sound: number[] };

/** Runs in a page: stores what that version stored, in its databases and in local storage. */
async function leave({ userId, tourId, sound }: Left): Promise<void> {
  const store = (name: string, stores: Record<string, [record: object, key?: IDBValidKey][]>) =>
    new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => {
        for (const [store, records] of Object.entries(stores)) {
          const keyPath = records[0][1] === undefined ? { keyPath: "id" } : {};
          const all = opening.result.createObjectStore(store, keyPath);
          for (const [record, key] of records) all.put(record, key);
        }
      };
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  const form = { target: "create", userId, at: Date.now() };
  const copy = (title: string) => ({
    ...form,
    id: title.replace(" ", "-"),
    values: { title, stops: [] },
  });
  const bytes = new Uint8Array(sound);
  await store("form-copies", { copies: [[copy("The mill")], [copy("The bridge")]] });
  const upload = {
    id: "bell",
    kind: "recording",
    name: "bell.mp3",
    addedAt: Date.now(),
    userId,
    step: "preparing",
    files: [],
  };
  const blob = new Blob([bytes], { type: "audio/mpeg" });
  await store("uploads", { records: [[upload]], blobs: [[blob, "bell/source"]] });
  const take = {
    id: "take",
    target: "create",
    stopId: "1",
    userId,
    name: "Recording",
    startedAt: Date.now(),
    seconds: 1,
    type: "audio/mpeg",
  };
  const pieces: [ArrayBuffer, IDBValidKey][] = [
    [bytes.buffer.slice(0, 100), ["take", 0]],
    [bytes.buffer.slice(100), ["take", 1]],
  ];
  await store("takes", { records: [[take]], pieces });
  const start = { userId, tourId };
  const patch = { ...start, patch: { currentStopIndex: 1, completedStops: [0] } };
  localStorage.setItem("unsent-progress", JSON.stringify([start, patch]));
  localStorage.setItem("archive-form:ford", JSON.stringify({ ...copy("The ford"), id: "ford" }));
  // Its service worker has sent the first of each since.
  const sent = { id: "The-bridge", at: form.at, isSent: true, draftId: "d" };
  const handedOver = { userId, progress: [JSON.stringify(start)], progressSent: 1, drafts: [sent] };
  await store("unsent", { records: [[handedOver, "handed-over"]] });
}

Deno.test("progress, forms, files and recordings that an older version has left are sent once, and their databases go", () =>
  author({ account: "author" }, async ({ page, server }) => {
    const { origin, kv } = server;
    const read = async (path: string) => await (await page.request.get(origin + path)).json();
    const { id: userId } = await read("/api/auth/user");
    const { id: tourId } = await createTour(kv, makeTour(), { userId });
    const asked: string[] = [];
    page.on("request", (request) =>
      request.method() !== "GET" &&
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    // A page that loads nothing of ours.
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(
      (tourId) => fetch(`/api/tours/${tourId}/start`, { method: "POST" }),
      tourId,
    );
    asked.length = 0;
    await page.evaluate(leave, { userId, tourId, sound: [...mediaFile("tone.mp3")] });
    await page.goto(`${origin}/profile`);
    const titles = async () =>
      (await read("/api/drafts")).map(({ title }: { title: string }) => title).sort().join();
    await becomesTrue(page, async () => {
      const files = await (await fetch("/api/account/files")).json();
      return files.unused.length === 1;
    }, undefined);
    await noCopies(page);
    assert.equal(await titles(), "The ford,The mill");
    const [progress] = await read("/api/user/progress");
    assert.deepEqual(progress.completedStops, [0]);
    const starts = asked.filter((request) => request.endsWith("/start"));
    assert.deepEqual(starts, [], "the worker has sent it");
    await page.goto(`${origin}/create`);
    await hydrated(page, "tour-form");
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await becomesTrue(page, async () => {
      const isOld = (key: string) => /^(unsent|archive-form:)/.test(key);
      const names = (await indexedDB.databases()).map(({ name }) => name);
      return names.join() === "waiting" && !Object.keys(localStorage).some(isOld);
    }, undefined);
    const take = await page.evaluate(async () => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => request.onsuccess = () => resolve(request.result));
      const database = await settled(indexedDB.open("waiting"));
      const all = database.transaction("files").objectStore("files");
      return (await settled(all.getAllKeys())).filter((key) => String(key).startsWith("takes"));
    });
    assert.deepEqual(take, [["takes", "take", "00000000"], ["takes", "take", "00000001"]]);
  }));
