/** No file takes a worker long, however many parts it has: it is refused by their count. */
import assert from "node:assert/strict";
import { inspectFile } from "../../../lib/media/inspect/inspect_file.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { HOSTILE_ORIGINALS } from "../../support/data/hostile_containers.ts";
import { HOSTILE_FILES } from "../../support/data/hostile_media.ts";
import { fileSource } from "../../support/data/media_files.ts";
import { slowness, threadMs } from "../../support/measure/loop_hold.ts";

/** Bytes of each file: the readers' bounds are reached long before. */
const SIZE = 8_000_000;

/** Milliseconds of a processor for one file; a usual one of this size takes 30. */
const MOST_MS = 500 * slowness();

/** The least of three: a first file has its reader compiled. */
async function leastOf(bytes: Uint8Array<ArrayBuffer>, isOriginal: boolean): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < 3 && least >= MOST_MS; tries++) {
    const before = threadMs();
    await inspectFile({ ...fileSource(bytes, 64 * 1024), isOriginal }).catch((error) => {
      assert.ok(error instanceof Problem, String(error));
      assert.ok([400, 415].includes(error.status));
    });
    least = Math.min(least, threadMs() - before);
  }
  return least;
}

for (
  const [what, files, isOriginal] of [
    ["a file", HOSTILE_FILES, false],
    ["an original recording", { ...HOSTILE_FILES, ...HOSTILE_ORIGINALS }, true],
  ] as const
) {
  Deno.test(`${what} of 8 MB is inspected within half a second, whatever it is made of`, async () => {
    for (const [name, make] of Object.entries(files)) {
      const took = await leastOf(make(SIZE), isOriginal);
      assert.ok(took < MOST_MS, `${name}: ${took} ms`);
    }
  });
}
