/** The sentences that are said on the way to a stop. */
import { compassWord, nearestWord } from "../../geo/bearing.ts";
import { directionText } from "../target.ts";
import { texts } from "../../texts/texts.ts";
import type { Turn, TurnKind } from "./turns.ts";

const t = texts("walk");

/** The keys of the sentences of each kind: into a street, onto a path, and to be taken now. */
const KEYS = {
  left: { street: "soonLeftStreet", path: "soonLeftPath", now: "nowLeft" },
  right: { street: "soonRightStreet", path: "soonRightPath", now: "nowRight" },
  "slight-left": {
    street: "soonSlightLeftStreet",
    path: "soonSlightLeftPath",
    now: "nowSlightLeft",
  },
  "slight-right": {
    street: "soonSlightRightStreet",
    path: "soonSlightRightPath",
    now: "nowSlightRight",
  },
  "sharp-left": { street: "soonSharpLeftStreet", path: "soonSharpLeftPath", now: "nowSharpLeft" },
  "sharp-right": {
    street: "soonSharpRightStreet",
    path: "soonSharpRightPath",
    now: "nowSharpRight",
  },
} as const satisfies Record<Exclude<TurnKind, "steps">, Record<string, string>>;

/** 'In 30 metres, left into Broad Street.' */
export function turnSoonText({ kind, street, steps }: Turn): string {
  if (kind === "steps") return t("soonSteps");
  const text = street ? t(KEYS[kind].street, { street }) : t(KEYS[kind].path);
  return withSteps(text, steps);
}

/** 'Now left.' */
export const turnNowText = ({ kind, steps }: Turn): string =>
  kind === "steps" ? t("nowSteps") : withSteps(t(KEYS[kind].now), steps);

const withSteps = (text: string, steps: true | undefined) =>
  steps ? `${text} ${t("stepsFollow")}` : text;

/** Where the way is from a visitor: clockwise from straight ahead. */
const SIDES = ["wayAhead", "wayRight", "wayBehind", "wayLeft"] as const;

/**
 * 'The way is on your right.' `bearing` and `facing` in degrees from north; by the compass where
 * nobody knows how the visitor faces.
 */
export const wayLiesText = (bearing: number, facing: number | undefined): string =>
  facing === undefined
    ? t("wayLies", { direction: directionText(compassWord(bearing)) })
    : t(nearestWord(SIDES, bearing - facing));
