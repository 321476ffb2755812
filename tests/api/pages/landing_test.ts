/** The landing page's hero: which archive stands there, and the story that it offers. */
import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const COVER = { imageUrl: "/archives/oxford-schools/cover.svg" };

/** The hero of a landing page with these archives, of which the last one is the newest. */
async function heroWith(...tours: Partial<TourInput>[]): Promise<string> {
  await using server = await testApp();
  for (const tour of tours) await createTour(server.kv, makeTour(tour), { userId: NOBODY });
  const html = await (await server.app.request("/")).text();
  return /<section class="hero">[\s\S]*?<\/section>/.exec(html)![0].replaceAll("<!-- -->", "");
}

Deno.test("the hero prefers an archive with a cover picture to a newer one without", async () => {
  const hero = await heroWith(
    { title: "The older cover", ...COVER },
    { title: "The newer cover", ...COVER },
    ...Array.from({ length: 5 }, () => ({ title: "Bare" })),
  );
  assert.match(hero, /The newer cover/);
  assert.doesNotMatch(hero, /Bare|The older cover/);
});

Deno.test("without any cover picture the newest archive stands in the hero", async () => {
  assert.match(await heroWith({ title: "Older" }, { title: "Newer" }), /Newer/);
});

Deno.test("the hero offers the first story with its length", async () => {
  const hero = await heroWith({
    ...COVER,
    audioStops: [
      makeStop({ title: "The gate", audioUrl: "/media/gate.mp3", audioDuration: "1:52" }),
      makeStop(),
    ],
  });
  assert.match(hero, /Play a story: .*The gate<span class="visually-hidden">, 2 min</);
});

Deno.test("a first stop whose recording cannot be opened here leaves its place to the next", async () => {
  const hero = await heroWith({
    ...COVER,
    audioStops: [
      makeStop({ title: "Elsewhere", audioUrl: "https://drive.google.com/file/d/1/view" }),
      makeStop({ title: "Here", audioUrl: "/media/here.mp3", audioDuration: "a while" }),
    ],
  });
  assert.match(hero, /Play a story: .*Here<span class="visually-hidden">, a while</);
});

Deno.test("without script the story is a link to its stop", async () => {
  assert.match(
    await heroWith(COVER),
    /<noscript><a class="hero-play" href="\/tour\/[0-9A-Z]{26}#stop-1"/,
  );
});

Deno.test("a store without archives has a hero without a picture and without a story", async () => {
  assert.doesNotMatch(await heroWith(), /<figure|<x-island/);
});

Deno.test("the texts of an archive's stops are not in the landing page", async () => {
  const description = "A long story that is read on the page of its archive.";
  const hero = await heroWith({ ...COVER, audioStops: [makeStop({ description })] });
  assert.doesNotMatch(hero, new RegExp(description));
});
