import assert from "node:assert/strict";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { shareAnswers } from "../../../../lib/server/http/shared_answers.ts";
import { storeAnswer, type StoredAnswer } from "../../../../lib/server/http/stored_answer.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** As many headers as the program's pages have. */
const HEADERS = 17;
const BODY_BYTES = 8000;

const SAME: [string, string][] = Array.from(
  { length: HEADERS - 3 },
  (_, i) => [`x-header-number-${i}`, `what the header number ${i} of all pages says`],
);

/** A page of which no other has the bytes. */
function page(n: number): Response {
  const body = Array.from({ length: BODY_BYTES / 4 }, (_, i) => ((n + 7) * i % 8999) + 1000);
  const own = { "content-type": "text/html", "etag": `"${n}"`, "cache-control": "public" };
  return new Response(body.join(""), { headers: [...SAME, ...Object.entries(own)] });
}

/** Bytes that are in use after all work that is under way. */
async function inUse(): Promise<number> {
  await new Promise((done) => setTimeout(done));
  collect();
  const { heapUsed, external } = Deno.memoryUsage();
  return heapUsed + external;
}

Deno.test("a kept answer takes no more memory than it is counted as, however it was asked for", async () => {
  const asking = (headers: HeadersInit) => new Request("http://localhost/", { headers });
  const requests = ["br", "gzip", "identity"].flatMap((encoding) => [
    asking({ "accept-encoding": encoding }),
    asking({ "accept-encoding": encoding, "if-none-match": "*" }),
  ]);
  const keep = async (count: number) => {
    const kept: StoredAnswer[] = [];
    for (let n = 0; n < count; n++) {
      const answer = await storeAnswer({ response: page(n) });
      for (const request of requests) await (await answer.respond(request)).body?.cancel();
      kept.push(answer);
    }
    return kept;
  };
  await keep(50); // What is compiled, and made once.
  const before = await inUse();
  const kept = await keep(500);
  const taken = await inUse() - before;
  const counted = kept.reduce((sum, answer) => sum + answer.size(), 0);
  assert.ok(taken <= counted, `${taken} bytes, counted as ${counted}`);
});

Deno.test("a stored answer has nothing of the client that asked first", async () => {
  const askers: WeakRef<object>[] = [];
  const shared = shareAnswers<[{ from: string }]>({
    answer: () => new Response("not shared"),
    render: (request) => page(Number(new URL(request.url).pathname.slice(1))),
    turnOf: (_, { from }) => from,
    readRevision: () => Promise.resolve("1"),
    addressOf: (address) => ({
      address,
      shows: address.endsWith("0") ? "file" : "lists",
      route: "/:n",
    }),
    isPersonal: () => false,
    origin: "http://localhost",
  });
  const ask = async (n: number) => {
    const request = new Request(`http://localhost/${n}`, { headers: { "accept-encoding": "br" } });
    const info = { from: `${n}` };
    askers.push(new WeakRef(request), new WeakRef(info));
    await (await shared.fetch(request, info)).bytes();
  };
  for (let n = 0; n < 50; n++) await ask(n);
  await inUse();
  assert.ok(shared.size() > 50 * BODY_BYTES, "they are kept");
  const left = askers.filter((asker) => asker.deref()).length;
  assert.equal(left, 0, `${left} of ${askers.length}`);
});
