/** Adds files to the things of the archive or a stop. */
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { counted } from "../../../../lib/formats/report.ts";
import { uploadAddress } from "../../../../lib/model/media/upload_address.ts";
import { looseIn } from "../batch/loose_photos.ts";
import type { FormAccess } from "../form_props.ts";
import { kindOf } from "../media/file_kind.ts";
import { changeThings } from "./thing_changes.ts";
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

/** Numbers in names count as numbers. */
const NATURAL = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** True for a file that becomes a thing. */
export const isThingFile = (file: Pick<File, "type" | "name">): boolean =>
  kindOf(file) === "picture";

/**
 * Adds pictures. What has no room is said beside the list; such pictures become loose photographs.
 */
export function addThings(
  form: FormAccess,
  prefix: Prefix,
  given: readonly File[],
  target: string,
): void {
  const files = [...given].sort((a, b) => NATURAL.compare(a.name, b.name));
  const pictures = files.filter((file) => kindOf(file) === "picture");
  const others = files.filter((file) => !pictures.includes(file));
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
  changeThings(form, prefix, withFilled(things, filled), {
    said: filled.length < 2 ? "" : `${counted(filled.length, "picture")} added.`,
    problems: [
      ...left.length > 0
        ? [
          `${counted(left.length, "picture")} more ${left.length === 1 ? "is" : "are"} among the ` +
          `photographs without a stop. ${noRoom(prefix)}`,
        ]
        : [],
      ...others.map(({ name }) => `${name} is no picture.`),
    ],
  });
}
