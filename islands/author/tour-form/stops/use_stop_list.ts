/** The list of stops: adding, removing, moving, and bringing back what was removed. */
import { type Ref, useCallback, useImperativeHandle, useMemo, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { toast, UNDO_DURATION } from "../../../shell/toasts.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { START } from "../map/form_places.ts";
import { useBatch } from "../batch/use_batch.ts";
import { useUploadsOff } from "../media/use_uploads_off.ts";
import { nextStop, type StopValues, type TourValues } from "../values.ts";
import type { InsertStop } from "./insert_stop.ts";
import type { OpenStops } from "./use_open_stops.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

/** Functions of the list of stops for other parts of the form. */
export type StopsHandle = {
  /** Adds a stop at a place, at the end; returns its index. */
  addAt(place: Position): number;
  remove(index: number): void;
  /**
   * Adds a stop for each recording, at the end or before the one at `at`; resolves to false when
   * uploads are switched off.
   */
  addFiles(files: File[], at?: number): Promise<boolean>;
};

type RemovedStop = { index: number; stop: StopValues };

export type StopList = ReturnType<typeof useStopList>;

export function useStopList(open: OpenStops, ref: Ref<StopsHandle>) {
  const { control, getValues } = useFormContext<TourValues>();
  const stops = useFieldArray({ control, name: "audioStops", keyName: "key" });
  /** The removed stops, those that went together in one list; the last ones can be brought back. */
  const [removed, setRemoved] = useState<RemovedStop[][]>([]);
  /** The result of the last step up or down, for screen readers: a drag has its own words. */
  const [movedText, setMovedText] = useState("");
  const count = stops.fields.length;
  const batch = useBatch(stops, open);
  const off = useUploadsOff();

  const add = () => {
    stops.append(nextStop(getValues()), { shouldFocus: false });
    if (!open.isTable) open.show(count, { focus: true });
  };
  // Constant, so that no row is redrawn for them: react-hook-form's functions do not change.
  const removeAll = useCallback((indexes: number[]) => {
    const all = getValues("audioStops");
    const isGone = new Set(indexes);
    const others = all.flatMap((_, index) => isGone.has(index) ? [] : [index]);
    const [first] = indexes;
    focusRow(others.find((index) => index > first) ?? others.at(-1) ?? START);
    setRemoved((removed) => [...removed, indexes.map((index) => ({ index, stop: all[index] }))]);
    stops.remove(indexes);
    for (const index of [...indexes].reverse()) open.removed(index);
    // A narrow screen shows the row only now.
    requestAnimationFrame(() => focusRow(Math.min(first, others.length - 1)));
  }, [stops.remove]);
  const remove = useCallback((index: number) => removeAll([index]), [removeAll]);
  const move = useCallback((from: number, to: number) => {
    stops.move(from, to);
    open.moved(from, to);
  }, [stops.move]);
  const step = useCallback((from: number, to: number) => {
    move(from, to);
    const { length, [to]: stop } = getValues("audioStops");
    setMovedText(
      t("movedTo", { title: stop.title || t("untitledStop"), place: to + 1, total: length }),
    );
  }, [move]);
  const keys = useMemo(() => stops.fields.map(({ key }) => key), [stops.fields]);
  const insertAfter: InsertStop = useCallback((index, stop) => {
    stops.insert(index + 1, stop, { shouldFocus: false });
    open.inserted(index + 1);
    open.show(index + 1, { focus: true });
    const source = getValues(`audioStops.${index}.id`);
    const indexOf = (wanted: string | undefined) =>
      getValues("audioStops").findIndex(({ id }) => id === wanted);
    toast({
      title: t("stopWasAdded", { number: index + 2 }),
      description: t("playsPartOf", { number: index + 1 }),
      duration: UNDO_DURATION,
      action: {
        label: t("undo"),
        run() {
          const at = indexOf(stop.id);
          if (at < 0) return;
          remove(at);
          // After the focus has gone to the outline.
          requestAnimationFrame(() => open.show(indexOf(source), { inside: "transcript" }));
        },
      },
    });
  }, [stops.insert, remove]);
  const undo = () => {
    const last = removed.at(-1);
    if (!last) return;
    for (const { index, stop } of last) {
      const at = Math.min(index, getValues("audioStops").length);
      stops.insert(at, stop, { shouldFocus: false });
      open.inserted(at);
    }
    setRemoved(removed.slice(0, -1));
    requestAnimationFrame(() => focusRow(last[0].index));
  };
  useImperativeHandle(ref, () => ({
    addAt({ latitude, longitude }) {
      const index = getValues("audioStops").length;
      const { place: _, ...next } = nextStop(getValues());
      const place = { latitude: String(latitude), longitude: String(longitude) };
      stops.append({ ...next, ...place }, { shouldFocus: false });
      return index;
    },
    remove(index) {
      stops.remove(index);
      open.removed(index);
    },
    async addFiles(files, at) {
      if (off) {
        toast({ title: t("filesNotAdded"), description: off, kind: "error" });
      } else await batch.add(files, at);
      return !off;
    },
  }));
  return {
    ...{ keys, count, removed, movedText, batch, off },
    ...{ add, insertAfter, remove, removeAll, move, step, undo },
  };
}

/**
 * Moves the focus to a row of the outline. Beside a stop that is about to be removed, since the
 * browser would otherwise lay out the page twice, for the lost focus and for the new one.
 */
function focusRow(index: number): void {
  const row = document.querySelector<HTMLElement>(`.outline [data-row="${index}"] .outline-open`);
  row?.focus({ preventScroll: true });
  requestAnimationFrame(() => row?.scrollIntoView({ block: "nearest" }));
}
