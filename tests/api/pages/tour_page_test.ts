/** A tour's page as it leaves the server: what is read without any script. */
import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { withAuthor } from "../../support/people/author.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";

async function htmlOf(over: Partial<TourInput>): Promise<string> {
  await using server = await testApp();
  const { id } = await createTour(server.kv, makeTour(over), { userId: NOBODY });
  return await (await server.app.request(`/tour/${id}`)).text();
}

const textOf = (html: string) =>
  html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

/** 500 metres of latitude, and a minute of sound for each stop. */
const stops = (count: number, audioDuration = "1:00") =>
  Array.from({ length: count }, (_, i) => {
    return makeStop({ latitude: 51 + i * 0.0045, longitude: -1, audioDuration });
  });

Deno.test("a guided tour says how long its route is, on foot and to hear", async () => {
  const text = textOf(await htmlOf({ audioStops: stops(4) }));
  assert.match(text, /Route 1\.5 km/);
  assert.match(text, /On foot 20 min/);
  assert.match(text, /Listening 4 min/);
  assert.doesNotMatch(text, /The start is/, "nobody has shared a position");
});

Deno.test("a route line is as long as it is, whatever lies along it", async () => {
  const routeLine = [{ latitude: 51, longitude: -1 }, { latitude: 51.0225, longitude: -1 }];
  for (const tourType of ["ordered", "unordered"] as const) {
    const text = textOf(await htmlOf({ audioStops: stops(2), tourType, routeLine }));
    assert.match(text, /Route 2\.5 km/, tourType);
  }
});

Deno.test("a tour in any order has no route, and a tour of one stop neither", async () => {
  for (
    const over of [
      { audioStops: stops(4), tourType: "unordered" as const },
      { audioStops: stops(1) },
    ]
  ) {
    const text = textOf(await htmlOf(over));
    assert.doesNotMatch(text, /Route|On foot/);
    assert.match(text, /Listening \d min/);
  }
});

Deno.test("how much there is to hear is not said while the length of a stop is unknown", async () => {
  const text = textOf(await htmlOf({ audioStops: stops(2, "not recorded yet") }));
  assert.doesNotMatch(text, /Listening/);
});

Deno.test("what an author says of steps and surfaces stands on the page, as text", async () => {
  const html = await htmlOf({ accessNote: "Two steps <here>.\nGravel." });
  assert.match(textOf(html), /Accessibility Two steps &lt;here&gt;\. Gravel\./);
  assert.doesNotMatch(await htmlOf({}), /Accessibility/);
});

Deno.test("content warnings stand on the page: the archive's above, a stop's before its player", async () => {
  const html = await htmlOf({
    contentWarning: "Speaks of <war>.",
    audioStops: [
      makeStop({ audioUrl: "https://sounds.example/4.mp3", contentWarning: "Gunfire." }),
    ],
  });
  const text = textOf(html);
  assert.match(text, /Speaks of &lt;war&gt;\./);
  assert.match(html, /Gunfire\.<\/p>.*<audio/s);
  assert.ok(text.indexOf("Speaks of") < text.indexOf("Gunfire."));
});

Deno.test("without scripts each stop with a recording has the browser's own player, and no other", async () => {
  const html = await htmlOf({
    audioStops: [
      makeStop({ audioUrl: "/archives/oxford-schools/stop-1.mp3", title: "The gate" }),
      makeStop({ audioUrl: "test-beep-1" }),
      makeStop({ audioUrl: "https://drive.google.com/file/d/1/view" }),
      makeStop({ audioUrl: "https://sounds.example/4.mp3" }),
    ],
  });
  assert.equal(html.split("<noscript>").length - 1, 2);
  const players = Array.from(
    html.matchAll(/<noscript><audio controls="" preload="none" src="([^"]*)"/g),
    (match) => match[1],
  );
  assert.deepEqual(players, [
    "/archives/oxford-schools/stop-1.mp3",
    "https://sounds.example/4.mp3",
  ]);
});

