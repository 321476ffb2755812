/** The pictures of the gallery, which fingers, wheel and keys zoom and move: PhotoSwipe. */
import PhotoSwipe from "photoswipe";
import { pagesOf, type Thing } from "../../../lib/model/media/thing.ts";
import { imageSource } from "../../../lib/ui/image_source.ts";
import { thingName } from "../../../lib/ui/tour/things.tsx";

/** A page of a thing; `page` is from 1, `n` the thing's number among all. */
export type Slide = { thing: Thing; n: number; url: string; text?: string; page: number };

/** All pages of all things, one after the other. */
export const slidesOf = (things: readonly Thing[]): Slide[] =>
  things.flatMap((thing, i) =>
    pagesOf(thing).map((page, p) => ({ ...page, thing, n: i + 1, page: p + 1 }))
  );

/** The present slide, and whether its picture is there. */
export type Shown = { index: number; state: "loading" | "loaded" | "error"; isZoomed: boolean };

export type Stage = {
  go(by: 1 | -1): void;
  zoom(): void;
  /** Asks for a picture again that did not load. */
  retry(): void;
  /** An arrow moves a picture that is zoomed, else it leads to the next; false for other keys. */
  press(key: string): boolean;
  close(): void;
};

type StageParts = {
  slides: readonly Slide[];
  start: number;
  onShown: (shown: Shown) => void;
  /** The picture was swiped away, or a click beside it has closed it. */
  onClose: () => void;
};

/** How far an arrow moves a picture that is zoomed, in pixels. */
const STEP = 80;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Fills `box`, which is at the window's upper left corner, until `close` is called. */
export function openStage(
  box: HTMLElement,
  { slides, start, onShown, onClose }: StageParts,
): Stage {
  const pswp = new PhotoSwipe({
    dataSource: slides.map(({ thing, url, page }) => {
      const { src, srcSet, width, height } = imageSource(url);
      const msrc = srcSet?.split(" ")[0];
      const alt = thingName(thing, page);
      return { src, srcset: srcSet, msrc, alt, width: +width, height: +height };
    }),
    index: start,
    appendToEl: box,
    getViewportSizeFn: () => ({ x: box.clientWidth, y: box.clientHeight }),
    bgOpacity: 1,
    loop: false,
    wheelToZoom: true,
    showHideAnimationType: "none",
    imageClickAction: "zoom",
    tapAction: false,
    // The dialog around it does these, with our buttons.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    arrowPrev: false,
    arrowNext: false,
    close: false,
    zoom: false,
    counter: false,
    errorMsg: "",
  });
  const present = () => pswp.currSlide!;
  const isZoomed = () => present().currZoomLevel > present().zoomLevels.initial;
  let told = "";
  const tell = () => {
    const { state } = present().content;
    const isLoading = state === "idle" || state === "loading";
    const shown: Shown = {
      index: pswp.currIndex,
      state: isLoading ? "loading" : state,
      isZoomed: isZoomed(),
    };
    // Called for each frame of a pinch.
    if (told === JSON.stringify(shown)) return;
    told = JSON.stringify(shown);
    onShown(shown);
  };
  let isClosed = false;
  // Elsewhere in the dialog texts can be selected.
  pswp.addFilter("preventPointerEvent", (_, { target }) => box.contains(target as Node));
  pswp.on("contentLoadImage", ({ content }) => {
    (content.element as HTMLImageElement).referrerPolicy = "no-referrer";
  });
  pswp.on("loadComplete", ({ content, isError }) => {
    if (!isError && !slides[content.index].url.includes("#size=")) takeSize(pswp, content);
    tell();
  });
  pswp.on("change", tell);
  pswp.on("zoomPanUpdate", tell);
  pswp.on("destroy", () => {
    if (!isClosed) onClose();
    isClosed = true;
  });
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) withoutMotion(pswp);
  pswp.init();
  // The dialog around it has the name.
  pswp.element!.removeAttribute("role");
  for (const part of [pswp.scrollWrap!, ...pswp.mainScroll.itemHolders.map(({ el }) => el)]) {
    part.removeAttribute("aria-roledescription");
  }
  const sizes = new ResizeObserver(() => pswp.updateSize());
  sizes.observe(box);
  return {
    go: (by) => by > 0 ? pswp.next() : pswp.prev(),
    zoom: () => present().toggleZoom(),
    retry: () => pswp.refreshSlideContent(pswp.currIndex),
    press(key) {
      const [x, y] = ARROWS[key] ?? [0, 0];
      if (isZoomed()) present().panTo(present().pan.x - STEP * x, present().pan.y - STEP * y);
      else if (x) this.go(x > 0 ? 1 : -1);
      return key in ARROWS;
    },
    close() {
      sizes.disconnect();
      if (isClosed) return;
      isClosed = true;
      pswp.destroy();
    },
  };
}

type Content = NonNullable<PhotoSwipe["currSlide"]>["content"];

/** A picture whose address does not say its size has it once it is there. */
function takeSize(pswp: PhotoSwipe, { data, element, index }: Content): void {
  const { naturalWidth, naturalHeight } = element as HTMLImageElement;
  if (!naturalWidth || data.width === naturalWidth) return;
  data.width = naturalWidth;
  data.height = naturalHeight;
  pswp.refreshSlideContent(index);
}

/** What would spring into its place is there at once. */
function withoutMotion({ animations }: PhotoSwipe): void {
  animations.startSpring = ({ end, onUpdate, onComplete }) => {
    onUpdate(end);
    onComplete?.();
  };
}
