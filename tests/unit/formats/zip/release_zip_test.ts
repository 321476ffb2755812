import assert from "node:assert/strict";
import { exportArchive } from "../../../../lib/formats/export_tour.ts";
import { importFile } from "../../../../lib/formats/import_file.ts";
import {
  documentEntry,
  packReleases,
  RELEASES_ENTRY,
} from "../../../../lib/formats/zip/release_entries.ts";
import { unpackReleases } from "../../../../lib/formats/zip/release_zip.ts";
import type { Release } from "../../../../lib/model/consent/release.ts";
import { makeTour } from "../../../support/data/tours.ts";

const AT = "2026-05-04T09:30:00.000Z";
const RELEASE: Release = {
  id: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  recording: "https://sounds.example/a.mp3",
  person: "Ada Bell",
  scope: "from",
  from: "2027-01-31",
  keeper: "School office",
  document: {
    id: "01ARZ3NDEKTSV4RRFFQ69G5FAW",
    name: "Ada’s.pdf",
    extension: "pdf",
    bytes: 3,
    hash: "0".repeat(64),
    addedAt: AT,
  },
  withdrawnAt: AT,
  createdAt: AT,
  updatedAt: AT,
  revision: 3,
};
const FILE = new Uint8Array([1, 2, 3]);

const zipOf = (files: [string, Uint8Array][]) => {
  const { parts } = exportArchive(makeTour(), new Map(files), new Date(AT));
  return new Blob(parts as Uint8Array<ArrayBuffer>[]).bytes();
};

Deno.test("releases and their documents come out of an exported archive as they went in", async () => {
  const zip = await zipOf([
    [RELEASES_ENTRY, packReleases([RELEASE])],
    [documentEntry(RELEASE.document!), FILE],
  ]);
  const [release] = unpackReleases(zip) as Exclude<
    ReturnType<typeof unpackReleases>,
    { message: string }
  >;
  const { person, scope, from, keeper, withdrawnAt, recording, document } = RELEASE;
  const { id, name, extension } = document!;
  const terms = { person, scope, from, keeper, withdrawnAt, recording };
  assert.deepEqual(release, { ...terms, document: { id, name, extension }, file: FILE });
});

Deno.test("an archive with releases is imported without them, and says what to do", async () => {
  const files: [string, Uint8Array][] = [[RELEASES_ENTRY, packReleases([RELEASE])]];
  const has = async (given: typeof files) =>
    importFile(await zipOf(given), "mill.zip", "https://here.example").report
      .some(({ message }) => message.includes("“Releases”"));
  assert.deepEqual([await has(files), await has([])], [true, false]);
});

Deno.test("a zip file without releases, or with damaged ones, says why there are none", async () => {
  const messageOf = (bytes: Uint8Array) => (unpackReleases(bytes) as { message: string }).message;
  assert.match(messageOf(await zipOf([])), /no releases/);
  assert.match(messageOf(await zipOf([[RELEASES_ENTRY, FILE]])), /can’t be read/);
  const large = new Uint8Array(10_000_001);
  const zip = await zipOf([
    [RELEASES_ENTRY, packReleases([RELEASE])],
    [documentEntry(RELEASE.document!), large],
  ]);
  assert.match(messageOf(zip), /can’t be read/);
  assert.match(messageOf(FILE), /can’t be read/);
});