Deno.test("the whole text of a long stop is on the page, and once in its data", async () => {
  const description = "A sentence of the story, told in full. ".repeat(30).trim();
  const html = await htmlOf({ audioStops: [makeStop({ description })] });
  assert.ok(html.includes(`<p dir="auto">${description}</p>`));
  assert.ok(html.includes("Read on"));
  assert.equal(html.split(description).length - 1, 2, "one for reading, one for all islands");
});

Deno.test("a description that the transcript begins with stands in the card once", async () => {
  const transcript = makeTranscript([{ text: "An oak wheel," }, { text: "and a flood." }]);
  const shown = async (description: string) => {
    const html = await htmlOf({ audioStops: [makeStop({ description, transcript })] });
    const card = html.split('class="folded-text"').at(-1)!;
    return card.split("</x-island>")[0].split("oak wheel").length - 1;
  };
  assert.equal(await shown("An OAK wheel – and a flood!"), 1);
  assert.equal(await shown("An oak wheel"), 1);
  assert.equal(await shown("How the oak wheel was built."), 2, "other words stand before it");
});

Deno.test("directions without scripts are a plain link to a map", async () => {
  const html = await htmlOf({ latitude: 51.5, longitude: -1.25 });
  const [, href] = /<a href="(https:[^"]*)"[^>]*>Directions/.exec(html)!;
  assert.equal(new URL(href.replaceAll("&amp;", "&")).searchParams.get("route"), ";51.5,-1.25");
});

Deno.test("owner and administrators find the way to the form, and nobody else does", async () => {
  await using it = await withAuthor();
  const { body: { id } } = await it.send("POST", "/api/tours", makeTour());
  const link = `href="/tour/${id}/edit"`;
  const seen = await it.client.request(`/tour/${id}`);
  assert.ok((await seen.text()).includes(link));
  assert.match(seen.headers.get("cache-control")!, /^private/);
  const foreign = await it.client.app.request(`/tour/${id}`);
  assert.equal((await foreign.text()).includes(link), false);
});

Deno.test("a stop's picture is on the page with what it shows and whose it is, and waits for its turn", async () => {
  const picture = {
    imageUrl: "/media/gate.jpg",
    imageAlt: 'The "gate" <1890>',
    imageCredit: "Photo: <Ann>",
  };
  const html = await htmlOf({
    imageUrl: "/archives/mill/cover.jpg",
    imageAlt: "The mill",
    imageCredit: "Drawing: Class 8b",
    audioStops: [makeStop(picture), makeStop()],
  });
  const [figure = "", ...others] = html.match(/<figure class="stop-picture".*?<\/figure>/gs) ?? [];
  assert.equal(others.length, 0, "one stop has a picture");
  assert.match(figure, /<img src="\/media\/gate\.jpg" width="1200" height="800"/);
  assert.match(figure, / alt="The &quot;gate&quot; &lt;1890&gt;" loading="lazy"/);
  assert.match(figure, /<figcaption dir="auto">Photo: &lt;Ann&gt;<\/figcaption>/);
  assert.match(html, /<img src="\/archives\/mill\/cover\.jpg"[^>]* alt="The mill"/);
  assert.match(textOf(html), /Picture Drawing: Class 8b/);
});

Deno.test("a card of a long list has one picture and the number of the others, a short list's three more", async () => {
  const things = ["a", "b", "c", "d", "e", "f"].map((id) => ({ id, url: `/media/${id}.jpg` }));
  const imagesIn = async (count: number) => {
    const html = await htmlOf({
      audioStops: Array.from({ length: count }, () => makeStop({ things })),
    });
    return html.match(/<img [^>]*src="\/media\//g)?.length;
  };
  assert.equal(await imagesIn(2), 2 * 4);
  assert.equal(await imagesIn(40), 40);
});

Deno.test("an old picture follows today's, with its year, in the page itself", async () => {
  const stop = makeStop({
    imageUrl: "/media/gate.jpg",
    oldImageUrl: "/media/old.jpg",
    oldImageAlt: "The gate <then>",
    oldImageCredit: "City Archive",
    oldImageYear: "1907",
  });
  const html = await htmlOf({ audioStops: [stop] });
  const figures = html.match(/<figure class="stop-picture".*?<\/figure>/gs) ?? [];
  assert.deepEqual(figures.map((one) => /src="([^"]+)"/.exec(one)?.[1]), [
    "/media/gate.jpg",
    "/media/old.jpg",
  ]);
  assert.match(figures[1], / alt="The gate &lt;then&gt;"/);
  assert.match(figures[1], /<figcaption dir="auto">1907 · City Archive<\/figcaption>/);
});

