/**
 * Page changes by Turbo Drive: only the page region is swapped, so that the shell's player plays
 * on.
 */
import * as Turbo from "@hotwired/turbo";
import { PAGE_REGION_ID } from "../../lib/model/page_names.ts";

addEventListener("turbo:before-render", (event) => {
  const { detail } = event as CustomEvent<{ render: (from: Element, to: Element) => void }>;
  detail.render = (current, next) => {
    const from = current.querySelector(`#${PAGE_REGION_ID}`);
    const to = next.querySelector(`#${PAGE_REGION_ID}`);
    if (!from || !to) throw new Error("Root element not found");
    from.replaceWith(document.adoptNode(to));
  };
});

// Turbo would fetch the page anew for a link to a place on it: its own check compares the whole
// address.
addEventListener("turbo:click", (event) => {
  const to = new URL((event as CustomEvent<{ url: string }>).detail.url);
  const here = to.pathname === location.pathname && to.search === location.search;
  if (here && to.hash) event.preventDefault();
});

// A screen reader hears the new page's title, and the keyboard starts at its top.
let first = true;
addEventListener("turbo:load", () => {
  if (!first) document.getElementById(PAGE_REGION_ID)?.focus({ preventScroll: true });
  first = false;
});

Turbo.start();
