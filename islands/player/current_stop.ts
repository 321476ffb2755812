import type { Stop } from "../../lib/model/stop.ts";
import type { Player } from "../../lib/audio/player.ts";
import type { PlayerTour } from "../../lib/model/player_tour.ts";
import { formatTime } from "../../lib/audio/time.ts";

/** What the parts of the player show: the player and its current stop, whose index is from 0. */
export type CurrentStop = { player: Player; tour: PlayerTour; stop: Stop; index: number };

/** How long the stop lasts as 'm:ss': measured, or as its author wrote until it is known. */
export const durationText = ({ player, stop }: CurrentStop) =>
  player.duration.value > 0 ? formatTime(player.duration.value) : stop.audioDuration;
