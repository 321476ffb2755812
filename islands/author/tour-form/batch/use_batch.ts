import { batch as atOnce } from "@preact/signals-core";
import { useContext, useRef, useState } from "react";
import { type UseFieldArrayReturn, useFormContext } from "react-hook-form";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadAddress, uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { newThing, type ThingValues } from "../../../../lib/formats/fields/things.ts";
import { coverOfForm } from "../things/thing_paths.ts";
import { confirm } from "../../../shell/confirm.ts";
import { forgetReport } from "../files/kept_reports.ts";
import { titleOf } from "../media/file_kind.ts";
import { fileFields } from "../media/media_paths.ts";
import { ArchiveTarget } from "../stops/stop_id.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import { nextStop, type StopValues, type TourValues } from "../values.ts";
import { arrangeFiles, textsOf } from "./arrange_files.ts";
import { type Batch, type BatchStop, fillForm, setPlace } from "./fill_form.ts";
import { looseIn, type LoosePhoto } from "./loose_photos.ts";
import type { StopOrder } from "./pairing/plan_stops.ts";
import { readFiles } from "./read_files.ts";
import { type ReadText, readText } from "./read_texts.ts";
import { isEdited, isUpload, takenBack } from "./undo_batch.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

type Stops = UseFieldArrayReturn<TourValues, "audioStops", "key">;

/** A stop of a batch that is in the form, at `index`. */
export type ShownStop = BatchStop & { index: number };

export type BatchWork = ReturnType<typeof useBatch>;

