import { useSignals } from "@preact/signals-react/runtime";
import { ChevronDown } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { isPlayingOrLoading } from "../../lib/player/player_state.ts";
import { oldViewOf } from "../../lib/model/media/thing.ts";
import type { Stop } from "../../lib/model/tour/stop.ts";
import { RADIUS } from "../../lib/model/tour/stop_limits.ts";
import { areaOf } from "../../lib/geo/area.ts";
import { hasPlace } from "../../lib/model/tour/stop_place.ts";
import { STOP_PLACE_NAMES } from "../../lib/model/text/stop_place_names.ts";
import { Facts } from "../../lib/ui/tour/facts.tsx";
import { Seal } from "../../lib/ui/tour/seal.tsx";
import { pictureOf } from "../../lib/ui/tour/stop_picture.tsx";
import { coordinates } from "../../lib/ui/tour/tour_labels.ts";
import type { LiveText } from "../../lib/player/transcript/live_text.ts";
import { GalleryLink } from "../tour/gallery/gallery_link.tsx";
import { ChapterList } from "./chapters/list.tsx";
import { Controls } from "./controls.tsx";
import type { CurrentStop } from "./current_stop.ts";
import { Stops } from "./stops.tsx";
import { ThenNow } from "./then-now/then_now.tsx";
import { SheetText } from "./transcript/sheet_text.tsx";
import { useSwipeDown } from "./swipe_down.ts";
import { followsVoice, useVoicePicture, VoiceCaption } from "./voice_picture.tsx";
import { ContentWarning } from "../../lib/ui/words.tsx";
import { textIn } from "../../lib/model/text/language.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("player");

type Props = { current: CurrentStop; onClose: () => void; ending: ReactNode };

/** The player over the whole screen: the story, its text, all stops, and the controls. */
export function FullSheet({ current, onClose, ending }: Props) {
  useSignals();
  const { player, tour, stop, index } = current;
  const sheet = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<LiveText>();
  useSwipeDown(sheet, body, onClose);
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [index]);
  return (
    <Dialog.Content
      className="sheet"
      ref={sheet}
      aria-describedby={undefined}
      onEscapeKeyDown={(event) => {
        // Escape closes what lies over the sheet first.
        const more = document.querySelector<HTMLDetailsElement>(".sheet-more[open]");
        if (!more && !document.querySelector("dialog[open]")) return;
        event.preventDefault();
        if (!more) return;
        more.open = false;
        more.querySelector("summary")!.focus();
      }}
    >
      <header className="sheet-head">
        <Dialog.Close className="icon-button" aria-label={t("closePlayer")}>
          <ChevronDown aria-hidden="true" />
        </Dialog.Close>
        <p {...textIn(tour.language)}>{tour.title}</p>
      </header>
      <div className="sheet-body" ref={body} onWheel={() => text?.stop()}>
        <section className="sheet-now">
          <SheetPicture key={stop.id} {...current} />
          <div className="sheet-title">
            <Seal
              n={index + 1}
              size="large"
              state={isPlayingOrLoading(player.status.value) ? "playing" : "idle"}
            />
            <div>
              <p className="kicker">
                {t("stopOfTotal", { number: index + 1, total: tour.audioStops.length })}
              </p>
              <Dialog.Title {...textIn(stop.language)}>{stop.title}</Dialog.Title>
            </div>
          </div>
          {/* Somebody who opens a list looks at that, not at the text below it. */}
          <div className="sheet-folds" onClick={() => text?.stop()}>
            <Stops current={current} />
            {stop.chapters && (
              <details className="sheet-fold">
                <summary>{t("chapters")}</summary>
                <ChapterList tour={tour} index={index} />
              </details>
            )}
          </div>
        </section>
        <div className="sheet-read">
          {ending}
          <ContentWarning of={stop} />
          <SheetText tour={tour} index={index} onLive={setText} />
          <StopCard stop={stop} />
        </div>
      </div>
      <Controls current={current} text={text} />
    </Dialog.Content>
  );
}

const SIZES = "(min-width: 60rem) 26rem, 100vw";

/** The picture of which the voice speaks, else the stop's, else the tour's. */
export function SheetPicture(current: CurrentStop) {
  const { tour, stop } = current;
  const hasOldView = oldViewOf(stop.things) !== undefined;
  const usual = hasOldView ? undefined : pictureOf(stop.imageUrl ? stop : tour);
  const { thing, picture, layers } = useVoicePicture({ ...current, usual, sizes: SIZES });
  const isTimed = followsVoice(stop);
  if (hasOldView && !isTimed) return <ThenNow stop={stop} />;
  if (!hasOldView && !picture.address) return null;
  return (
    <figure className="sheet-picture" data-follows={thing && ""}>
      {hasOldView && <ThenNow stop={stop} />}
      <GalleryLink
        className="plate"
        tour={tour}
        stop={thing || stop.imageUrl ? stop : undefined}
        address={picture.address ?? ""}
      >
        {layers}
      </GalleryLink>
      {isTimed && <VoiceCaption picture={picture} thing={thing} />}
    </figure>
  );
}

/** The place of the stop, and the radius within which a visitor is detected. */
function StopCard({ stop }: { stop: Stop }) {
  return (
    <Facts
      className="stop-card"
      facts={hasPlace(stop)
        ? [
          [
            t("detectionRange"),
            areaOf(stop) === undefined
              ? t("radius", { radius: stop.triggerRadius ?? RADIUS.onPages })
              : t("drawnZone"),
          ],
          [t("coordinates"), coordinates(stop, 6)],
        ]
        : [[t("place"), STOP_PLACE_NAMES[stop.place]]]}
    />
  );
}
