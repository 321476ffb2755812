/** Archives and stories from before schema 10 have a first picture and an old view alone. */
import assert from "node:assert/strict";
import { gatherThings } from "../../../../lib/store/migration/things.ts";
import { restoreRevision, updateTour } from "../../../../lib/store/tours/tour_update.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { Submissions } from "../../../../lib/store/records/classes.ts";
import { Tours } from "../../../../lib/store/records/tours.ts";
import { joinParts, toParts } from "../../../../lib/store/kv/parts.ts";
import { withKv } from "../../../support/store/store.ts";
import { stopInput, tourInput } from "../builders.ts";

const OWNER = "01HZY3V6Q5W8XK2T9R4B7M1N0C";
const FORMER = {
  imageUrl: "/archives/a.svg",
  imageAlt: "The mill",
  oldImageUrl: "/archives/b.svg",
  oldImageYear: "around 1907",
};

Deno.test(
  "an archive that was saved before there were things has them, in its history, too, and keeps them",
  withKv(async (kv) => {
    const { id } = await createTour(kv, tourInput(), { userId: OWNER });
    // As an older program stored it.
    const { value } = await Tours.get(kv, id);
    await kv.set(Tours.key(id), { ...value, imageUrl: "/archives/c.svg", imageCredit: "Mae" });
    const [part] = await Array.fromAsync(kv.list<Uint8Array>({ prefix: ["tour_stops", id] }));
    const [stop] = joinParts([part]) as object[];
    const [former] = toParts([{ ...stop, ...FORMER }], "stops", 0);
    await kv.set(part.key, former);
    const { tour } = (await getTour(kv, id))!;
    assert.deepEqual(tour.things, [{ id: "picture", url: "/archives/c.svg", credit: "Mae" }]);
    assert.deepEqual(tour.audioStops[0].things, [
      { id: "picture", url: "/archives/a.svg", alt: "The mill" },
      { id: "old-view", url: "/archives/b.svg", date: "around 1907", then: true },
    ]);
    assert.ok(!("oldImageUrl" in tour.audioStops[0]));
    await updateTour(kv, id, tourInput({ audioStops: [stopInput({ id: tour.audioStops[0].id })] }));
    const back = await restoreRevision(kv, id, 1);
    assert.deepEqual(back.audioStops[0].things, tour.audioStops[0].things);
    assert.equal(back.audioStops[0].imageUrl, "/archives/a.svg");
  }),
);

Deno.test(
  "the pictures of pupils' stories become things, once",
  withKv(async (kv) => {
    const key = Submissions.key(OWNER, OWNER);
    const story = { id: OWNER, title: "Mill", stop: { title: "Mill", ...FORMER }, base: FORMER };
    await kv.set(key, story);
    assert.equal(await gatherThings(kv), 1);
    const { value } = await kv.get<{ stop: object; base: object }>(key);
    const things = [
      { id: "picture", url: "/archives/a.svg", alt: "The mill" },
      { id: "old-view", url: "/archives/b.svg", date: "around 1907", then: true },
    ];
    assert.deepEqual(value?.stop, { title: "Mill", things });
    assert.deepEqual(value?.base, { things });
    assert.equal(await gatherThings(kv), 0);
  }),
);
