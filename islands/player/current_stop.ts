import type { Stop } from "../../lib/model/tour/stop.ts";
import type { Player } from "../../lib/player/player.ts";
import type { PlayerTour } from "../../lib/model/tour/player_tour.ts";
import { formatTime } from "../../lib/player/time.ts";

/** What the parts of the player show: the player and its current stop, whose index is from 0. */
export type CurrentStop = { player: Player; tour: PlayerTour; stop: Stop; index: number };

/**
 * How long `stop` lasts, wherever that is shown: as 'm:ss' once the player has measured it, before
 * that as its author wrote.
 */
export function lengthText(stop: Stop, player?: Pick<Player, "lengths">): string {
  const seconds = player?.lengths.value[stop.audioUrl];
  return seconds ? formatTime(seconds) : stop.audioDuration;
}
