/** Adds files to the things of the archive or a stop: pictures, and papers in PDF. */
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadAddress } from "../../../../lib/model/media/upload_address.ts";
import { looseIn } from "../batch/loose_photos.ts";
import type { FormAccess } from "../form_props.ts";
import { isPdf, kindOf } from "../media/file_kind.ts";
import { addPapers } from "./add_papers.ts";
import { changeThings, type ThingChange } from "./thing_changes.ts";
import {
  holderOf,
  noRoom,
  openThing,
  placesFor,
  type Prefix,
  roomIn,
  thingsAtPrefix,
  withFilled,
} from "./thing_paths.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

/** Numbers in names count as numbers. */
const NATURAL = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** True for a file that becomes a thing. */
export const isThingFile = (file: Pick<File, "type" | "name">): boolean =>
  isPdf(file) || kindOf(file) === "picture";

/**
 * Adds pictures and PDFs; resolves when all are read. What has no room, or can't be read, is said
 * beside the list; such pictures become loose photographs.
 */
export async function addThings(
  form: FormAccess,
  prefix: Prefix,
  files: readonly File[],
  target: string,
): Promise<void> {
  const inOrder = [...files].sort((a, b) => NATURAL.compare(a.name, b.name));
  const change = addPictures(form, prefix, inOrder.filter((file) => !isPdf(file)), target);
  const holder = holderOf(form, prefix, true);
  await addPapers(form, holder, inOrder.filter((file) => isPdf(file)), change);
}

function addPictures(
  form: FormAccess,
  prefix: Prefix,
  files: readonly File[],
  target: string,
): ThingChange | undefined {
  const pictures = files.filter((file) => kindOf(file) === "picture");
  const others = files.filter((file) => !pictures.includes(file));
  if (files.length === 0) return undefined;
  const queue = getUploadQueue();
  const stopId = holderOf(form, prefix, true) || undefined;
  const things = form.getValues(thingsAtPrefix(prefix));
  const room = Math.max(0, roomIn(things));
  const [taken, left] = [pictures.slice(0, room), pictures.slice(room)];
  const places = placesFor(things, taken.length);
  const filled = taken.map((file, i) => {
    const { id } = places[i];
    const field = stopId ? { target, stopId, field: `things.${id}` as const } : undefined;
    const upload = queue.add(file, { kind: "picture", name: file.name, field, stopId });
    return { ...places[i], url: uploadAddress(upload) };
  });
  for (const file of left) {
    queue.add(file, { kind: "picture", name: file.name, loose: looseIn(form, target) });
  }
  // The only one of a stop is open anyway.
  if (filled.length === 1) openThing.value = { holder: holderOf(form, prefix), id: filled[0].id };
  return changeThings(form, prefix, withFilled(things, filled), {
    said: filled.length < 2 ? "" : t("picturesAdded", { count: filled.length }),
    problems: [
      ...left.length > 0
        ? [
          `${t("picturesLeft", { count: left.length })} ${noRoom(prefix)}`,
        ]
        : [],
      ...others.map(({ name }) => t("noThing", { name })),
    ],
  });
}
