/**
 * The one player of the page. Its audio element is in the shell, which no page change replaces.
 */
import { effect } from "@preact/signals-core";
import { createPlayer, type Player } from "./player.ts";
import { PLAYER_AUDIO_ID, PLAYER_NEEDED_EVENT } from "../model/web/page_names.ts";
import { getLocalStorage } from "../device/storage.ts";

let instance: Player | undefined;

/**
 * The player, made at the first call. Browser only; throws an Error when the page has no audio
 * element. Dispatches PLAYER_NEEDED_EVENT on `document` when it has a tour.
 */
export function getPlayer(): Player {
  if (instance) return instance;
  const audio = document.getElementById(PLAYER_AUDIO_ID);
  if (!(audio instanceof HTMLAudioElement)) {
    throw new Error(`The page has no <audio id="${PLAYER_AUDIO_ID}">`);
  }
  const player = instance = createPlayer(audio, {
    log: console,
    storage: getLocalStorage(),
    locks: navigator.locks,
  });
  document.addEventListener("visibilitychange", () => player.followPage(!document.hidden));
  effect(() => {
    if (player.tour.value) document.dispatchEvent(new Event(PLAYER_NEEDED_EVENT));
  });
  return player;
}
