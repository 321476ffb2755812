/** Writes the form to a file that the browser downloads. Loaded at the first use. */
import { mapAddresses, mediaPathsOf } from "../../../../lib/formats/archive_files.ts";
import { exportArchive, type ExportKind, exportTour } from "../../../../lib/formats/export_tour.ts";
import type { UnfinishedTour } from "../../../../lib/model/tour/tour_form.ts";
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

/** Downloads the form as a file of text. */
export function downloadText(form: UnfinishedTour, kind: ExportKind): void {
  const { origin } = location;
  const { name, type, text } = exportTour(form, kind, { now: new Date(), origin });
  downloadFile(name, new Blob([text], { type }));
}

/**
 * Downloads the form with its recordings and pictures, and with the releases of the archive
 * `releasesOf` and their documents. `onProgress` hears how many files have been fetched. Rejects
 * with an Error whose message is for people when one cannot be had: an archive that lacks a
 * recording would be found out too late.
 */
export async function downloadArchive(
  form: UnfinishedTour,
  onProgress: (fetched: number, all: number) => void,
  releasesOf?: string,
): Promise<void> {
  if (hasUnsentFiles(form)) {
    throw new Error("Some files are still being sent. Export the archive when they arrive.");
  }
  const files = new Map<string, Uint8Array>();
  const paths = new Map(mediaPathsOf(form).map((path) => [path, path]));
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
  const { name, type, parts } = exportArchive(form, files, new Date());
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
