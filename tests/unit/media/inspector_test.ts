/** Files are looked at where they hold up nobody, however they are made. */
import assert from "node:assert/strict";
import process from "node:process";
import { TookTooLong } from "../../../lib/media/inspect/converse.ts";
import { createInspector } from "../../../lib/media/inspect/inspector.ts";
import type { FromWorker } from "../../../lib/media/inspect/messages.ts";
import { startWorker } from "../../../lib/media/inspect/start_worker.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { inLanguage } from "../../../lib/texts/reader.ts";
import { HOSTILE_FILES } from "../../support/data/hostile_media.ts";
import { fileSource, hashOf, mediaFile } from "../../support/data/media_files.ts";

const TONE = fileSource(mediaFile("tone.mp3"));

/** Bytes of a hostile file; more of them take longer in the same way. */
const SIZE = 300_000;

/** Bytes of which others have turns between many blocks. */
const MANY = 4_000_000;

/** Milliseconds for which the thread of this test, which is that of a server, had a processor. */
function usedHere(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function inspector(parts: Parameters<typeof createInspector>[0] = {}) {
  const warn = (_: string, cause: unknown) => {
    throw cause;
  };
  const made = createInspector({ warn, ...parts });
  return { ...made, [Symbol.dispose]: () => made.end() };
}

Deno.test("no file takes more than 100 ms of the server's own time, whatever it is made of", async () => {
  using it = inspector();
  await it.inspect(TONE, "author");
  for (const [what, make] of Object.entries(HOSTILE_FILES)) {
    const file = fileSource(make(SIZE), 64 * 1024);
    const before = usedHere();
    await it.inspect(file, "author").catch((error) => {
      assert.ok(error instanceof Problem && error.status < 500, `${what}: ${error}`);
    });
    const used = usedHere() - before;
    assert.ok(used < 100, `${what} takes ${used} ms`);
  }
});

Deno.test("a file that takes too long is given up with words that help, and the next one is looked at", async () => {
  let started = 0;
  using it = inspector({
    // The first worker gets nothing, and so never answers.
    async start() {
      const worker = await startWorker();
      return started++ === 0 ? { ...worker, send() {} } : worker;
    },
    budget: () => started === 1 ? 1 : 60_000,
  });
  await assert.rejects(it.inspect(TONE, "author"), (error) => {
    assert.ok(error instanceof TookTooLong);
    assert.equal(error.status, 400);
    assert.match(error.detail, /could not be read in time.*Convert a recording to MP3/);
    return true;
  });
  assert.equal((await it.inspect(TONE, "author")).extension, "mp3");
  assert.equal(started, 2);
});

Deno.test("a worker refuses a file in the language of its sender", async () => {
  using it = inspector();
  const film = fileSource(mediaFile("film.mp4"));
  for (
    const [language, said] of [["de", /^Das ist ein Video\./], [
      "en",
      /^This is a video\./,
    ]] as const
  ) {
    await assert.rejects(inLanguage(language, () => it.inspect(film, "author")), (error) => {
      assert.ok(error instanceof Problem);
      assert.match(error.detail, said);
      return true;
    });
  }
});

Deno.test("a disk that fails while a worker waits for bytes is no fault of the file", async () => {
  using it = inspector();
  const failing = {
    size: 8000,
    // deno-lint-ignore require-yield
    async *open(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
      await Promise.resolve();
      throw new Error("The disk is gone");
    },
  };
  await assert.rejects(it.inspect(failing, "author"), /The disk is gone/);
  assert.equal((await it.inspect(TONE, "author")).extension, "mp3");
});

Deno.test("of an author with many files one is looked at, so that others do not wait for all of them", async () => {
  const begun: ((message: FromWorker) => void)[] = [];
  const found = { found: { hash: "x", extension: "mp3" as const } };
  using it = inspector({
    start() {
      let heard: (message: FromWorker) => void;
      return Promise.resolve({
        listen: (next) => void (heard = next),
        send: () => void begun.push(heard),
        end() {},
      });
    },
  });
  const many = Array.from({ length: 5 }, () => it.inspect(TONE, "busy"));
  const others = ["one", "two"].map((owner) => it.inspect(TONE, owner));
  // The first of the busy author never ends before the others do.
  await settled();
  assert.equal(begun.length, 2);
  begun[1](found);
  await others[0];
  await settled();
  begun[2](found);
  await others[1];
  begun[0](found);
  for (let next = 3; next < 7; next++) {
    await settled();
    begun[next](found);
  }
  await Promise.all(many);
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

Deno.test("where no worker starts, files are looked at all the same, and others go on meanwhile", async () => {
  const said: string[] = [];
  using it = inspector({
    start: () => Promise.reject(new Error("There are no workers here")),
    warn: (text, cause) => said.push(`${text}: ${(cause as Error).message}`),
    budget: (bytes) => bytes > MANY ? 0 : 60_000,
  });
  const bytes = mediaFile("tone.mp3");
  assert.equal((await it.inspect(fileSource(bytes), "author")).hash, hashOf(bytes));
  const zeros = (size: number) =>
    fileSource(HOSTILE_FILES["MP3 of three frames and zeros"](size), 64 * 1024);
  let turns = 0;
  const others = setInterval(() => turns++);
  await assert.rejects(it.inspect(zeros(MANY / 2), "author"), Problem);
  clearInterval(others);
  assert.ok(turns >= 2, `${turns} turns of others`);
  await assert.rejects(it.inspect(zeros(MANY), "author"), TookTooLong);
  assert.deepEqual(said, [
    "Files are looked at without a worker, since none starts: There are no workers here",
  ]);
});
