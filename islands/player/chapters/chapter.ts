/** Chapters while they are played: which one it is, and how one goes to another. */
import {
  isSameStop,
  type PlayerChapter,
  type PlayerTour,
  stopAt,
} from "../../../lib/model/tour/player_tour.ts";
import type { Player } from "../../../lib/player/player.ts";

/** Browsers report a position that they were told to go to a little early, in milliseconds. */
const EARLY = 20;

/** The index of the chapter at `seconds`; -1 before the first. */
export const chapterAt = (chapters: readonly PlayerChapter[], seconds: number): number =>
  chapters.findLastIndex(({ at }) => at <= seconds * 1000 + EARLY);

/** The chapter that is played or paused; undefined without any. Reads signals. */
export function currentChapter(player: Player): PlayerChapter | undefined {
  const { chapters = [] } = stopAt(player.tour.value, player.index.value) ?? {};
  return chapters[chapterAt(chapters, player.currentTime.value)];
}

/** Plays a stop from a chapter on. */
export function playChapter(
  player: Player,
  { tour, index, at }: { tour: PlayerTour; index: number } & Pick<PlayerChapter, "at">,
): void {
  if (!isSameStop({ tour: player.tour.value, index: player.index.value }, { tour, index })) {
    player.select(tour, index);
  }
  player.seekTo(at / 1000);
  player.play();
}
