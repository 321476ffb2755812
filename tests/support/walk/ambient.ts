/** The audio element of a page's ambient sounds, which is in no document. */
import type { Page } from "playwright-core";
import { DEFAULT_VOLUME } from "../../../lib/player/player_state.ts";

export type Noted = { ambient?: HTMLAudioElement; volumes: number[] };

/** Runs in the page, before it loads: keeps the element, and notes each of its volumes. */
export function noteAmbient(): void {
  const noted: Noted = Object.assign(globalThis, { volumes: [] });
  const Plain = Audio;
  globalThis.Audio = class extends Plain {
    constructor(...given: [string?]) {
      super(...given);
      noted.ambient = this;
      this.addEventListener("volumechange", () => noted.volumes.push(this.volume));
    }
  };
}

/** Waits until the sound at `path` is as loud as `level`, in percent of the visitor's volume. */
export const isLoud = (page: Page, path: string, level: number) =>
  page.waitForFunction(
    ([path, level]) => {
      const { src, paused, volume } = (globalThis as unknown as Noted).ambient ?? {};
      return src?.endsWith(path) && !paused && Math.abs(volume! - level) < 0.005;
    },
    [path, level * DEFAULT_VOLUME / 100] as const,
  );
