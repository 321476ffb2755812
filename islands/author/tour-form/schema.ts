/** The form's validation: the model's own schema, over numbers read from text boxes. */
import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldErrors } from "react-hook-form";
import { publishedStop } from "../../../lib/model/tour/tour_form.ts";
import { StopInput } from "../../../lib/model/tour/stop.ts";
import { TourInput } from "../../../lib/model/tour/tour.ts";
import { uploadIdOf } from "../../../lib/model/media/upload_address.ts";
import { z } from "../../../lib/model/zod.ts";
import { type Filed, filesOf } from "../../../lib/model/media/files_of.ts";
import { STOP_FIELDS, TOUR_FIELDS } from "../../../lib/model/tour/fields/table.ts";
import { type StopValues, stored, type TourValues } from "./values.ts";

/**
 * The form's values with numbers where the model has numbers. The schema refuses an invalid number.
 */
export function toInput({ audioStops, ...tour }: TourValues) {
  const isOnMap = audioStops.some(({ place }) => !place);
  return {
    ...stored(tour, TOUR_FIELDS, asRead),
    ...isOnMap ? {} : { latitude: undefined, longitude: undefined },
    audioStops: audioStops.map(toStopInput),
  };
}

/** The same for one stop. */
export const toStopInput = ({ id, ...stop }: StopValues) =>
  publishedStop({ ...id && { id }, ...stored(stop, STOP_FIELDS, asRead) });

const asRead = (number: number) => number;

const FormSchema = z.custom<TourValues>().transform(toInput).pipe(
  TourInput as z.ZodType<TourInput, ReturnType<typeof toInput>>,
);

/** The errors of the form, by field name. A file under way is not an error. */
export const formProblems = (values: TourValues): { path: string; message: string }[] =>
  (FormSchema.safeParse(values).error?.issues ?? [])
    .map(({ path, message }) => ({ path: path.join("."), message }))
    .filter(({ path }) => !isOnItsWay(path, values));

/**
 * Checks the form for react-hook-form; the result is a `TourInput`, but empty while a file of the
 * form is being sent.
 */
export const resolver: typeof checkAll = async (values, context, options) => {
  const result = await (oneStop(values, options.names) ?? checkAll)(values, context, options);
  const errors: FieldErrors<TourValues> = result.errors;
  const drop = (of: object, path: string, name: string) => {
    if (name in of && isOnItsWay(path, values)) delete (of as Record<string, unknown>)[name];
  };
  const dropThings = (of: object, path: string) => {
    const holder = of as { things?: Record<string, object> };
    Object.entries(holder.things ?? {}).forEach(([index, thing]) => {
      if (!Number.isInteger(Number(index))) return;
      drop(thing, `${path}things.${index}.url`, "url");
      if (Object.keys(thing).length === 0) delete holder.things![index];
    });
    if (holder.things && Object.keys(holder.things).length === 0) delete holder.things;
  };
  dropThings(errors, "");
  Object.entries(errors.oldMaps ?? {}).forEach(([index, map]) => {
    if (typeof map !== "object" || !Number.isInteger(Number(index))) return;
    for (const name of Object.keys(map)) drop(map, `oldMaps.${index}.${name}`, name);
    if (Object.keys(map).length === 0) delete errors.oldMaps![Number(index)];
  });
  if (errors.oldMaps && Object.keys(errors.oldMaps).length === 0) delete errors.oldMaps;
  Object.entries(errors.audioStops ?? {}).forEach(([index, stop]) => {
    if (typeof stop !== "object" || !Number.isInteger(Number(index))) return;
    for (const name of Object.keys(stop)) drop(stop, `audioStops.${index}.${name}`, name);
    dropThings(stop, `audioStops.${index}.`);
    if (Object.keys(stop).length === 0) delete errors.audioStops![Number(index)];
  });
  if (errors.audioStops && Object.keys(errors.audioStops).length === 0) delete errors.audioStops;
  return result;
};

const checkAll = zodResolver(FormSchema);

const checkStop = zodResolver(
  z.custom<StopValues>().transform(toStopInput).pipe(
    StopInput as z.ZodType<StopInput, ReturnType<typeof toStopInput>>,
  ),
);

/**
 * The check to run where one field of a stop has changed: of that stop alone, since react-hook-form
 * then reads no other field's error. To check all of 200 stops took 4 ms for each key. Undefined
 * for any other change.
 */
function oneStop({ audioStops }: TourValues, [name, ...others]: readonly string[] = []) {
  const index = name?.match(/^audioStops\.(\d+)\./)?.[1];
  const stop = audioStops[Number(index)];
  if (!stop || others.length > 0) return undefined;
  const check: typeof checkAll = async (_, context, options) => {
    const { errors } = await checkStop(stop, context, { ...options, fields: {}, names: [] });
    return { values: {}, errors: { audioStops: Object.assign([], { [index!]: errors }) } };
  };
  return check;
}

/** Whether a field waits for a file, which brings its address and length. */
function isOnItsWay(path: string, { things, oldMaps, audioStops }: TourValues): boolean {
  const isFile = (address = "") => uploadIdOf(address) !== undefined;
  const isFileIn = (item: Filed, inItem: string) =>
    filesOf(item).some(([at, address]) => at === inItem && isFile(address));
  const [first, index, name, ...rest] = path.split(".");
  if (first === "things") return isFileIn({ things }, path);
  if (first === "oldMaps" && (name === "scanUrl" || name === "imageUrl")) {
    return isFile(oldMaps?.[Number(index)]?.[name]);
  }
  const stop = first === "audioStops" ? audioStops[Number(index)] : undefined;
  if (stop && isFileIn(stop, [name, ...rest].join("."))) return true;
  return name === "audioDuration" && isFile(stop?.audioUrl) && stop?.audioDuration === "";
}
