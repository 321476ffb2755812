/** The address of a part of a recording. */
import assert from "node:assert/strict";
import { recordingOf } from "../../../../lib/model/consent/closed.ts";
import { recordingHash } from "../../../../lib/model/consent/recording_hash.ts";
import { mediaHashesIn } from "../../../../lib/model/media/media.ts";
import {
  inWhole,
  isDivisible,
  parsePartAddress,
  partAddress,
  wholeOf,
} from "../../../../lib/model/media/part_address.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { isSafeUrl } from "../../../../lib/model/media/url_rules.ts";

const HASH = "a1".repeat(32);
const WHOLE = `/media/${HASH}.mp3`;
const PART = `${WHOLE}?from=61000&to=183500`;

Deno.test("the address of a part has its times in whole milliseconds, and is read again", () => {
  assert.equal(partAddress({ whole: WHOLE, from: 60_999.6, to: 183_500.4 }), PART);
  assert.deepEqual(parsePartAddress(PART), { whole: WHOLE, from: 61_000, to: 183_500 });
  assert.equal(wholeOf(PART), WHOLE);
  assert.ok(isSafeUrl(PART));
  const others = [
    WHOLE,
    `${WHOLE}?from=1&to=0`,
    `${WHOLE}?from=01&to=2000`,
    `${WHOLE}?to=2000&from=0`,
    `/media/${HASH}.wav?from=0&to=2000`,
    `https://x.org${PART}`,
  ];
  for (const address of others) {
    assert.equal(parsePartAddress(address), undefined, address);
    assert.equal(wholeOf(address), address);
  }
  assert.ok(isDivisible(WHOLE) && isDivisible(PART) && !isDivisible(`/media/${HASH}.wav`));
});

Deno.test("a part is of the same recording as the whole, for releases and for uses of the file", async () => {
  assert.equal(recordingOf(PART), recordingOf(WHOLE));
  assert.equal(await recordingHash(PART), await recordingHash(WHOLE));
  assert.deepEqual(mediaHashesIn([PART, WHOLE, PART]), [HASH]);
});

Deno.test("a part of a file that is still being sent becomes the same part of the stored one", () => {
  const waiting = partAddress({ whole: "upload:1f-2e", from: 61_000, to: 183_500 });
  assert.equal(uploadIdOf(waiting), "1f-2e");
  assert.equal(inWhole(waiting, WHOLE), PART);
  assert.equal(inWhole("upload:1f-2e", WHOLE), WHOLE);
});
