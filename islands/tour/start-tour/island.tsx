/**
 * The tour's one button: starts it in the chosen way, or continues where it was left; returns to
 * the walk while it runs.
 */
import { useSignals } from "@preact/signals-react/runtime";
import { Footprints, Headphones, Pause } from "lucide-react";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { getLocation } from "../../../lib/device/location/location.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { hasPlace } from "../../../lib/model/tour/stop_place.ts";
import { LOCATION_QUESTION_EVENT, VIRTUAL_WALK_ID } from "../../../lib/model/web/page_names.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { isPlayingOrLoading } from "../../../lib/player/player_state.ts";
import type { WalkSession, WalkStart } from "../../../lib/walk/session.ts";
import { toWalkTour } from "../../../lib/walk/state.ts";
import { getWalk, unlockSounds } from "../../../lib/walk/walk_instance.ts";
import { usePlayer } from "../../player/use_player.ts";
import { usePart } from "../../runtime/use_part.ts";
import { isScreenCovering, showWalkOf } from "../walk/screen_state.ts";
import { useWalk } from "../walk/use_walk.ts";
import { HowToStart } from "./how.tsx";
import { isPlaced, type Way, waysOf } from "./ways.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

/** `start` is where the walk begins; missing without a stop on the map. */
type Props = { tour: PlayerTour; start?: Position };

export default function StartTour({ tour, start }: Props) {
  useSignals();
  const session = useWalk();
  const walk = session?.tour.value?.id === tour.id ? session.walk.value : undefined;
  const isWalked = walk !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const wasWalked = useRef(false);
  const isCovered = isScreenCovering.value;
  useEffect(() => tellInLanguageOf(tour), [tour.translation?.language]);
  useEffect(() => loadLegsOf(tour), []);
  const underWay = usePart(isWalked, () => import("../walk/under_way.tsx"));
  useEffect(() => {
    showWalkOf(isWalked ? tour.id : undefined);
    return () => showWalkOf(undefined);
  }, [isWalked]);
  useEffect(() => {
    // The button that closed the walk is gone. Covered elements cannot have the focus.
    if (wasWalked.current && !isWalked && !isCovered) button.current?.focus();
    wasWalked.current = isWalked || isCovered;
  }, [isWalked, isCovered]);

  if (!tour.audioStops?.length) return null;
  if (!walk) return <StartButton {...{ tour, start, session }} first={button} />;
  return (
    <div className="start-tour walking">
      {underWay.part ? <underWay.part.UnderWay walk={walk} /> : <p>{t("onThisWalk")}</p>}
    </div>
  );
}

/** What plays goes on in the language that the address names, as a visitor chose it. */
function tellInLanguageOf(tour: PlayerTour): void {
  const named = new URLSearchParams(location.search).get("lang");
  if (named === (tour.translation?.language ?? tour.language)) getWalk().retell(tour);
}

/** Loads what follows the legs of an archive. Without it a walk leads straight to the stops. */
function loadLegsOf({ audioStops }: PlayerTour): void {
  if (!audioStops?.some((stop) => hasPlace(stop) && stop.leg)) return;
  loadChunk(() => import("../../../lib/walk/way/follow_legs.ts"))
    .then(({ followLegs }) => followLegs())
    .catch(() => {});
}

const never = () => () => {};

function StartButton({ tour, start, session, first }: Props & {
  session: WalkSession | undefined;
  first: RefObject<HTMLButtonElement | null>;
}) {
  useSignals();
  const player = usePlayer();
  const location = useSyncExternalStore(never, getLocation, () => undefined);
  const position = location?.position.value;
  const ways = waysOf(tour, position);
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? ways[0];
  const [isLooking, setLooking] = useState(false);
  const look = usePart(isLooking, () => import("../virtual-walk/virtual_walk.tsx"));
  const isSounding = player !== undefined && isPlayingOrLoading(player.status.value);
  const pauses = way === "listen" && isSounding && player.tour.value?.id === tour.id;
  const saved = way === "look" ? undefined : session?.savedStop(tour);
  const begin = (from: WalkStart) => {
    if (way === "walk") return startWalk(tour, from);
    if (way === "listen") return listen(tour, from === "saved" ? saved : undefined);
    getPlayer().unlock();
    unlockSounds(toWalkTour(tour));
    look.retry();
    setLooking(true);
  };
  const Icon = pauses ? Pause : way === "listen" ? Headphones : Footprints;
  return (
    <>
      <div className="start-tour" data-steps-aside={isSounding || isLooking || undefined}>
        <button
          ref={first}
          type="button"
          className="button primary large"
          data-tap-again={t("tapAgain")}
          onClick={pauses ? player.pause : () => begin(saved === undefined ? "beginning" : "saved")}
        >
          <Icon aria-hidden="true" />
          {pauses
            ? t("pause")
            : saved === undefined
            ? t("startExperience")
            : t("continueAtStop", { number: saved + 1 })}
        </button>
      </div>
      <HowToStart
        {...{ tour, session, start, position, ways, way }}
        onChoose={setChosen}
        onFromBeginning={saved === undefined || pauses ? undefined : () => begin("beginning")}
      />
      {look.failure && <p role="alert">{look.failure}</p>}
      {isLooking && look.part && createPortal(
        <look.part.VirtualWalkOf
          tour={tour}
          onStop={() => {
            setLooking(false);
            first.current?.focus();
          }}
        />,
        document.getElementById(VIRTUAL_WALK_ID)!,
      )}
    </>
  );
}

/**
 * Starts the walk: at once, or after the answer to the question for the location, if that still
 * waits (islands/shell/location_prompt.ts) and a stop is on the map. Unlocks the sound within this
 * tap, because browsers may not count the answer as one.
 */
function startWalk(tour: PlayerTour, from: WalkStart): void {
  const detail = () => getWalk().start(tour, from);
  const question = new CustomEvent(LOCATION_QUESTION_EVENT, { cancelable: true, detail });
  if (!isPlaced(tour)) detail();
  else if (document.dispatchEvent(question)) detail();
  else getPlayer().unlock();
}

/** Plays all stops: on where the player or, by `saved` from 0, the tour was left. */
function listen(tour: PlayerTour, saved?: number): void {
  const player = getPlayer();
  const isLeft = player.tour.value?.id === tour.id && player.index.value === saved &&
    player.status.value !== "ended";
  if (isLeft) player.setPlaysAll(true);
  else player.playAll(tour, saved);
}
