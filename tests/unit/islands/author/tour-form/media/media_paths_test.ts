/** The fields of a form whose files are on their way, and why they may not arrive. */
import assert from "node:assert/strict";
import {
  stopIndexOf,
  uploadFields,
} from "../../../../../../islands/author/tour-form/media/media_paths.ts";
import { missingReason } from "../../../../../../islands/author/tour-form/media/missing_reason.ts";
import { addressOf } from "../../../../../../islands/author/tour-form/media/upload_addresses.ts";
import { levelOf } from "../../../../../../islands/author/tour-form/takes/level_meter.ts";
import { readValues } from "../../../../../../islands/author/tour-form/values.ts";
import { mediaOf } from "../../../../../support/fakes/upload_queue.ts";
import { tone } from "../../../../../support/data/sound/sound.ts";

Deno.test("files on their way are found wherever their stops are by now", () => {
  const values = readValues({
    imageUrl: "upload:a",
    audioStops: [
      { audioUrl: "https://example.org/a.mp3", imageUrl: "upload:b" },
      { audioUrl: "upload:c" },
    ],
  });
  const fields = uploadFields(values);
  assert.deepEqual(fields.map(({ path, uploadId }) => `${path} ${uploadId}`), [
    "things.0.url a",
    "audioStops.0.things.0.url b",
    "audioStops.1.audioUrl c",
  ]);
  assert.deepEqual(fields.map(({ path }) => stopIndexOf(path)), [-1, 0, 1]);
});

Deno.test("what arrives by waiting has no reason, and anything else says what to do", () => {
  const at = (step: "waiting" | "paused" | "failed", hold?: "offline" | "busy" | "signed-out") =>
    missingReason({ step, problem: "Too large." }, hold);
  assert.equal(at("waiting"), undefined);
  assert.equal(at("failed"), "Too large.");
  assert.match(at("paused")!, /paused/);
  assert.match(at("waiting", "offline")!, /connection/);
  assert.match(at("waiting", "busy")!, /server can’t accept files right now.*automatically/);
  assert.match(at("waiting", "signed-out")!, /sign in/);
  assert.match(missingReason(undefined, undefined)!, /device/);
});

Deno.test("an address is known once all files are there, and a picture's says its size", () => {
  const file = (name: string) => ({ bytes: 1, key: name, media: mediaOf(name) });
  const files = [file("a".repeat(64)), file("b".repeat(64))];
  const size = { width: 1600, height: 900 };
  assert.equal(addressOf({ step: "waiting", files, ...size }), undefined);
  assert.equal(
    addressOf({ step: "finished", files, ...size }),
    `/media/${"a".repeat(64)}.mp3#size=1600x900&small=/media/${"b".repeat(64)}.mp3`,
  );
  assert.equal(addressOf({ step: "finished", files: files.slice(0, 1) }), files[0].media.url);
});

Deno.test("the level of a microphone goes from nothing to full on a scale of decibels", () => {
  const level = (decibels: number) => levelOf(tone({ seconds: 0.1, hertz: 440, decibels }));
  assert.equal(levelOf(new Float32Array(100)), 0);
  assert.ok(level(0) > 0.9 && level(0) <= 1);
  assert.ok(Math.abs(level(-27.5) - 0.45) < 0.05, `${level(-27.5)}`);
});
