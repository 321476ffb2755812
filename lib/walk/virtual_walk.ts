/**
 * A virtual walk from anywhere: a walker goes along the route, and the engine plays what it would
 * play in the street. Nothing is saved as progress.
 */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals-core";
import type { Player } from "../player/player.ts";
import { isPlayingOrLoading } from "../player/player_state.ts";
import { createLocation } from "../device/location/location.ts";
import { distanceBetween } from "../geo/distance.ts";
import { bearingBetween, destinationPoint } from "../geo/bearing.ts";
import type { Leg } from "../model/tour/legs/leg_data.ts";
import type { PlayerTour } from "../model/tour/player_tour.ts";
import type { Position } from "../model/tour/position.ts";
import { hasPlace } from "../model/tour/stop_place.ts";
import { createCues } from "./cues.ts";
import { routeOf } from "./route.ts";
import { createWalkSession, type WalkParts } from "./session.ts";
import { toWalkTour, type WalkTour, type ZoneStop } from "./state.ts";
import { findTarget } from "./target.ts";
import { followLegs } from "./way/follow_legs.ts";
import { lineOf, placeAt } from "./way/leg_line.ts";
import { createVirtualDevice, type VirtualDeviceParts } from "./virtual_device.ts";

/** The walker's distance in metres from the first zone at the beginning: short, but visible. */
const LEAD = 40;

/** The distance in metres that the beginning keeps from every zone. */
const CLEARANCE = 10;

/** Degrees to turn by, straight ahead first. */
const SIDES = [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180];

/** The page's parts for a virtual walk; see `WalkParts` and `VirtualDeviceParts`. */
type VirtualWalkParts =
  & { player: Player }
  & Pick<WalkParts, "wakeLock" | "page" | "announce">
  & Pick<VirtualDeviceParts, "now" | "timers">;

/** The state of a virtual walk, and its controls. */
export type VirtualWalk = ReturnType<typeof startVirtualWalk>;

/**
 * Starts a virtual walk of a tour with stops on the map; at those without a place the walker
 * stands, and their stories play as well. Stories with a content warning wait for a tap. To be
 * called within a tap, which unlocks the sound.
 */
