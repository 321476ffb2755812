/** The stories of an embedded archive, each with the browser's own player. */
import { texts } from "../../lib/texts/texts.ts";

const t = texts("embed");

export type Stories = {
  /** Plays the story `n`, from 1, and brings it into view. */
  play(n: number): void;
  /** Calls `listener` with the playing story, or undefined. */
  onChange(listener: (playing: number | undefined) => void): void;
};

/** One story plays at a time; its entry and its seal are marked. */
export function connectStories(list: HTMLElement): Stories {
  const entries = Array.from(list.querySelectorAll<HTMLElement>("[data-stop]"));
  const players = entries.map((entry) => entry.querySelector("audio"));
  const listeners: ((playing: number | undefined) => void)[] = [];

  function look(): void {
    const playing = players.findIndex((player) => player && !player.paused);
    entries.forEach((entry, i) => {
      entry.querySelector<HTMLElement>(".seal")!.dataset.state = i === playing ? "playing" : "idle";
    });
    for (const listener of listeners) listener(playing < 0 ? undefined : playing + 1);
  }

  players.forEach((player, i) => {
    const problem = entries[i].querySelector(".embed-problem")!;
    player?.addEventListener("play", () => {
      for (const other of players) if (other !== player) other?.pause();
      problem.textContent = "";
      look();
    });
    for (const name of ["pause", "ended"]) player?.addEventListener(name, look);
    player?.addEventListener("error", () => problem.textContent = t("failed"));
  });

  return {
    play(n) {
      entries[n - 1].scrollIntoView({ block: "nearest" });
      // A failed recording fires its own event.
      players[n - 1]?.play().catch(() => {});
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
