/**
 * The story of a stop in the place of the map, which is small meanwhile, until a tap changes them:
 * its picture with the words below, or the words alone.
 */
import { Image, Map as MapIcon, Text } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { Transcript } from "../../../lib/model/tour/transcript.ts";
import { Paragraphs } from "../../../lib/ui/folded_text.tsx";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { type Figure, oldPictureOf, pictureOf } from "../../../lib/ui/tour/stop_picture.tsx";
import type { TourMapDrawing } from "../../map/draw_tour_map.ts";
import { Follow } from "../../player/transcript/follow.tsx";
import { TranscriptText } from "../../player/transcript/text.tsx";
import { useLiveText } from "../../player/transcript/use_live_text.ts";
import { useTranscript } from "../../player/transcript/use_transcript.ts";
import { GalleryLink } from "../gallery/gallery_link.tsx";
import { followsVoice, useVoicePicture, VoiceCaption } from "../../player/voice_picture.tsx";
import { useRootAttribute } from "./use_root_attribute.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

type Story = {
  tour: PlayerTour;
  index: number;
  /** It sounds, is read or is paused; otherwise it waits for a tap. */
  isBegun: boolean;
  reads: boolean;
};

type Props = Story & {
  /** Whether a stop of the tour is on a map. */
  hasMap: boolean;
  drawing: TourMapDrawing | undefined;
};

export function WalkStory({ hasMap, drawing, ...story }: Props) {
  const [isMapLarge, setMapLarge] = useState(false);
  const stop = story.tour.audioStops[story.index];
  const { thing, picture, layers } = useVoicePicture({
    ...story,
    player: getPlayer(),
    stop,
    usual: findPicture(story),
    sizes: "(min-width: 60rem) 60vw, 100vw",
  });
  const { address, credit } = picture;
  const isOwn = Boolean(thing ?? stop.imageUrl ?? oldPictureOf(stop));
  useRootAttribute("data-walk-story", !hasMap ? undefined : isMapLarge ? "small" : "large");
  useLayoutEffect(() => {
    if (!drawing || isMapLarge) return;
    moveFocus(".map-canvas, .map-tool, .map-skip", ".walk-swap");
    const canvas = drawing.map.getContainer();
    canvas.inert = true;
    return () => {
      canvas.inert = false;
    };
  }, [drawing, isMapLarge]);
  useLayoutEffect(() => () => moveFocus(".walk-story, .walk-swap", ".walk-headline h2"), []);
  const [Icon, name] = !isMapLarge
    ? [MapIcon, t("largeMap")]
    : address
    ? [Image, t("largePicture")]
    : [Text, t("largeText")];
  return (
    <>
      {hasMap && (
        <button
          type="button"
          className="walk-swap"
          onClick={() => setMapLarge(!isMapLarge)}
        >
          {isMapLarge && address && <span aria-hidden="true">{layers}</span>}
          <span>
            <Icon aria-hidden="true" />
            {name}
          </span>
        </button>
      )}
      {!isMapLarge && (
        <section
          className="walk-story"
          aria-label={t("story")}
          data-reading={story.reads || undefined}
        >
          {address && (
            <figure>
              <GalleryLink tour={story.tour} stop={isOwn ? stop : undefined} address={address}>
                {layers}
              </GalleryLink>
              {followsVoice(stop)
                ? <VoiceCaption picture={picture} thing={thing} />
                : credit && <figcaption>{credit}</figcaption>}
            </figure>
          )}
          <StoryWords {...story} />
        </section>
      )}
    </>
  );
}

/** Moves a focus that is about to be lost with the parts that the selector `from` names. */
function moveFocus(from: string, to: string): void {
  if (document.activeElement?.closest(from)) document.querySelector<HTMLElement>(to)?.focus();
}

const isSpoken = ({ tour, index, isBegun }: Story) =>
  isBegun && tour.audioStops[index].hasTranscript;

/** The stop's picture; the archive's above a description, which leaves room for it. */
function findPicture(story: Story): Figure {
  const { tour, index } = story;
  const stop = tour.audioStops[index];
  if (stop.imageUrl) return pictureOf(stop);
  return oldPictureOf(stop) ?? (isSpoken(story) ? {} : pictureOf(tour));
}

function StoryWords(story: Story) {
  return isSpoken(story) ? <SpokenWords {...story} /> : <Description {...story} />;
}

function Description({ tour, index }: Story) {
  const { description, language } = tour.audioStops[index];
  return (
    <div className="story-text">
      <Paragraphs text={description} language={language} />
    </div>
  );
}

function SpokenWords(story: Story) {
  const { tour, index, reads } = story;
  const { transcript, failure } = useTranscript(tour, index);
  if (failure) return <Description {...story} />;
  if (!transcript) return null;
  return reads
    ? <TranscriptText transcript={transcript} />
    : <HeardWords tour={tour} index={index} transcript={transcript} />;
}

/** They follow the voice until somebody scrolls them. */
function HeardWords(props: { tour: PlayerTour; index: number; transcript: Transcript }) {
  const box = useRef<HTMLDivElement>(null);
  const text = useLiveText(box, props);
  return (
    <>
      <TranscriptText transcript={props.transcript} box={box} onScroll={() => text?.stop()} />
      {text && <Follow text={text} />}
    </>
  );
}
