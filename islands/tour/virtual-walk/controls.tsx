/** The state of a running virtual walk, and its controls. */
import { useSignals } from "@preact/signals-react/runtime";
import { CircleStop, Pause, Play, RotateCcw, SkipForward } from "lucide-react";
import { useEffect } from "react";
import { distanceBetween } from "../../../lib/geo/distance.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { PlacedStop } from "../../../lib/model/tour/stop.ts";
import { metresText } from "../../../lib/geo/metres_text.ts";
import { VIRTUAL_ACCURACY } from "../../../lib/walk/virtual_device.ts";
import type { VirtualWalk } from "../../../lib/walk/virtual_walk.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { pictureOf } from "../../../lib/ui/tour/stop_picture.tsx";
import { followsVoice, useVoicePicture, VoiceCaption } from "../../player/voice_picture.tsx";
import { rehearsed } from "../../map/here.ts";
import { useFocusOnMount } from "../walk/use_focus_on_mount.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

type Props = { tour: PlayerTour; walk: VirtualWalk; onAgain: () => void; onStop: () => void };

export function VirtualWalkControls({ tour, walk, onAgain, onStop }: Props) {
  useSignals();
  const player = getPlayer();
  const section = useFocusOnMount<HTMLElement>({ always: true });
  const { isPaused, isOver, next, place } = walk;
  const [paused, over, at] = [isPaused.value, isOver.value, place.value];
  const warned = over ? undefined : walk.warned.value;

  useEffect(() => {
    rehearsed.value = { ...at, accuracy: VIRTUAL_ACCURACY };
  }, [at]);
  useEffect(() => () => void (rehearsed.value = undefined), []);
  useEffect(() => {
    section.current?.closest(".tour-stage")?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <section
      ref={section}
      tabIndex={-1}
      className="virtual-walk open"
      aria-label={t("virtualWalk")}
    >
      <p className="virtual-where figures">{whereText(tour, walk)}</p>
      {tour.audioStops.some(followsVoice) && (
        <ToldPicture key={player.index.value} tour={tour} index={player.index.value} />
      )}
      <p className="soft">
        {over
          ? t("virtualOver")
          : warned !== undefined
          ? tour.audioStops[warned].contentWarning
          : t("virtualHint")}
      </p>
      <div className="virtual-buttons">
        {over
          ? (
            <button type="button" className="button primary" onClick={onAgain}>
              <RotateCcw aria-hidden="true" />
              {t("walkAgain")}
            </button>
          )
          : warned !== undefined
          ? (
            <button type="button" className="button primary" onClick={walk.play}>
              <Play aria-hidden="true" />
              {t("play")}
            </button>
          )
          : (
            <button
              type="button"
              className="button primary"
              onClick={() => walk.setPaused(!paused)}
            >
              {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              {paused ? t("resume") : t("pause")}
            </button>
          )}
        {!over && next.value !== undefined && (
          <button type="button" className="button" onClick={walk.skip}>
            <SkipForward aria-hidden="true" />
            {t("skipToStop", { number: next.value + 1 })}
          </button>
        )}
        <button type="button" className="button" onClick={onStop}>
          <CircleStop aria-hidden="true" />
          {t("end")}
        </button>
      </div>
    </section>
  );
}

/** The picture of the story, in a frame that stays on the way to the next one. */
function ToldPicture({ tour, index }: { tour: PlayerTour; index: number }) {
  const stop = tour.audioStops[index];
  const { picture, thing, layers } = useVoicePicture({
    player: getPlayer(),
    tour,
    stop,
    index,
    usual: pictureOf(stop.imageUrl ? stop : tour),
    sizes: "(min-width: 60rem) 26rem, 100vw",
  });
  return (
    <figure className="virtual-picture">
      <div className="plate">{layers}</div>
      <VoiceCaption picture={picture} thing={thing} />
    </figure>
  );
}

/** The present situation in one sentence. Reads signals. */
function whereText({ audioStops }: PlayerTour, walk: VirtualWalk): string {
  const named = (index: number) => ({ number: index + 1, title: audioStops[index].title });
  const [current, next] = [walk.current.value, walk.next.value];
  if (walk.isOver.value) return t("walkOver");
  if (current !== undefined) {
    return t(walk.isPaused.value ? "pausedAtNamed" : "atNamed", named(current));
  }
  if (next === undefined) return t("atEndOfRoute");
  return t(walk.isPaused.value ? "pausedToNamed" : "walkingToNamed", {
    ...named(next),
    distance: metresText(distanceBetween(walk.place.value, audioStops[next] as PlacedStop)),
  });
}
