/**
 * Finds the ways to and from a stop again when it is moved or comes between others. Other ways stay
 * as they are.
 */
import type { LegData } from "../../../../lib/model/tour/legs/leg_data.ts";
import { distanceBetween } from "../../../../lib/geo/distance.ts";
import { decodeLine, encodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import { endsText, type FormLeg } from "./form_legs.ts";

type Options = {
  legs(): FormLeg[];
  /** The leg that a stop has, which may lead elsewhere. */
  storedAt(to: number): LegData | undefined;
  set(to: number, leg: LegData): void;
  /** True while the author waits for ways: looked at later. */
  isBusy(): boolean;
  /** Missing where nothing finds ways; resolves to false if it was cut short. */
  findAgain?(legs: FormLeg[]): Promise<boolean>;
  /** Ways that were drawn have become straight lines. */
  onStraight(stops: number[]): void;
};

/** Milliseconds without a change, because arrow keys follow each other, and so do typed figures. */
const PAUSE = 400;

export function createUpkeep({ legs, storedAt, set, isBusy, findAgain, onStraight }: Options) {
  /**
   * The places between which each line was seen. A line that is seen between others has to be
   * found again; it is known by itself, wherever its stop is in the order.
   */
  const seen = new Map<string, Set<string>>();
  /** The ways that are being found again. */
  let awaited: FormLeg[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function know(line: string, ends: string): void {
    if (!seen.has(line)) seen.set(line, new Set());
    seen.get(line)!.add(ends);
  }

  function isChanged(leg: FormLeg): boolean {
    const line = storedAt(leg.to)?.line;
    if (!line) return false;
    const known = seen.get(line);
    const isNew = known !== undefined && !known.has(endsText(leg));
    know(line, endsText(leg));
    return isNew;
  }

  /** True for a way to a stop that has come between the ends of a way along the streets. */
  const leadsBetween = (leg: FormLeg, changed: FormLeg[]): boolean =>
    storedAt(leg.to) === undefined && changed.some((next) => {
      const whole = endsText({ ends: [leg.ends[0], next.ends[1]] });
      return next.from === leg.to && seen.get(storedAt(next.to)!.line)!.has(whole);
    });

  /**
   * Whether a way still leads over the places that its author chose: neither end was moved farther
   * than to the nearest of them.
   */
  function isLed({ to, ends }: FormLeg): boolean {
    const { line, via } = storedAt(to)!;
    const [before, over] = [line, via ?? ""].map((text) => decodeLine(text) ?? []);
    return over.length > 0 && [0, -1].every((end) => {
      const was = before.at(end)!;
      return distanceBetween(was, ends.at(end)!) < distanceBetween(was, over.at(end)!);
    });
  }

  /** The ends of a drawn way follow a place that was moved a little. */
  function moveEnds({ to, ends: [from, at], made }: FormLeg): void {
    const line = encodeLine([from, ...made!.points.slice(1, -1), at]);
    know(line, endsText({ ends: [from, at] }));
    set(to, { ...storedAt(to)!, line });
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (isBusy()) return;
    const now = legs();
    const changed = now.filter(isChanged);
    if (changed.length === 0) return;
    const isFound = (leg: FormLeg) =>
      findAgain && (storedAt(leg.to)!.by === "streets" || isLed(leg));
    const [again, drawn] = [changed.filter(isFound), changed.filter((leg) => !isFound(leg))];
    for (const leg of drawn) if (leg.made) moveEnds(leg);
    const straight = drawn.filter(({ made }) => !made).map(({ to }) => to);
    if (straight.length > 0) onStraight(straight);
    if (again.length === 0) return;
    again.unshift(...now.filter((leg) => leadsBetween(leg, again)));
    const current = new Set(now.map(endsText));
    const left = awaited.filter((leg) => current.has(endsText(leg)) && !again.includes(leg));
    awaited = [...again, ...left];
    const own = awaited;
    if (await findAgain!(own) && awaited === own) awaited = [];
  }

  return {
    know,
    look,
    soon(): void {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE);
    },
    end: () => clearTimeout(timer),
  };
}
