/** A crawl of what an archive's page becomes while somebody uses it, in made languages. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, withPage } from "../browser/browser.ts";
import { answerRange } from "../browser/offline.ts";
import { findTurned } from "../browser/turned.ts";
import { CORNER, locate, visitorOf, watchWalk } from "../browser/visitor.ts";
import { recording } from "../data/recordings.ts";
import { drawnFile } from "../data/things.ts";
import { translate } from "../data/words.ts";
import { testServer } from "../servers/server.ts";
import { serveTiles } from "../servers/tiles.ts";
import { englishOfScripts, unfitAtAnyWidth } from "./crawl.ts";
import { textsIn } from "./english_left.ts";
import { LONG, madeLanguages, RIGHT_TO_LEFT } from "./made_languages.ts";
import { LONG_STORY, type State, toldStreet } from "./states.ts";

/**
 * What is as it should be: screens of their own, which are no bars, and the ring of the pocket's
 * button, which lies over its border.
 */
const MEANT = /^\d+: (bars take|button\.pocket-hold)/;

/** Citations are the same in all languages. */
const CITATION = /^A Teacher\. “First”, at \d/;

/** One recording is missing. */
const MISSING = /the server responded with a status of 404/;

/** Goes through the states in both languages, and fails for what is wrong in them. */
export async function crawlStates(states: State[]): Promise<void> {
  await using tiles = serveTiles();
  const { intercept, client } = madeLanguages();
  const story = recording(45);
  await using server = await testServer({
    client,
    settings: tiles.settings,
    intercept: (request, app) => {
      const { pathname } = new URL(request.url);
      if (pathname === LONG_STORY) return answerRange(request, story);
      const drawn = drawnFile(pathname);
      if (!drawn) return intercept(request, app);
      return new Response(drawn, { headers: { "content-type": "image/svg+xml" } });
    },
  });
  const input = toldStreet();
  const { id } = await createTour(server.kv, input, { userId: NOBODY });
  const german = { "The old street": "Die alte Straße" };
  await translate(server.kv, id, "de", german);
  // The last is a part of the map's note, which is a setting.
  const data = [...await textsIn(server.kv, [input, german]), "contributors"];
  const wrong: string[] = [];
  for (const tag of [LONG, RIGHT_TO_LEFT]) {
    // The page fetches what is kept by its service worker.
    const options = { prompt: true, serviceWorkers: "allow", allowErrors: MISSING } as const;
    await withPage(options, async (page) => {
      await watchWalk(page.context());
      await page.addInitScript(keepWindow);
      await locate(page.context(), server.origin, CORNER);
      const sent = await page.goto(`${server.origin}/${tag}/tour/${id}`);
      const html = await sent!.text();
      await hydrated(page, "start-tour");
      await hydrated(page, "stop-list");
      const visitor = visitorOf(page, server, id);
      for (const { name, enter } of states) {
        await enter(visitor);
        const found = (await unfitAtAnyWidth(page)).filter((text) => !MEANT.test(text));
        if (tag === RIGHT_TO_LEFT) found.push(...await wrongFromRightToLeft(page, html, data));
        wrong.push(...found.map((what) => `${name}, ${tag}: ${what}`));
        await page.setViewportSize(PHONE);
      }
    });
  }
  assert.deepEqual(wrong, [], "texts are cut, English, or turned round");
}

const PHONE = { width: 390, height: 844 };

/** What is English, and what is turned round on a desk or on a phone. */
async function wrongFromRightToLeft(page: Page, html: string, data: string[]): Promise<string[]> {
  const english = await englishOfScripts(page, html, data);
  const turned = await page.evaluate(findTurned);
  await page.setViewportSize(PHONE);
  turned.push(...await page.evaluate(findTurned));
  return [
    ...english.filter((text) => !CITATION.test(text)).map((text) => `"${text}" is English`),
    ...turned.map((part) => `${part} is turned the wrong way`),
  ];
}

/** Runs in the page: a window that fills the screen would refuse the test's sizes. */
function keepWindow(): void {
  Element.prototype.requestFullscreen = () => Promise.reject(new Error("The window stays"));
}
