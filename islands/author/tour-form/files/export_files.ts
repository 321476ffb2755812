/** Writes the form to a file that the browser downloads. Loaded at the first use. */
import { mapAddresses, mediaPathsOf } from "../../../../lib/formats/archive_files.ts";
import { exportArchive, type ExportKind, exportTour } from "../../../../lib/formats/export_tour.ts";
import type { UnfinishedTour } from "../../../../lib/model/tour/tour_form.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";

/** Downloads the form as a file of text. */
export function downloadText(form: UnfinishedTour, kind: ExportKind): void {
  const { origin } = location;
  const { name, type, text } = exportTour(form, kind, { now: new Date(), origin });
  download(name, new Blob([text], { type }));
}

/**
 * Downloads the form with its recordings and pictures. `onProgress` gets the number of fetched
 * files. Rejects with an Error whose message is for people when one cannot be fetched, because an
 * incomplete archive would be noticed too late.
 */
export async function downloadArchive(
  form: UnfinishedTour,
  onProgress: (fetched: number, all: number) => void,
): Promise<void> {
  if (hasUnsentFiles(form)) {
    throw new Error("Some files are still being sent. Export the archive when they arrive.");
  }
  const files = new Map<string, Uint8Array>();
  const paths = mediaPathsOf(form);
  for (const path of paths) {
    onProgress(files.size, paths.length);
    files.set(path, await fetchFile(path));
  }
  const { name, type, parts } = exportArchive(form, files, new Date());
  download(name, new Blob(parts as Uint8Array<ArrayBuffer>[], { type }));
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
      ? "A recording or picture of this archive is no longer on the server. Replace it, then export " +
        "again."
      : "A recording or picture didn’t load. Check your connection, then export again.",
  );
}

function download(name: string, blob: Blob): void {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
