import assert from "node:assert/strict";
import { createIdempotentPost } from "../../../../../islands/tour-form/submit/idempotent_create.ts";

function setUp() {
  const keys: string[] = [];
  let made = 0;
  const post = createIdempotentPost({
    request: ((_method: string, _path: string, _body: unknown, headers: Record<string, string>) => {
      keys.push(headers["idempotency-key"]);
      return Promise.reject(new TypeError("Failed to fetch"));
    }) as never,
    newKey: () => `key ${++made}`,
  });
  const send = (content: unknown) => post("/api/tours", content).catch(() => {});
  return { keys, send };
}

Deno.test("the same content, sent again after a failure, has the same key", async () => {
  const { keys, send } = setUp();
  await send({ title: "The mill" });
  await send({ title: "The mill" });
  assert.deepEqual(keys, ["key 1", "key 1"]);
});

Deno.test("other content has a new key, and so has the first one when it comes back", async () => {
  const { keys, send } = setUp();
  for (const title of ["The mill", "The old mill", "The mill"]) await send({ title });
  assert.deepEqual(keys, ["key 1", "key 2", "key 3"]);
});
