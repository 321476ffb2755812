/** Lists show archives in the language of their reader, or in the one that a search finds. */
import assert from "node:assert/strict";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { translate } from "../../support/data/words.ts";

const GERMAN = {
  "The valley": "Das Tal",
  "A walk.": "Ein Spaziergang.",
  "The mill": "Die Mühle",
};

async function withValley() {
  const it = await testApp();
  const audioStops = [makeStop({ title: "The mill" })];
  const words = { title: "The valley", description: "A walk.", language: "en" };
  const { id } = await createTour(it.kv, makeTour({ ...words, audioStops }), { userId: NOBODY });
  await translate(it.kv, id, "de", GERMAN);
  const page = async (path: string) =>
    (await (await it.app.request(path)).text()).replaceAll("<!-- -->", "");
  return { ...it, id, page };
}

Deno.test("cards are in the language of the page where the archive is shown in it", async () => {
  await using it = await withValley();
  for (const path of ["/de", "/de/tours", "/de/tours?type=ordered"]) {
    const html = await it.page(path);
    const link = `<a href="/de/tour/${it.id}">Das Tal</a>`;
    assert.ok(html.includes(`<h3 lang="de" dir="ltr">${link}`), path);
    assert.match(html, /lang="de" dir="ltr">Ein Spaziergang\./, path);
  }
  for (const path of ["/", "/tours", "/fr/tours"]) {
    assert.match(await it.page(path), /<h3 lang="en" dir="ltr"><a[^>]*>The valley</, path);
  }
});

Deno.test("a search shows the language that has its words, and leads to the archive in that", async () => {
  await using it = await withValley();
  const found = await it.page("/tours?q=spaziergang");
  assert.ok(found.includes(`<h3 lang="de" dir="ltr"><a href="/tour/${it.id}?lang=de">Das Tal`));
  const hit = await it.page("/tours?q=m%C3%BChle");
  assert.ok(hit.includes(`href="/tour/${it.id}?lang=de#stop-1"`), "the hit in a stop");
  const own = await it.page("/de/tours?q=m%C3%BChle");
  assert.ok(own.includes(`href="/de/tour/${it.id}#stop-1"`), "German is the page's language");
  const english = await it.page("/de/tours?q=valley");
  assert.ok(
    english.includes(`<h3 lang="en" dir="ltr"><a href="/de/tour/${it.id}?lang=en">The valley`),
  );
});

Deno.test("the archives nearby are in the language that is asked for, else as they were written", async () => {
  await using it = await withValley();
  const { latitude: lat, longitude: lng } = makeTour();
  const nearby = async (more: string) => {
    const [tour] = await (await it.app.request(`/api/tours/nearby?lat=${lat}&lng=${lng}${more}`))
      .json();
    return [tour.title, tour.description, tour.language];
  };
  assert.deepEqual(await nearby(""), ["The valley", "A walk.", "en"]);
  assert.deepEqual(await nearby("&lang=de"), ["Das Tal", "Ein Spaziergang.", "de"]);
  assert.deepEqual(await nearby("&lang=fr"), ["The valley", "A walk.", "en"]);
});
