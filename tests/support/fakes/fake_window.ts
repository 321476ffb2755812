/** A window without a browser: a page, and a history whose moves arrive later. */
import { FakeDocument, FakeElement, FakeForm, FakeLink } from "./fake_elements.ts";

type Entry = { state: unknown; url: URL };

class FakeHistory {
  readonly entries: Entry[];
  at = 0;
  #moves: Promise<unknown> = Promise.resolve();

  constructor(url: string) {
    this.entries = [{ state: null, url: new URL(url) }];
  }
  get state(): unknown {
    return this.entries[this.at].state;
  }
  get url(): URL {
    return this.entries[this.at].url;
  }
  replaceState(state: unknown, _title: string, url: string | URL = this.url): void {
    this.entries[this.at] = { state, url: new URL(url, this.url) };
  }
  pushState(state: unknown, _title: string, url: string | URL = this.url): void {
    const entry = { state, url: new URL(url, this.url) };
    this.entries.splice(++this.at, Infinity, entry);
  }
  go(delta: number): void {
    this.#moves = this.#moves.then(() => {
      if (!this.entries[this.at + delta]) return;
      this.at += delta;
      dispatchEvent(Object.assign(new Event("popstate"), { state: this.state }));
    });
  }
  back = () => this.go(-1);
  forward = () => this.go(1);

  /** Resolves when no move is left, also of those that moves have begun. */
  async settled(): Promise<void> {
    for (let last; last !== this.#moves;) await (last = this.#moves);
  }
}

/** Makes this program's globals those of a window at `url`, for as long as the program runs. */
export function openWindow(url: string) {
  const document = new FakeDocument();
  const history = new FakeHistory(url);
  /** How far the page is scrolled, in pixels. */
  const scroll = { y: 0 };
  const globals = {
    window: globalThis,
    // To Deno's events it is a node like those within.
    nodeType: 0,
    getRootNode: () => globalThis,
    document,
    history,
    innerHeight: 800,
    scrollTo: (_x: number, y: number) => void (scroll.y = y),
    scrollBy: (_x: number, y: number) => void (scroll.y += y),
    CSS: { escape: (text: string) => text },
    Element: FakeElement,
    HTMLElement: FakeElement,
    HTMLAnchorElement: FakeLink,
    HTMLFormElement: FakeForm,
    // Turbo follows links by events of this kind, which do not exist here.
    MouseEvent: class extends Event {},
    customElements: { get: () => true },
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, 0),
    cancelAnimationFrame: clearTimeout,
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  Object.defineProperty(globalThis, "location", { get: () => history.url, configurable: true });
  Object.defineProperty(globalThis, "scrollY", { get: () => scroll.y, configurable: true });
  return { document, history, scroll };
}
