/** The gaps of the form while its author fills it in, with links to each field. */
import { useEffect, useRef, useState } from "react";
import type { FieldPath } from "react-hook-form";
import type { ArchiveForm } from "../form_props.ts";
import { unsettledPlaces } from "../place/unsettled_places.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { TourValues } from "../values.ts";
import { turnPart } from "../open-one/open_parts.ts";
import { findGaps, type Gap, homeOf, nextGap, type Problem } from "./gaps.ts";

/** Milliseconds from the last change to the next check, which is not urgent. */
const PAUSE = 150;

export type FormGaps = ReturnType<typeof useGaps>;

export function useGaps(form: ArchiveForm, open: OpenStops) {
  /** Undefined until the form was refused. */
  const [gaps, setGaps] = useState<Gap[]>();
  const beside = useRef<Problem[]>([]);
  /** The field that was shown last. */
  const last = useRef<Gap>(undefined);
  /** The field that takes the focus once its card is drawn. */
  const [target, setTarget] = useState<Gap>();
  const isShown = gaps !== undefined;

  const find = () => {
    beside.current = beside.current.filter(({ path }) => isStillWrong(form, path));
    return findGaps(form.getValues(), beside.current);
  };

  useEffect(() => {
    if (!isShown) return;
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const found = find();
        // The form has the list as state, so a new list redraws the whole form.
        setGaps((shown) => keepEqual(shown, found));
      }, PAUSE);
    };
    const changes = form.watch(later);
    // The box of a place is not a form field; its text becomes one.
    document.addEventListener("input", later);
    return () => {
      clearTimeout(timer);
      changes.unsubscribe();
      document.removeEventListener("input", later);
    };
  }, [isShown]);

  useEffect(() => {
    if (!target) return;
    const frame = requestAnimationFrame(() => focusField(target));
    return () => cancelAnimationFrame(frame);
  }, [target]);

  /** Opens the stop of a field, and moves the focus there. */
  const goTo = (gap: Gap) => {
    const { part, long } = homeOf(gap);
    if (part) turnPart(part, true);
    open.show(gap.stop, { inside: long });
    last.current = gap;
    setTarget({ ...gap });
  };
  const next = () => {
    const found = find();
    setGaps(found);
    const gap = nextGap(found, last.current);
    if (gap) goTo(gap);
  };

  return {
    gaps,
    goTo,
    next,
    /** True when only the coordinates of the places `names` are missing. */
    areOnly: (names: readonly string[]): boolean =>
      findGaps(form.getValues()).every(({ path }) =>
        names.some((name) => [`${name}latitude`, `${name}longitude`].includes(path))
      ),
    /**
     * `beside`: errors that the form itself cannot find. `focus`: the first one takes the focus.
     */
    show(options: { beside?: Problem[]; focus: boolean }): void {
      beside.current = options.beside ?? [];
      last.current = undefined;
      const found = find();
      setGaps(found);
      if (options.focus && found.length > 0) goTo(found[0]);
    },
    hide: () => setGaps(undefined),
  };
}

/** Returns `before` if `now` names the same gaps, so that React need not draw. */
const keepEqual = (before: Gap[] | undefined, now: Gap[]): Gap[] =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now;

/** Whether an error found by the server or a search still applies. */
function isStillWrong(form: ArchiveForm, path: string): boolean {
  if (/(^|\.)place$/.test(path)) {
    return unsettledPlaces(form.getValues()).some((name) => `${name}place` === path);
  }
  return form.getFieldState(path as FieldPath<TourValues>).error?.type === "server";
}

/** Moves the focus to a field, or to its replacement: a file, a box for a place. */
function focusField({ path, stop }: Gap): void {
  const panel = stop < 0 ? "[data-tour-details]" : `[data-stop="${stop}"]`;
  const places = path.endsWith("place")
    ? [`${panel} .location-entry input`]
    : path.endsWith("record")
    ? [`${panel} .panel-long [aria-invalid="true"]`]
    : [`.archive-form [name="${path}"]`, `${panel} [data-invalid]`, `${panel} [data-panel-title]`];
  const field = places.map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
