/** Page changes by Turbo Drive: only the page region is swapped, so that the shell's player plays on. */
import * as Turbo from "@hotwired/turbo";

/** The region that changes from page to page. Everything else in the body is the shell. */
const REGION = "page";

addEventListener("turbo:before-render", (event) => {
  const { detail } = event as CustomEvent<{ render: (from: Element, to: Element) => void }>;
  detail.render = (current, next) => {
    const from = current.querySelector(`#${REGION}`);
    const to = next.querySelector(`#${REGION}`);
    if (!from || !to) throw new Error("Root element not found");
    from.replaceWith(document.adoptNode(to));
  };
});

// Turbo would fetch the page anew for a link to a place on it: its own check compares the whole address.
addEventListener("turbo:click", (event) => {
  const to = new URL((event as CustomEvent<{ url: string }>).detail.url);
  const here = to.pathname === location.pathname && to.search === location.search;
  if (here && to.hash) event.preventDefault();
});

// A screen reader hears the new page's title, and the keyboard starts at its top.
let first = true;
addEventListener("turbo:load", () => {
  if (!first) document.getElementById(REGION)?.focus({ preventScroll: true });
  first = false;
});

Turbo.start();
