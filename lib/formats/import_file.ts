/** Reads a tour from the bytes of a file, of any kind and in any encoding. */
import { decodeText } from "./decode_text.ts";
import { importTour } from "./import_tour.ts";
import { isZip, unpackKmz } from "./kmz.ts";
import { counted, fileEntry, type Imported, unreadable } from "./report.ts";

/** Most bytes of a file: a KMZ with photographs has some megabytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The form in a file, as far as it can be read, and a report of what was left out or would be
 * refused. The content decides what kind of file it is; the name only titles a tour without one.
 */
export function importFile(bytes: Uint8Array, filename: string): Imported {
  if (bytes.length > MAX_BYTES) {
    return unreadable(`The file is too large: ${MAX_BYTES / 1024 / 1024} MiB at most can be read`);
  }
  if (!isZip(bytes)) return importText(bytes, filename);
  const archive = unpackKmz(bytes);
  if ("message" in archive) return unreadable(archive.message);
  const imported = importText(archive.document, filename);
  const files = archive.others.length;
  if (files === 0) return imported;
  const message = `Only the map was taken from the archive, not its ${
    counted(files, "other file")
  }`;
  return { ...imported, report: [fileEntry("left-out", message), ...imported.report] };
}

function importText(bytes: Uint8Array, filename: string): Imported {
  const { text, guessed } = decodeText(bytes);
  const imported = importTour(text, filename);
  if (!guessed || imported.form.audioStops.length === 0) return imported;
  const message = `The file does not say how its letters are encoded; it was read as ${guessed}. ` +
    "Check letters with accents";
  return { ...imported, report: [fileEntry("note", message), ...imported.report] };
}