/** Adds files to the form's stops and as new ones, and takes that back. */
export function useBatch(stops: Stops, open: OpenStops) {
  const form = useFormContext<TourValues>();
  const { getValues, setValue } = form;
  const target = useContext(ArchiveTarget);
  const [order, setOrder] = useState<StopOrder>("name");
  const [batch, setBatch] = useState<Batch>();
  /** How many files are being read. */
  const [reading, setReading] = useState(0);
  /** One drop after the other, so that each knows the stops of the one before. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const indexOf = (stopId: string) => getValues("audioStops").findIndex(({ id }) => id === stopId);

  const addNow = async (files: File[], at: number | undefined) => {
    const { unknown, ...added } = await readFiles(files);
    const arrange = () => arrangeFiles(getValues(), added, { order, isInserted: at !== undefined });
    const reads = new Map<File, ReadText | string>();
    for (const { file, language } of textsOf(arrange(), getValues())) {
      reads.set(file, await readText(file, language));
    }
    // Stops may have been added or moved while the files were read.
    const filled = atOnce(() =>
      fillForm(form, stops, { ...arrange(), target, reads, unknown, at })
    );
    setBatch(filled.batch);
    // The report is there.
    open.showOutline();
    const { length } = filled.batch.added;
    if (length === 0) return;
    if (at !== undefined) { for (let i = 0; i < length; i++) open.inserted(filled.at); }
    open.select(filled.at);
  };

  /** New stops are inserted before the one at `at`, or added at the end. */
  const add = (files: File[], at?: number): Promise<void> => {
    setReading((count) => count + files.length);
    const done = last.current.then(() => addNow(files, at))
      .finally(() => setReading((count) => count - files.length));
    last.current = done.catch(() => {});
    return done;
  };

  const undo = async () => {
    if (!batch) return;
    const { audioStops } = getValues();
    const edited = batch.added.filter((stop) => {
      const now = audioStops[indexOf(stop.id!)];
      return now && isEdited(now, stop);
    });
    if (edited.length > 0 && !await confirm(UNDO_QUESTION(edited.length))) return;
    for (const stop of batch.touched) {
      const index = indexOf(stop.after.id!);
      const now = getValues("audioStops")[index];
      const back = now ? takenBack(now, stop) : {};
      for (const name of Object.keys(back) as (keyof typeof back)[]) {
        setValue(`audioStops.${index}.${name}`, back[name], { shouldDirty: true });
      }
    }
    removeStops(batch);
    for (const { id, text } of batch.stops) if (text) forgetReport(id);
    // The archive's picture may be one of theirs.
    const added = new Set(batch.uploadIds.map(uploadAddress));
    const things = getValues("things");
    const kept = things.filter(({ url }) => !added.has(url));
    if (kept.length < things.length) {
      setValue("things", kept.length > 0 ? kept : [newThing({})], { shouldDirty: true });
    }
    const used = new Set(fileFields(getValues()).map(([, address]) => uploadIdOf(address)));
    for (const id of batch.uploadIds) if (!used.has(id)) getUploadQueue().remove(id);
    if (batch.start) setPlace(form, batch.start);
    setBatch(undefined);
  };

  const removeStops = ({ added, replaced }: Batch) => {
    const indexes = added.map(({ id }) => indexOf(id!)).filter((index) => index >= 0);
    if (indexes.length === 0) return;
    const values = getValues();
    if (indexes.length === values.audioStops.length) {
      stops.replace([replaced ?? nextStop({ ...values, audioStops: [] })]);
    } else stops.remove(indexes);
    for (const index of indexes.sort((a, b) => b - a)) open.removed(index);
  };

  /** The stops of the batch that are still in the form, in its order. */
  const shown = (batch?.stops ?? [])
    .map((stop): ShownStop => ({ ...stop, index: indexOf(stop.id) }))
    .filter(({ index }) => index >= 0)
    .map((stop) =>
      isUpload(coverOfForm(getValues("audioStops")[stop.index]), stop.picture?.uploadId)
        ? stop
        : withoutPicture(stop)
    )
    .sort((a, b) => a.index - b.index);

  /** Takes photographs off their stops, whose places are as if these never had them. */
  const separate = (chosen: readonly ShownStop[]) => {
    for (const { index, picture } of chosen) {
      const values = getValues();
      const { place, latitude, longitude } = values.audioStops[index];
      const isAtPhoto = picture?.place !== undefined && !place &&
        latitude === String(picture.place.latitude) &&
        longitude === String(picture.place.longitude);
      const before = nextStop({ ...values, audioStops: values.audioStops.slice(0, index) });
      const changes: Partial<StopValues> = {
        things: withoutUpload(values.audioStops[index].things, picture!.uploadId),
        ...isAtPhoto &&
          { place: before.place, latitude: before.latitude, longitude: before.longitude },
      };
      for (const name of Object.keys(changes) as (keyof typeof changes)[]) {
        setValue(`audioStops.${index}.${name}`, changes[name], { shouldDirty: true });
      }
      getUploadQueue().place(picture!.uploadId, { loose: looseIn(form, target) });
    }
    const ids = new Set(chosen.map(({ id }) => id));
    setBatch((batch) =>
      batch && {
        ...batch,
        loose: batch.loose + chosen.length,
        stops: batch.stops.map((stop) => ids.has(stop.id) ? withoutPicture(stop) : stop),
        added: batch.added.map((stop) =>
          ids.has(stop.id!) ? structuredClone(getValues("audioStops")[indexOf(stop.id!)]) : stop
        ),
      }
    );
  };

  /** Makes a stop of each photograph, at the end. */
  const makeStops = (photos: readonly LoosePhoto[]) => {
    const { length } = getValues("audioStops");
    for (const { id, name, place } of photos) {
      const stopId = crypto.randomUUID();
      const thing = newThing({ url: uploadAddress(id) });
      const field = `things.${thing.id}` as const;
      getUploadQueue().place(id, { field: { target, stopId, field } });
      stops.append({
        ...nextStop(getValues()),
        id: stopId,
        title: titleOf(name, photos.map(({ name }) => name)),
        things: [thing],
        ...place && {
          place: undefined,
          latitude: String(place.latitude),
          longitude: String(place.longitude),
        },
      }, { shouldFocus: false });
    }
    open.select(length);
  };

  return {
    order,
    setOrder,
    batch,
    shown,
    reading,
    add,
    undo,
    separate,
    makeStops,
    close: () => setBatch(undefined),
  };
}

/** A list without things has an empty place for a picture. */
function withoutUpload(things: readonly ThingValues[], uploadId: string): ThingValues[] {
  const left = things.filter(({ url }) => !isUpload(url, uploadId));
  return left.length > 0 ? left : [newThing({})];
}

const withoutPicture = <S extends BatchStop>(stop: S): S => ({ ...stop, picture: undefined });

const UNDO_QUESTION = (count: number) => ({
  title: t("undoAllOfIt"),
  text: t("stopsChangedSince", { count }),
  action: t("removeThem"),
});
