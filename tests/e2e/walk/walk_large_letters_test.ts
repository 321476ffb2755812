/** The walking screen with letters of one and a half times, and twice, the usual size. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { findCutTexts } from "../../support/browser/cut_texts.ts";
import { serveRecording } from "../../support/data/recordings.ts";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

const LONG = "/archives/long.mp3";
const SCREENS = [[390, 844], [320, 568], [844, 390]];
/** Pixels; 16 is what browsers have by themselves. */
const LETTERS = [24, 32];

/** Runs `check` on each screen, with letters of each size. */
async function onEachScreen(page: Page, check: (about: string) => Promise<void>): Promise<void> {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const letters of LETTERS) {
      await page.evaluate((size) => document.documentElement.style.fontSize = size, `${letters}px`);
      await check(`${width} × ${height}, letters of ${letters} px`);
    }
  }
}

/**
 * Runs in the page: which buttons of the walk cannot be tapped, wherever one scrolls, and which
 * parts of the screen lie on each other or leave no map.
 */
function findTrouble(): string[] {
  const screen = document.querySelector(".tour-map")!;
  const found: string[] = [];
  const nameOf = (part: Element) => part.getAttribute("aria-label") ?? part.textContent.trim();
  for (const button of screen.querySelectorAll("button:not(.map-skip), .leaflet-bar a")) {
    if (!button.checkVisibility()) continue;
    button.scrollIntoView({ block: "nearest" });
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const points = [[left + 2, top + 2], [right - 2, bottom - 2], [left + 2, bottom - 2]];
    const isReached = points.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (button.contains(hit) || hit.contains(button) && hit !== screen);
    });
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) {
      found.push(`${nameOf(button)} lies outside: ${[left, top, right, bottom].map(Math.round)}`);
    } else if (!isReached) {
      const over = points.map(([x, y]) => document.elementFromPoint(x, y)?.className);
      found.push(`${nameOf(button)} is covered by one of ${over}`);
    }
    if (button.scrollWidth > button.clientWidth) found.push(`${nameOf(button)} is cut`);
  }
  const parts = [
    ".walk-bar",
    ".leaflet-control-zoom",
    ".map-tools",
    ".leaflet-control-attribution",
    ".leaflet-control-scale-line",
    ".map-notice",
    ".walk-card, .walk-summary",
  ].flatMap((selector) => {
    const part = screen.querySelector(selector);
    const box = part?.getBoundingClientRect();
    const isSeen = box && box.width > 4 && part!.parentElement!.clientWidth > 0;
    return isSeen ? [{ selector, box }] : [];
  });
  parts.forEach((one, i) =>
    parts.slice(i + 1).forEach((other) => {
      const isApart = one.box.right <= other.box.left + 1 || other.box.right <= one.box.left + 1 ||
        one.box.bottom <= other.box.top + 1 || other.box.bottom <= one.box.top + 1;
      if (!isApart) found.push(`${one.selector} lies on ${other.selector}`);
    })
  );
  const large = screen.querySelector(".walk-story") ?? screen.querySelector(".map-canvas")!;
  const { height } = large.getBoundingClientRect();
  if (height < innerHeight / 5) found.push(`a ${large.className} of ${height}`);
  const main = screen.querySelector(".walk-controls .large")?.getBoundingClientRect();
  screen.querySelector(".walk-card")?.scrollTo(0, 0);
  if (main && main.bottom > innerHeight + 1) found.push("the main button is out of sight");
  return found;
}

const nothingIsWrong = async (page: Page, about: string) => {
  assert.deepEqual(await page.evaluate(findTrouble), [], about);
  assert.deepEqual(await page.evaluate(findCutTexts), [], about);
};

/** Runs in the page: the parts of the pocket's screen that are out of view or cut off. */
function findPocketTrouble(): string[] {
  const parts = [...document.querySelectorAll(".pocket > *")].filter((part) =>
    part.clientHeight > 0
  );
  return parts.flatMap((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const isCut = getComputedStyle(part).overflowY === "hidden" &&
      part.scrollHeight > part.clientHeight + 1;
    return isIn && !isCut ? [] : [part.textContent];
  });
}

Deno.test("with large letters all of the walk can be read and tapped, and nothing lies on anything else", () =>
  visit(async ({ page, start, goTo, hears, openOptions, choose }) => {
    await start();
    await page.getByRole("heading", { name: "200 m to stop 1, north" }).waitFor();
    await page.getByText("The map background didn’t load.").waitFor();
    await page.waitForFunction(() => !document.querySelector(".tap-shield"));
    await onEachScreen(page, (about) => nothingIsWrong(page, `on the way, ${about}`));
    for (const metres of [0, 1]) await goTo(along(2 * BLOCK + metres));
    await hears(1);
    await onEachScreen(page, (about) => nothingIsWrong(page, `while a story plays, ${about}`));
    await openOptions();
    await onEachScreen(page, (about) => nothingIsWrong(page, `with more about it, ${about}`));
    await page.getByRole("button", { name: "Pocket screen" }).click();
    await onEachScreen(page, async (about) => {
      assert.deepEqual(await page.evaluate(findPocketTrouble), [], `in the pocket, ${about}`);
    });
    await page.keyboard.press("Escape");
    await choose("End walk");
    await page.getByRole("button", { name: "Continue the walk" }).waitFor();
    await page.waitForFunction(() => !document.querySelector(".tap-shield"));
    await onEachScreen(page, (about) => nothingIsWrong(page, `at the end, ${about}`));
  }, {
    isWhole: true,
    allowErrors: /Failed to load resource/,
    tour: {
      title: "The weavers’ houses and the people who lived in them",
      audioStops: street(3).map((stop, i) => ({
        ...stop,
        title: i === 0 ? "The gate of the old mill, and its keeper" : stop.title,
        audioUrl: LONG,
      })),
    },
    before: async (page) => {
      await serveRecording(page, LONG);
      await page.route("**/*.png", (route) => route.fulfill({ status: 404 }));
    },
  }));
