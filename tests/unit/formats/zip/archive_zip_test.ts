import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import fc from "fast-check";
import { unzipSync, zipSync } from "fflate";
import { exportArchive, exportTour } from "../../../../lib/formats/export_tour.ts";
import { importFile } from "../../../../lib/formats/import_file.ts";
import type { ArchiveFiles } from "../../../../lib/formats/zip/archive_zip.ts";
import { unpackEntry, zipEntries } from "../../../../lib/formats/zip/zip_entries.ts";
import { pictureAddress } from "../../../../lib/model/media/picture_address.ts";
import { mediaPathsOf } from "../../../../lib/formats/archive_files.ts";
import { anySentTour } from "../../../support/data/any/any_tour.ts";
import { withThings } from "../../../../lib/model/media/with_things.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const ORIGIN = "https://tours.example.org";

const path = (digit: string, ending: string) => `/media/${digit.repeat(64)}.${ending}`;
const [BELL, LARGE, SMALL] = [path("a", "mp3"), path("b", "jpg"), path("c", "jpg")];
const PICTURE = pictureAddress({ src: LARGE, width: 1600, height: 900, small: SMALL });

const TOUR = makeTour({
  title: "The mill",
  things: [{ id: "mill", url: PICTURE }],
  audioStops: [
    makeStop({ title: "The bell", audioUrl: BELL }),
    makeStop({
      title: "Elsewhere",
      audioUrl: "https://x.org/elsewhere.mp3",
      things: [{ id: "view", url: PICTURE }],
    }),
  ],
});

const FILES: ArchiveFiles = new Map([
  [LARGE, new Uint8Array([1, 2, 3])],
  [SMALL, new Uint8Array([4])],
  [BELL, new Uint8Array(100_000).fill(7)],
]);

const messageOf = (bytes: Uint8Array) => importBytes(bytes).report[0].message;
const importBytes = (bytes: Uint8Array) => importFile(bytes, "mill.zip", ORIGIN);

async function packed(files: ArchiveFiles, now = NOW): Promise<Uint8Array<ArrayBuffer>> {
  const { parts } = exportArchive(TOUR, files, now);
  return await new Blob(parts as Uint8Array<ArrayBuffer>[]).bytes();
}

Deno.test("the files of a form are those that the program stores, each once", () => {
  assert.deepEqual(mediaPathsOf(TOUR), [LARGE, SMALL, BELL]);
  assert.deepEqual(
    mediaPathsOf({ audioStops: [{}, { audioUrl: "/api/tours", things: [] }] }),
    [],
  );
  const elsewhere = BELL.replace("media", "sound");
  const audioStops = [{ audioUrl: elsewhere }, { audioUrl: "/media/notes.txt" }];
  assert.deepEqual(mediaPathsOf({ audioStops }), []);
});

Deno.test("an archive comes back with its files, and is then packed to the same bytes", async () => {
  const bytes = await packed(FILES);
  const { form, report, files } = importBytes(bytes);
  assert.deepEqual(form, {
    ...withThings(TOUR),
    audioStops: TOUR.audioStops.map(withThings),
  });
  assert.deepEqual(report, []);
  assert.deepEqual(files, FILES);
  const again = exportArchive(form, new Map(files), NOW);
  assert.deepEqual(await new Blob(again.parts as Uint8Array<ArrayBuffer>[]).bytes(), bytes);
  assert.equal(again.name, "The mill.zip");
  // The DOS time, with the day in its upper half, stands 10 bytes into the first entry.
  const timeOf = (zip: Uint8Array<ArrayBuffer>) => new DataView(zip.buffer).getUint32(10, true);
  assert.equal(timeOf(await packed(FILES)), timeOf(bytes));
  const tomorrow = new Date(NOW.getTime() + 24 * 3600 * 1000);
  assert.equal(timeOf(await packed(FILES, tomorrow)) - timeOf(bytes), 1 << 16);
});

