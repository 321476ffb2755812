import assert from "node:assert/strict";
import { NOBODY } from "../../../../lib/model/id.ts";
import { Problem } from "../../../../lib/model/web/problem.ts";
import { ANSWER_MS, createIdempotently } from "../../../../lib/store/kv/idempotency.ts";
import { createDraft, listDrafts } from "../../../../lib/store/drafts/drafts.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { problem } from "../builders.ts";

const USER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const NOW = new Date("2026-05-04T09:30:00Z");
const idempotent = { userId: USER, key: "one", request: "POST a" };

/** Counts what is really done. */
const counting = (kv: Deno.Kv) => {
  let done = 0;
  // deno-lint-ignore require-await
  const attempt = async () => ({
    operation: kv.atomic().set(["done", crypto.randomUUID()], true),
    result: ++done,
  });
  const times = async () => (await Array.fromAsync(kv.list({ prefix: ["done"] }))).length;
  return { attempt, times };
};

Deno.test(
  "the same request under the same key is done once, and answered alike for a day",
  withKv(async (kv) => {
    const { attempt, times } = counting(kv);
    assert.equal(await createIdempotently(kv, idempotent, NOW, attempt), 1);
    const nearly = new Date(NOW.getTime() + ANSWER_MS - 1);
    assert.equal(await createIdempotently(kv, idempotent, nearly, attempt), 1);
    assert.equal(await times(), 1);
    // The store may hold it longer; it counts no more.
    assert.equal(
      await createIdempotently(kv, idempotent, new Date(NOW.getTime() + ANSWER_MS), attempt),
      2,
    );
  }),
);

Deno.test(
  "another request under the same key is refused, another key or user is another request",
  withKv(async (kv) => {
    const { attempt, times } = counting(kv);
    await createIdempotently(kv, idempotent, NOW, attempt);
    await problem(createIdempotently(kv, { ...idempotent, request: "POST b" }, NOW, attempt), 409);
    assert.equal(await times(), 1);
    await createIdempotently(kv, { ...idempotent, key: "two" }, NOW, attempt);
    await createIdempotently(kv, { ...idempotent, userId: NOBODY }, NOW, attempt);
    await createIdempotently(kv, undefined, NOW, attempt);
    await createIdempotently(kv, undefined, NOW, attempt);
    assert.equal(await times(), 5);
  }),
);

Deno.test(
  "a request that failed may be sent again under its key",
  withKv(async (kv) => {
    const { attempt } = counting(kv);
    await problem(
      createIdempotently(kv, idempotent, NOW, () => Promise.reject(new Problem(413, "large"))),
      413,
    );
    assert.deepEqual(await everything(kv), []);
    assert.equal(await createIdempotently(kv, idempotent, NOW, attempt), 1);
  }),
);

Deno.test(
  "of ten sendings at once one is done, and all are answered alike",
  withKv(async (kv) => {
    const draft = { title: "Mill", draftData: {} };
    const sent = Array.from({ length: 10 }, () => {
      return createDraft(kv, draft, { userId: USER, now: NOW, idempotent });
    });
    const ids = new Set((await Promise.all(sent)).map(({ id }) => id));
    assert.equal(ids.size, 1);
    assert.equal((await listDrafts(kv, USER)).length, 1);
  }),
);
