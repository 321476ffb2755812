/** The stops of a tour, one after the other, each with its place and a button to play it. */
import { useSignals } from "@preact/signals-react/runtime";
import { Check, Pause, Play as PlayIcon } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { WITHHELD_AUDIO } from "../../../lib/model/consent/withheld.ts";
import type { Stop } from "../../../lib/model/tour/stop.ts";
import { parseAudioSource } from "../../../lib/player/audio_source.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { RADIUS } from "../../../lib/model/tour/stop_limits.ts";
import { isSameStop, type PlayerTour, stopIdsOf } from "../../../lib/model/tour/player_tour.ts";
import { isPlayingOrLoading } from "../../../lib/player/player_state.ts";
import { areaOf } from "../../../lib/geo/area.ts";
import { hasPlace } from "../../../lib/model/tour/stop_place.ts";
import { Seal } from "../../../lib/ui/tour/seal.tsx";
import { coordinates } from "../../../lib/ui/tour/tour_labels.ts";
import { lengthText } from "../../player/current_stop.ts";
import { usePlayer } from "../../player/use_player.ts";
import { ContentWarning } from "../../../lib/ui/words.tsx";
import { useLinkedStop } from "./linked_stop.ts";
import { ServerPart } from "../../../lib/ui/server_part.tsx";
import { stopTitleId } from "../../../lib/model/web/page_names.ts";
import { usePart } from "../../runtime/use_part.ts";
import { followLink, openWords } from "./words.ts";
import { StopGroups } from "./stop_groups.tsx";
import { heardIn } from "../walk/heard.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { nameFor } from "../../../lib/model/text/language_names.ts";
import { language, texts } from "../../../lib/texts/texts.ts";

const t = texts("tour");

/** Of a stop: the old view and today's, and its other things. */
type Pictures = { thenNow: ReactNode; others: ReactNode };

type Props = {
  tour: PlayerTour;
  /** Their pictures and words, stop by stop; on the server only. */
  pictures?: readonly Pictures[];
  words?: readonly ReactNode[];
};

export default function StopList({ tour, pictures, words }: Props) {
  useLinkedStop(tour);
  if (!tour.audioStops?.length) {
    return <p className="soft">{t("noStops")}</p>;
  }
  return (
    <StopGroups
      type={tour.tourType}
      count={tour.audioStops.length}
      entry={(i) => (
        <StopItem
          key={i}
          tour={tour}
          index={i}
          pictures={pictures?.[i]}
          words={words?.[i]}
        />
      )}
    />
  );
}

type ItemProps = { tour: PlayerTour; index: number; pictures?: Pictures; words?: ReactNode };

function StopItem({ tour, index, pictures, words }: ItemProps) {
  useSignals();
  const player = usePlayer();
  const stop = tour.audioStops[index];
  const hasOldView = stop.things?.some(({ then }) => then) ?? false;
  const { part: thenNow } = usePart(
    hasOldView,
    () => import("../../player/then-now/then_now.tsx"),
  );
  const current = player !== undefined &&
    isSameStop({ tour: player.tour.value, index: player.index.value }, { tour, index });
  const on = current && isPlayingOrLoading(player.status.value);
  const isHeard = player !== undefined && heardIn(tour.id, stopIdsOf(tour)).includes(index);
  return (
    <li
      id={`stop-${index + 1}`}
      data-current={current || undefined}
    >
      <Seal n={index + 1} state={on ? "playing" : isHeard ? "done" : "idle"} />
      <div className="stop-text">
        <h3 id={stopTitleId(index)} {...textIn(stop.language)}>{stop.title}</h3>
        {hasOldView &&
          (thenNow
            ? <thenNow.ThenNow stop={stop} />
            : <ServerPart>{pictures?.thenNow}</ServerPart>)}
        <ServerPart className="stop-pictures">{pictures?.others}</ServerPart>
        <ContentWarning of={stop} />
        <div className="stop-play">
          <Play {...{ tour, index, on }} />
          <StopFacts {...{ stop, isHeard }} length={lengthText(stop, player)} />
          <PlainAudio stop={stop} />
        </div>
        <Words {...{ tour, index, current }}>{words}</Words>
        <StopPlace stop={stop} />
      </div>
    </li>
  );
}

