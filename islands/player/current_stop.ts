import type { Player } from "../../lib/player/player.ts";
import type { PlayerStop, PlayerTour } from "../../lib/model/tour/player_tour.ts";
import { formatTime } from "../../lib/player/time.ts";

/** The player and its current stop, whose index is from 0, for the parts of the player. */
export type CurrentStop = { player: Player; tour: PlayerTour; stop: PlayerStop; index: number };

/**
 * The length of `stop` as text: as 'm:ss' once the player has measured it, before that as its
 * author wrote.
 */
export function lengthText(
  stop: Pick<PlayerStop, "audioUrl" | "audioDuration">,
  player?: Pick<Player, "lengths">,
): string {
  const seconds = player?.lengths.value[stop.audioUrl];
  return seconds ? formatTime(seconds) : stop.audioDuration;
}
