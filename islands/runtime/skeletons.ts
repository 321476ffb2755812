/**
 * Shows the skeleton of a slow page: a `<template>` of the shell. The page before stays behind it,
 * and comes back when the other one cannot be loaded.
 */
import { CONTENT_ID, SKELETON_PREFIX, VISIT_FAILED_EVENT } from "../../lib/model/web/page_names.ts";
import { fromLocal } from "../../lib/texts/local_paths.ts";

/** The delay in milliseconds: sooner, a quick page would flicker. */
const PATIENCE = 250;

/** The pages that have a skeleton, and the name of each. */
const SKELETONS: Record<string, string> = { "/tours": "tours" };

let timer: ReturnType<typeof setTimeout> | undefined;
let goBack: (() => void) | undefined;

addEventListener("turbo:visit", (event) => {
  const { url, action } = (event as CustomEvent<{ url: string; action: string }>).detail;
  const name = SKELETONS[fromLocal(new URL(url).pathname).path];
  hide();
  // On the way back Turbo would take the skeleton's scroll position for that of the page.
  if (name && action !== "restore") timer = setTimeout(() => show(name), PATIENCE);
});

addEventListener("turbo:before-render", () => {
  clearTimeout(timer);
  goBack = undefined;
});

document.addEventListener(VISIT_FAILED_EVENT, hide);

function hide(): void {
  clearTimeout(timer);
  goBack?.();
  goBack = undefined;
}

function show(name: string): void {
  const template = document.getElementById(SKELETON_PREFIX + name);
  const main = document.getElementById(CONTENT_ID);
  if (!(template instanceof HTMLTemplateElement) || !main) return;
  const skeleton = document.createElement("div");
  skeleton.dataset.skeleton = "";
  skeleton.append(template.content.cloneNode(true));
  const left = scrollY;
  main.append(skeleton);
  // skeleton.css hides the rest of its content.
  main.ariaBusy = "true";
  scrollTo(0, 0);
  goBack = () => {
    skeleton.remove();
    main.ariaBusy = null;
    scrollTo(0, left);
  };
}
