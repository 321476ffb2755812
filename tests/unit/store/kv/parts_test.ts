import assert from "node:assert/strict";
import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import {
  joinParts,
  MAX_JSON_BYTES,
  MAX_STORED_BYTES,
  readParts,
  readWithParts,
  setParts,
  toParts,
} from "../../../../lib/store/kv/parts.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { problem } from "../builders.ts";

const RECORD = ["things", "a"];
const PARTS = ["thing_parts", "a"];

async function write(kv: Deno.Kv, value: unknown) {
  const operation = kv.atomic().set(RECORD, "record");
  setParts(operation, PARTS, toParts(value, "stops"));
  await operation.commit();
}

const writePartsOnly = async (kv: Deno.Kv, value: unknown) => {
  const operation = kv.atomic();
  setParts(operation, PARTS, toParts(value, "stops"));
  await operation.commit();
};

/** A text that no compression makes much shorter than three quarters. */
function noise(length: number): string {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 60_000) {
    crypto.getRandomValues(bytes.subarray(at, at + 60_000));
  }
  return Array.from(bytes, (byte) => String.fromCharCode(48 + byte % 64)).join("");
}

const partsOf = (...values: Uint8Array[]) =>
  values.map((value) => ({ key: PARTS, value, versionstamp: "1" }));

const read = async (kv: Deno.Kv) => (await readWithParts(kv, RECORD, PARTS))?.value;

Deno.test(
  "what is written in parts is read as it was, whatever the script and wherever a part ends",
  withKv(async (kv) => {
    const texts = fc.tuple(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.constantFrom("a", "é", "語", "🔔", "\ud800"),
      fc.integer({ min: 0, max: 40_000 }),
    ).map(([text, filler, times]) => text + filler.repeat(times));
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { maxLength: 3 }), async (value) => {
        await write(kv, value);
        assert.deepEqual(await read(kv), value);
      }),
      { numRuns: 150 },
    );
  }),
);

Deno.test(
  "a shorter value leaves no part of the longer one",
  withKv(async (kv) => {
    await write(kv, noise(800_000));
    const { length } = await everything(kv);
    assert.ok(length > 10, `${length} entries`);
    await write(kv, "short");
    assert.equal((await everything(kv)).length, 1 + 1);
    assert.equal(await read(kv), "short");
  }),
);

Deno.test(
  "a value of the largest size is stored, with a record of 60 KiB beside it",
  withKv(async (kv) => {
    const value = "x".repeat(MAX_JSON_BYTES - 2);
    const operation = kv.atomic().set(RECORD, new Uint8Array(60 * 1024));
    setParts(operation, PARTS, toParts(value, "stops"));
    assert.ok((await operation.commit()).ok);
    assert.equal(await read(kv), value);
  }),
);

Deno.test("a value one byte too large is refused with the figures", async () => {
  const value = "é".repeat((MAX_JSON_BYTES - 2) / 2) + "x";
  const refused = await problem((async () => await toParts(value, "stops"))(), 413);
  assert.match(
    refused.detail,
    /^The stops of this archive are too large: 4,000,001 bytes\. The limit is 4,000,000\./,
  );
});

Deno.test("a value that is too large even when it is compressed is refused with the figures", async () => {
  const refused = await problem((async () => await toParts(noise(1_200_000), "stops"))(), 413);
  assert.match(
    refused.detail,
    /^The stops of this archive are too large: \d{3},\d{3} bytes when compressed\./,
  );
});

Deno.test("large values are compressed, small ones stand as JSON, and what was stored without is read", () => {
  const value = Array.from({ length: 5000 }, (_, i) => ({ text: `Sentence ${i} 語` }));
  const json = new TextEncoder().encode(JSON.stringify(value));
  const large = toParts([value, value], "stops");
  assert.ok(large.reduce((sum, { length }) => sum + length, 0) < json.length / 3);
  assert.deepEqual(joinParts(partsOf(...large)), [value, value]);
  assert.equal(new TextDecoder().decode(toParts({ a: 1 }, "stops")[0]), '{"a":1}');
  const older = [json.slice(0, 60_001), json.slice(60_001, 120_000), json.slice(120_000)];
  assert.deepEqual(joinParts(partsOf(...older)), value);
});

Deno.test("parts that would grow beyond all that is ever stored are not unpacked", () => {
  const bomb = Uint8Array.of(1, ...brotliCompressSync(new Uint8Array(100_000_000)));
  assert.ok(bomb.length < MAX_STORED_BYTES);
  assert.throws(() => joinParts(partsOf(bomb)), RangeError);
});

Deno.test(
  "a record without its parts, or with parts of another write, is never taken for whole",
  withKv(async (kv) => {
    assert.equal(await readWithParts(kv, RECORD, PARTS), null);

    await write(kv, "x".repeat(100_000));
    await writePartsOnly(kv, "newer than the record");
    await problem(read(kv), 503);

    await write(kv, "x".repeat(100_000));
    await kv.set([...PARTS, 0], new TextEncoder().encode('"yyy'));
    await kv.set(RECORD, "newer than all parts");
    await problem(read(kv), 503);

    await kv.delete([...PARTS, 0]);
    await kv.delete([...PARTS, 1]);
    await problem(read(kv), 503);
  }),
);

Deno.test(
  "a record written again without its parts is whole",
  withKv(async (kv) => {
    await write(kv, "value");
    await kv.set(RECORD, "renamed");
    assert.deepEqual(await readWithParts(kv, RECORD, PARTS), { record: "renamed", value: "value" });
  }),
);

Deno.test(
  "parts alone are read as the value that was written, and none as undefined",
  withKv(async (kv) => {
    assert.equal(await readParts(kv, PARTS), undefined);
    const value = { text: "鐘".repeat(100_000) };
    await writePartsOnly(kv, value);
    await kv.set([...PARTS.slice(0, -1), "b", 0], new Uint8Array(1));
    assert.deepEqual(await readParts(kv, PARTS), value);
  }),
);
