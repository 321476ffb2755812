/** People who change one archive at the same time, at two servers that share a store. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { createSession } from "../../../lib/store/accounts/sessions.ts";
import { saveIdentity } from "../../../lib/store/accounts/users.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { toForm } from "../../../lib/model/tour/tour_form.ts";
import { getRevision } from "../../../lib/store/tours/tour_history.ts";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import { deleteTour, removeTrashedTour } from "../../../lib/store/closing/tour_trash.ts";
import { identityOf } from "../../support/data/full_account.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { byLength } from "../../support/measure/length.ts";
import { Client } from "../../support/people/client.ts";
import { shareWith } from "../../support/people/share_with.ts";
import { type Act, type Counts, newWord, wordsOf, Writer } from "../../support/people/writer.ts";
import { testApp } from "../../support/servers/server.ts";

const MOST_PEOPLE = 5;

/** Two servers on one store, and people who are signed in at one or the other. */
async function twoServers() {
  // The clock goes on by a second for each request, so that none is refused as too fast.
  let at = Date.now();
  const clock = { now: () => new Date(at += 1000), elapsed: () => at += 1000 };
  const first = await testApp(clock);
  const { kv } = first;
  const second = await testApp({ ...clock, kv });
  const people = await Promise.all(Array.from({ length: MOST_PEOPLE }, async (_, n) => {
    const { id } = await saveIdentity(kv, identityOf(n), clock.now());
    const client = new Client([first, second][n % 2].app);
    const value = await createSession(kv, id, clock.now());
    client.cookies = [{ name: "session", value, path: "/" }];
    return { id, client };
  }));
  /** An archive of the first person, in which the others are editors; each text is a word. */
  const open = async (editors: number) => {
    const word = () => ({ title: newWord(), description: newWord() });
    const audioStops = [1, 2, 3].map(() => makeStop(word()));
    const [{ id: userId }, ...others] = people;
    const { id } = await createTour(kv, makeTour({ ...word(), audioStops }), { userId });
    for (const { id: editor } of others.slice(0, editors)) await shareWith(kv, id, { editor });
    return id;
  };
  return {
    kv,
    people,
    open,
    async [Symbol.asyncDispose]() {
      await first[Symbol.asyncDispose]();
      await second[Symbol.asyncDispose]();
    },
  };
}

const side = fc.constantFrom("mine" as const, "theirs" as const);
const at = fc.nat(11);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("write" as const),
      at,
      field: fc.constantFrom("title" as const, "description" as const),
      side,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom("add", "delete", "move"), at, to: at, side }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("save" as const),
      line: fc.constantFrom("answers", "answers", "loses the answer", "loses the request"),
      side,
    }),
  },
);

/** Rounds in which each of some people does something at the same moment as the others. */
const schedule = fc.integer({ min: 2, max: MOST_PEOPLE }).chain((people) =>
  fc.array(fc.array(act, { minLength: people, maxLength: people }), {
    minLength: 2,
    maxLength: 8,
  })
);

Deno.test("in any order of saves and lost answers, words go only by a person who saw them", async () => {
  await using it = await twoServers();
  const counts: Counts = { saved: 0, merged: 0, refused: 0, lost: 0, repeated: 0 };
  await fc.assert(
    fc.asyncProperty(schedule, async (rounds) => {
      const many = rounds[0].length;
      const tourId = await it.open(many - 1);
      const writers = it.people.slice(0, many).map(({ id, client }) =>
        new Writer(id, client, `/api/tours/${tourId}`, counts)
      );
      for (const acts of rounds) {
        await Promise.all(acts.map((act, n) => writers[n].act(act)));
      }
      for (const writer of writers) await writer.finish();

      const last = (await getTour(it.kv, tourId))!.tour.revision;
      const sent = writers.reduce((sum, { keys }) => sum + keys.size, 0);
      assert.ok(last <= 1 + sent, `${last} revisions of ${sent} requests`);
      const versions = await Promise.all(
        Array.from({ length: last }, (_, n) => getRevision(it.kv, tourId, n + 1)),
      );
      const words = versions.map((version) => wordsOf(version!.tour));
      for (const [n, own] of words.entries()) {
        assert.equal(new Set(own).size, own.length, `nothing is twice in revision ${n + 1}`);
        if (n === 0) continue;
        const saver = writers.find(({ userId }) => userId === versions[n]!.savedBy)!;
        for (const word of words[n - 1].filter((word) => !own.includes(word))) {
          assert.ok(saver.sentRemovals.has(word), `${word} was lost by revision ${n + 1}`);
        }
      }
      for (const { acknowledged, unsaved } of writers) {
        assert.equal(unsaved.size, 0);
        for (const { words: own, revision } of acknowledged) {
          for (const word of own) {
            assert.ok(words[revision - 1].includes(word), `${word} is stored`);
          }
        }
      }
      await deleteTour(it.kv, tourId);
      await removeTrashedTour(it.kv, tourId);
    }),
    { numRuns: byLength(60, 1000) },
  );
  const { saved, ...rest } = counts;
  for (const [what, count] of Object.entries(rest)) {
    assert.ok(count * 20 > saved, `${what}: ${count} of ${saved}`);
  }
});

Deno.test("a save names those with whose changes it was put together, and a refused one the parts that contradict", async () => {
  await using it = await twoServers();
  const [{ client: owner }, { client: editor }] = it.people;
  const path = `/api/tours/${await it.open(1)}`;
  const { revision, ...began } = await (await owner.request(path)).json();
  const form = toForm(began);
  const put = async (client: Client, over: Partial<TourInput>, headers = {}) => {
    const response = await client.request(path, {
      method: "PUT",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ ...form, ...over, revision }),
    });
    return { status: response.status, body: await response.json() };
  };
  const key = { "idempotency-key": "one-form" };
  const first = await put(owner, { title: "The mill" }, key);
  assert.deepEqual([first.status, first.body.mergedWith], [200, undefined]);
  const second = await put(editor, { duration: "2 hours" }, key);
  assert.deepEqual([second.status, second.body.mergedWith], [200, ["Person 0"]]);
  assert.deepEqual([second.body.title, second.body.duration], ["The mill", "2 hours"]);
  assert.deepEqual(await put(owner, { title: "The mill" }, key), first, "a repeated request");
  const own = await put(editor, { creatorName: "Class 8b" });
  assert.deepEqual(own.body.mergedWith, ["Person 0"], "without oneself");
  const refused = await put(editor, { title: "The old mill", accessNote: "Steps" });
  assert.equal(refused.status, 409);
  assert.deepEqual(refused.body.conflicts, [{ kind: "fields", fields: ["title"] }]);
  assert.deepEqual(refused.body.current, await (await owner.request(path)).json());
  const other = await put(owner, { title: "Another" }, key);
  assert.deepEqual([other.status, other.body.conflicts], [409, undefined]);
});
