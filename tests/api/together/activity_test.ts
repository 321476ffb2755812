/** The page of what happened in an archive. */
import assert from "node:assert/strict";
import { addRelease } from "../../../lib/store/consent/releases.ts";
import { addComment } from "../../../lib/store/people/comments.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { type Person, signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const GATE = makeStop({ id: "gate", title: "The gate" });
const WELL = makeStop({ id: "well", title: "The well", audioUrl: "https://sounds.example/a.mp3" });
const MILL = makeStop({ id: "mill", title: "The mill" });

Deno.test("saves, comments, people and releases are told, the newest first; an editor reads whose release it is as little as a reviewer the name of a stop they don't see", async () => {
  await using test = await testApp();
  const { kv } = test;
  const { clients, tourOf, ids } = await signInPeople(test);
  const id = await tourOf(ids.owner, { visibility: "private", audioStops: [GATE, WELL] });
  const by = { id: ids.editor, isAdmin: false };
  // A second apart, because the times are what they are sorted by.
  let second = Date.now();
  const next = () => ({ by, now: new Date(second += 1000) });
  const save = (audioStops: (typeof GATE)[], title = "The old mill") =>
    updateTour(kv, id, makeTour({ title, visibility: "private", audioStops }), next());
  await save([{ ...GATE, description: "It was red." }, WELL, MILL], makeTour().title);
  await addComment(kv, id, { text: "Was it?", stopId: "gate", stopTitle: "The gate" }, next());
  const owner = { ...next(), by: { id: ids.owner, isAdmin: false } };
  const terms = { person: "Ada", scope: "from", from: "2999-01-01" } as const;
  await addRelease(kv, id, { stopId: "well", ...terms }, owner);
  await save([MILL, GATE], makeTour().title);
  const lines = async (who: Person, query = "") => {
    const page = await (await clients[who].request(`/tour/${id}/activity${query}`)).text();
    return Array.from(
      page.matchAll(/<li[^>]*><p>(.*?)<\/p>/g),
      ([, line]) => line.replace(/<[^>]*>/g, "").replace(/\s+/g, " "),
    );
  };
  const people = [
    "Person 902 joined as Translator (German).",
    "Person 901 joined as a reviewer.",
    "Person 900 joined as an editor.",
  ];
  const created = "Arthur Author created the archive.";
  const seen = await lines("owner");
  assert.deepEqual(seen.slice(0, 4), [
    "Person 900 changed “The gate”; removed “The well”; moved stops.",
    "A release of Ada was added.",
    "Person 900 wrote a comment on “The gate”.",
    "Person 900 added “The mill”; changed “The gate”.",
  ]);
  assert.deepEqual(seen.slice(4).sort(), [...people, created].sort());
  assert.deepEqual((await lines("reviewer")).slice(0, 3), [
    "Person 900 changed “The gate”; removed 1 stop; moved stops.",
    "Person 900 wrote a comment on “The gate”.",
    "Person 900 added “The mill”; changed “The gate”.",
  ]);
  for (let n = 0; n < 9; n++) await save([MILL, GATE], `The mill no. ${n}`);
  const first = await lines("editor");
  assert.deepEqual(first.slice(0, 9), Array(9).fill("Person 900 changed the archive’s details."));
  assert.equal(first.length, 10);
  const unnamed = seen.map((line) => line.replace("A release of Ada was", "A release was"));
  assert.deepEqual(await lines("editor", "?cursor=3"), unnamed.slice(1));
  assert.deepEqual(await lines("owner", "?cursor=3"), seen.slice(1));
});
