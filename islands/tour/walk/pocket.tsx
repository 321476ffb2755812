/**
 * The screen for the pocket: black and deaf to touches, but visible, because browsers share
 * positions only with a visible page. A long press leads back.
 */
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { PAGE_REGION_ID } from "../../../lib/model/web/page_names.ts";
import { describeWalk } from "../../../lib/walk/description.ts";
import type { WalkState } from "../../../lib/walk/state.ts";
import { isInPocket } from "./screen_state.ts";
import { WayDetail } from "./way/detail.tsx";
import { useFocusOnMount } from "./use_focus_on_mount.ts";
import { useHold } from "./use_hold.ts";
import { language, texts } from "../../../lib/texts/texts.ts";

const t = texts("walk");

/** The hour as the device's region writes it, where its language is the page's. */
const timeNow = () =>
  new Date().toLocaleTimeString(
    navigator.languages.find((tag) => tag.startsWith(language())) ?? language(),
    { hour: "2-digit", minute: "2-digit" },
  );

export function PocketScreen({ walk, close }: { walk: WalkState; close: () => void }) {
  const { isHolding, handlers } = useHold(close);
  const button = useFocusOnMount<HTMLButtonElement>({ always: true });
  useEffect(() => takeScreen(close), []);
  useEffect(() => {
    isInPocket.value = true;
    return () => void (isInPocket.value = false);
  }, []);
  const { situation, headline, detail, warning } = describeWalk(walk);
  // The walk changes at least every five seconds, and so does this.
  return createPortal(
    <div
      className="pocket"
      role="dialog"
      aria-modal="true"
      aria-label={t("pocketScreen")}
      onContextMenu={(event) => event.preventDefault()}
    >
      <p className="pocket-time figures">{timeNow()}</p>
      <p className="pocket-next figures">{headline}</p>
      {situation === "distance" && <WayDetail walk={walk} />}
      {situation === "playing" && <p className="figures">{detail}</p>}
      {warning && <p className="pocket-warning">{warning}.</p>}
      <p className="pocket-why">
        {walk.reads ? t("pocketReads") : t("pocketListens")}
      </p>
      <button
        ref={button}
        type="button"
        className="pocket-hold"
        data-holding={isHolding || undefined}
        {...handlers}
      >
        {t("holdToReturn")}
      </button>
    </div>,
    document.body,
  );
}

/** Fills the whole screen if the browser allows it; Escape leads back. */
function takeScreen(close: () => void): () => void {
  const page = document.getElementById(PAGE_REGION_ID)!;
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && close();
  // Browsers keep an Escape that ends the full screen. On a phone that ends by other means, too;
  // and what ends may still be the one of the pocket before.
  let isFull = false;
  const onFullscreenChange = () => {
    const wasFull = isFull;
    isFull = document.fullscreenElement !== null;
    if (wasFull && !isFull && !matchMedia("(pointer: coarse)").matches) close();
  };
  page.inert = true;
  addEventListener("keydown", onKeyDown);
  document.addEventListener("fullscreenchange", onFullscreenChange);
  // Refused without a tap, and unknown to iPhones: the screen is black without it, too.
  document.documentElement.requestFullscreen?.({ navigationUI: "hide" }).catch(() => {});
  return () => {
    page.inert = false;
    removeEventListener("keydown", onKeyDown);
    document.removeEventListener("fullscreenchange", onFullscreenChange);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  };
}
