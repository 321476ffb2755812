/** Writes the form to a file that the browser downloads. Loaded at the first use. */
import { mapAddresses, mediaPathsOf } from "../../../../lib/formats/archive_files.ts";
import { exportArchive, type ExportKind, exportTour } from "../../../../lib/formats/export_tour.ts";
import type { UnfinishedTour } from "../../../../lib/model/tour/tour_form.ts";
import {
  type ExportedLanguage,
  mapRecordings,
  recordingPathsOf,
} from "../../../../lib/formats/json/exported_words.ts";
import { ownPath } from "../../../../lib/formats/own_address.ts";
import { downloadFile } from "../../../../lib/device/download_file.ts";
import { api } from "../../../../lib/device/api.ts";
import {
  documentEntry,
  packReleases,
  RELEASES_ENTRY,
} from "../../../../lib/formats/zip/release_entries.ts";
import { documentPath } from "../../../../lib/model/consent/document.ts";
import type { Release } from "../../../../lib/model/consent/release.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";

/**
 * Downloads the form as a file of text; as JSON with the languages of the archive `languagesOf`.
 * False where these did not load: changes that cannot be saved must be exported all the same.
 */
export async function downloadText(
  form: UnfinishedTour,
  kind: ExportKind,
  languagesOf?: string,
): Promise<boolean> {
  const { origin } = location;
  const asked = kind === "json" ? languagesOf : undefined;
  const languages = await readLanguages(asked).catch(() => undefined);
  const { name, type, text } = exportTour({ ...form, languages }, kind, {
    now: new Date(),
    origin,
  });
  downloadFile(name, new Blob([text], { type }));
  return languages !== undefined;
}

/** The words of an archive in its other languages, as the server exports them. */
async function readLanguages(tourId: string | undefined): Promise<ExportedLanguage[]> {
  if (tourId === undefined) return [];
  type Exported = { languages?: ExportedLanguage[] };
  const { languages = [] } = await api<Exported>("GET", `/api/tours/${tourId}/export?format=json`);
  return mapRecordings(languages, (address) => ownPath(address, location.origin));
}

type ArchiveOf = { releasesOf?: string; languagesOf?: string };

/**
 * Downloads the form with its recordings and pictures, with the languages of the archive
 * `languagesOf`, and with the releases of `releasesOf` and their documents. `onProgress` hears how
 * many files have been fetched. Rejects with an Error whose message is for people when one cannot
 * be had: an archive that lacks a recording would be found out too late.
 */
export async function downloadArchive(
  form: UnfinishedTour,
  onProgress: (fetched: number, all: number) => void,
  { releasesOf, languagesOf }: ArchiveOf,
): Promise<void> {
  if (hasUnsentFiles(form)) {
    throw new Error("Some files are still being sent. Export the archive when they arrive.");
  }
  const files = new Map<string, Uint8Array>();
  const languages = await readLanguages(languagesOf);
  const own = [...mediaPathsOf(form), ...recordingPathsOf(languages)];
  const paths = new Map(own.map((path) => [path, path]));
  if (releasesOf !== undefined) {
    const releases = await api<Release[]>("GET", `/api/tours/${releasesOf}/releases`);
    for (const release of releases) {
      if (release.document) {
        paths.set(documentEntry(release.document), documentPath(releasesOf, release.id));
      }
    }
    files.set(RELEASES_ENTRY, packReleases(releases));
  }
  let fetched = 0;
  for (const [entry, path] of paths) {
    onProgress(fetched++, paths.size);
    files.set(entry, await fetchFile(path));
  }
  const { name, type, parts } = exportArchive({ ...form, languages }, files, new Date());
  downloadFile(name, new Blob(parts as Uint8Array<ArrayBuffer>[], { type }));
}

function hasUnsentFiles(form: UnfinishedTour): boolean {
  let hasAny = false;
  mapAddresses(form, (address) => {
    hasAny ||= uploadIdOf(address) !== undefined;
    return address;
  });
  return hasAny;
}

async function fetchFile(path: string): Promise<Uint8Array> {
  const response = await fetch(path).catch(() => undefined);
  if (response?.ok) return new Uint8Array(await response.arrayBuffer());
  throw new Error(
    response?.status === 404
      ? "A file of this archive is no longer on the server. Replace it, then export " +
        "again."
      : "A file didn’t load. Check your connection, then export again.",
  );
}
