import assert from "node:assert/strict";
import left from "../../support/texts/english_left.json" with { type: "json" };
import { testApp } from "../../support/servers/server.ts";
import { englishIn, readTexts } from "../../support/texts/english_left.ts";
import { madeLanguages, RIGHT_TO_LEFT } from "../../support/texts/made_languages.ts";
import { addressIn, fillPages, SETTINGS } from "../../support/texts/pages.ts";

const LIST = "tests/support/texts/english_left.json";

/** English texts that are left on a page: of the server alone, which no island has changed. */
const LEFT: Record<string, number> = left.pages;

Deno.test("a page in another language has no more English texts than are listed, and says its language", async () => {
  const { client } = madeLanguages();
  await using test = await testApp({ client, settings: SETTINGS });
  const { pages, data } = await fillPages(test.kv);
  const found: Record<string, number> = {};
  const more: string[] = [];
  for (const { name, path, cookie } of pages) {
    const answer = await test.app.request(addressIn(RIGHT_TO_LEFT, path), {
      headers: {
        accept: "text/html",
        "accept-language": RIGHT_TO_LEFT,
        ...cookie && { cookie: `${cookie.name}=${cookie.value}` },
      },
    });
    const html = await answer.text();
    const english = englishIn(readTexts(html), data);
    if (!html.includes('<html lang="ar-XB" dir="rtl"')) english.push("the page's own language");
    if (english.length > (LEFT[name] ?? 0)) more.push(`${name}: ${english.join(" | ")}`);
    if (english.length > 0) found[name] = english.length;
  }
  assert.deepEqual(more, [], `more than in ${LIST}`);
  const fewer = Object.keys(LEFT).filter((name) => LEFT[name] > (found[name] ?? 0));
  if (fewer.length > 0) {
    console.log(`Fewer: "pages" of ${LIST} can be\n${JSON.stringify(found, null, 2)}`);
  }
});