Deno.test("an archive that was packed again by other programs is read, with a folder around it", async () => {
  const entries = Object.entries(unzipSync(await packed(FILES)));
  const repacked = zipSync(Object.fromEntries([
    ["__MACOSX/archive.json", new Uint8Array([0])],
    ...entries.map(([name, content]) => [`The mill/${name}`, content]),
    ["The mill/copy/archive.json", new Uint8Array([0])],
    ["The mill/media/notes.txt", new Uint8Array([0])],
    ["The mill/media/../../etc/passwd", new Uint8Array([0])],
  ]));
  const { form, report, files } = importBytes(repacked);
  assert.deepEqual(form, {
    ...withThings(TOUR),
    audioStops: TOUR.audioStops.map(withThings),
  });
  assert.deepEqual(report, []);
  assert.deepEqual(files, FILES);
});

Deno.test("stops that play parts of a recording have it in the archive once, and play the same parts again", async () => {
  const parts = [`${BELL}?from=0&to=5000`, `${BELL}?from=61000&to=183500`];
  const tour = makeTour({
    audioStops: parts.map((audioUrl, n) => makeStop({ title: `Part ${n + 1}`, audioUrl })),
  });
  assert.deepEqual(mediaPathsOf(tour), [BELL]);
  const files = new Map([[BELL, FILES.get(BELL)!]]);
  const zip = exportArchive(tour, files, NOW).parts as Uint8Array<ArrayBuffer>[];
  const read = importBytes(await new Blob(zip).bytes());
  assert.deepEqual(read.form.audioStops.map(({ audioUrl }) => audioUrl), parts);
  assert.deepEqual([read.files, read.report], [files, []]);
  const without = exportArchive(tour, new Map(), NOW).parts as Uint8Array<ArrayBuffer>[];
  const { report } = importBytes(await new Blob(without).bytes());
  assert.deepEqual(report.map(({ path }) => path), [
    "audioStops.0.audioUrl",
    "audioStops.1.audioUrl",
  ]);
});

Deno.test("a file that is missing in an archive is named with its stop", async () => {
  const { report } = importBytes(await packed(new Map([[LARGE, FILES.get(LARGE)!]])));
  assert.deepEqual(report.map(({ path, kind }) => [path, kind]), [
    ["things.0.url", "incomplete"],
    ["audioStops.0.audioUrl", "incomplete"],
    ["audioStops.1.things.0.url", "incomplete"],
  ]);
});

Deno.test("an archive that was cut or changed is refused or read, and never throws", async () => {
  const bytes = await packed(FILES);
  const { form, report } = importBytes(bytes.slice(0, bytes.length / 2));
  assert.equal(form.audioStops.length, 0);
  assert.equal(report.length, 1);
  fc.assert(fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
    const changed = bytes.slice();
    changed[at] = value;
    assert.ok(Array.isArray(importBytes(changed).report));
  }));
});

Deno.test("a document over 16 MiB is too large, and a recording is not", async () => {
  const long = new Uint8Array(16 * 1024 * 1024 + 1).fill(32);
  const entries = unzipSync(await packed(new Map([...FILES, [BELL, long]])));
  assert.deepEqual(importBytes(zipSync(entries)).files?.get(BELL), long);
  assert.match(messageOf(zipSync({ ...entries, "archive.json": long })), /too large/);
});

Deno.test("more than 6,000 files, or 600 MiB that a file says it has, are not unpacked", async () => {
  const entries = unzipSync(await packed(new Map()));
  const named = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => {
      return [`media/${String(i).padStart(64, "0")}.mp3`, new Uint8Array()];
    }));
  assert.equal(importBytes(zipSync({ ...entries, ...named(6000) })).files?.size, 6000);
  assert.match(
    messageOf(zipSync({ ...entries, ...named(6001) })),
    /too large\. The limit is 6,?000 files/,
  );

  const bytes = await packed(new Map([[BELL, new Uint8Array(10)]]));
  // The last entry of the zip's directory: the length of what was packed stands 24 bytes into it.
  const entry = Buffer.from(bytes.buffer).lastIndexOf(Buffer.from("PK\x01\x02", "latin1"));
  new DataView(bytes.buffer).setUint32(entry + 24, 600 * 1024 * 1024 + 1, true);
  assert.match(messageOf(bytes), /too large/);
});

