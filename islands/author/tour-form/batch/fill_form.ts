/** Puts arranged files into the form. */
import type { UseFieldArrayReturn } from "react-hook-form";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { filesOf } from "../../../../lib/model/media/files_of.ts";
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { FormAccess } from "../form_props.ts";
import { attachFile } from "../media/attach_file.ts";
import { coverIndex, coverOfForm, placesFor, withFilled } from "../things/thing_paths.ts";
import { isUnplaced } from "../place/nearby_place.ts";
import { stopIdOf } from "../stops/stop_id.ts";
import type { StopValues, TourValues } from "../values.ts";
import { isBlankStop, stopsOf } from "./add_stops.ts";
import type { Arranged } from "./arrange_files.ts";
import { looseIn } from "./loose_photos.ts";
import { awaitedName } from "./pairing/join_files.ts";
import type { DatedFile, PairedBy } from "./pairing/pair_files.ts";
import { noteRead, type ReadText, takeText } from "./read_texts.ts";
import type { TouchedStop } from "./undo_batch.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

/** What a stop has of a batch. */
export type BatchStop = {
  id: string;
  /** The name of the recording's file. */
  recording?: string;
  picture?: {
    name: string;
    /** Missing without a recording of the batch. */
    by?: PairedBy;
    uploadId: string;
    /** Where it was taken. */
    place?: Position;
  };
  text?: Pick<ReadText, "name" | "about">;
};

/** The result of adding files, with what is needed to take it back. */
export type Batch = {
  stops: BatchStop[];
  /** The new stops as they were added, and others before and after files joined them. */
  added: StopValues[];
  touched: TouchedStop[];
  /** How many photographs have no stop. */
  loose: number;
  /** Texts that were not taken, with the reason; without a file, none can be. */
  left: { reason: string; file?: File }[];
  /** Names of files of other kinds. */
  unknown: string[];
  uploadIds: string[];
  /** The empty stop that the first new one has replaced. */
  replaced?: StopValues;
  /** The earlier start, if it was changed. */
  start?: Pick<TourValues, "latitude" | "longitude">;
};

type Parts = Arranged & {
  /** The form's archive. */
  target: string;
  /** The content of each text file, or the reason why it has none. */
  reads: ReadonlyMap<File, ReadText | string>;
  unknown: string[];
  /** The index of the first new stop; the end if missing. */
  at?: number;
};

type StopList = Pick<UseFieldArrayReturn<TourValues, "audioStops">, "insert" | "replace">;

/** Fills in the form; returns the batch, and the index of its first new stop. */
export function fillForm(form: FormAccess, list: StopList, parts: Parts) {
  const { target, plan, reads, unknown } = parts;
  const joined = joinStops(form, parts);
  const values = form.getValues();
  const { audioStops } = values;
  const isBlank = audioStops.length === 1 && isBlankStop(audioStops[0]);
  const replaced = isBlank && plan.stops.length > 0 ? audioStops[0] : undefined;
  const at = replaced ? 0 : Math.min(parts.at ?? audioStops.length, audioStops.length);
  const place = isUnplaced(values) ? plan.stops.find((stop) => stop.place)?.place : undefined;
  const start = { latitude: values.latitude, longitude: values.longitude };
  if (place) setPlace(form, asTyped(place));
  const added = stopsOf(plan.stops, {
    values: { ...form.getValues(), audioStops: replaced ? [] : audioStops.slice(0, at) },
    target,
    readOf: (text) => readOf(reads, text),
  });
  if (replaced) list.replace(added);
  else if (added.length > 0) list.insert(at, added, { shouldFocus: false });
  const stops = plan.stops.map(({ recording, picture, pairedBy, text, place }, i): BatchStop => {
    const read = text && readOf(reads, text);
    if (read) noteRead(form, at + i, read);
    return {
      id: added[i].id!,
      recording: recording?.file.name,
      picture: picture && {
        name: picture.file.name,
        by: pairedBy,
        uploadId: uploadIdOf(coverOfForm(added[i]))!,
        place,
      },
      text: read,
    };
  });
  const loose = plan.loose.map(({ file, place }) =>
    getUploadQueue().add(file, {
      kind: "picture",
      name: file.name,
      place,
      loose: looseIn(form, target),
    })
  );
  const uploadIds = added.flatMap((stop) => filesOf(stop))
    .flatMap(([, address]) => uploadIdOf(address) ?? []);
  const batch: Batch = {
    stops: [...joined.stops, ...stops],
    added: structuredClone(added),
    touched: joined.touched,
    loose: loose.length,
    left: leftTexts(parts),
    unknown,
    uploadIds: [...joined.uploadIds, ...uploadIds, ...loose],
    ...replaced && { replaced },
    ...place && { start },
  };
  return { batch, at };
}

