/** A running rehearsal: advanced every second, shown on the map, and removed at the end. */
import { useEffect, useState } from "react";
import { bearingBetween, destinationPoint } from "../../../../lib/geo/bearing.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import type { PlayerTour } from "../../../../lib/model/tour/player_tour.ts";
import {
  advance,
  createRehearsal,
  FACTORS,
  type Rehearsal,
} from "../../../../lib/walk/rehearsal.ts";
import { hasPlace } from "../../../../lib/model/tour/stop_place.ts";
import { toWalkTour, type WalkTour } from "../../../../lib/walk/state.ts";
import { recordingSeconds } from "../../../../lib/model/media/recording_length.ts";
import { rehearsed } from "../../../map/here.ts";

export type Factor = (typeof FACTORS)[number];

const SECOND = 1000;

/** The visitor's initial distance from the first zone, in metres. */
const LEAD = 60;

/** The initial accuracy in metres: a phone under an open sky. */
const NOISE = 8;

/** A running rehearsal, and the visitor's settings. */
export function useRehearsal(tour: PlayerTour) {
  const [noise, setNoise] = useState(NOISE);
  const [rehearsal, setRehearsal] = useState(() => begin(tour, NOISE));
  const [running, setRunning] = useState(true);
  const [factor, setFactor] = useState<Factor>(4);
  const goes = running && !rehearsal.over;

  useEffect(() => {
    if (!goes) return;
    const timer = setInterval(
      () => setRehearsal((now) => advance({ ...now, options: { ...now.options, noise } }, SECOND)),
      SECOND / factor,
    );
    return () => clearInterval(timer);
  }, [goes, factor, noise]);

  useEffect(() => {
    const { fix, place } = rehearsal;
    rehearsed.value = { accuracy: noise, ...(fix ?? place) };
  }, [rehearsal]);
  useEffect(() => () => void (rehearsed.value = undefined), []);

  return {
    rehearsal,
    running: goes,
    factor,
    noise,
    setFactor,
    setNoise,
    toggle: () => setRunning(!running),
    restart: () => {
      setRehearsal(begin(tour, noise));
      setRunning(true);
    },
  };
}

function begin(tour: PlayerTour, noise: number): Rehearsal {
  const walkTour = toWalkTour(tour);
  const soundMs = (index: number) =>
    (recordingSeconds(tour.audioStops[index].audioDuration) ?? UNKNOWN) * 1000;
  return createRehearsal(walkTour, { start: startOf(walkTour), noise, soundMs });
}

/** Before the first stop on the map, seen from the second one. */
function startOf({ stops }: WalkTour): Position {
  const [first, second] = stops.filter(hasPlace);
  const away = second ? bearingBetween(second, first) : 180;
  return destinationPoint(first, first.radius + LEAD, away);
}

/** The length of a stop in seconds if its author states none. */
const UNKNOWN = 60;
