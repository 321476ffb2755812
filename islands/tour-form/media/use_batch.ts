import { useEffect, useRef, useState } from "react";
import { type UseFieldArrayReturn, useFormContext } from "react-hook-form";
import { getUploadQueue } from "../../../lib/browser/uploads/upload_queue_instance.ts";
import { uploadIdOf } from "../../../lib/model/upload_address.ts";
import { isUnplaced } from "../place/nearby_place.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { StopValues, TourValues } from "../values.ts";
import { type BatchSummary, isBlankStop, stopsOf, summaryOf } from "./add_stops.ts";
import { planStops, type StopOrder } from "./plan_stops.ts";
import { readFiles } from "./read_files.ts";

type Stops = UseFieldArrayReturn<TourValues, "audioStops", "key">;

/** How to take back what was added. */
type Batch = {
  summary: BatchSummary;
  uploadIds: string[];
  /** The keys of the stops that were there before. */
  keysBefore: Set<string>;
  /** The empty stop that the first new one has replaced. */
  replaced?: StopValues;
  /** The start as it was, where it was set. */
  start?: Pick<TourValues, "latitude" | "longitude">;
};

/** Adds stops made of files to the form's list, and takes them back. */
export function useBatch(stops: Stops, open: OpenStops) {
  const { getValues, setValue } = useFormContext<TourValues>();
  const [order, setOrder] = useState<StopOrder>("name");
  const [batch, setBatch] = useState<Batch>();
  /** The keys of the stops that were added. */
  const added = useRef(new Set<string>());
  const keys = stops.fields.map(({ key }) => key);

  // The list gives its stops keys when it is drawn.
  useEffect(() => {
    if (!batch || added.current.size > 0) return;
    added.current = new Set(keys.filter((key) => !batch.keysBefore.has(key)));
  });

  const add = async (files: File[]) => {
    const { known, unknown } = await readFiles(files);
    const planned = planStops(known, order);
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
    added.current = new Set();
    setBatch({
      summary: summaryOf(planned, unknown),
      uploadIds: next.flatMap(({ audioUrl, imageUrl }) => [audioUrl, imageUrl])
        .flatMap((address) => uploadIdOf(address) ?? []),
      keysBefore: new Set(replaced ? [] : keys),
      ...(replaced ? { replaced } : {}),
      ...(place ? { start } : {}),
    });
    if (next.length === 0) return;
    if (replaced) stops.replace(next);
    else stops.append(next, { shouldFocus: false });
    if (place) setPlace(isAt);
    open.show(before.audioStops.length);
  };

  const setPlace = ({ latitude, longitude }: Pick<TourValues, "latitude" | "longitude">) => {
    setValue("latitude", latitude, { shouldDirty: true });
    setValue("longitude", longitude, { shouldDirty: true });
  };

  const undo = () => {
    if (!batch) return;
    const indexes = keys.flatMap((key, index) => added.current.has(key) ? [index] : []);
    if (batch.replaced && indexes.length === keys.length) stops.replace([batch.replaced]);
    else stops.remove(indexes);
    for (const index of indexes.toReversed()) open.removed(index);
    for (const id of batch.uploadIds) getUploadQueue().remove(id);
    if (batch.start) setPlace(batch.start);
    setBatch(undefined);
  };

  return { order, setOrder, summary: batch?.summary, add, undo, close: () => setBatch(undefined) };
}