Deno.test("the map of the page is given the route line, in any order of the stops", async () => {
  const routeLine = [{ latitude: 51, longitude: -1 }, { latitude: 51.0123, longitude: -1.0456 }];
  const html = await htmlOf({ audioStops: stops(2), tourType: "unordered", routeLine });
  assert.ok(html.replaceAll("&quot;", '"').includes(JSON.stringify(routeLine)));
});

/** The attributes of the element that begins with `text`. */
const attributesOf = (html: string, text: string) =>
  Object.fromEntries(
    [...(new RegExp(`<\\w+([^>]* dir=[^>]*)>${text}`).exec(html)?.[1] ?? "").matchAll(
      /(lang|dir)="([^"]*)"/g,
    )]
      .map(([, name, value]) => [name, value]),
  );

Deno.test("the texts of an archive say their language and direction, those of a stop its own", async () => {
  const html = await htmlOf({
    title: "سوق",
    description: "قصة",
    accessNote: "درج",
    creatorName: "ליאת",
    language: "ar",
    audioStops: [
      makeStop({ title: "باب", description: "وصف" }),
      makeStop({ title: "The gate", description: "A story", language: "en" }),
    ],
  });
  for (const text of ["سوق", "قصة", "درج", "باب", "وصف"]) {
    assert.deepEqual(attributesOf(html, text), { lang: "ar", dir: "rtl" }, text);
  }
  for (const text of ["The gate", "A story"]) {
    assert.deepEqual(attributesOf(html, text), { lang: "en", dir: "ltr" }, text);
  }
  assert.deepEqual(attributesOf(html, "ליאת"), { dir: "auto" }, "whose language nobody knows");
  assert.match(html, /"inLanguage":"ar"/);
  assert.match(html, /<html lang="en"/);
});

Deno.test("texts whose language nobody has given turn by their own letters", async () => {
  const html = await htmlOf({
    title: "Mill",
    description: "Flour",
    audioStops: [makeStop({ title: "Gate" })],
  });
  for (const text of ["Mill", "Flour", "Gate"]) {
    assert.deepEqual(attributesOf(html, text), { dir: "auto" }, text);
  }
  assert.doesNotMatch(html, /inLanguage/);
});

Deno.test("a stop's transcript stands once, in its card, by speakers and in its language", async () => {
  const transcript = makeTranscript([
    { start: 0, end: 900, text: "A <b>bridge</b>." },
    { start: 900, end: 1800, text: "Of stone." },
    { speaker: "Mae", text: "هذا الجسر" },
  ], { language: "ar" });
  const html = await htmlOf({ audioStops: [makeStop({ id: "said", transcript }), makeStop()] });
  const [, text] = html.split('<div class="transcript" lang="ar" dir="auto">');
  assert.match(
    text,
    /^<p dir="auto"><span data-start="0" data-end="900">A &lt;b&gt;bridge&lt;\/b&gt;\.<\/span> <span data-start="900"/,
  );
  assert.match(text, /<strong class="transcript-speaker">Mae: ?<\/strong><span>هذا الجسر<\/span>/);
  assert.equal(html.split("Of stone.").length, 2, "no island has it, and lists have none");
  assert.ok(!(await htmlOf({ audioStops: stops(1) })).includes('transcript"'));
});
