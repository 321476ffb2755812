/** What a camera has written into a photograph. */
import assert from "node:assert/strict";
import { readPhotoOrigin } from "../../../../lib/browser/media/photo_origin.ts";
import { mediaFile } from "../../../support/media_files.ts";
import { photo } from "../../../support/photo.ts";

const GATE = mediaFile("gate.jpg");
const read = (bytes: Uint8Array<ArrayBuffer>) => readPhotoOrigin(new Blob([bytes]));

Deno.test("a photograph says where and when it was taken, in all quarters of the earth", async () => {
  for (const [latitude, longitude] of [[43.7731, 11.256], [-33.8568, 151.2153], [19.4, -99.1]]) {
    const origin = await read(
      photo(GATE, { place: { latitude, longitude }, takenAt: "2026:05:01 10:30:00" }),
    );
    assert.ok(Math.abs(origin.place!.latitude - latitude) < 1e-5);
    assert.ok(Math.abs(origin.place!.longitude - longitude) < 1e-5);
    assert.equal(origin.takenAt, new Date(2026, 4, 1, 10, 30).getTime());
  }
});

Deno.test("a camera without a satellite, and a picture without a camera, name no place", async () => {
  assert.deepEqual(await read(photo(GATE, { place: { latitude: 0, longitude: 0 } })), {});
  for (const name of ["gate.jpg", "gate.png", "gate.webp", "tone.mp3"]) {
    assert.deepEqual(await read(mediaFile(name)), {}, name);
  }
});
