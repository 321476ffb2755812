/**
 * The player of every page: a bar at the bottom and the sheet that it opens; empty without a tour.
 */
import { useSignals } from "@preact/signals-react/runtime";
import { Dialog } from "radix-ui";
import { useEffect, useState } from "react";
import { stopAt } from "../lib/model/player_tour.ts";
import { FullSheet } from "./player/full_sheet.tsx";
import { MiniBar } from "./player/mini_bar.tsx";
import { usePlayer } from "./player/use_player.ts";

export default function Player() {
  useSignals();
  const player = usePlayer();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    // A link in the sheet leads to a page, which the sheet would hide.
    const close = () => setOpen(false);
    document.addEventListener("turbo:visit", close);
    return () => document.removeEventListener("turbo:visit", close);
  }, []);

  const tour = player?.tour.value;
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
        <FullSheet current={current} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
