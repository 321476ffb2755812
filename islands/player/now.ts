import type { Stop } from "../../lib/model/stop.ts";
import type { Player } from "../../lib/audio/player.ts";
import type { PlayerTour } from "../../lib/model/player_tour.ts";
import { formatTime } from "../../lib/audio/time.ts";

/** What the parts of the player show: the player and its current stop. `index` counts from 0. */
export type Now = { player: Player; tour: PlayerTour; stop: Stop; index: number };

/** How long the stop lasts as 'm:ss': measured, or what its author wrote until it is known. */
export const lengthOf = ({ player, stop }: Now) =>
  player.duration.value > 0 ? formatTime(player.duration.value) : stop.audioDuration;
