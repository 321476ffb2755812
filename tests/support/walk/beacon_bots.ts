/**
 * Bots that walk to stops and hear only the beacon: how it sounds (ahead, aside, behind), and on
 * which side. They see no map, know no distance, and go as people do, not quite straight.
 */
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import type { Fix } from "../../../lib/geo/fix.ts";
import { seededRandom } from "../../../lib/geo/noise.ts";
import { type Beacon, beaconAfter } from "../../../lib/walk/beacon/beacon.ts";
import { headingAt, NO_HEADING, trackHeading } from "../../../lib/walk/beacon/heading.ts";
import type { WalkEvent } from "../../../lib/walk/events.ts";
import { step } from "../../../lib/walk/reducer.ts";
import { createWalk, type WalkState } from "../../../lib/walk/state.ts";

/**
 * `error`: metres by which positions are wrong (standard deviation; half of an error is new after
 * 20 s); `sway`: degrees by which the bot leaves its direction; `compass`: degrees by which that is
 * wrong, none without it; `course`: the receiver measures the course itself, so many degrees wrong.
 * `hears` is false for a bot that the beacon does not help.
 */
export type Bot = {
  error: number;
  sway: number;
  compass?: number;
  course?: number;
  hears?: boolean;
};

/** What came of a stop: whether it has played, and the seconds; those of the straight way. */
export type BotWalk = { reached: boolean; seconds: number; straight: number };

/** Metres per second, and seconds after which a bot gives up, for each second of straight way. */
const SPEED = 1.3;
const PATIENCE = 10;

/** Seconds after a turn in which a bot goes on, whatever it hears. */
const STEPS = 5;

/** Half of a position's error is new after this many seconds. */
const CORRELATION = 20;

export function walkByBeacon(seed: number, bot: Bot): BotWalk {
  const random = seededRandom(seed * 2654435761);
  const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const stop = { latitude: 48.2, longitude: 16.37, radius: 15 + Math.round(15 * random()) };
  const metres = 60 + 200 * random();
  let here = destinationPoint(stop, metres, 360 * random());
  let facing = 360 * random();
  let state: WalkState = createWalk({
    id: "bots",
    ordered: true,
    stops: [{ title: "Mill", ...stop }],
  });
  let track = NO_HEADING;
  let beacon: Beacon | undefined;
  let lastTurn = -Infinity;
  const keep = 0.5 ** (1 / CORRELATION);
  const fresh = bot.error * Math.sqrt(1 - keep ** 2);
  let [east, north, sway] = [bot.error * gauss(), bot.error * gauss(), 0];
  const straight = (metres - stop.radius) / SPEED;

  /** Gives whether the stop starts. */
  function send(event: WalkEvent): boolean {
    const { state: next, actions } = step(state, event);
    if (next.fix && next.fix !== state.fix) track = trackHeading(track, next.fix);
    state = next;
    return actions.some(({ type }) => type === "play");
  }

  function turnBy(degrees: number, second: number): void {
    facing += degrees + 8 * gauss();
    lastTurn = second;
  }

  /** What somebody does who hears this, `second` seconds after the start. */
  function follow(second: number): void {
    if (!beacon || "silence" in beacon || beacon.zone === "ahead") return;
    // A turn is heard only some steps later.
    if (second - lastTurn < STEPS) return;
    const sign = beacon.side === "left" ? -1 : 1;
    turnBy(sign * (beacon.zone === "aside" ? 45 : 120), second);
  }

  send({ type: "start", at: 0 });
  for (let second = 1; second < straight * PATIENCE; second++) {
    const at = second * 1000;
    sway = 0.9 * sway + 0.44 * bot.sway * gauss();
    here = destinationPoint(here, SPEED, facing + sway);
    east = keep * east + fresh * gauss();
    north = keep * north + fresh * gauss();
    const fix: Fix = {
      ...destinationPoint(destinationPoint(here, north, 0), east, 90),
      accuracy: Math.max(5, bot.error),
      time: at,
      ...bot.course !== undefined && { course: facing + sway + bot.course * gauss() },
    };
    if (send({ type: "fix", at, fix })) return { reached: true, seconds: second, straight };
    const compass = bot.compass === undefined ? undefined : facing + bot.compass * gauss();
    const heading = headingAt(track, compass, at);
    beacon = beaconAfter(beacon, { walk: state, heading, isStoryOn: false, isSpeaking: false });
    if (bot.hears !== false) follow(second);
  }
  return { reached: false, seconds: straight * PATIENCE, straight };
}
