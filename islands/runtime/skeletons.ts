/** A page that takes a while shows its skeleton meanwhile: a `<template>` of the shell. */
import { CONTENT_ID, SKELETON_PREFIX } from "../../lib/model/page_names.ts";

/** Sooner, a quick page would flicker. */
const PATIENCE = 250;

/** The pages that have a skeleton, and the name of each. */
const SKELETONS: Record<string, string> = { "/tours": "tours" };

let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener("turbo:visit", (event) => {
  const { url } = (event as CustomEvent<{ url: string }>).detail;
  const name = SKELETONS[new URL(url).pathname];
  clearTimeout(timer);
  if (name) timer = setTimeout(() => show(name), PATIENCE);
});

addEventListener("turbo:before-render", () => clearTimeout(timer));

function show(name: string): void {
  const template = document.getElementById(SKELETON_PREFIX + name);
  const main = document.getElementById(CONTENT_ID);
  if (!(template instanceof HTMLTemplateElement) || !main) return;
  main.replaceChildren(template.content.cloneNode(true));
  main.setAttribute("aria-busy", "true");
  scrollTo(0, 0);
}
