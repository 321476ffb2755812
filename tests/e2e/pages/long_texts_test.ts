/** What people write and how they read it: long words, other scripts, large letters. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { withPage } from "../../support/browser/browser.ts";
import { findCutTexts } from "../../support/browser/cut_texts.ts";
import { testServer } from "../../support/servers/server.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { Users } from "../../../lib/store/records/accounts.ts";

const WORD = "Donaudampf".repeat(6);

const RECORD = {
  creators: [WORD, WORD],
  contributors: [{ name: WORD, role: WORD }],
  sources: [{ text: WORD, url: `https://example.org/${WORD}` }],
  repository: WORD,
  rights: "http://rightsstatements.org/vocab/InC-RUU/1.0/",
};

const LONG_STOP = { title: WORD, description: WORD, audioDuration: "4:12", record: RECORD };

const LONG_TOUR = makeTour({
  title: WORD,
  description: `${WORD}\n\n${WORD}`,
  duration: WORD,
  creatorName: WORD,
  accessNote: WORD,
  record: RECORD,
  imageCredit: WORD,
  audioStops: [makeStop(LONG_STOP), makeStop(LONG_STOP)],
});

async function nothingIsCut(page: Page, path: string) {
  const width = page.viewportSize()!.width;
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(scrollWidth, width, `${path} on ${width}`);
  assert.deepEqual(await page.evaluate(findCutTexts), [], `${path} on ${width}`);
}

async function nothingIsCutOnAnyScreen(page: Page, origin: string, path: string) {
  await page.goto(origin + path, { waitUntil: "networkidle" });
  for (const width of [320, 390, 844, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await nothingIsCut(page, path);
  }
}

Deno.test("texts of words with 60 letters are whole on every page", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const { kv, origin } = server;
  await withPage({}, async (page) => {
    const { id: shown } = await createTour(kv, LONG_TOUR, { userId: NOBODY });
    for (const path of ["/", "/tours", `/tour/${shown}`]) {
      await nothingIsCutOnAnyScreen(page, origin, path);
    }
    await signIn(page, { kv, origin }, "author");
    const [{ value: { id: userId } }] = await Array.fromAsync(
      Users.list(kv),
    );
    const { id: own } = await createTour(kv, LONG_TOUR, { userId });
    for (const path of ["/", `/tour/${own}`, `/tour/${own}/history`, "/profile"]) {
      await nothingIsCutOnAnyScreen(page, origin, path);
    }
  });
});

/** Runs in the page: letters of twice the size, as by a browser's setting for text alone. */
const doubleLetters = () => document.styleSheets[0].insertRule("html { font-size: 200% }");

Deno.test("with letters of twice the size the header keeps all its links on a phone", async () => {
  await using server = await testServer();
  await withPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    for (const person of ["nobody", "author"] as const) {
      if (person === "author") await signIn(page, server, "author");
      await page.goto(`${server.origin}/test`);
      await page.evaluate(doubleLetters);
      await nothingIsCut(page, `/test of ${person}`);
      for (const link of await page.locator(".site-header a:visible").all()) {
        const { x, width } = (await link.boundingBox())!;
        assert.ok(x >= 0 && x + width <= 390, await link.innerText());
      }
    }
  });
});

Deno.test("an Arabic text runs from right to left, and its full stop stands at its left end", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const texts = { title: "مدرسة القرية.", description: "كانت هذه البوابة." };
  const tour = makeTour({ ...texts, audioStops: [makeStop(texts)] });
  const { id } = await createTour(server.kv, tour, { userId: NOBODY });
  await withPage({}, async (page) => {
    await page.goto(`${server.origin}/tour/${id}`);
    for (const selector of ["h1", ".tour-about p", ".stop-list h3", ".stop-list .folded-text p"]) {
      const [first, last] = await page.locator(selector).first().evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
        return [0, text.length - 1].map((at) => {
          const letter = document.createRange();
          letter.setStart(text, at);
          letter.setEnd(text, at + 1);
          return letter.getBoundingClientRect().x;
        });
      });
      assert.ok(
        last < first,
        `${selector}: the full stop at ${last}, the first letter at ${first}`,
      );
    }
  });
});
