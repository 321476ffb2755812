/** What is left to do in the form while its author fills it in, with ways to each field. */
import { signal } from "@preact/signals-core";
import { useEffect, useRef, useState } from "react";
import type { FieldPath } from "react-hook-form";
import { isWorthSaving } from "../../../../lib/model/tour/tour_form.ts";
import type { ArchiveForm } from "../form_props.ts";
import { shownField, turnPart } from "../open-one/open_parts.ts";
import { openThingAt } from "../things/thing_paths.ts";
import { unsettledPlaces } from "../place/unsettled_places.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import { toUnfinished, type TourValues } from "../values.ts";
import { changesText } from "./changes.ts";
import { type Exclusion, newExclusions } from "./exclusions.ts";
import { type Filling, findFillings } from "./fillings.ts";
import { findGaps, type Gap, homeOf, isEmptyAt, nextGap, type Problem, toProblem } from "./gaps.ts";

/** Milliseconds from the last change to the next look, which is not urgent. */
const PAUSE = 300;

/** The longest wait for a moment without other work, in milliseconds. */
const PATIENCE = 1000;

type Left = {
  gaps: Gap[];
  fillings: Filling[];
  /** Nothing was typed yet. */
  isBlank: boolean;
  /** What a save of an existing archive changes, and whom it leaves out that it did not before. */
  changes?: string;
  exclusions: Exclusion[];
};

export type FormGaps = ReturnType<typeof useGaps>;

/** `published` returns the values of the archive that is edited, if it is not a new one. */
export function useGaps(form: ArchiveForm, open: OpenStops, published?: () => TourValues) {
  /** A signal, because with state of the form each change would redraw the whole form. */
  const [left] = useState(() => signal<Left | undefined>(undefined));
  const [isRefused, setRefused] = useState(false);
  const beside = useRef<Problem[]>([]);
  /** Optional fields that the author wants to fill in. */
  const asked = useRef<string[]>([]);
  /** The field that was shown last. */
  const last = useRef<Gap>(undefined);
  /** The typed duration for which none is offered. */
  const keptDuration = useRef(published?.().duration);
  /** The field that takes the focus once its panel is drawn. */
  const [target, setTarget] = useState<Gap>();

  /** Looks at once; returns the gaps. */
  const look = (): Gap[] => {
    const values = form.getValues();
    beside.current = beside.current.filter(({ path }) => isStillWrong(form, path));
    asked.current = asked.current.filter((path) => isEmptyAt(path, values));
    const gaps = findGaps(values, [...beside.current, ...asked.current.map(toProblem)]);
    const found: Left = {
      gaps,
      fillings: findFillings(values, keptDuration.current),
      isBlank: !isWorthSaving(toUnfinished(values)),
      changes: published && changesText(values, published()),
      exclusions: published ? newExclusions(values, published()) : [],
    };
    if (JSON.stringify(left.value) !== JSON.stringify(found)) left.value = found;
    return gaps;
  };

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let timer = setTimeout(look, PAUSE);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => whenIdle(() => signal.aborted || look()), PAUSE);
    };
    const changes = form.watch(later);
    // The box of a place is not a form field; its text becomes one.
    document.addEventListener("input", later, { signal });
    return () => {
      clearTimeout(timer);
      changes.unsubscribe();
      ended.abort();
    };
  }, []);

  useEffect(() => {
    if (!target) return;
    const frame = requestAnimationFrame(() => focusField(target));
    return () => cancelAnimationFrame(frame);
  }, [target]);

  /** Opens the stop of a field, and moves the focus there. */
  const goTo = (gap: Gap) => {
    const { part, long } = homeOf(gap);
    if (part) turnPart(part, true);
    shownField.value = gap.path;
    openThingAt(form, gap.path);
    open.show(gap.stop, { inside: long });
    last.current = gap;
    setTarget({ ...gap });
  };

  return {
    left,
    isRefused,
    goTo,
    /** Goes on from the field that was shown last, or from the stop that is open. */
    next(): void {
      const { current } = last;
      const from = current?.stop === open.selected ? current : { path: "", stop: open.selected };
      const gap = nextGap(look(), from);
      if (gap) goTo(gap);
    },
    fillIn({ texts }: Filling): void {
      for (const [name, text] of texts) {
        form.setValue(name, text, { shouldDirty: true, shouldValidate: true });
      }
      look();
    },
    keepDuration(): void {
      keptDuration.current = form.getValues("duration");
      look();
    },
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
      setRefused(true);
      const [first] = look();
      if (options.focus && first) goTo(first);
    },
    /** Counts empty optional fields among the gaps, and goes to the first of them. */
    ask(paths: string[]): void {
      asked.current = paths;
      const first = look().find(({ path }) => paths.includes(path));
      if (first) goTo(first);
    },
    /** Forgets the last refusal, and what was asked for. */
    hide(): void {
      beside.current = [];
      asked.current = [];
      setRefused(false);
    },
  };
}

/** Calls `act` when the browser has nothing else to do; Safari, which can't say so, at once. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: PATIENCE });
  else act();
}

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
  const places = path.endsWith("place") ? [`${panel} .location-entry input`] : [
    `.archive-form [name="${path}"]`,
    `${panel} .panel-long [aria-invalid="true"]`,
    `${panel} .panel-long h3`,
    `${panel} [data-invalid]`,
    `${panel} [data-panel-title]`,
  ];
  const field = places.map((selector) => document.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
