/** The old pictures of stops in files and for others. */
import assert from "node:assert/strict";
import { filesOf } from "../../../lib/offline/keep/tour_files.ts";
import { mediaPathsOf } from "../../../lib/formats/archive_files.ts";
import { toCsv } from "../../../lib/formats/csv_write.ts";
import { toDraftPreview } from "../../../lib/formats/draft_preview.ts";
import { exportTour } from "../../../lib/formats/export_tour.ts";
import { importFile } from "../../../lib/formats/import_file.ts";
import { toManifest } from "../../../lib/formats/iiif/manifest.ts";
import { toJsonLd } from "../../../lib/formats/json/json_ld_write.ts";
import { oldViewOf, type Thing } from "../../../lib/model/media/thing.ts";
import { readForm } from "../../../lib/formats/read_form.ts";
import { withThings } from "../../../lib/model/media/with_things.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import type { UnfinishedStop } from "../../../lib/model/tour/tour_form.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const SITE = "https://tours.example.org";
const file = (digit: string) => `/media/${digit.repeat(64)}.jpg`;
const address = (digit: string, small: string) =>
  `${file(digit)}#size=1600x1000&small=${file(small)}`;
const OLD = {
  oldImageUrl: address("c", "d"),
  oldImageAlt: "The mill and its pond",
  oldImageCredit: "City Archive, 4-117",
  oldImageYear: "around 1907",
};
const form = makeTour({
  audioStops: [makeStop({ imageUrl: address("a", "b"), ...OLD }), makeStop(), makeStop(OLD)],
});
const tour: Tour = {
  ...withThings(form),
  id: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  stopCount: 3,
  revision: 1,
  createdAt: "2026-05-04T09:30:00Z",
  updatedAt: "2026-05-04T09:30:00Z",
  audioStops: form.audioStops.map((stop, i) => ({ ...withThings(stop), id: `s${i}` })),
};
const VIEW: Partial<Thing> = {
  url: OLD.oldImageUrl,
  alt: OLD.oldImageAlt,
  credit: OLD.oldImageCredit,
  date: OLD.oldImageYear,
};
const oldOf = ({ things }: UnfinishedStop) => {
  const { id: _, then: __, ...view } = oldViewOf(things) ?? {} as Partial<Thing>;
  return view;
};

for (const kind of ["json", "geojson", "gpx", "kml", "csv"] as const) {
  Deno.test(`old pictures, their texts and their years come back from ${kind}`, () => {
    const { text } = exportTour(form, kind, { now: new Date(0), origin: SITE });
    const { form: again } = importFile(new TextEncoder().encode(text), "x", SITE);
    assert.deepEqual(again.audioStops.map(oldOf), [VIEW, {}, VIEW]);
  });
}

Deno.test("a table has the addresses of further pictures and pages in one column, and they come back", () => {
  const pages = [{ url: "https://x.example/2.jpg", text: "Yours, Jo" }];
  const things = [
    { id: "a", url: "https://x.example/a.jpg", alt: "The mill" },
    { id: "letter", url: "https://x.example/1.jpg", pages },
    { id: "old", url: "https://x.example/old.jpg", then: true as const },
  ];
  const stops = [makeStop({ things }), makeStop()];
  const { text } = exportTour(makeTour({ audioStops: stops }), "csv", {
    now: new Date(0),
    origin: SITE,
  });
  assert.match(text, /,More images\b/);
  assert.match(text, /,https:\/\/x\.example\/1\.jpg\^\^https:\/\/x\.example\/2\.jpg/);
  const { form: again } = importFile(new TextEncoder().encode(text), "x", SITE);
  assert.deepEqual(again.audioStops[0].things?.map(({ url, then = false }) => [url, then]), [
    ["https://x.example/a.jpg", false],
    ["https://x.example/old.jpg", true],
    ["https://x.example/1.jpg", false],
    ["https://x.example/2.jpg", false],
  ]);
  assert.doesNotMatch(toCsv(makeTour()), /More images/);
});

Deno.test("a table has columns of old pictures only where there are any", () => {
  assert.doesNotMatch(toCsv(makeTour()), /old image/i);
});

Deno.test("exports and kept archives have an old picture in both sizes", () => {
  const all = ["a", "b", "c", "d"].map(file);
  assert.deepEqual(mediaPathsOf(tour), all);
  const kept = new Set(filesOf(tour).map(({ url }) => url));
  assert.deepEqual(all.filter((path) => !kept.has(path)), []);
});

Deno.test("viewers of a manifest choose between today's picture and the old one", () => {
  const { items } = toManifest(tour, { origin: SITE });
  const body = (i: number) =>
    items[i].accompanyingCanvas?.items[0].items[0].body as {
      type: string;
      items?: { id: string; label: unknown }[];
      id?: string;
    };
  assert.equal(body(0).type, "Choice");
  assert.deepEqual(body(0).items?.map(({ id, label }) => [id, label]), [
    [SITE + file("a"), { en: ["Today"] }],
    [SITE + file("c"), { en: ["Then, around 1907"] }],
  ]);
  assert.equal(body(2).id, SITE + file("c"), "the old one alone");
});

Deno.test("search engines and readers of a draft get both pictures", () => {
  const text = JSON.stringify(toJsonLd(tour, SITE));
  const old = JSON.stringify({
    "@type": "ImageObject",
    contentUrl: SITE + OLD.oldImageUrl,
    caption: OLD.oldImageAlt,
    creditText: OLD.oldImageCredit,
  });
  assert.ok(text.includes(`"image":["${SITE}${address("a", "b")}",${old}]`));
  const { audioStops } = toDraftPreview(form);
  assert.deepEqual(oldOf(audioStops[2]), VIEW);
  const unsafe = toDraftPreview(
    makeTour({ audioStops: [makeStop({ oldImageUrl: "http://x/y" })] }),
  );
  assert.equal(unsafe.audioStops[0].things, undefined);
});

Deno.test("what is no picture in a file's list is left out and reported", () => {
  const things = [null, 7, "https://example.org/mill.jpg"];
  const { form, report } = readForm({ things, imageUrl: "https://example.org/church.jpg" });
  assert.equal(form.imageUrl, "https://example.org/church.jpg");
  assert.deepEqual(form.things?.map(({ url }) => url), ["https://example.org/church.jpg"]);
  for (const wrong of ["things.1", "things.2", "things.3"]) {
    assert.ok(report.some(({ path }) => path === wrong), JSON.stringify(report));
  }
});
