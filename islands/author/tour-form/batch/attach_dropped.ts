/** Puts dropped files into the stop that they were dropped on. */
import { orAlert } from "../../../shell/alert.ts";
import type { FormAccess } from "../form_props.ts";
import { attachFile } from "../media/attach_file.ts";
import { isTextFile, kindOf } from "../media/file_kind.ts";
import { addThings, isThingFile } from "../things/add_things.ts";
import { stopPrefix } from "../things/thing_paths.ts";
import { attachText } from "./attach_text.ts";

/** The parts that accept dropped files: a stop and its row, and the archive's details. */
export const DROP_TARGETS = "[data-stop], [data-row], [data-tour-details]";

/** Most files of unknown kinds that seem to be for one stop: a recording, a picture, a text. */
const FEW = 3;

/**
 * Whether files over the page may be for one stop: a few, or pictures and papers with one recording
 * at most. Browsers tell their names only when they are dropped.
 */
export function isForStop(files: readonly { type: string; name?: string }[]): boolean {
  const named = files.map(({ type, name = "" }) => ({ type, name }));
  const others = named.filter((file) => !isThingFile(file));
  return files.length <= FEW ||
    others.length <= 1 && others.every((file) => kindOf(file) === "recording");
}

/** The index of the stop around an element, -1 for the archive; undefined elsewhere. */
export function stopIndexAt(element: Element): number | undefined {
  const spot = element.closest<HTMLElement>(DROP_TARGETS);
  return spot ? Number(spot.dataset.stop ?? spot.dataset.row ?? -1) : undefined;
}

/**
 * Puts files into the part of the page they were dropped on: pictures and papers, a recording and a
 * text at most, into a stop; pictures and papers into the details of the archive. Returns the index
 * of the stop, -1 for the archive; undefined for other files and places, without an effect.
 */
export function attachDropped(
  form: FormAccess,
  element: Element,
  files: File[],
  target: string,
): number | undefined {
  const index = stopIndexAt(element);
  if (index === undefined) return undefined;
  const things = files.filter(isThingFile);
  const recordings = files.filter((file) => kindOf(file) === "recording");
  const texts = files.filter((file) =>
    !kindOf(file) && !isThingFile(file) && isTextFile(file.name)
  );
  const known = things.length + recordings.length + texts.length;
  const isForOne = known === files.length && recordings.length <= 1 && texts.length <= 1;
  if (!isForOne || index < 0 && things.length < files.length) return undefined;
  for (const file of recordings) {
    attachFile(form, `audioStops.${index}.audioUrl`, { blob: file, name: file.name, target });
  }
  for (const file of texts) orAlert(() => attachText(form, index, file));
  if (things.length > 0) orAlert(() => addThings(form, stopPrefix(index), things, target));
  return index;
}
