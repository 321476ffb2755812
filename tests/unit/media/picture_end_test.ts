/** A picture's file ends where the picture does. */
import assert from "node:assert/strict";
import { inspectFile } from "../../../lib/media/inspect/inspect_file.ts";
import { joinBytes } from "../../support/data/hostile_media.ts";
import { fileSource, mediaFile } from "../../support/data/media_files.ts";

const PICTURES = ["gate.jpg", "gate.png", "gate.webp"];

const FOLLOWERS: [what: string, bytes: Uint8Array][] = [
  ["one byte", Uint8Array.of(0)],
  ["a page", new TextEncoder().encode("<!doctype html><script>alert(1)</script>")],
  ["a film, as in a motion photo", mediaFile("film.mp4")],
  ["another picture", mediaFile("gate.jpg")],
];

for (const name of PICTURES) {
  Deno.test(`${name} with anything after it is refused, with words that help`, async () => {
    for (const [what, bytes] of FOLLOWERS) {
      const file = fileSource(joinBytes(mediaFile(name), bytes), 777);
      await assert.rejects(inspectFile(file), (error: { status: number; detail: string }) => {
        assert.equal(error.status, 400, what);
        assert.match(error.detail, /goes on with something else.*save or export it as a new JPEG/);
        return true;
      });
    }
  });

  Deno.test(`${name} without its end is damaged, however it is cut into chunks`, async () => {
    const whole = mediaFile(name);
    for (const chunk of [1, 13, 4096]) {
      await inspectFile(fileSource(whole, chunk));
      await assert.rejects(inspectFile(fileSource(whole.slice(0, -1), chunk)), /end is missing/);
    }
  });
}

Deno.test("a preview within a JPEG is not its end", async () => {
  const jpeg = mediaFile("gate.jpg");
  const preview = jpeg.slice(0, 600);
  const inside = joinBytes(preview, Uint8Array.of(0xff, 0xd9));
  const length = inside.length + 2;
  const segment = joinBytes(Uint8Array.of(0xff, 0xe1, length >> 8, length & 255), inside);
  const { width } = await inspectFile(
    fileSource(joinBytes(jpeg.slice(0, 2), segment, jpeg.slice(2))),
  );
  assert.equal(width, 64);
});
