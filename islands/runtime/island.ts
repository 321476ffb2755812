/**
 * `<x-island>`: loads and hydrates its component when its trigger fires, unmounts when it leaves
 * the page.
 */
import type { Root } from "react-dom/client";
import { loadChunk, pause } from "../../lib/device/load_chunk.ts";
import { createChunkNotice, RETRY_EVENT } from "./chunk_notice.ts";
import {
  answerEarlyTap,
  forgetEarlyTaps,
  keepEarlyTap,
  wasTappedBeforeReload,
} from "./early_taps.ts";
import type {} from "./glob.ts";
import { hydrationTriggers } from "./hydration_triggers.ts";
import { loadIsland, loadTextsOf } from "./load_island.ts";
import { islandIsPending, islandIsSettled } from "./pending_islands.ts";
import { reloadIfHarmless } from "./reload.ts";

const modules = islandsByName(import.meta.glob(["../**/island.tsx", "../**/*.island.tsx"]));

class IslandElement extends HTMLElement {
  #root?: Root;
  #connected?: AbortController;

  connectedCallback() {
    const { name, when = "load" } = this.dataset;
    const trigger = hydrationTriggers[when as keyof typeof hydrationTriggers];
    if (!trigger) throw new Error(`Island "${name}": no hydration trigger named "${when}"`);
    const { signal } = this.#connected = new AbortController();
    signal.addEventListener("abort", () => islandIsSettled(this));
    if (wasTappedBeforeReload(this)) return void this.#hydrate(signal);
    const cancel = trigger(this, () => this.#hydrate(signal));
    signal.addEventListener("abort", cancel);
  }

  disconnectedCallback() {
    this.#connected?.abort();
    this.#root?.unmount();
    this.#root = undefined;
  }

  async #hydrate(signal: AbortSignal) {
    const { name = "", prefix } = this.dataset;
    const island = modules.get(name);
    if (!island) {
      throw new Error(`Island "${name}": no ${name}/island.tsx or ${name}.island.tsx in islands/`);
    }
    islandIsPending(this);
    const notice = createChunkNotice(this);
    signal.addEventListener("abort", notice.remove);
    notice.showWhenLate();
    const load = () =>
      Promise.all([
        loadChunk(island.load),
        loadChunk(() => import("./hydrate.tsx")),
        loadTextsOf(island.path),
      ]);
    const loaded = await loadIsland(load, {
      signal,
      reloadIfHarmless: () => {
        const reloads = reloadIfHarmless();
        if (reloads) keepEarlyTap(this);
        return reloads;
      },
      pause: (milliseconds) => pause(milliseconds, RETRY_EVENT),
      onFailure: (error) => {
        islandIsSettled(this);
        notice.show(error, { wasTapped: forgetEarlyTaps(this) });
      },
    });
    notice.remove();
    if (!loaded || this.#root) return;
    const [{ default: Component }, { hydrate }] = loaded;
    const onHydrated = () => {
      this.dataset.hydrated = "";
      islandIsSettled(this);
      answerEarlyTap(this);
    };
    this.#root = hydrate(this, Component, readProps(this), { name, prefix, onHydrated });
  }
}

/** `tour/tour-map.island.tsx` is "tour-map", as is `tour/tour-map/island.tsx`. */
function islandsByName<T>(files: Record<string, T>): Map<string, { path: string; load: T }> {
  const nameOf = (path: string) => path.replace(/(\/|\.)island\.tsx$/, "").split("/").at(-1)!;
  return new Map(Object.entries(files).map(([path, load]) => [nameOf(path), { path, load }]));
}

/** The island's own props, and those that it shares with others of the page. */
function readProps({ dataset: { props = "{}", shared } }: HTMLElement): Record<string, unknown> {
  const common = shared && document.getElementById(shared)?.textContent;
  return { ...(common ? JSON.parse(common) : {}), ...JSON.parse(props) };
}

customElements.define("x-island", IslandElement);
