/** The walking screen covers the page, which cannot be reached or scrolled then. */
import { type RefObject, useEffect } from "react";
import { effect } from "@preact/signals-core";
import { PAGE_REGION_ID } from "../../../lib/model/web/page_names.ts";
import { openOverlay } from "../../runtime/history_entries.ts";
import { isScreenCovering, isScreenOpen, setScreenOpen } from "./screen_state.ts";

/** Covers the page with the map around the element of `inside` while the screen is open. */
export function useCover(inside: RefObject<HTMLElement | null>): void {
  useEffect(() =>
    effect(() => {
      if (!isScreenOpen.value) return;
      return cover(inside.current!.closest<HTMLElement>(".tour-map")!);
    }), []);
}

function cover(screen: HTMLElement): () => void {
  isScreenCovering.value = true;
  const uncover = makeInertAround(screen);
  const leaveEntry = openOverlay(() => setScreenOpen(false));
  return () => {
    isScreenCovering.value = false;
    uncover();
    leaveEntry();
  };
}

/** Makes all of the page but `element` inert. The shell with its live region stays. */
function makeInertAround(element: HTMLElement): () => void {
  const page = document.getElementById(PAGE_REGION_ID);
  const others: Element[] = [...document.querySelectorAll("body > .skip")];
  for (
    let node: Element = element;
    node !== page && node.parentElement;
    node = node.parentElement
  ) {
    others.push(...[...node.parentElement.children].filter((other) => other !== node));
  }
  const covered = others.filter((other) => !other.hasAttribute("inert"));
  for (const other of covered) other.setAttribute("inert", "");
  return () => covered.forEach((other) => other.removeAttribute("inert"));
}
