/** Reads releases, and their documents, out of the zip file of an archive. */
import { z } from "../../model/zod.ts";
import { MAX_DOCUMENT_BYTES } from "../../model/consent/document.ts";
import { MAX_RELEASES, Release, ReleaseDocument } from "../../model/consent/release.ts";
import { texts } from "../../texts/texts.ts";
import { documentEntry, RELEASES_ENTRY } from "./release_entries.ts";
import { type PackedEntry, unpackEntry, zipEntries } from "./zip_entries.ts";

const t = texts("imports");
const inFiles = texts("files");

/** Most bytes of `releases.json`, and of all documents together, unpacked. */
const MAX_LIST_BYTES = 2 * 1024 * 1024;
const MAX_BYTES = 600 * 1024 * 1024;

const ExportedReleases = z.object({
  releases: z.array(
    Release.pick({
      recording: true,
      person: true,
      scope: true,
      from: true,
      keeper: true,
      withdrawnAt: true,
    }).extend({
      document: ReleaseDocument.pick({ id: true, name: true, extension: true }).optional(),
    }),
  ).max(MAX_RELEASES),
});

/** A release as it was exported; `file` is its document, where the zip file has it. */
export type ExportedRelease = z.infer<typeof ExportedReleases>["releases"][number] & {
  file?: Uint8Array<ArrayBuffer>;
};

/** Reads the releases in a zip file, or returns an error message for people. Never throws. */
export function unpackReleases(bytes: Uint8Array): ExportedRelease[] | { message: string } {
  try {
    const entries = Array.from(zipEntries(bytes));
    const list = entries.find(({ name }) => `/${name}`.endsWith(RELEASES_ENTRY));
    if (!list) return { message: t("noReleases", { button: inFiles("exportTour") }) };
    const folder = list.name.slice(0, 1 - RELEASES_ENTRY.length);
    const text = new TextDecoder().decode(unpackEntry(list, within(MAX_LIST_BYTES)));
    const { releases } = ExportedReleases.parse(JSON.parse(text));
    const take = within(MAX_BYTES);
    const fileOf = ({ document }: ExportedRelease) => {
      const path = document && folder + documentEntry(document).slice(1);
      const entry = entries.find(({ name }) => name === path);
      return entry && unpackDocument(entry, take);
    };
    return releases.map((release) => ({ ...release, file: fileOf(release) }));
  } catch {
    const limits = { most: MAX_RELEASES, limit: MAX_BYTES / 1024 / 1024 };
    return { message: t("releasesUnreadable", limits) };
  }
}

function unpackDocument(entry: PackedEntry, take: (count: number) => void) {
  const takeOne = within(MAX_DOCUMENT_BYTES);
  return unpackEntry(entry, (count) => {
    take(count);
    takeOne(count);
  }) as Uint8Array<ArrayBuffer>;
}

/** Takes bytes until there are too many: what an entry says of its size may be a lie. */
function within(most: number): (count: number) => void {
  let left = most;
  return (count) => {
    left -= count;
    if (left < 0) throw new Error("Too many bytes");
  };
}
