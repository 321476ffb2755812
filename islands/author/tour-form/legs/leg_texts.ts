/** What happened to ways, and why some could not be made, in words. */
import { list, measure } from "../../../../lib/texts/formats.ts";
import { metresText } from "../../../../lib/geo/metres_text.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import {
  LONGEST_WAY,
  NEAR_METRES,
  type WayProblem,
} from "../../../../lib/geo/streets/street_way.ts";
import { START } from "../map/form_places.ts";
import { endsText, type FormLeg } from "./form_legs.ts";
import type { FormLegs, LegChange } from "./legs.ts";

const t = texts("places");

/** Most stops that one sentence names. */
const NAMED = 4;

/** The sentences about a change. */
export function legChangeText({ act, written, left }: LegChange): string {
  const made = written.flatMap(({ to, after }) => after ? [to] : []);
  const straight = [...left, ...written.flatMap(({ to, after }) => after ? [] : [to])];
  if (act === "drawn" && made.length === 0) return t("noWayThrough");
  return [...madeText(act, made), ...straightText(straight)].join(" ");
}

function madeText(act: LegChange["act"], made: number[]): string[] {
  if (made.length === 0) return [];
  const [count, number] = [made.length, made[0] + 1];
  if (act === "drawn") return [t("wayChanged", { number })];
  if (act === "line") return [t("waysFollowLine", { count })];
  if (act === "found") {
    return [count === 1 ? t("wayFound", { number }) : t("waysFound", { count: String(count) })];
  }
  const numbers = namesOf(made);
  return [numbers ? t("waysFoundAgain", { numbers }) : t("wayFoundAgain", { number })];
}

function straightText(stops: number[]): string[] {
  if (stops.length === 0) return [];
  const numbers = namesOf(stops);
  if (stops.length > NAMED) return [t("manyStraight", { count: String(stops.length) })];
  return [numbers ? t("waysStraight", { numbers }) : t("wayStraight", { number: stops[0] + 1 })];
}

/** "3 and 4"; empty for one stop. */
const namesOf = (stops: number[]): string =>
  stops.length > 1 ? list(stops.map((stop) => String(stop + 1))) : "";

type LegProblem = { to: number; problem: WayProblem["problem"] | "motorway"; text: string };

/** Why ways are straight lines still, and which cross a motorway, each with its stop. */
export const legProblems = (
  { problems, crossings }: FormLegs,
  legs: readonly FormLeg[],
): LegProblem[] =>
  legs.flatMap((leg): LegProblem[] => {
    const { to, made } = leg;
    if (crossings.has(leg)) {
      return [{ to, problem: "motorway", text: t("wayOverMotorway", { number: to + 1 }) }];
    }
    const why = made ? undefined : problems.value.get(endsText(leg));
    return why ? [{ to, problem: why.problem, text: problemText(leg, why) }] : [];
  });

function problemText({ from, to }: FormLeg, { problem, at }: WayProblem): string {
  const number = to + 1;
  if (problem === "far") {
    if (!at) return t("wayFarOff", { number });
    const far = at === "start" ? from : to;
    const distance = metresText(NEAR_METRES);
    return far === START
      ? t("startFar", { distance })
      : t("stopFar", { number: far + 1, distance });
  }
  if (problem === "none") return t("wayNone", { number });
  if (problem === "long") {
    return t("wayLong", { number, most: measure(LONGEST_WAY / 1000, "kilometres") });
  }
  return t("wayUnread", { number });
}
