/**
 * The player of every page: a bar at the bottom and the sheet that it opens; empty without a tour.
 */
import { effect } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import { Dialog } from "radix-ui";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Player as AudioPlayer } from "../../lib/player/player.ts";
import { getLocalStorage } from "../../lib/device/storage.ts";
import { countListens } from "../../lib/player/count_listens.ts";
import { refusesCounting, sendListening } from "../../lib/player/listening.ts";
import { followThings } from "../../lib/player/follow_things.ts";
import { connectMediaSession } from "../../lib/player/media_session.ts";
import { getPlayer } from "../../lib/player/player_instance.ts";
import { weekOf, yearOf } from "../../lib/model/listens/listening.ts";
import { PAGE_REGION_ID } from "../../lib/model/web/page_names.ts";
import { stopAt } from "../../lib/model/tour/player_tour.ts";
import { getWalk } from "../../lib/walk/walk_instance.ts";
import { currentChapter } from "./chapters/chapter.ts";
import { MiniBar } from "./mini_bar.tsx";
import { usePlayer } from "./use_player.ts";
import { openOverlay } from "../runtime/history_entries.ts";
import { usePart } from "../runtime/use_part.ts";
import { toast } from "../shell/toasts.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("player");

export default function Player() {
  useSignals();
  const player = usePlayer();
  const [open, setOpen] = useState(false);
  const tour = player?.tour.value;
  const [isOver, putAway] = useEnding(player);
  const close = useCallback(() => setOpen(false), []);
  const sheet = usePart(tour !== undefined, () => import("./full_sheet.tsx"));
  const end = usePart(isOver, () => import("./ending.tsx"));

  // It makes listening count as progress, also on pages without a walk.
  useEffect(() => void getWalk(), []);

  useEffect(serve, []);

  // Back closes the sheet, and so does each change of page.
  useEffect(() => open ? openOverlay(close) : undefined, [open]);

  // A sheet that failed to load is tried again at the next tap.
  useEffect(() => {
    if (!open || !sheet.failure) return;
    toast({ title: t("playerDidNotOpen"), description: sheet.failure, kind: "error" });
    close();
    sheet.retry();
  }, [open, sheet.failure]);

  // Removing the tour closes its sheet: the next tour begins in the bar.
  const isEmpty = tour === undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isEmpty && wasOpen.current) {
      close();
      document.getElementById(PAGE_REGION_ID)?.focus({ preventScroll: true });
    }
    wasOpen.current = open;
  });

  const stop = stopAt(tour, player?.index.value ?? 0);
  // The walking screen shows the stories of a walk that is read; a stop to which a link has led is
  // shown by its card, until it is played.
  if (!player || !tour || !stop || player.reads.value || player.offered.value) return null;
  const current = { player, tour, stop, index: player.index.value };
  const ending = isOver && end.part && (
    <end.part.Ending player={player} tour={tour} onClose={putAway} />
  );
  return (
    <Dialog.Root open={open && sheet.part !== undefined} onOpenChange={setOpen}>
      <MiniBar current={current} covered={open} ending={!open && ending} />
      {
        /* No Dialog.Overlay: a sheet that fills the screen needs none, and its scroll lock writes a
           style element, which the content security policy forbids. player_sheet.css locks it. */
      }
      <Dialog.Portal>
        {sheet.part && <sheet.part.FullSheet current={current} onClose={close} ending={ending} />}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

let isServed = false;

/** What the player does besides its sound, from now on: once, because it outlives this island. */
function serve(): void {
  if (isServed) return;
  isServed = true;
  const player = getPlayer();
  effect(() => void (player.chapterTitle.value = currentChapter(player)?.title));
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  followThings(player, { page: document, savesData: () => connection?.saveData === true });
  // Not every browser has a lock screen for pages.
  if (navigator.mediaSession) connectMediaSession(navigator.mediaSession, player);
  if (!refusesCounting(navigator)) startCounting(player);
}

function startCounting(player: AudioPlayer): void {
  countListens({
    player,
    // A walk says itself what plays next.
    way: () => player.autoAdvance.peek() ? "page" : "walk",
    send: sendListening,
    isOnline: () => navigator.onLine,
    storage: getLocalStorage(),
    locks: navigator.locks,
    page: document,
    window,
    year: () => yearOf(weekOf(new Date())),
  });
}

/**
 * True from the end of an archive's last story until another is played, or `putAway` is called. A
 * walk has a summary of its own instead.
 */
function useEnding(player: AudioPlayer | undefined): [isOver: boolean, putAway: () => void] {
  useSignals();
  const [isReached, setReached] = useState(false);
  useEffect(() =>
    player?.on(({ type, tour, ...event }) => {
      const isWalked = getWalk().tour.value?.id === tour.id;
      const isOver = type === "finished" || type === "left-out";
      const isLast = isOver && !("next" in event && event.next !== undefined);
      setReached(isLast && !isWalked);
    }), [player]);
  return [isReached && player?.status.value === "ended", () => setReached(false)];
}