/** A zip whose directory names the last entry `times` times more, as other recordings. */
function overlapping(zip: Uint8Array<ArrayBuffer>, times: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(zip);
  const end = bytes.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const start = bytes.readUInt32LE(end + 16);
  const last = bytes.subarray(bytes.lastIndexOf(Buffer.from("PK\x01\x02", "latin1")), end);
  const copies = Array.from({ length: times }, (_, i) => {
    const copy = Buffer.from(last);
    copy.write(String(i).padStart(64, "0"), 46 + "media/".length, "latin1");
    return copy;
  });
  const directory = Buffer.concat([bytes.subarray(start, end), ...copies]);
  const tail = Buffer.from(bytes.subarray(end));
  const count = tail.readUInt16LE(10) + times;
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(directory.length, 12);
  return new Uint8Array(Buffer.concat([bytes.subarray(0, start), directory, tail]));
}

Deno.test("an archive whose entries share the same bytes, to unpack them again and again, is not unpacked", async () => {
  const bytes = await packed(new Map([[BELL, new Uint8Array(10_000)]]));
  assert.equal(importBytes(overlapping(bytes, 0)).files?.size, 1);
  assert.match(messageOf(overlapping(bytes, 5000)), /damaged/);
});

Deno.test("a file that is longer than the archive says is cut there, and takes no more memory", async () => {
  const zeros = new Uint8Array(20_000_000);
  const bytes = zipSync({ ...unzipSync(await packed(new Map())), [BELL.slice(1)]: zeros });
  const entry = Buffer.from(bytes.buffer).lastIndexOf(Buffer.from("PK\x01\x02", "latin1"));
  new DataView(bytes.buffer).setUint32(entry + 24, 10, true);
  const before = Deno.memoryUsage().external;
  assert.equal(importBytes(bytes).files?.get(BELL)?.length, 10);
  assert.ok(Deno.memoryUsage().external - before < 5_000_000);
});

Deno.test("what an entry has beyond the length that it says is hardly unpacked, and all that is counts", () => {
  const [zeros] = zipEntries(zipSync({ zeros: new Uint8Array(20_000_000) }));
  let unpacked = 0;
  const content = unpackEntry({ ...zeros, size: 1000 }, (bytes) => unpacked += bytes);
  assert.equal(content.length, 1000);
  console.log(
    `Of 20 MB that say to be 1,000 bytes, ${unpacked.toLocaleString("en-US")} unpacked.`,
  );
  assert.ok(unpacked < 500_000);
  let left = 5_000_000;
  const count = (bytes: number) => {
    left -= bytes;
    if (left < 0) throw new Error("Enough");
  };
  assert.throws(() => unpackEntry(zeros, count), /Enough/);
});

Deno.test("a recording in which the marks of a zip file happen to stand comes back whole", async () => {
  const recording = new Uint8Array(50_000).fill(7);
  const marks = ["PK\x03\x04", "PK\x07\x08", "PK\x01\x02", "PK\x05\x06"];
  for (const [n, mark] of marks.entries()) {
    recording.set(Buffer.from(mark, "latin1"), 10_000 * (n + 1));
  }
  const { files } = importBytes(await packed(new Map([...FILES, [BELL, recording]])));
  assert.deepEqual(files?.get(BELL), recording);
});

for (const kind of ["json", "geojson", "gpx", "kml"] as const) {
  Deno.test(`a file of ${kind} names our files by whole addresses, and they come back as paths`, () => {
    const { text } = exportTour(TOUR, kind, { now: NOW, origin: ORIGIN });
    assert.ok(text.includes(`${ORIGIN}${BELL}`));
    const read = (origin: string) => importFile(new TextEncoder().encode(text), "x", origin).form;
    assert.equal(read(ORIGIN).audioStops[0].audioUrl, BELL);
    assert.equal(read("https://other.example").audioStops[0].audioUrl, ORIGIN + BELL);
  });
}

Deno.test("any archive comes back as it was", async () => {
  await fc.assert(
    fc.asyncProperty(anySentTour, async (tour) => {
      const { parts } = exportArchive(tour, new Map(), NOW);
      const bytes = await new Blob(parts as Uint8Array<ArrayBuffer>[]).bytes();
      const { audioStops, ...fields } = tour;
      assert.deepEqual(importBytes(bytes).form, {
        ...withThings(fields),
        audioStops: audioStops.map(withThings),
      });
    }),
    { numRuns: 100 },
  );
});