/** Puts files into stops that are there. */
function joinStops(form: FormAccess, { joined, target, reads }: Parts) {
  const indexes = new Set(
    [...joined.recordings, ...joined.pictures, ...joined.texts].map(({ index }) => index),
  );
  const uploadIds: string[] = [];
  const touched: TouchedStop[] = [];
  const stops: BatchStop[] = [];
  for (const index of [...indexes].sort((a, b) => a - b)) {
    const before = structuredClone(form.getValues(`audioStops.${index}`));
    const attach = (kind: MediaKind, added?: DatedFile) => {
      if (!added) return undefined;
      const { file } = added;
      const path = kind === "recording" ? RECORDING(index) : picturePath(form, index);
      const id = attachFile(form, path, { blob: file, name: file.name, target });
      uploadIds.push(id);
      return { name: file.name, uploadId: id };
    };
    const isHere = (one: { index: number }) => one.index === index;
    const recording = attach("recording", joined.recordings.find(isHere)?.file);
    const picture = attach("picture", joined.pictures.find(isHere)?.file);
    const text = joined.texts.find(isHere);
    const read = text && readOf(reads, text.file);
    if (read) takeText(form, index, read);
    if (!recording && !picture && !read) continue;
    const id = stopIdOf(form, index);
    touched.push({ before, after: structuredClone(form.getValues(`audioStops.${index}`)) });
    stops.push({ id, recording: recording?.name, picture, text: read });
  }
  return { stops, touched, uploadIds };
}

const RECORDING = (index: number) => `audioStops.${index}.audioUrl` as const;

/** The field of the picture that the stop awaits by its file's name, or of a place for it. */
function picturePath({ getValues, setValue }: FormAccess, index: number) {
  const list = `audioStops.${index}.things` as const;
  const things = getValues(list);
  const cover = coverIndex(things);
  if (cover >= 0 && awaitedName(things[cover].url)) return `${list}.${cover}.url` as const;
  const [place] = placesFor(things, 1);
  const next = withFilled(things, [place]);
  if (next.length > things.length) setValue(list, next, { shouldDirty: true });
  return `${list}.${next.findIndex(({ id }) => id === place.id)}.url` as const;
}

function readOf(reads: Parts["reads"], text: File): ReadText | undefined {
  const read = reads.get(text);
  return typeof read === "string" ? undefined : read;
}

/** The texts that no stop has, with what their author can do. */
function leftTexts({ joined, plan, reads }: Parts): Batch["left"] {
  const refused = new Map(joined.refused.map(({ file, index }) => [file, index]));
  const unread = [...reads.values()].filter((read) => typeof read === "string");
  return [
    ...unread.map((reason) => ({ reason: `${reason}.` })),
    ...joined.refused.map(({ index, file }) => ({
      file,
      reason: t("transcriptStays", { name: file.name, number: index + 1 }),
    })),
    ...plan.texts.filter((file) => !refused.has(file)).map((file) => ({
      file,
      reason: t("noSuchRecording", { name: file.name }),
    })),
  ];
}

/** Sets the start of the archive. */
export function setPlace(
  { setValue }: FormAccess,
  { latitude, longitude }: Pick<TourValues, "latitude" | "longitude">,
): void {
  setValue("latitude", latitude, { shouldDirty: true });
  setValue("longitude", longitude, { shouldDirty: true });
}

const asTyped = ({ latitude, longitude }: Position) => ({
  latitude: String(latitude),
  longitude: String(longitude),
});
