/** A crawl of pages in made languages: what does not fit, and what scripts say in English. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { withPage } from "../browser/browser.ts";
import { findCutTexts } from "../browser/cut_texts.ts";
import { findHiddenParts } from "../browser/hidden_parts.ts";
import { findTurned } from "../browser/turned.ts";
import { testServer } from "../servers/server.ts";
import { serveTiles } from "../servers/tiles.ts";
import left from "./english_left.json" with { type: "json" };
import { englishIn, READ_ATTRIBUTES, readTexts } from "./english_left.ts";
import { LONG, madeLanguages, RIGHT_TO_LEFT } from "./made_languages.ts";
import { addressIn, fillPages, type PageOf, SETTINGS } from "./pages.ts";

/** English texts that scripts still add to a page. */
const LEFT: Record<string, number> = left.scripts;

/** A narrow phone, a usual one, and a desk. */
const WIDTHS = [320, 390, 1280];

/** The archive has files that are nowhere, and some pages are refusals. */
const REFUSALS = /the server responded with a status of 40[1349]/;

/** Opens the pages that `isMeant` in both languages, and fails for what is wrong on them. */
export async function crawl(isMeant: (page: PageOf) => boolean): Promise<void> {
  await using tiles = serveTiles();
  const settings = { ...tiles.settings, ...SETTINGS };
  await using server = await testServer({ ...madeLanguages(), settings });
  const { pages, data } = await fillPages(server.kv);
  const unfit: string[] = [];
  const said: Record<string, string[]> = {};
  await withPage({ allowErrors: REFUSALS }, async (page) => {
    for (const { name, path, cookie, enter } of pages.filter(isMeant)) {
      await page.context().clearCookies();
      const more = { url: server.origin, httpOnly: true, sameSite: "Lax" } as const;
      if (cookie) await page.context().addCookies([{ ...cookie, ...more }]);
      for (const tag of [LONG, RIGHT_TO_LEFT]) {
        const sent = await page.goto(server.origin + addressIn(tag, path));
        await page.waitForLoadState("networkidle");
        await enter?.(page);
        await page.evaluate(openFolds);
        for (const what of await unfitAtAnyWidth(page)) unfit.push(`${name}, ${tag}, ${what}`);
        if (tag === LONG) continue;
        const turned = await page.evaluate(findTurned);
        unfit.push(...turned.map((part) => `${name}: ${part} is turned the wrong way`));
        const english = await englishOfScripts(page, await sent!.text(), data);
        if (english.length > 0) said[name] = english;
      }
    }
  });
  assert.deepEqual(unfit, [], "texts are cut, or wider than the screen, or parts are turned round");
  const more = Object.entries(said).filter(([name, texts]) => texts.length > (LEFT[name] ?? 0));
  assert.deepEqual(more, [], "more English texts than in tests/support/texts/english_left.json");
  const found = Object.fromEntries(
    Object.entries(said).map(([name, { length }]) => [name, length]),
  );
  if (pages.filter(isMeant).some(({ name }) => (LEFT[name] ?? 0) > (found[name] ?? 0))) {
    console.log(`Fewer: "scripts" of english_left.json can have\n${JSON.stringify(found)}`);
  }
}

/** What cannot be read of a page at a width, which is named with it. */
export async function unfitAtAnyWidth(page: Page): Promise<string[]> {
  const unfit: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    for (const what of await unfitOn(page)) unfit.push(`${width}: ${what}`);
  }
  return unfit;
}

/** English texts that scripts have added to the page that the server sent. */
export async function englishOfScripts(
  page: Page,
  sent: string,
  data: readonly string[],
): Promise<string[]> {
  const before = new Set(readTexts(sent).map((text) => text.trim()));
  const texts = await page.evaluate(textsOnPage, READ_ATTRIBUTES);
  return englishIn(texts.filter((text) => !before.has(text.trim())), data);
}

/** What cannot be read of a page at its present width. */
export const unfitOn = async (page: Page): Promise<string[]> => [
  ...await page.evaluate(findHiddenParts),
  ...await page.evaluate(findCutTexts),
];

/** Runs in the page: opens all that is folded. */
export function openFolds(): void {
  // Licences have rows of spaces, which are wider than they can be seen.
  for (const fold of document.querySelectorAll("details:not(.licences *)")) {
    (fold as HTMLDetailsElement).open = true;
  }
}

/** Runs in the page: the texts that people read or hear. */
export function textsOnPage(attributes: string[]): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest("script, style, template, noscript, pre")) texts.push(textContent!);
  }
  for (const name of attributes) {
    for (const part of document.querySelectorAll(`[${name}]`)) texts.push(part.getAttribute(name)!);
  }
  return texts;
}
