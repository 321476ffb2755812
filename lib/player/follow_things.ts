/** Pictures follow the voice: which thing of the stop is spoken of, and which comes soon. */
import { shownAt } from "../model/media/thing.ts";
import { type PlayerThing, stopAt } from "../model/tour/player_tour.ts";
import { type FollowedPlayer, followPosition } from "./follow_position.ts";
import { isPlayingOrLoading, type PlayerState } from "./player_state.ts";

/** Milliseconds of listening before its time from which a picture may be fetched. */
const AHEAD = 10_000;

type Parts = {
  /** Fires 'visibilitychange'. */
  page: EventTarget;
  /** Whether somebody has asked the browser to load nothing ahead. */
  savesData: () => boolean;
};

/** Sets `thing` and `nextThing` of the player from now on. */
export function followThings(
  player: FollowedPlayer & Pick<PlayerState, "tour" | "index" | "thing" | "nextThing">,
  { page, savesData }: Parts,
): void {
  const { tour, index, status, rate, thing, nextThing } = player;
  followPosition(player, (ms) => {
    const { things } = stopAt(tour.value, index.value) ?? {};
    thing.value = shownAt(things, ms);
    const next = nextTime(things, ms);
    const isSoon = next !== undefined && next - ms <= AHEAD * rate.peek();
    const coming = isSoon && !savesData() ? shownAt(things, next) : undefined;
    // A pause takes back nothing, and fetches nothing.
    const isWanted = isPlayingOrLoading(status.peek()) || coming === nextThing.peek();
    nextThing.value = isWanted ? coming : undefined;
    return next;
  }, { page });
}

/** The next millisecond after `ms` at which one of the things is shown or hidden. */
function nextTime(things: readonly PlayerThing[] = [], ms: number): number | undefined {
  const times = things.flatMap(({ from, to }) => [from, to])
    .filter((time) => time !== undefined && time > ms) as number[];
  return times.length > 0 ? Math.min(...times) : undefined;
}
