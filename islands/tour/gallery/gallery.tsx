/** The gallery: one picture or page over the whole screen, with the words about it. */
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Thing } from "../../../lib/model/media/thing.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { thingName } from "../../../lib/ui/tour/things.tsx";
import { PlayButton } from "../../player/play_button.tsx";
import { ScreenDialog } from "../../player/then-now/dialog.tsx";
import { AboutThing } from "./about_thing.tsx";
import { openStage, type Shown, type Slide, slidesOf, type Stage } from "./stage.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("tour");

type Props = {
  /** What is shown at once, and all things once they are there. */
  first: Thing[];
  whole: Promise<Thing[]>;
  /** It opens at the slide with this address, else at the thing with this id. */
  at: { url?: string; id: string };
  onClose: () => void;
};

export function Gallery({ first, whole, at, onClose }: Props) {
  const [things, setThings] = useState(first);
  useEffect(() => {
    let isGone = false;
    whole.then((all) => !isGone && setThings(all));
    return () => {
      isGone = true;
    };
  }, []);
  const slides = slidesOf(things);
  const box = useRef<HTMLDivElement>(null);
  const [shown, stage] = useStage(box, slides, at, onClose);
  const player = getPlayer();
  const slide = slides[shown.index] ?? slides[0];
  return (
    <ScreenDialog
      label={t("picturesAndPapers")}
      className="gallery"
      onClose={onClose}
      onKey={(event) => {
        const isReading = (event.target as Element).closest(".gallery-foot") !== null;
        const isForText = isReading && /Arrow(Up|Down)/.test(event.key);
        const { altKey, ctrlKey, metaKey, shiftKey } = event;
        if (isForText || altKey || ctrlKey || metaKey || shiftKey) return;
        if (stage?.press(event.key)) event.preventDefault();
      }}
    >
      <div ref={box} className="gallery-stage" />
      <div className="gallery-bar">
        <p role="status">{placeOf(slide, things)}</p>
        {player.tour.value && <PlayButton current={{ player }} />}
        <button
          type="button"
          className="icon-button"
          aria-label={shown.isZoomed ? t("showWholePicture") : t("enlarge")}
          disabled={shown.state === "error"}
          onClick={() => stage?.zoom()}
        >
          {shown.isZoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
        </button>
      </div>
      {slides.length > 1 && (
        <div className="gallery-ways">
          <Way to="previous" isLast={shown.index === 0} go={() => stage?.go(-1)} />
          <Way to="next" isLast={shown.index === slides.length - 1} go={() => stage?.go(1)} />
        </div>
      )}
      <Missing key={slide.url} slide={slide} state={shown.state} retry={() => stage?.retry()} />
      <AboutThing slide={slide} />
    </ScreenDialog>
  );
}

/** The stage in `box`, anew when other slides come: at the same one, at first where `at` says. */
function useStage(
  box: RefObject<HTMLDivElement | null>,
  slides: readonly Slide[],
  at: Props["at"],
  onClose: () => void,
): [Shown, Stage | undefined] {
  const indexOf = (address?: string) => slides.findIndex(({ url }) => url === address);
  const indexOfThing = slides.findIndex(({ thing }) => thing.id === at.id);
  const start = Math.max(0, indexOf(at.url) < 0 ? indexOfThing : indexOf(at.url));
  const [shown, setShown] = useState<Shown>({ index: start, state: "loading", isZoomed: false });
  const [stage, setStage] = useState<Stage>();
  const present = useRef<Slide>(undefined);
  useEffect(() => {
    const again = indexOf(present.current?.url);
    const opened = openStage(box.current!, {
      slides,
      start: again < 0 ? start : again,
      onClose,
      onShown(next) {
        present.current = slides[next.index];
        setShown(next);
      },
    });
    setStage(opened);
    return opened.close;
  }, [slides.map(({ url }) => url).join()]);
  return [shown, stage];
}

/** "3 of 12 · Page 2 of 6"; nothing for the only picture. */
const placeOf = ({ n, page, thing: { pages = [] } }: Slide, things: Thing[]): string =>
  [
    things.length > 1 && t("pictureOfTotal", { n, total: things.length }),
    pages.length > 0 && t("pageOfTotal", { page, total: pages.length + 1 }),
  ].filter(Boolean).join(" · ");

function Way({ to, isLast, go }: { to: "previous" | "next"; isLast: boolean; go: () => void }) {
  const Icon = to === "next" ? ChevronRight : ChevronLeft;
  return (
    // Not `disabled`: at the end the focus would be lost.
    <button
      type="button"
      className="icon-button"
      aria-label={t(to)}
      aria-disabled={isLast}
      onClick={() => isLast || go()}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

/** A picture that takes longer, in milliseconds, is spoken of. */
const LATE = 6000;

type MissingProps = { slide: Slide; state: Shown["state"]; retry: () => void };

/** In place of a picture that does not come: that it does not, and what it shows. */
function Missing({ slide: { thing, page }, state, retry }: MissingProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, LATE, true);
    return () => clearTimeout(timer);
  }, []);
  const failed = state === "error";
  if (!failed && !(isLate && state === "loading")) return null;
  return (
    <div className="gallery-missing" role="alert">
      <p>{failed ? t("pictureFailed") : t("pictureLate")}</p>
      <p className="gallery-alt">{thingName(thing, page)}</p>
      <button type="button" className="button" onClick={retry}>{t("tryAgain")}</button>
    </div>
  );
}
