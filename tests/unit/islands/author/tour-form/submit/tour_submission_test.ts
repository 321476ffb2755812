import assert from "node:assert/strict";
import {
  createTourSubmission,
  type NewTour,
} from "../../../../../../islands/author/tour-form/submit/tour_submission.ts";
import { ApiError } from "../../../../../../lib/device/api.ts";
import type { TourUpdate } from "../../../../../../lib/model/tour/tour.ts";
import type { PendingCreate } from "../../../../../../lib/device/send_draft.ts";
import { fullTour } from "../../../../../support/data/full_tour.ts";
import { makeTour } from "../../../../../support/data/tours.ts";

const TOUR = makeTour();

type Answer = { id: string } | Error;

/** A submission whose requests are answered by `answers`, one after the other. */
function setUp(answers: Answer[], before?: PendingCreate<NewTour>) {
  const requests: { call: string; key?: string; title?: string }[] = [];
  const page = { pending: before };
  let keys = 0;
  const submit = createTourSubmission({
    pending: before,
    onPending: (pending) => page.pending = pending,
    newKey: () => `key ${++keys}`,
    request: ((method: string, path: string, body?: NewTour, headers?: Record<string, string>) => {
      const key = headers?.["idempotency-key"];
      const { title } = body ?? {};
      requests.push({ call: `${method} ${path}`, ...(key && { key }), ...(title && { title }) });
      const answer = answers.shift()!;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    }) as never,
  });
  return {
    requests,
    page,
    send: (title: string, draftId?: string) => submit({ ...TOUR, title, draftId }),
  };
}

const lost = () => new TypeError("Failed to fetch");
const refusal = (status: number) => new ApiError(status, "", "");

Deno.test("a form is sent once, under a key, and nothing is left to be repeated", async () => {
  const { requests, page, send } = setUp([{ id: "t1" }]);
  assert.equal(await send("The mill"), "t1");
  assert.deepEqual(requests, [{ call: "POST /api/tours", key: "key 1", title: "The mill" }]);
  assert.equal(page.pending, undefined);
});

Deno.test("after a lost answer the same form is sent under the same key", async () => {
  const { requests, send } = setUp([lost(), { id: "t1" }]);
  await assert.rejects(send("The mill"), TypeError);
  assert.equal(await send("The mill"), "t1");
  assert.deepEqual(requests.map(({ call, key }) => [call, key]), [
    ["POST /api/tours", "key 1"],
    ["POST /api/tours", "key 1"],
  ]);
});

Deno.test("what was changed after a lost answer is an update, also in the next page", async () => {
  const before = setUp([lost()]);
  await assert.rejects(before.send("The mill"), TypeError);
  const stored = JSON.parse(JSON.stringify(before.page.pending));
  const after = setUp([{ id: "t1" }, { id: "t1" }], stored);
  assert.equal(await after.send("The old mill"), "t1");
  assert.deepEqual(after.requests, [
    { call: "POST /api/tours", key: "key 1", title: "The mill" },
    { call: "PUT /api/tours/t1", title: "The old mill" },
  ]);
});

Deno.test("a route line, old maps and texts that were removed after a lost answer do not come back", async () => {
  const { page, ...before } = setUp([lost()]);
  await assert.rejects(before.send("The mill"), TypeError);
  const bodies: TourUpdate[] = [];
  const submit = createTourSubmission({
    pending: { ...page.pending!, body: fullTour() },
    onPending: () => {},
    request: ((method: string, _path: string, body: TourUpdate) => {
      if (method === "PUT") bodies.push(body);
      return Promise.resolve({ id: "t1" });
    }) as never,
  });
  await submit(TOUR);
  const { creatorName: _, ...removed } = Object.fromEntries(
    Object.entries(bodies[0]).filter(([, value]) => value === null),
  );
  assert.deepEqual(Object.keys(removed).sort(), [
    "accessNote",
    "contentWarning",
    "language",
    "oldMaps",
    "record",
    "routeLine",
    "things",
  ]);
});

Deno.test("a draft that was saved after a lost answer is deleted with the update", async () => {
  const { requests, send } = setUp([lost(), { id: "t1" }, { id: "t1" }, lost()]);
  await assert.rejects(send("The mill", "d1"), TypeError);
  assert.equal(await send("The old mill", "d2"), "t1", "even if that fails");
  assert.deepEqual(requests.at(-1), { call: "DELETE /api/drafts/d2" });
});

Deno.test("the draft that the archive was made of is deleted by the server, and by nobody else", async () => {
  const { requests, send } = setUp([lost(), { id: "t1" }, { id: "t1" }]);
  await assert.rejects(send("The mill", "d1"), TypeError);
  assert.equal(await send("The old mill", "d1"), "t1");
  assert.ok(!requests.some(({ call }) => call.startsWith("DELETE")));
});

Deno.test("when the update is lost, too, both are repeated", async () => {
  const { requests, page, send } = setUp([lost(), { id: "t1" }, lost(), { id: "t1" }, {
    id: "t1",
  }]);
  await assert.rejects(send("The mill"), TypeError);
  await assert.rejects(send("The old mill"), TypeError);
  assert.equal(page.pending?.key, "key 1");
  assert.equal(await send("The old mill"), "t1");
  assert.deepEqual(requests.map(({ call }) => call), [
    "POST /api/tours",
    "POST /api/tours",
    "PUT /api/tours/t1",
    "POST /api/tours",
    "PUT /api/tours/t1",
  ]);
});

Deno.test("a refusal is an answer: the next form is a new request", async () => {
  const { requests, page, send } = setUp([refusal(400), { id: "t1" }]);
  await assert.rejects(send("The mill"), ApiError);
  assert.equal(page.pending, undefined);
  assert.equal(await send("The mill"), "t1");
  assert.deepEqual(requests.map(({ key }) => key), ["key 1", "key 2"]);
});

Deno.test("a failure of the server is no answer: the archive may be there", async () => {
  const { requests, send } = setUp([refusal(502), { id: "t1" }]);
  await assert.rejects(send("The mill"), ApiError);
  await send("The mill");
  assert.deepEqual(requests.map(({ key }) => key), ["key 1", "key 1"]);
});

Deno.test("an archive that was deleted before its update is made anew", async () => {
  const { requests, send } = setUp([lost(), { id: "t1" }, refusal(404), { id: "t2" }]);
  await assert.rejects(send("The mill"), TypeError);
  assert.equal(await send("The old mill"), "t2");
  assert.deepEqual(requests.at(-1), {
    call: "POST /api/tours",
    key: "key 2",
    title: "The old mill",
  });
});
