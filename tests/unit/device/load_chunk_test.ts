import assert from "node:assert/strict";
import {
  ChunkError,
  type ChunkFailure,
  createChunkLoader,
} from "../../../lib/device/load_chunk.ts";

const REFUSALS = [
  "Failed to fetch dynamically imported module: http://localhost/assets/a.js",
  "error loading dynamically imported module: http://localhost/assets/a.js",
  "Importing a module script failed.",
];

/** A loader whose server gives `answer`; `load` fails the first `failures` times. */
function setUp(
  { failures, answer = "unreachable", message = REFUSALS[0] }: {
    failures: number;
    answer?: "current" | "outdated" | "unreachable";
    message?: string;
  },
) {
  const seen = { loads: 0, pauses: [] as number[] };
  const loadChunk = createChunkLoader({
    probe: () => Promise.resolve(answer),
    pause: (milliseconds) => Promise.resolve(void seen.pauses.push(milliseconds)),
  });
  const load = () => {
    seen.loads++;
    return seen.loads > failures
      ? Promise.resolve("module")
      : Promise.reject(new TypeError(message));
  };
  return { seen, result: loadChunk(load) };
}

const failsWith = (reason: ChunkFailure) => (error: unknown) =>
  error instanceof ChunkError && error.reason === reason;

Deno.test("a chunk that arrives at once is loaded once", async () => {
  const { seen, result } = setUp({ failures: 0 });
  assert.equal(await result, "module");
  assert.deepEqual(seen, { loads: 1, pauses: [] });
});

for (const message of REFUSALS) {
  Deno.test(`a chunk is loaded again after "${message.slice(0, 40)}", with pauses that grow`, async () => {
    const { seen, result } = setUp({ failures: 2, message });
    assert.equal(await result, "module");
    assert.deepEqual(seen, { loads: 3, pauses: [500, 2000] });
  });
}

Deno.test("without an answer of the server a chunk is unreachable after three tries", async () => {
  const { seen, result } = setUp({ failures: Infinity });
  await assert.rejects(result, failsWith("unreachable"));
  assert.equal(seen.loads, 3);
});

Deno.test("a chunk that the server has, and the browser does not ask for again, needs a reload", async () => {
  const { result } = setUp({ failures: Infinity, answer: "current" });
  await assert.rejects(result, failsWith("stuck"));
});

Deno.test("a chunk of an older version is not asked for again", async () => {
  const { seen, result } = setUp({ failures: Infinity, answer: "outdated" });
  await assert.rejects(result, failsWith("outdated"));
  assert.equal(seen.loads, 1);
});

Deno.test("an error of the module itself is thrown as it is", async () => {
  const { seen, result } = setUp({ failures: Infinity, message: "x is undefined" });
  await assert.rejects(result, { name: "TypeError", message: "x is undefined" });
  assert.equal(seen.loads, 1);
});
