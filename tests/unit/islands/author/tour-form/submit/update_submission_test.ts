import assert from "node:assert/strict";
import { createUpdateSubmission } from "../../../../../../islands/author/tour-form/submit/update_submission.ts";
import { type api, ApiError } from "../../../../../../lib/device/api.ts";

/** A submission whose requests are answered by `answers`, in turn; an Error is a lost answer. */
function setUp(...answers: (object | Error)[]) {
  const sent: { title: unknown; key: string }[] = [];
  let keys = 0;
  const request = ((_method: string, _path: string, body: { title: unknown }, headers: object) => {
    const [key] = Object.values(headers);
    sent.push({ title: body.title, key });
    const answer = answers[sent.length - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as unknown as typeof api;
  const submit = createUpdateSubmission<{ title: string }>("/api/tours/1", {
    request,
    newKey: () => `key ${++keys}`,
  });
  return { sent, save: (title: string) => submit({ title }, { title }) };
}

const LOST = new TypeError("no answer");

Deno.test("each save of an archive has a key of its own; one whose answer was lost keeps it", async () => {
  const { sent, save } = setUp({ revision: 2 }, LOST, { revision: 3 });
  assert.deepEqual(await save("A"), { tour: { revision: 2 } });
  await assert.rejects(save("B"), LOST);
  assert.deepEqual(await save("B"), { tour: { revision: 3 } });
  assert.deepEqual(sent, [
    { title: "A", key: "key 1" },
    { title: "B", key: "key 2" },
    { title: "B", key: "key 2" },
  ]);
});

Deno.test("a form that was changed after a lost answer is told what was saved, and is not sent with it", async () => {
  const { sent, save } = setUp(LOST, { revision: 2 }, { revision: 3 });
  await assert.rejects(save("A"), LOST);
  assert.deepEqual(await save("B"), { tour: { revision: 2 }, earlier: { title: "A" } });
  assert.deepEqual(await save("B"), { tour: { revision: 3 } });
  assert.deepEqual(sent.map(({ title, key }) => title + key), ["Akey 1", "Akey 1", "Bkey 2"]);
});

Deno.test("a save that the server refuses is over, and the changed form goes in its place", async () => {
  const refusal = new ApiError(409, "{}", "Conflict");
  const { sent, save } = setUp(LOST, refusal, { revision: 3 }, refusal, { revision: 4 });
  await assert.rejects(save("A"), LOST);
  assert.deepEqual(await save("B"), { tour: { revision: 3 } });
  await assert.rejects(save("C"), refusal);
  assert.deepEqual(await save("C"), { tour: { revision: 4 } });
  assert.deepEqual(sent.map(({ title, key }) => title + key), [
    "Akey 1",
    "Akey 1",
    "Bkey 2",
    "Ckey 3",
    "Ckey 4",
  ]);
});