/** The one button of a story; with reading its words unfold instead of its sound. */
function Play({ tour, index, on }: { tour: PlayerTour; index: number; on: boolean }) {
  useSignals();
  const stop = tour.audioStops[index];
  const reads = usePlayer()?.reads.value ?? false;
  const Icon = on ? reads ? Check : Pause : PlayIcon;
  const press = () => {
    const player = getPlayer();
    if (on && reads) return player.finishReading();
    if (reads) openWords(index);
    player.playStop(tour, index);
  };
  if (stop.audioUrl === WITHHELD_AUDIO) return null;
  return (
    <button
      type="button"
      className="button"
      aria-describedby={stopTitleId(index)}
      data-tap-again={t("tapAgainPlay")}
      onClick={press}
    >
      <Icon aria-hidden="true" />
      {reads ? on ? t("doneReading") : t("read") : on ? t("pauseAudio") : t("playAudio")}
    </button>
  );
}

type WordsProps = { tour: PlayerTour; index: number; current: boolean; children?: ReactNode };

/** Of the player's stop they follow the voice, once they are unfolded. */
function Words({ tour, index, current, children }: WordsProps) {
  const box = useRef<HTMLDivElement>(null);
  const isOpen = useIsOpen(box);
  const { hasTranscript, chapters } = tour.audioStops[index];
  const isLive = current && isOpen && Boolean(hasTranscript || chapters);
  const { part } = usePart(isLive, () => import("./live_words.tsx"));
  return (
    <>
      <ServerPart
        ref={box}
        className="stop-words folds"
        onClick={(event) => followLink(event, { tour, index })}
      >
        {children}
      </ServerPart>
      {isLive && part && <part.LiveWords tour={tour} index={index} words={box} />}
    </>
  );
}

/** Whether the words in `box` are unfolded; those that are too short to be folded always are. */
function useIsOpen(box: RefObject<HTMLDivElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const look = () => setIsOpen(!box.current!.querySelector(".unfold:not([open])"));
    look();
    // The event does not bubble.
    const options = { capture: true };
    box.current!.addEventListener("toggle", look, options);
    return () => box.current?.removeEventListener("toggle", look, options);
  }, []);
  return isOpen;
}

type FactsProps = { stop: Stop; length: string; isHeard: boolean };

/** Beside the button: the length of the story, its language, and whether it was heard. */
function StopFacts({ stop: { spokenIn }, length, isHeard }: FactsProps) {
  return (
    <div className="stop-facts">
      <dl>
        <div>
          <dt className="visually-hidden">{t("duration")}</dt>
          <dd>{length}</dd>
        </div>
      </dl>
      {spokenIn && <p>{t("spokenIn", { language: nameFor(spokenIn, language()) })}</p>}
      {isHeard && (
        <p className="stop-heard">
          <Check aria-hidden="true" />
          {t("heard")}
        </p>
      )}
    </div>
  );
}

/** After the story: the place of the stop and its radius, or that it has none. */
function StopPlace({ stop }: { stop: Stop }) {
  const isPlaced = hasPlace(stop);
  return (
    <div className="stop-facts stop-place">
      <dl>
        <div>
          <dt className="visually-hidden">{t("location")}</dt>
          <dd>{isPlaced ? coordinates(stop, 4) : t(stop.place)}</dd>
        </div>
        {isPlaced && (
          <div>
            <dt>{t("detectionRange")}</dt>
            <dd>
              {areaOf(stop) === undefined
                ? t("radius", { metres: String(stop.triggerRadius ?? RADIUS.onPages) })
                : t("drawnZone")}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** The browser's own player, for pages without script, where there are no test sounds. */
function PlainAudio({ stop: { audioUrl, title } }: { stop: Stop }) {
  const source = parseAudioSource(audioUrl);
  if (source.kind !== "url") return null;
  return (
    <noscript>
      <audio controls preload="none" src={source.url} aria-label={title} />
    </noscript>
  );
}
