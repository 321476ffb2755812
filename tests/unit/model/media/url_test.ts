import assert from "node:assert/strict";
import { AudioUrl, StoredAudioUrl } from "../../../../lib/model/media/url.ts";

Deno.test("a link that opens a page instead of the recording is refused with the name of the site and what to do", () => {
  for (
    const [url, site] of [
      ["https://drive.google.com/file/d/1x/view?usp=sharing", "Google Drive"],
      ["https://www.dropbox.com/s/x/a.mp3?dl=0", "Dropbox"],
      ["https://1drv.ms/u/s!x", "OneDrive"],
      ["https://www.icloud.com/iclouddrive/x", "iCloud"],
      ["https://soundcloud.com/school/mill", "SoundCloud"],
      ["https://www.youtube.com/watch?v=x", "YouTube"],
      ["https://youtu.be./x", "YouTube"],
      ["HTTPS://YOUTU.BE/x", "YouTube"],
    ]
  ) {
    const [issue] = AudioUrl.safeParse(url).error!.issues;
    assert.match(issue.message, new RegExp(`^A ${site} link opens a page, not the recording\\.`));
    assert.match(issue.message, /upload it here/);
    assert.ok(StoredAudioUrl.safeParse(url).success, "what was stored before can be read");
  }
});

Deno.test("an address of a file is accepted, also where it looks like one of those sites", () => {
  for (
    const url of [
      "https://www.dropbox.com/s/x/a.mp3?raw=1",
      "https://dl.dropboxusercontent.com/s/x/a.mp3",
      "https://notyoutube.com/a.mp3",
      "https://example.org/youtube.com/a.mp3",
      "/media/youtube.com.mp3",
      "test-beep-2",
    ]
  ) assert.ok(AudioUrl.safeParse(url).success, url);
});

Deno.test("a text that is not an address is refused once, as before", () => {
  for (const url of ["", "north", "http://youtube.com/x", "javascript:alert(1)"]) {
    const { issues } = AudioUrl.safeParse(url).error!;
    assert.deepEqual(issues.map(({ message }) => message), ["Please enter a valid audio URL"]);
  }
});
