import { useContext, useEffect, useRef, useState } from "react";
import { type UseFieldArrayReturn, useFormContext } from "react-hook-form";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { uploadAddress, uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { isUnplaced } from "../place/nearby_place.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { StopValues, TourValues } from "../values.ts";
import {
  type BatchPair,
  type BatchSummary,
  hasUpload,
  isBlankStop,
  pairsOf,
  stopsOf,
  summaryOf,
  unpair,
} from "./add_stops.ts";
import { attachFile } from "../media/attach_file.ts";
import { ArchiveTarget } from "../stops/stop_id.ts";
import { type Joined, joinFiles, textFor } from "./join_files.ts";
import type { DatedFile } from "./pair_files.ts";
import { planStops, type StopOrder } from "./plan_stops.ts";
import { readFiles } from "./read_files.ts";
import { takeTexts } from "./read_texts.ts";

type Stops = UseFieldArrayReturn<TourValues, "audioStops", "key">;

/** The added stops, and the data to undo that. */
type Batch = {
  summary: BatchSummary;
  uploadIds: string[];
  /** The keys of the stops that were added. */
  keys: string[];
  /** By the index of its stop in `keys`. */
  pairs: BatchPair[];
  /** The stops before files joined some of them. */
  stopsBefore?: StopValues[];
  /** The empty stop that the first new one has replaced. */
  replaced?: StopValues;
  /** The earlier start, if it was changed. */
  start?: Pick<TourValues, "latitude" | "longitude">;
};

/** A pair for display: with the index of its stop in the form. */
export type ShownPair = BatchPair & { index: number };

/** Adds stops made of files to the form's list, and removes them again. */
export function useBatch(stops: Stops, open: OpenStops) {
  const form = useFormContext<TourValues>();
  const { getValues, setValue } = form;
  const target = useContext(ArchiveTarget);
  const [order, setOrder] = useState<StopOrder>("name");
  const [batch, setBatch] = useState<Batch>();
  const keys = stops.fields.map(({ key }) => key);
  /** Reading files takes a while, in which stops may be added. */
  const current = useRef(keys);
  current.current = keys;
  /** The keys before stops were added, and the callback for the new ones' keys. */
  const awaited = useRef<{ known: Set<string>; take: (keys: string[]) => void }>(undefined);

  // The list gives its stops keys when it is drawn.
  useEffect(() => {
    const added = keys.filter((key) => awaited.current && !awaited.current.known.has(key));
    if (added.length === 0) return;
    awaited.current?.take(added);
    awaited.current = undefined;
  });

  const add = async (files: File[]) => {
    const { known, texts, unknown } = await readFiles(files);
    const stopsBefore = structuredClone(getValues("audioStops"));
    const { left, ...joined } = joinFiles(stopsBefore, {
      recordings: known.filter(({ kind }) => kind === "recording"),
      pictures: known.filter(({ kind }) => kind === "picture"),
      texts,
    }, (id) => getUploadQueue().uploads.value.get(id)?.name);
    const attach = (name: "audioUrl" | "imageUrl") => ({ index, file }: Joined<DatedFile>) =>
      attachFile(form, `audioStops.${index}.${name}`, {
        blob: file.file,
        name: file.file.name,
        target,
      });
    const joinedIds = [
      ...joined.recordings.map(attach("audioUrl")),
      ...joined.pictures.map(attach("imageUrl")),
    ];
    const problems = await takeTexts(form, joined.texts);
    const planned = planStops([...left.recordings, ...left.pictures], order);
    const values = getValues();
    const [only] = values.audioStops;
    const replaced = planned.length > 0 && values.audioStops.length === 1 && isBlankStop(only)
      ? only
      : undefined;
    const place = isUnplaced(values) ? planned.find((stop) => stop.place)?.place : undefined;
    const start = { latitude: values.latitude, longitude: values.longitude };
    const isAt = place
      ? { latitude: String(place.latitude), longitude: String(place.longitude) }
      : start;
    const before = { ...values, ...isAt, audioStops: replaced ? [] : values.audioStops };
    const next = stopsOf(planned, before);
    const spoken = planned.flatMap(({ recording }, i): Joined<File>[] => {
      const file = recording && textFor(recording.file.name, left.texts);
      return file ? [{ index: before.audioStops.length + i, file }] : [];
    });
    const unspoken = left.texts.filter((text) => !spoken.some(({ file }) => file === text));
    const leftOut = [...unknown, ...unspoken.map(({ name }) => name), ...problems];
    const count = joinedIds.length + joined.texts.length - problems.length;
    setBatch({
      summary: summaryOf(planned, leftOut, count),
      ...count > 0 && { stopsBefore },
      uploadIds: joinedIds.concat(
        next.flatMap(({ audioUrl, imageUrl }) => [audioUrl, imageUrl])
          .flatMap((address) => uploadIdOf(address) ?? []),
      ),
      keys: [],
      pairs: pairsOf(planned, next),
      ...(replaced ? { replaced } : {}),
      ...(place ? { start } : {}),
    });
    if (next.length === 0) return;
    awaited.current = {
      known: new Set(replaced ? [] : current.current),
      take: (keys) => setBatch((batch) => batch && { ...batch, keys }),
    };
    if (replaced) stops.replace(next);
    else stops.append(next, { shouldFocus: false });
    if (place) setPlace(isAt);
    open.select(before.audioStops.length);
    await takeTexts(form, spoken);
  };

  const setPlace = ({ latitude, longitude }: Pick<TourValues, "latitude" | "longitude">) => {
    setValue("latitude", latitude, { shouldDirty: true });
    setValue("longitude", longitude, { shouldDirty: true });
  };

  const undo = () => {
    if (!batch) return;
    if (batch.stopsBefore) {
      stops.replace(batch.stopsBefore);
      for (const id of batch.uploadIds) getUploadQueue().remove(id);
      if (batch.start) setPlace(batch.start);
      return setBatch(undefined);
    }
    const indexes = keys.flatMap((key, index) => batch.keys.includes(key) ? [index] : []);
    if (batch.replaced && indexes.length === keys.length) stops.replace([batch.replaced]);
    else stops.remove(indexes);
    for (const index of [...indexes].reverse()) open.removed(index);
    for (const id of batch.uploadIds) getUploadQueue().remove(id);
    // The archive's picture may be one of theirs.
    const cover = getValues("imageUrl");
    if (batch.uploadIds.some((id) => cover === uploadAddress(id))) {
      setValue("imageUrl", "", { shouldDirty: true });
    }
    if (batch.start) setPlace(batch.start);
    setBatch(undefined);
  };

  /** The pairs that are still in the form, in its order. */
  const pairs = (batch?.pairs ?? [])
    .map((pair) => ({ ...pair, index: keys.indexOf(batch!.keys[pair.at]) }))
    .filter(({ index, uploadId }) => hasUpload(getValues("audioStops")[index], uploadId))
    .sort((a, b) => a.index - b.index);

  /** Turns photographs into stops of their own, each after the stop that it was in. */
  const separate = (chosen: readonly ShownPair[]) => {
    awaited.current = {
      known: new Set(keys),
      take: (added) => setBatch((batch) => batch && { ...batch, keys: [...batch.keys, ...added] }),
    };
    for (const pair of [...chosen].sort((a, b) => b.index - a.index)) {
      const { own, changes } = unpair(getValues(), pair);
      for (const name of Object.keys(changes) as (keyof typeof changes)[]) {
        setValue(`audioStops.${pair.index}.${name}`, changes[name]!, { shouldDirty: true });
      }
      stops.insert(pair.index + 1, own, { shouldFocus: false });
      open.inserted(pair.index + 1);
    }
    const gone = new Set(chosen.map(({ at }) => at));
    setBatch((batch) =>
      batch && { ...batch, pairs: batch.pairs.filter(({ at }) => !gone.has(at)) }
    );
  };

  return {
    order,
    setOrder,
    summary: batch?.summary,
    pairs,
    add,
    undo,
    separate,
    close: () => setBatch(undefined),
  };
}
