/** Puts dropped files into the stop that they were dropped on. */
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import { orAlert } from "../../../shell/alert.ts";
import type { FormAccess } from "../form_props.ts";
import { attachFile } from "../media/attach_file.ts";
import { isTextFile, kindOf } from "../media/file_kind.ts";
import type { MediaPath } from "../media/media_paths.ts";
import { emptyPlace, stopPrefix } from "../things/thing_paths.ts";
import { attachText } from "./attach_text.ts";

/** The parts that accept dropped files: a stop and its row, and the archive's details. */
export const DROP_TARGETS = "[data-stop], [data-row], [data-tour-details]";

/** Most files that go into one stop: a recording, a picture and a text. */
export const MAX_FOR_STOP = 3;

/** The index of the stop around an element, -1 for the archive; undefined elsewhere. */
export function stopIndexAt(element: Element): number | undefined {
  const spot = element.closest<HTMLElement>(DROP_TARGETS);
  return spot ? Number(spot.dataset.stop ?? spot.dataset.row ?? -1) : undefined;
}

/**
 * Puts files into the part of the page they were dropped on: a recording, a picture and a text, one
 * of each at most, into a stop, a picture into the details of the archive. Returns the index of the
 * stop, -1 for the archive; undefined for other files and places, without an effect.
 */
export function attachDropped(
  form: FormAccess,
  element: Element,
  files: File[],
  target: string,
): number | undefined {
  const index = stopIndexAt(element);
  const kinds = files.map(droppedKind);
  const isOneOfEach = kinds.every(Boolean) && new Set(kinds).size === kinds.length;
  const isPicture = kinds.every((kind) => kind === "picture");
  if (index === undefined || !isOneOfEach || index < 0 && !isPicture) return undefined;
  for (const [i, file] of files.entries()) {
    const named = { blob: file, name: file.name, target };
    const kind = kinds[i]!;
    if (kind === "text") orAlert(() => attachText(form, index, file));
    else attachFile(form, pathFor(form, index, kind), named);
  }
  return index;
}

const droppedKind = (file: File): MediaKind | "text" | undefined =>
  kindOf(file) ?? (isTextFile(file.name) ? "text" : undefined);

/** The field for a file of a stop, or of the archive (-1); a picture gets a place of its own. */
export const pathFor = (form: FormAccess, index: number, kind: MediaKind): MediaPath =>
  kind === "recording"
    ? `audioStops.${index}.audioUrl`
    : emptyPlace(form, stopPrefix(index)) as MediaPath;
