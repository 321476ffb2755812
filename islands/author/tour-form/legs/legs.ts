/**
 * Makes, changes and looks after the ways of a form, with an undo of the last act. Without React.
 */
import { batch, signal } from "@preact/signals-core";
import type { UseFormReturn } from "react-hook-form";
import type { LegData } from "../../../../lib/model/tour/legs/leg_data.ts";
import { decodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { TourValues } from "../values.ts";
import type { FoundWay, StreetWay, WayProblem } from "../../../../lib/geo/streets/street_way.ts";
import { createCrossings } from "./crossings.ts";
import type { FindCrossings, Pair, WayFinder } from "./find_ways.ts";
import { endsText, type FormLeg, formLegs } from "./form_legs.ts";
import { makeLedLeg, makeLeg } from "./make_leg.ts";
import { stepFree } from "./step_free.ts";
import { createUpkeep } from "./upkeep.ts";

type Form = Pick<UseFormReturn<TourValues>, "getValues" | "setValue" | "watch">;

/** A leg of a stop before an act and after it; undefined is a straight line. */
type Written = { to: number; before: LegData | undefined; after: LegData | undefined };

/**
 * What was done last. `again`: ways were found again, because a place has changed. `left`: the
 * stops to which the way is a straight line all the same.
 */
export type LegChange = {
  act: "found" | "drawn" | "removed" | "line" | "again";
  written: Written[];
  left: number[];
  byKey?: boolean;
};

/** Why the way with these ends (`endsText`) could not be made. */
type Problems = ReadonlyMap<string, WayProblem>;

type Found = { ways: [FormLeg, LegData][]; isCut: boolean };

/** The stretches of a way over some places. */
function pairsOf({ ends: [from, to] }: FormLeg, over: readonly Position[]): Pair[] {
  const stations = [from, ...over, to];
  return stations.slice(1).map((to, i) => ({ from: stations[i], to }));
}

const isWay = (found: FoundWay): found is StreetWay => "points" in found;

const keyOf = (leg: FormLeg): string => `${leg.to} ${endsText(leg)}`;

export type FormLegs = ReturnType<typeof createFormLegs>;

export function createFormLegs(
  form: Form,
  finder: WayFinder | undefined,
  findCrossings: FindCrossings | undefined,
) {
  const last = signal<LegChange>();
  const progress = signal<{ done: number; total: number; isQuiet: boolean }>();
  const problems = signal<Problems>(new Map());
  let work: AbortController | undefined;
  /** The change comes from here. */
  let isWriting = false;

  const legs = () => formLegs(form.getValues());
  const legTo = (to: number) => legs().find((leg) => leg.to === to);
  const storedAt = (to: number) => form.getValues(`audioStops.${to}.leg`);
  const { find, avoidsSteps = false } = finder ?? {};
  /** The author's choice stays on the device, also for sites whose finder cannot heed it. */
  const optionsFor = (signal: AbortSignal) => ({
    stepFree: avoidsSteps && stepFree.peek(),
    signal,
  });

  function set(to: number, leg: LegData | undefined): void {
    form.setValue(`audioStops.${to}.leg`, leg, { shouldDirty: true });
  }

  /** The places that the way to a stop was led over. */
  const viasAt = (to: number): Position[] => decodeLine(storedAt(to)?.via ?? "") ?? [];

  /** Writes the legs whose places are the same still. */
  function write(made: readonly [FormLeg, LegData | undefined][]): Written[] {
    const now = new Set(legs().map(keyOf));
    isWriting = true;
    const written = made.flatMap(([leg, after]) => {
      if (!now.has(keyOf(leg))) return [];
      const before = storedAt(leg.to);
      if (after) upkeep.know(after.line, endsText(leg));
      set(leg.to, after);
      return [{ to: leg.to, before, after }];
    });
    isWriting = false;
    return written;
  }

  function tell(act: LegChange["act"], written: Written[], left: number[], byKey = false): void {
    const before = last.peek();
    const goesOn = byKey && before?.byKey && before.act === act &&
      before.written[0]?.to === written[0]?.to;
    last.value = {
      act,
      written: goesOn ? [{ ...written[0], before: before.written[0].before }] : written,
      left,
      byKey,
    };
  }

  /**
   * Resolves to the ways of `wanted`, or to some if the work was cut short; `vias` are the places
   * that each is to lead over.
   */
  async function findAll(
    wanted: FormLeg[],
    { vias, isQuiet }: { vias: Position[][]; isQuiet: boolean },
  ): Promise<Found> {
    work?.abort();
    const own = work = new AbortController();
    const found: [FormLeg, LegData][] = [];
    const failed = new Map(problems.peek());
    let done = 0;
    progress.value = { done, total: wanted.length, isQuiet };
    const isOver = (of: number, ways: FoundWay[]) => {
      const [leg, over] = [wanted[of], vias[of]];
      failed.delete(endsText(leg));
      // A problem is told for both ends alone, not for the places between them.
      if (over.length === 0 && "problem" in ways[0]) failed.set(endsText(leg), ways[0]);
      if (ways.every(isWay)) found.push([leg, makeLedLeg(leg, ways, over)]);
      progress.value = { done: ++done, total: wanted.length, isQuiet };
    };
    const asked = wanted.flatMap((leg, of) =>
      pairsOf(leg, vias[of]).map((pair) => ({ ...pair, of }))
    );
    const answers: FoundWay[][] = wanted.map(() => []);
    const onFound = (i: number, way: FoundWay) => {
      if (own.signal.aborted) return;
      const { of } = asked[i];
      answers[of].push(way);
      if (answers[of].length > vias[of].length) isOver(of, answers[of]);
    };
    try {
      await find!(asked, optionsFor(own.signal), onFound);
    } catch {
      if (!own.signal.aborted) {
        const known = new Set([...found.map(([leg]) => endsText(leg)), ...failed.keys()]);
        for (const leg of wanted) {
          if (!known.has(endsText(leg))) failed.set(endsText(leg), { problem: "unread" });
        }
      }
    }
    problems.value = failed;
    if (work === own) {
      work = undefined;
      progress.value = undefined;
    }
    return { ways: found, isCut: own.signal.aborted };
  }

  /** Writes what was found, and tells it with the ways that stay straight lines. */
  function finish(act: LegChange["act"], wanted: FormLeg[], found: [FormLeg, LegData][]): void {
    const made = new Set(found.map(([{ to }]) => to));
    const now = new Set(legs().map(keyOf));
    batch(() => {
      const written = write(found);
      const left = wanted.filter((leg) => now.has(keyOf(leg)) && !made.has(leg.to));
      if (written.length + left.length > 0) tell(act, written, left.map(({ to }) => to));
    });
  }

  /** Resolves to false if something else was wanted before the end. */
  async function findAgain(wanted: FormLeg[]): Promise<boolean> {
    const vias = wanted.map(({ to }) => viasAt(to));
    const found = await findAll(wanted, { vias, isQuiet: true });
    if (found.isCut) return false;
    finish("again", wanted, found.ways);
    return true;
  }

  const upkeep = createUpkeep({
    legs,
    storedAt,
    set,
    isBusy: () => work !== undefined && !progress.peek()?.isQuiet,
    findAgain: find && findAgain,
    onStraight: (left) => tell("again", [], left),
  });

  /** Whether a changed way keeps to the streets. */
  const keepsToStreets = ({ to, made }: FormLeg): boolean =>
    find !== undefined && (!made || made.parts.length > 0 || storedAt(to)?.by === "streets");

  return {
    /** The way to a stop; undefined where none leads to it. */
    to: legTo,
    last,
    progress,
    problems,
    crossings: createCrossings(findCrossings),
    canFind: find !== undefined,
    avoidsSteps,
    keepsToStreets,
    /** The places that a way leads over because its author said so. */
    viasOf: ({ to, made }: FormLeg): Position[] => made ? viasAt(to) : [],
    /** Makes all ways that are straight lines, or the one to a stop. */
    async follow(only?: number): Promise<void> {
      const wanted = legs().filter(({ to, made }) => only === undefined ? !made : to === only);
      if (!find || wanted.length === 0) return;
      const vias = wanted.map(() => []);
      const found = await findAll(wanted, { vias, isQuiet: false });
      finish("found", wanted, found.ways);
      upkeep.look();
    },
    cancel: () => work?.abort(),
    /** Leads the way to a stop along the streets over `places`. */
    async leadOver(to: number, places: Position[], byKey: boolean): Promise<void> {
      const leg = legTo(to);
      if (!leg || !find) return;
      work?.abort();
      const own = work = new AbortController();
      const pairs = pairsOf(leg, places);
      const ways: (FoundWay)[] = pairs.map(() => ({ problem: "unread" }));
      await find(pairs, optionsFor(own.signal), (i, way) => ways[i] = way).catch(() => {});
      if (own.signal.aborted) return;
      work = undefined;
      if (!ways.every(isWay)) return tell("drawn", [], [to]);
      tell("drawn", write([[leg, makeLedLeg(leg, ways, places)]]), [], byKey);
    },
    /** Draws the way to a stop over `points`, both ends not counted. */
    draw(to: number, points: Position[], byKey = false): void {
      const leg = legTo(to);
      if (!leg) return;
      const way = { points: [leg.ends[0], ...points, leg.ends[1]], parts: [] };
      tell("drawn", write([[leg, makeLeg(leg, way, "hand")]]), [], byKey);
    },
    /** Makes ways of the lines that a track has between the stops with these indexes. */
    take(lines: ReadonlyMap<number, LegData>): void {
      const taken = legs().flatMap((leg): [FormLeg, LegData][] => {
        const line = lines.get(leg.to);
        return line ? [[leg, line]] : [];
      });
      const left = legs().flatMap(({ to, made }) => lines.has(to) || made ? [] : [to]);
      tell("line", write(taken), left);
    },
    remove(to: number): void {
      const leg = legTo(to);
      if (leg) tell("removed", write([[leg, undefined]]), []);
    },
    undo(): void {
      for (const { to, before } of last.peek()?.written ?? []) set(to, before);
      last.value = undefined;
    },
    /** Begins to look after the ways; returns the function that ends it. */
    watch(): () => void {
      upkeep.look();
      const changes = form.watch(() => {
        upkeep.soon();
        if (isWriting) return;
        // What was changed by other means since cannot be brought back here.
        const isSame = ({ to, after }: Written) => storedAt(to)?.line === after?.line;
        if (last.peek() && !last.peek()!.written.every(isSame)) last.value = undefined;
      });
      return () => {
        changes.unsubscribe();
        upkeep.end();
        work?.abort();
      };
    },
  };
}
