/** Elements without a browser, as far as drivers of the page use them. Their events bubble. */

/** An id, an attribute or the element's name; what must be around an element is not looked at. */
const PARTS = /#([\w-]+)|\[([\w-]+)(?:="?([^\]"]*)"?)?\]|^([\w-]+)/g;

const nothing = () => {};

export class FakeElement extends EventTarget {
  /** By this, and by `parentNode`, Deno's events find their way up. */
  readonly nodeType: number = 1;
  parentNode: EventTarget | null = null;
  readonly attributes = new Map<string, string>();
  readonly dataset: Record<string, string> = {};
  children: FakeElement[] = [];
  readonly style: Record<string, string> = {};
  className = "";
  textContent = "";
  innerHTML = "";
  isFocused = false;
  /** Pixels: from the top of the window, and the height. */
  box = { top: 0, height: 0 };

  constructor(readonly tagName = "div", attributes: Record<string, string> = {}) {
    super();
    for (const [name, value] of Object.entries(attributes)) this.setAttribute(name, value);
  }

  get id(): string {
    return this.getAttribute("id") ?? "";
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
    if (name.startsWith("data-")) this.dataset[name.slice("data-".length)] = value;
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  get ownerDocument(): FakeElement | undefined {
    return this.parentNode instanceof FakeElement ? this.parentNode.ownerDocument : undefined;
  }
  get isConnected(): boolean {
    return this.ownerDocument !== undefined;
  }
  /** The window on a page: Deno's events keep their target up to there. */
  getRootNode(): EventTarget {
    if (this.parentNode instanceof FakeElement) return this.parentNode.getRootNode();
    return this.parentNode ?? this;
  }
  append(...children: FakeElement[]): void {
    for (const child of children) {
      child.remove();
      child.parentNode = this;
      this.children.push(child);
    }
  }
  insertBefore(child: FakeElement): void {
    this.append(child);
  }
  replaceChildren(...children: FakeElement[]): void {
    for (const child of [...this.children]) child.remove();
    this.append(...children);
  }
  replaceWith(other: FakeElement): void {
    const parent = this.parentNode as FakeElement;
    parent.children = parent.children.map((child) => child === this ? other : child);
    [other.parentNode, this.parentNode] = [parent, null];
  }
  remove(): void {
    const parent = this.parentNode as FakeElement | null;
    if (parent) parent.children = parent.children.filter((child) => child !== this);
    this.parentNode = null;
  }

  matches(selectors: string): boolean {
    return selectors.split(",").some((selector) =>
      [...selector.trim().split(/[\s>]+/).at(-1)!.matchAll(PARTS)].every(
        ([, id, name, value, tagName]) => {
          if (tagName || id) return tagName === this.tagName || (!!id && id === this.id);
          return value === undefined ? this.hasAttribute(name) : this.getAttribute(name) === value;
        },
      )
    );
  }
  closest(selectors: string): FakeElement | null {
    if (this.matches(selectors)) return this;
    return this.parentNode instanceof FakeElement ? this.parentNode.closest(selectors) : null;
  }
  querySelectorAll(selectors: string): FakeElement[] {
    return this.children.flatMap((child) => [
      ...child.matches(selectors) ? [child] : [],
      ...child.querySelectorAll(selectors),
    ]);
  }
  querySelector(selectors: string): FakeElement | null {
    return this.querySelectorAll(selectors)[0] ?? null;
  }

  override dispatchEvent(event: Event): boolean {
    // Deno leaves out those above where an element has no listener of its own.
    this.addEventListener(event.type, nothing);
    return super.dispatchEvent(event);
  }
  getBoundingClientRect(): { top: number; height: number } {
    return { ...this.box };
  }
  focus(): void {
    this.isFocused = true;
  }
  /** Clicks as a mouse does, with what `over` says; false when the page takes it for itself. */
  click(over: Partial<MouseEvent> = {}): boolean {
    const event = new Event("click", { bubbles: true, cancelable: true });
    return this.dispatchEvent(Object.assign(event, { button: 0 }, over));
  }
}

export class FakeLink extends FakeElement {
  constructor(readonly href: string, attributes: Record<string, string> = {}) {
    super("a", attributes);
  }
  get pathname(): string {
    return new URL(this.href).pathname;
  }
}

export class FakeForm extends FakeElement {
  submits = 0;
  requestSubmit(): void {
    this.submits++;
  }
}

/** A page that is loaded, with `head` and `body`; its events go on to the window. */
export class FakeDocument extends FakeElement {
  override readonly nodeType = 9;
  override parentNode: EventTarget | null = globalThis;
  override get ownerDocument(): FakeElement {
    return this;
  }
  readonly readyState = "complete";
  hidden = false;
  readonly documentElement = new FakeElement("html");
  readonly head = new FakeElement("head");
  readonly body = new FakeElement("body");

  constructor() {
    super("#document");
    this.append(this.documentElement);
    this.documentElement.append(this.head, this.body);
  }
  get visibilityState(): DocumentVisibilityState {
    return this.hidden ? "hidden" : "visible";
  }
  get baseURI(): string {
    return location.href;
  }
  get location(): Location {
    return location;
  }
  createElement(name: string): FakeElement {
    return new FakeElement(name);
  }
  createComment(): FakeElement {
    return new FakeElement("#comment");
  }
  adoptNode(node: FakeElement): FakeElement {
    return node;
  }
  getElementById(id: string): FakeElement | null {
    return this.querySelector(`#${id}`);
  }
}
