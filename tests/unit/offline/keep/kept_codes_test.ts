/** What the service worker answers for codes, from the archives that are kept. */
import assert from "node:assert/strict";
import type { OpenedCode } from "../../../../lib/model/tour/short_code.ts";
import { answerOfKept } from "../../../../lib/offline/keep/kept_codes.ts";

const opened = (code: string): OpenedCode => ({ code, tourId: "T", path: `/tour/T#${code}` });

Deno.test("a kept code is answered as by the API", async () => {
  assert.deepEqual(await answerOfKept("55z-38m", [opened("55Z38M")])!.json(), opened("55Z38M"));
});

Deno.test("the misreading of one kept code is refused with that code", async () => {
  const answer = answerOfKept("S5Z38M", [opened("K7M451"), opened("55Z38M")])!;
  assert.equal(answer.status, 404);
  assert.equal((await answer.json()).meant, "55Z38M");
});

Deno.test("a text that may stand for two kept codes, or for none, is left to the server", () => {
  assert.equal(answerOfKept("8ACKSZ", [opened("8ACK5Z"), opened("8ACKS2")]), undefined);
  assert.equal(answerOfKept("S5Z38M", [opened("K7M451")]), undefined);
  assert.equal(
    answerOfKept("55Z38M", [opened("5S238M")]),
    undefined,
    "it has a right check letter",
  );
});
