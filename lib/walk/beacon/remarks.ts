/** The spoken remarks on the way to a stop while the beacon is on. */
import type { Beacon, BeaconSilence } from "./beacon.ts";
import { beaconText, wayTo, type Whereabouts } from "./whereabouts.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("walk");

/** The last remarks; times in ms. */
export type Said = {
  index?: number;
  /** The smallest of `MARKS` that the stop was within. */
  mark?: number;
  behindSince?: number;
  saidBehind?: boolean;
  street?: string;
  /** The silence, since when, and whether its reason was said. */
  silence?: { reason: BeaconSilence; since: number; isSaid: boolean };
  at: number;
};

/** The start of a walk: the guide has not spoken yet. */
export const NOTHING_SAID: Said = { at: -Infinity };

/** The remarks so far, and the next one; `isReason`: it says why the beacon is silent. */
type Remark = { said: Said; text?: string; isReason: boolean };

/** The distances in metres that are said on the way to a stop. */
const MARKS = [200, 100, 50, 25];

/** Milliseconds between two sentences, and for which a stop is behind before that is said. */
const SILENCE = 15_000;
const BEHIND_FOR = 8_000;

/** Milliseconds of a silence before its reason is said, and the reasons that nothing else says. */
const SILENT_FOR = 6_000;
const REASONS: readonly BeaconSilence[] = ["no-heading", "no-place"];

/**
 * What is to be said now, if anything: the next stop at certain distances, that it is behind, a new
 * street, or why the beacon is silent. `at` in ms.
 */
export function remark(
  before: Said,
  beacon: Beacon,
  { walk, heading, street }: Omit<Whereabouts, "isWalking">,
  at: number,
): Remark {
  if ("silence" in beacon) return remarkOnSilence(before, beacon, at);
  const { index, metres, zone } = beacon;
  const mark = markOf(metres);
  // Cues have said the way to another stop when it became the next one.
  const last: Said = before.index === index ? before : { ...before, index, mark };
  const behindSince = zone === "behind" ? last.behindSince ?? at : undefined;
  const said: Said = {
    ...last,
    behindSince,
    saidBehind: zone === "behind" && last.saidBehind === true,
    street: last.street ?? street,
    silence: undefined,
  };
  const isBehind = behindSince !== undefined && at - behindSince >= BEHIND_FOR && !said.saidBehind;
  const isNearer = mark < last.mark!;
  const isNewStreet = street !== undefined && said.street !== street;
  if (at - last.at < SILENCE || !(isBehind || isNearer || isNewStreet)) {
    return { said, isReason: false };
  }
  const way = wayTo(walk, index, heading);
  return {
    said: {
      ...said,
      at,
      mark,
      saidBehind: said.saidBehind || isBehind,
      street: street ?? said.street,
    },
    text: isNewStreet ? `${t("onStreet", { street })} ${way}` : way,
    isReason: false,
  };
}

function remarkOnSilence(
  before: Said,
  beacon: Extract<Beacon, { silence: BeaconSilence }>,
  at: number,
): Remark {
  const { silence: reason } = beacon;
  const silence = before.silence?.reason === reason
    ? before.silence
    : { reason, since: at, isSaid: false };
  const said = { ...before, behindSince: undefined, silence };
  const isDue = REASONS.includes(reason) && !silence.isSaid && at - silence.since >= SILENT_FOR;
  if (!isDue) return { said, isReason: false };
  return {
    said: { ...said, silence: { ...silence, isSaid: true } },
    text: beaconText(beacon),
    isReason: true,
  };
}

/** The smallest mark that these metres are within. */
const markOf = (metres: number) => MARKS.filter((mark) => mark >= metres).at(-1) ?? Infinity;
