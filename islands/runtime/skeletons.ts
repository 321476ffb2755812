/** A page that takes a while shows its skeleton meanwhile: `<template id="skeleton-…">` of the shell. */

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
  const template = document.getElementById(`skeleton-${name}`);
  const main = document.getElementById("content");
  if (!(template instanceof HTMLTemplateElement) || !main) return;
  main.replaceChildren(template.content.cloneNode(true));
  main.setAttribute("aria-busy", "true");
  scrollTo(0, 0);
}
