import assert from "node:assert/strict";
import fc from "fast-check";
import { BEEP_FREQUENCIES, parseAudioSource } from "../../../lib/player/audio_source.ts";
import { refusalText } from "../../../lib/player/player_notices.ts";

const frequencyOf = (text?: string | null) => {
  const source = parseAudioSource(text);
  assert.equal(source.kind, "beep", `"${text}" should be a tone`);
  return source.kind === "beep" ? source.frequency : NaN;
};

Deno.test("a stop without an audio address plays the first tone", () => {
  for (const text of [undefined, null, "", "  "]) assert.equal(frequencyOf(text), 440);
});

Deno.test("the third part of a test sound's name chooses its tone", () => {
  const tones = [1, 2, 3, 4, 5].map((n) => frequencyOf(`test-beep-${n}`));
  assert.deepEqual(tones, [440, 523, 659, 784, 880]);
});

Deno.test("test sounds beyond the fifth begin again at the first tone", () => {
  assert.equal(frequencyOf("test-beep-6"), 440);
  assert.equal(frequencyOf("test-beep-12"), 523);
});

Deno.test("a test sound without a usable number plays the first tone", () => {
  for (const text of ["test-beep", "test-beep-", "test-beep-x", "test-beep-0", "test-beep--3"]) {
    assert.equal(frequencyOf(text), 440, text);
  }
  assert.equal(frequencyOf("test-beep-3.mp3"), 659);
});

Deno.test("a recording on the web or on our own site is loaded as it is", () => {
  for (const url of ["https://example.org/a.mp3", "/archives/stop-1.mp3"]) {
    assert.deepEqual(parseAudioSource(` ${url} `), { kind: "url", url });
  }
});

Deno.test("a share link of a cloud drive is refused, and the reason names the drive", () => {
  const links: [string, RegExp][] = [
    ["https://drive.google.com/file/d/1x/view?usp=sharing", /Google Drive/],
    ["https://docs.google.com/uc?export=download&id=1", /Google Drive/],
    ["https://www.dropbox.com/s/x/a.mp3?dl=0", /Dropbox/],
    ["https://1drv.ms/u/s!x", /OneDrive/],
    ["https://onedrive.live.com/?id=1", /OneDrive/],
    ["https://school-my.sharepoint.com/:u:/g/x", /OneDrive/],
    ["https://www.icloud.com/iclouddrive/x", /iCloud/],
    ["https://app.box.com/s/x", /Box/],
    ["https://mega.nz/file/x", /MEGA/],
    ["https://DRIVE.GOOGLE.COM./file/d/1x", /Google Drive/],
  ];
  for (const [link, name] of links) {
    const source = parseAudioSource(link);
    assert.equal(source.kind, "refused", link);
    assert.match(source.kind === "refused" ? refusalText(source) : "", name);
  }
});

Deno.test("addresses at which cloud drives hand out the file itself are loaded", () => {
  for (
    const url of [
      "https://dl.dropboxusercontent.com/s/x/a.mp3",
      "https://www.dropbox.com/s/x/a.mp3?raw=1",
      "https://app.box.com/shared/static/x.mp3",
      "https://notdropbox.com/a.mp3",
      "https://example.org/drive.google.com/a.mp3",
    ]
  ) assert.deepEqual(parseAudioSource(url), { kind: "url", url });
});

Deno.test("an address that is neither https nor a path of ours is refused", () => {
  for (
    const text of [
      "javascript:alert(1)",
      "http://example.org/a.mp3",
      "//host/a.mp3",
      "a.mp3",
      "\ud800",
    ]
  ) assert.equal(parseAudioSource(text).kind, "refused", text);
});

Deno.test("any text at all has a meaning, and every tone is one of the five", () => {
  const texts = fc.oneof(fc.string({ unit: "binary" }), fc.string().map((s) => `test-beep-${s}`));
  fc.assert(fc.property(texts, (text) => {
    const source = parseAudioSource(text);
    if (source.kind === "beep") {
      assert.ok((BEEP_FREQUENCIES as readonly number[]).includes(source.frequency));
    }
  }));
});
