/** `<x-island>`: imports and hydrates its component when its moment comes, unmounts when it leaves. */
import type { ComponentType } from "react";
import type { Root } from "react-dom/client";
import { hydrationTriggers } from "./hydration_triggers.ts";

type IslandModule = { default: ComponentType<Record<string, unknown>> };
const modules = import.meta.glob("../*.tsx");

class IslandElement extends HTMLElement {
  #root?: Root;
  #cancel?: () => void;
  #early?: HTMLElement;

  connectedCallback() {
    this.addEventListener("click", this.#remember);
    const { when = "load" } = this.dataset;
    const moment = hydrationTriggers[when as keyof typeof hydrationTriggers];
    if (!moment) throw new Error(`Island "${this.dataset.name}": no moment named "${when}"`);
    this.#cancel = moment(this, () => this.#hydrate());
  }

  disconnectedCallback() {
    this.#cancel?.();
    this.#root?.unmount();
    this.#root = undefined;
  }

  /** A click on a button that is not alive yet is kept, and done when it is. */
  #remember = (event: Event) => {
    this.#early = (event.target as Element).closest("button") ?? undefined;
  };

  #alive = () => {
    this.removeEventListener("click", this.#remember);
    this.dataset.hydrated = "";
    if (this.#early?.isConnected) this.#early.click();
  };

  async #hydrate() {
    const { name = "", props = "{}", prefix } = this.dataset;
    const load = modules[`../${name}.tsx`];
    if (!load) throw new Error(`Island "${name}": no file islands/${name}.tsx`);
    const [{ default: Component }, { hydrate }] = await Promise.all([
      load(),
      import("./hydrate.tsx"),
    ]);
    if (!this.isConnected || this.#root) return;
    this.#root = hydrate(this, Component, JSON.parse(props), {
      name,
      prefix,
      onAlive: this.#alive,
    });
  }
}

customElements.define("x-island", IslandElement);

declare global {
  interface ImportMeta {
    /** Vite's: a way to import each file that fits the pattern. */
    glob(pattern: string): Record<string, () => Promise<IslandModule>>;
  }
}
