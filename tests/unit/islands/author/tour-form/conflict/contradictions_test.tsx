import assert from "node:assert/strict";
import { renderToStaticMarkup } from "react-dom/server";
import { ContradictionChoices } from "../../../../../../islands/author/tour-form/conflict/contradiction_choices.tsx";
import {
  contradictions,
  mergeChosen,
} from "../../../../../../islands/author/tour-form/conflict/contradictions.ts";
import { readValues, type TourValues } from "../../../../../../islands/author/tour-form/values.ts";

const BASE = readValues({
  title: "The mill",
  record: { creators: ["Mae"] },
  audioStops: [
    { id: "wheel", title: "The wheel", description: "It turned.", imageUrl: "/archives/a.svg" },
    { id: "pond", title: "The pond", description: "Deep." },
  ],
});

/** The base with other values, also of stops; null deletes a stop. */
function version(over: Partial<TourValues>, stops: Record<string, object | null> = {}): TourValues {
  const audioStops = BASE.audioStops.flatMap((stop) => {
    const changes = stops[stop.id!];
    return changes === null ? [] : [{ ...stop, ...changes }];
  });
  return { ...structuredClone(BASE), ...over, audioStops };
}

const texts = (theirs: TourValues, mine: TourValues) =>
  contradictions({ base: BASE, theirs, mine }).map(({ label, mine, theirs }) => [
    label,
    ...[mine, theirs].map((rows) => rows.map(({ text }) => text).join(" / ")),
  ]);

Deno.test("only what both changed differently is shown, with both texts", () => {
  const theirs = version({ title: "Theirs", duration: "2 hours" }, {
    wheel: { description: "It stood." },
    pond: { title: "Their pond" },
  });
  const mine = version({ title: "Mine", creatorName: "Me" }, {
    wheel: { description: "It ran.", title: "My wheel" },
  });
  assert.deepEqual(texts(theirs, mine), [
    ["Title", "Mine", "Theirs"],
    ["Stop “My wheel”: Description", "It ran.", "It stood."],
  ]);
  const chosen = contradictions({ base: BASE, theirs, mine }).map(({ key }) => key);
  const merged = mergeChosen({ base: BASE, theirs, mine }, { [chosen[1]]: "theirs" });
  assert.deepEqual(
    merged,
    version({ title: "Mine", duration: "2 hours", creatorName: "Me" }, {
      wheel: { title: "My wheel", description: "It stood." },
      pond: { title: "Their pond" },
    }),
  );
});

Deno.test("a picture comes with its words, and a field of the record by its name", () => {
  const [picture] = BASE.audioStops[0].things;
  const theirs = version({ record: { creators: ["Ann"] } }, {
    wheel: { things: [{ ...picture, alt: "A wheel" }] },
  });
  const mine = version({ record: { creators: ["Bea"] } }, {
    wheel: { things: [{ ...picture, url: "/archives/b.svg" }] },
  });
  assert.deepEqual(texts(theirs, mine), [
    ["Creators", "Bea", "Ann"],
    ["Stop “The wheel”: Picture", "/archives/b.svg", "/archives/a.svg\nA wheel"],
  ]);
});

Deno.test("a stop that one deleted and the other changed is kept until somebody decides", () => {
  const changed = version({}, { pond: { description: "Very deep." } });
  const deleted = version({}, { pond: null });
  const row = "Stop “The pond”";
  assert.deepEqual(texts(changed, deleted), [[row, "Deleted", "Very deep."]]);
  assert.deepEqual(texts(deleted, changed), [[row, "Very deep.", "Deleted"]]);
  for (const [theirs, mine] of [[changed, deleted], [deleted, changed]]) {
    const { audioStops } = mergeChosen({ base: BASE, theirs, mine }, {});
    assert.equal(audioStops[1]?.description, "Very deep.");
  }
  const [{ key }] = contradictions({ base: BASE, theirs: changed, mine: deleted });
  const versions = { base: BASE, theirs: changed, mine: deleted };
  assert.equal(mergeChosen(versions, { [key]: "mine" }).audioStops.length, 1);
});

Deno.test("the choice is a group of two radio buttons for each conflict, named by its part", () => {
  const [theirs, mine] = [version({ title: "Theirs" }), version({ title: "Mine" })];
  const html = renderToStaticMarkup(
    <ContradictionChoices
      read={() => ({ base: BASE, theirs, mine })}
      onResolved={() => {}}
    />,
  );
  const id = /role="group" aria-labelledby="([^"]+)"/.exec(html)![1];
  assert.ok(html.includes(`id="${id}">Title<`));
  assert.equal(html.match(/type="radio"/g)?.length, 2);
  assert.match(html, /checked=""[^>]*>.*Keep mine.*Mine.*Take theirs.*Theirs/);
});
