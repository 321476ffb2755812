/** The program on a small disk that runs full. */
import { orSkipped } from "../../support/skipped.ts";
import assert from "node:assert/strict";
import { ROOM_FOR_SAVES } from "../../../lib/store/kv/disk_room.ts";
import { different, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { startMain } from "../../support/kills/killed_server.ts";
import { Client } from "../../support/people/client.ts";
import { Uploader } from "../../support/people/uploads.ts";
import { freePort } from "../../support/servers/process.ts";
import { missingForSmallDisk, smallDisk } from "../../support/servers/small_disk.ts";

const UNSAVED = /can’t save anything right now\. Nothing was changed/;

/** What one save or one part of an upload may take more than the room that was there. */
const ONE_WRITE = 5e6;

/** Within this time what counts an account's requests expires, in milliseconds. */
const EXPIRY_MS = 8000;

/** Some 500 KB. */
function largeTour() {
  const stop = () => makeStop({ description: "x".repeat(4900) });
  return makeTour({ audioStops: Array.from({ length: 100 }, stop) });
}

/** A recording of some two megabytes, another one for each `n`. */
function recording(n: number): Uint8Array<ArrayBuffer> {
  const frames = mediaFile("without_header.mp3");
  const bytes = new Uint8Array(Math.floor(2e6 / frames.length) * frames.length);
  for (let at = 0; at < bytes.length; at += frames.length) bytes.set(frames, at);
  return different(bytes, n);
}

/** Repeats `send` until it is refused; gives how often it was taken, and the refusal. */
async function untilRefused(send: (n: number) => Promise<Response>) {
  for (let taken = 0;; taken++) {
    const response = await send(taken);
    if (response.status >= 400) return { taken, response };
    await response.body?.cancel();
  }
}

async function assertUnsaved(response: Response): Promise<void> {
  const text = await response.text();
  assert.equal(response.status, 503, text);
  assert.equal(response.headers.get("retry-after"), "120");
  assert.match(JSON.parse(text).detail, UNSAVED);
}

const TITLE =
  "saves and uploads leave room on a disk, visitors read while it is full, also after a start, and saves go on once there is room";

Deno.test(orSkipped(TITLE, missingForSmallDisk()), async ({ step }) => {
  await using disk = await smallDisk(128e6);
  const port = freePort();
  const origin = `http://localhost:${port}`;
  const start = () => startMain({ PORT: String(port), DATA_DIR: disk.folder, APP_ORIGIN: origin });
  const client = new Client(
    { request: (url, init) => fetch(url, { ...init, redirect: "manual" }) },
    origin,
  );
  const author = new Uploader(client);
  const save = () => client.json("POST", "/api/tours", largeTour());
  const assertReads = async (id: string) => {
    for (
      const path of ["/", "/tours", `/tour/${id}`, "/api/tours", "/tours?q=archive", "/profile"]
    ) {
      const response = await client.request(path);
      await response.body?.cancel();
      assert.equal(response.status, 200, path);
    }
  };
  const upload = async (n: number) => {
    const bytes = recording(n);
    const begun = await author.create({ size: bytes.length });
    if (begun.status >= 400) return begun;
    await begun.body?.cancel();
    return await author.patch(begun.headers.get("location")!, 0, bytes);
  };
  const created = async () => (await (await save()).json()).id;
  let makeRoom: () => Promise<void>;
  let [id, other] = ["", ""];

  await step(
    "saves and uploads are refused in the program's words, and people can delete",
    async () => {
      await using _program = await start();
      await client.login("author");
      [id, other] = [await created(), await created()];
      makeRoom = await disk.fill(ROOM_FOR_SAVES + 12e6);
      const uploads = await untilRefused(upload);
      assert.ok(uploads.taken > 0);
      await assertUnsaved(uploads.response);
      const saves = await untilRefused(save);
      assert.ok(saves.taken > 0);
      await assertUnsaved(saves.response);
      assert.ok(disk.room() > ROOM_FOR_SAVES - ONE_WRITE, `${disk.room()} bytes are left`);
      await assertReads(id);
      const deleted = await client.request(`/api/tours/${other}`, { method: "DELETE" });
      assert.equal(deleted.status, 204);
      await client.json("POST", "/api/auth/logout", {});
      await client.login("author");
    },
  );

  await step("a start on the full disk serves for reading, and says so", async () => {
    const remove = await disk.fill(ROOM_FOR_SAVES / 2);
    await using program = await start();
    assert.match(
      program.output(),
      /disk of the data folder is full: \d+ MB are free\. Visitors can read/,
    );
    await assertReads(id);
    await assertUnsaved(await save());
    const ready = await client.request("/readyz");
    assert.match(await ready.text(), /^The disk of the data folder is full/);

    // Another program takes the last byte, while entries of the store expire.
    const removeLast = await disk.fill(0);
    const end = performance.now() + EXPIRY_MS;
    while (performance.now() < end) await assertReads(id);
    await assertUnsaved(await client.request(`/api/tours/${id}`, { method: "DELETE" }));
    await removeLast();
    await remove();
  });

  await step("so does one on a disk without a free byte", async () => {
    await makeRoom();
    await (await start()).end("SIGTERM");
    makeRoom = await disk.fill(0);
    await using _program = await start();
    await assertReads(id);
    await assertUnsaved(await save());

    await makeRoom();
    assert.equal((await save()).status, 201);
    assert.equal((await upload(-1)).status, 200);
  });
});