export function startVirtualWalk(
  tour: PlayerTour,
  { player, now, timers, ...page }: VirtualWalkParts,
) {
  followLegs();
  const walkTour = toWalkTour(tour);
  const route = routeOf(walkTour, startOf(walkTour));
  const isPaused = signal(false);
  const isOver = signal(false);
  /** The story that was left by skipping, which does not play again. */
  const left = signal<number | undefined>();
  const device = createVirtualDevice({ route, isHeld: () => isHeld.peek(), now, timers });
  const session = createWalkSession({
    ...page,
    player,
    now,
    location: createLocation({ geolocation: device.geolocation }),
    progress: UNKNOWN_PROGRESS,
    cues: createCues({ speaker: SILENT_SPEAKER, chimes: SILENT_CHIMES, isStoryOn: signal(false) }),
    vibrate: () => {},
  });
  /** The story that was begun and paused, from 0, which can be continued. */
  const pausedStory = computed(() => {
    const paused = session.walk.value?.paused;
    return paused === left.value ? undefined : paused;
  });
  /** The story with a content warning that waits for a tap where the walker stands, from 0. */
  const warned = computed(() => {
    const { index, passed } = session.walk.value?.offered ?? { passed: true };
    if (index === undefined || passed || index === left.value) return undefined;
    return walkTour.stops[index].contentWarning ? index : undefined;
  });
  /** The next story has no place. */
  const isPlaceless = computed(() => {
    const walk = session.walk.value;
    return walk?.phase === "walking" && findTarget(walk)?.place !== undefined;
  });
  const isHeld = computed(() =>
    isPaused.value || isPlayingOrLoading(player.status.value) ||
    pausedStory.value !== undefined || warned.value !== undefined || player.isElsewhere.value ||
    isPlaceless.value
  );

  const stopAt = (place: number): number | undefined => {
    const index = walkTour.stops.findIndex((stop) =>
      hasPlace(stop) && isSamePlace(stop, route[place])
    );
    return index < 0 ? undefined : index;
  };
  /** The stop where the walker stands, from 0, until its story was heard. */
  const reached = computed(() => {
    const last = device.next.value - 1;
    const index = device.place.value === route[last] ? stopAt(last) : undefined;
    return index !== undefined && session.walk.value?.stops[index].heard ? undefined : index;
  });
  const current = computed(() =>
    session.walk.value?.playing ?? pausedStory.value ?? warned.value ?? reached.value
  );
  /**
   * The place of the route, from 0, whose story comes next: a story begins at the edge of its zone,
   * and the walker passes its middle later.
   */
  const following = computed(() => {
    const stops = session.walk.value?.stops;
    let place = device.next.value;
    const isOpen = (index = stopAt(place)) =>
      index === undefined || (index !== current.value && !stops?.[index].heard);
    while (place < route.length && !isOpen()) place++;
    return place;
  });

  function end(): void {
    if (isOver.peek()) return;
    isOver.value = true;
    stopWatching();
    session.end();
  }

  session.start(tour, "beginning");
  const stops = [
    effect(() => {
      const isFinished = session.summary.value !== undefined || !session.tour.value;
      if (isFinished || (device.isDone.value && !isHeld.value)) queueMicrotask(end);
    }),
    effect(() => {
      const offered = session.walk.value?.offered?.index;
      const isTapped = offered !== undefined && !hasPlace(walkTour.stops[offered]) &&
        offered !== left.value && warned.value === undefined && !isPaused.value;
      if (isTapped) queueMicrotask(() => player.play());
    }),
  ];
  function stopWatching(): void {
    for (const stop of stops) stop();
  }

  return {
    /** Where the walker is. */
    place: device.place,
    isPaused: isPaused as ReadonlySignal<boolean>,
    isOver: isOver as ReadonlySignal<boolean>,
    /** The state of the walk, which ambient sounds follow; undefined while it is paused. */
    walking: computed(() => isPaused.value ? undefined : session.walk.value),
    /** The stop that plays, was paused, or was just reached, from 0. */
    current,
    /** The next stop, from 0; undefined at the end. */
    next: computed(() => stopAt(following.value)),
    warned: warned as ReadonlySignal<number | undefined>,
    /** Plays the story with a warning. To be called within a tap. */
    play(): void {
      isPaused.value = false;
      player.play();
    },
    /** Stops the walker and silences the story; or continues both. */
    setPaused(paused: boolean): void {
      isPaused.value = paused;
      if (paused) player.pause();
      else if (pausedStory.peek() !== undefined) player.play();
    },
    /** Skips the playing story, and moves to the next stop. */
    skip(): void {
      const to = following.peek();
      left.value = current.peek();
      isPaused.value = false;
      player.pause();
      device.skipTo(to);
      session.relocate();
    },
    /** Ends the walk. A playing story goes on. */
    end,
  };
}

const UNKNOWN_PROGRESS = {
  ofTour: () => undefined,
  onHeard: () => () => {},
  gone: signal<readonly string[]>([]),
  start() {},
  save() {},
  catchUp() {},
};

const SILENT_SPEAKER = { unlock() {}, speak() {}, cancel() {} };
const SILENT_CHIMES = { unlock() {}, ring: () => 0 };

/**
 * On the leg to the first stop, shortly before that. Without such a leg before the first stop, seen
 * from the second one, or on another side if that is in the zone of another stop, where the walk
 * would begin; at the first stop if all sides are.
 */
function startOf(tour: WalkTour): Position {
  const stops = tour.stops.filter(hasPlace);
  const [first, second] = stops;
  const away = second ? bearingBetween(second, first) : 180;
  const sides = SIDES.map((turn) => destinationPoint(first, first.radius + LEAD, away + turn));
  const isFree = (place: Position) =>
    stops.every((stop) => distanceBetween(place, stop) > stop.radius + CLEARANCE);
  const leg = tour.legs?.find(({ to }) => tour.stops[to] === first);
  return leg && leadOn(leg, first, isFree) || sides.find(isFree) || first;
}

/** The last place of a leg that is so far before its stop, and free. */
function leadOn(leg: Leg, stop: ZoneStop, isFree: (place: Position) => boolean) {
  const line = lineOf(leg);
  const places = Array.from(
    { length: Math.ceil(line.length / CLEARANCE) },
    (_, i) => placeAt(line, line.length - i * CLEARANCE),
  );
  return [...places, line.points[0]].find((place) =>
    distanceBetween(place, stop) >= stop.radius + LEAD && isFree(place)
  );
}

const isSamePlace = (one: Position, other: Position | undefined) =>
  one.latitude === other?.latitude && one.longitude === other.longitude;
