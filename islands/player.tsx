/**
 * The player of every page: a bar at the bottom and the sheet that it opens; empty without a tour.
 */
import { useSignals } from "@preact/signals-react/runtime";
import { Dialog } from "radix-ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { PAGE_REGION_ID } from "../lib/model/page_names.ts";
import { stopAt } from "../lib/model/player_tour.ts";
import { getWalk } from "../lib/walk/walk_instance.ts";
import { FullSheet } from "./player/full_sheet.tsx";
import { MiniBar } from "./player/mini_bar.tsx";
import { usePlayer } from "./player/use_player.ts";
import { openOverlay } from "./runtime/history_entries.ts";

export default function Player() {
  useSignals();
  const player = usePlayer();
  const [open, setOpen] = useState(false);
  const tour = player?.tour.value;
  const close = useCallback(() => setOpen(false), []);

  // Which sees to it that what is heard counts as progress, on pages without a walk, too.
  useEffect(() => void getWalk(), []);

  // Back closes the sheet, and so does each change of page.
  useEffect(() => open ? openOverlay(close) : undefined, [open]);

  // A tour that was put away takes its sheet along: the next one begins in the bar.
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
  if (!player || !tour || !stop) return null;
  const current = { player, tour, stop, index: player.index.value };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <MiniBar current={current} covered={open} />
      {
        /* No Dialog.Overlay: a sheet that fills the screen needs none, and its scroll lock writes a
          style element, which the content security policy forbids. player_sheet.css locks it. */
      }
      <Dialog.Portal>
        <FullSheet current={current} onClose={close} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
