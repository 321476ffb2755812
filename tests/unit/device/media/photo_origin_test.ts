/** What a camera has written into a photograph. */
import assert from "node:assert/strict";
import { readPhotoOrigin } from "../../../../lib/device/media/photo_origin.ts";
import { mediaFile } from "../../../support/data/media_files.ts";
import { photo } from "../../../support/data/photo.ts";

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

Deno.test("a time counts in the zone that the camera names", async () => {
  for (const [offset, hour] of [["+02:00", 8], ["-07:30", 18], ["+00:00", 10]] as const) {
    const { takenAt } = await read(photo(GATE, { takenAt: "2026:05:01 10:30:00", offset }));
    assert.equal(takenAt, Date.UTC(2026, 4, 1, hour, offset === "-07:30" ? 0 : 30), offset);
  }
  const { takenAt } = await read(photo(GATE, { takenAt: "2026:05:01 10:30:00", offset: "   :  " }));
  assert.equal(takenAt, new Date(2026, 4, 1, 10, 30).getTime(), "a zone that is not known");
});

Deno.test("seconds of 0/0 leave degrees and minutes", async () => {
  const place = { latitude: -33.75, longitude: 151.5 };
  const origin = await read(photo(GATE, { place, withoutSeconds: true }));
  assert.ok(Math.abs(origin.place!.latitude + 33.75) < 1e-5, `${origin.place!.latitude}`);
  assert.ok(Math.abs(origin.place!.longitude - 151.5) < 1e-5, `${origin.place!.longitude}`);
});

Deno.test("a phone's photograph without a place is told from that of a camera", async () => {
  const place = { latitude: 43.7731, longitude: 11.256 };
  assert.deepEqual(await read(photo(GATE, { make: "Apple" })), { lacksPlace: "iphone" });
  assert.deepEqual(await read(photo(GATE, { make: "samsung" })), { lacksPlace: "android" });
  assert.deepEqual(
    await read(photo(GATE, { make: "Google", place: { latitude: 0, longitude: 0 } })),
    { lacksPlace: "android" },
  );
  assert.deepEqual(await read(photo(GATE, { make: "Canon" })), {});
  assert.deepEqual(await read(photo(GATE, { make: "Apple", place })), { place });
});

Deno.test("a HEIC photograph says where and when it was taken", async () => {
  const origin = await read(mediaFile("gate.heic"));
  assert.deepEqual(origin.place, { latitude: 43.7731, longitude: 11.256 });
  assert.equal(origin.takenAt, new Date(2026, 4, 1, 10, 30).getTime());
});

Deno.test("so does one with the longer list of brands that phones write since 2024", async () => {
  const old = mediaFile("gate.heic");
  const listed = new DataView(old.buffer).getUint32(0);
  const brands = new TextEncoder().encode("mif1MiHBmiafheictmap".padEnd(52 - listed, "MiPr"));
  assert.equal(brands.length + listed, 52);
  const long = Uint8Array.from([...old.slice(0, listed), ...brands, ...old.slice(listed)]);
  new DataView(long.buffer).setUint32(0, 52);
  // Offsets in the file count from its beginning.
  moveExtents(long, brands.length);
  const { place } = await read(long);
  assert.deepEqual(place, { latitude: 43.7731, longitude: 11.256 });
});

/** Moves what an `iloc` of version 0 names, with offsets of four bytes, by so many bytes. */
function moveExtents(bytes: Uint8Array<ArrayBuffer>, by: number): void {
  const view = new DataView(bytes.buffer);
  const at = new TextDecoder("latin1").decode(bytes).indexOf("iloc") + 8;
  for (let item = 0; item < view.getUint16(at + 2); item++) {
    const offset = at + 4 + item * 18 + 10;
    view.setUint32(offset, view.getUint32(offset) + by);
  }
}
