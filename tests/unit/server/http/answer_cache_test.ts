import assert from "node:assert/strict";
import { createAnswerCache } from "../../../../lib/server/http/answer_cache.ts";
import { encodingFor } from "../../../../lib/server/http/encoding.ts";
import { storeAnswer } from "../../../../lib/server/http/stored_answer.ts";

const KB = 1024;
const ask = (headers: HeadersInit = {}) => new Request("http://localhost/", { headers });

const answerOf = (bytes: number, type = "image/png") =>
  storeAnswer({
    response: new Response("a".repeat(bytes), { headers: { "content-type": type } }),
  });

Deno.test("however many answers come, they take no more memory than was given", async () => {
  const cache = createAnswerCache(500 * KB);
  for (let i = 0; i < 200; i++) {
    cache.set(`/${i}`, { answer: await answerOf(40 * KB), revision: "1" });
    assert.ok(cache.size() <= 500 * KB);
  }
  assert.ok(cache.size() > 400 * KB);
});

Deno.test("what was not asked for the longest goes first", async () => {
  const cache = createAnswerCache(100 * KB);
  cache.set("/often", { answer: await answerOf(40 * KB), revision: "1" });
  for (let i = 0; i < 20; i++) {
    cache.set(`/${i}`, { answer: await answerOf(40 * KB), revision: "1" });
    assert.ok(cache.get("/often"));
  }
  assert.equal(cache.get("/0"), undefined);
});

Deno.test("an answer larger than the memory is not stored, and leaves nothing behind", async () => {
  const cache = createAnswerCache(10 * KB);
  cache.set("/large", { answer: await answerOf(40 * KB), revision: "1" });
  assert.deepEqual([cache.get("/large"), cache.size()], [undefined, 0]);
});

Deno.test("compressed bodies count, too, once they are made", async () => {
  const cache = createAnswerCache(500 * KB);
  const answer = await answerOf(40 * KB, "text/html");
  cache.set("/", { answer, revision: "1" });
  const before = cache.size();
  await answer.respond(ask({ "accept-encoding": "br" }));
  cache.weigh("/");
  assert.ok(cache.size() > before);
});

for (
  const [header, expected] of [
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0.5, gzip", "gzip"],
    ["br;q=0, gzip;q=0", "identity"],
    ["*", "br"],
    ["GZIP", "gzip"],
    ["deflate", "identity"],
    ["", "identity"],
    [null, "identity"],
  ] as const
) {
  Deno.test(`a client that accepts ${JSON.stringify(header)} gets ${expected}`, () => {
    assert.equal(encodingFor(header), expected);
  });
}
