/** Requests of one upload that meet, in one process or in two that share their data. */
import assert from "node:assert/strict";
import { withMethods } from "../../../lib/store/kv/with_methods.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { withUploads } from "../../support/people/uploads.ts";

const TONE = mediaFile("tone.mp3");

type Uploads = Awaited<ReturnType<typeof withUploads>>;

/** The names of the stored pieces of unfinished uploads. */
const pieces = ({ files }: Uploads) => files().filter((name) => name.startsWith("uploads/"));

/** A body that brings `first`, and `rest` when `send` is called. */
function heldBody(first: Uint8Array<ArrayBuffer>, rest: Uint8Array<ArrayBuffer>) {
  const sent = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const body = ReadableStream.from(async function* () {
    yield first;
    begun.resolve();
    await sent.promise;
    yield rest;
  }());
  return { body, begun: begun.promise, send: () => sent.resolve() };
}

/** The store as a process sees it for which `act` comes in before it notes a piece. */
function beforeNotes(kv: Deno.Kv, act: () => Promise<unknown>): Deno.Kv {
  let next: typeof act | undefined = act;
  return withMethods(kv, {
    atomic() {
      const operation = kv.atomic();
      const set = operation.set.bind(operation);
      operation.set = (key, ...rest) => {
        if (key[0] === "uploads") operation.commit = late(operation.commit.bind(operation));
        return set(key, ...rest);
      };
      return operation;
    },
  });

  function late(commit: Deno.AtomicOperation["commit"]) {
    return async () => {
      const now = next;
      next = undefined;
      await now?.();
      return await commit();
    };
  }
}

/** The store as a process sees it for which `act` comes in before its first read of many keys. */
function beforeReads(kv: Deno.Kv, act: () => Promise<unknown>): Deno.Kv {
  let next: typeof act | undefined = act;
  return withMethods(kv, {
    getMany: async (...args) => {
      const now = next;
      next = undefined;
      await now?.();
      return await kv.getMany(...args);
    },
  });
}

Deno.test("of two pieces for the same place, sent to two processes at once, one is stored, and the other is refused", async () => {
  await using it = await withUploads();
  const url = await it.author.begin({ size: TONE.length });
  // The other process has stored its piece when this one's is noted first.
  const other = await it.elsewhere(
    beforeNotes(it.kv, async () => {
      assert.equal((await it.author.patch(url, 0, TONE.slice(0, 4000))).status, 204);
    }),
  );
  const late = await other.patch(url, 0, TONE.slice(0, 2000));
  assert.equal(late.status, 409);
  assert.match((await late.json()).detail, /Ask for its offset/);
  assert.equal(pieces(it).length, 1, "the bytes that were refused are gone");
  assert.equal(await other.offset(url), 4000);
  const whole = await (await other.patch(url, 4000, TONE.slice(4000))).json();
  assert.equal(whole.media.hash, hashOf(TONE));
  assert.deepEqual(pieces(it), []);
});

for (const where of ["the same process", "another process"]) {
  Deno.test(`an upload that ${where} cancels while bytes come leaves nothing, and takes no room`, async () => {
    await using it = await withUploads();
    const other = where === "another process" ? await it.elsewhere() : it.author;
    const url = await it.author.begin({ size: TONE.length });
    await it.author.patch(url, 0, TONE.slice(0, 1000));
    const { body, begun, send } = heldBody(TONE.slice(1000, 2000), TONE.slice(2000));
    const coming = it.author.patch(url, 1000, body);
    await begun;
    const cancelled = await other.cancel(url);
    send();
    const answer = await coming;
    assert.equal(cancelled.status, 204);
    // One process ends the request with what has come, then cancels; two know nothing of another.
    assert.equal(answer.status, other === it.author ? 204 : 409);
    assert.equal((await it.author.patch(url, 2000, TONE.slice(2000))).status, 404);
    assert.deepEqual(pieces(it), []);
    assert.equal(await it.author.used(), 0);
    assert.ok(Number.isNaN(await it.author.offset(url)));
  });
}

Deno.test("two processes that finish one upload at once make one file of it, and both answer with it", async () => {
  await using it = await withUploads();
  const url = await it.author.begin({ size: TONE.length });
  let first: Response | undefined;
  // The other process has looked at the file when this one finishes it and removes the pieces.
  const other = await it.elsewhere(beforeReads(it.kv, async () => {
    first = await it.author.patch(url, TONE.length, null);
  }));
  const second = await other.patch(url, 0, TONE);
  assert.deepEqual([first?.status, second.status], [200, 200]);
  assert.deepEqual(await second.json(), await first!.json());
  assert.equal(await it.author.used(), TONE.length);
  assert.deepEqual(it.files(), [`media/${hashOf(TONE)}.mp3`]);
});

Deno.test("of many uploads that begin at once in two processes none passes the quota", async () => {
  await using it = await withUploads({ settings: { USER_QUOTA_MB: "1" } });
  const other = await it.elsewhere();
  const answers = await Promise.all(Array.from(
    { length: 10 },
    (_, n) => (n % 2 ? other : it.author).create({ size: 300_000 }),
  ));
  const statuses = answers.map(({ status }) => status).toSorted();
  assert.deepEqual(statuses, [...Array(3).fill(201), ...Array(7).fill(413)]);
  assert.equal(await it.author.used(), 900_000);
});

Deno.test("one key makes one upload, however many requests of two processes bring it at once", async () => {
  await using it = await withUploads();
  const other = await it.elsewhere();
  const answers = await Promise.all(Array.from(
    { length: 6 },
    (_, n) => (n % 2 ? other : it.author).create({ size: 1000 }, { "idempotency-key": "one" }),
  ));
  assert.deepEqual(answers.map(({ status }) => status), Array(6).fill(201));
  assert.equal(new Set(answers.map(({ headers }) => headers.get("location"))).size, 1);
  assert.equal(await it.author.used(), 1000);
});
