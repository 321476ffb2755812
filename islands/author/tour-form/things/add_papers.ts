/** Adds papers in PDF to the things of the archive or a stop, page by page. */
import { signal } from "@preact/signals-core";
import { messageOf } from "../../../../lib/device/api.ts";
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import { addDocument } from "../../../../lib/device/uploads/add_document.ts";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { newThing, type ThingValues } from "../../../../lib/formats/fields/things.ts";
import type { FormAccess } from "../form_props.ts";
import { titleOf } from "../media/file_kind.ts";
import { changeThings, type ThingChange } from "./thing_changes.ts";
import {
  noRoom,
  openThing,
  placesFor,
  prefixOf,
  roomIn,
  thingsAtPrefix,
  withFilled,
} from "./thing_paths.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

/** A PDF that is being read: how many of its pages are done. */
export type Reading = { name: string; done: number; of: number; cancel: () => void };

const readings = signal<ReadonlyMap<string, Reading>>(new Map());

/** The PDF that is being read for a holder. Read from a signal. */
export const readingOf = (holder: string): Reading | undefined => readings.value.get(holder);

/**
 * The PDFs that this page has read, by the ids of their things: visitors get one only if its author
 * wants that. `unsafe` is why they can't have it.
 */
export const readPdfs = new Map<string, { file: File; unsafe?: string }>();

/** One after the other; `first` is the change that the papers belong to. */
export async function addPapers(
  form: FormAccess,
  holder: string,
  files: readonly File[],
  first: ThingChange | undefined,
): Promise<void> {
  let change = first;
  for (const file of files) {
    const read = await readPaper(holder, file);
    const prefix = prefixOf(form, holder);
    // The stop was removed meanwhile.
    if (prefix === undefined) return;
    const things = form.getValues(thingsAtPrefix(prefix));
    const problem = typeof read === "string"
      ? read
      : roomIn(things) <= 0
      ? t("notAddedBecause", { name: file.name, reason: noRoom(prefix) })
      : undefined;
    const [place] = placesFor(things, 1);
    const paper = problem === undefined ? toThing(read as ReadPaper, file, place, holder) : [];
    const { said = "", problems = [] } = change ?? {};
    if (paper.length > 0 && files.length === 1 && !said) openThing.value = { holder, id: place.id };
    change = changeThings(form, prefix, withFilled(things, paper), {
      said: paper.length > 0
        ? [said, t("pagesAdded", { name: file.name, count: paper[0].pages.length + 1 })].join(" ")
          .trim()
          .trim()
        : said,
      problems: problem === undefined ? problems : [...problems, problem],
      since: change,
    });
  }
}

type ReadPaper = Awaited<
  ReturnType<typeof import("../../../../lib/device/pdf/read_pdf.ts").readPdf>
>;

/** The pages of a PDF, or why they can't be had, for people. */
async function readPaper(holder: string, file: File): Promise<ReadPaper | string> {
  const reading = new AbortController();
  const progress = (done: number, of: number) =>
    note(holder, { name: file.name, done, of, cancel: () => reading.abort() });
  progress(0, 0);
  try {
    const { readPdf } = await loadChunk(() => import("../../../../lib/device/pdf/read_pdf.ts"));
    return await readPdf(file, { signal: reading.signal, onProgress: progress });
  } catch (error) {
    return reading.signal.aborted
      ? t("fileNotAdded", { name: file.name })
      : t("notAddedBecause", { name: file.name, reason: messageOf(error) });
  } finally {
    note(holder, undefined);
  }
}

function note(holder: string, reading: Reading | undefined): void {
  const next = new Map(readings.value);
  if (reading) next.set(holder, reading);
  else next.delete(holder);
  readings.value = next;
}

/** The pages become uploads; the file itself does when its author ticks that. */
function toThing(
  { title, unsafe, pages }: ReadPaper,
  file: File,
  place: ThingValues,
  holder: string,
): ThingValues[] {
  const added = addDocument(getUploadQueue(), { name: file.name, pages }, holder || undefined);
  readPdfs.set(place.id, { file, unsafe });
  const caption = place.caption || title || titleOf(file.name);
  return [{ ...newThing({}), ...place, ...added, caption }];
}
