import assert from "node:assert/strict";
import { ANSWER_PATIENCE, api, ApiError, messageOf } from "../../../lib/device/api.ts";
import { FakeTime } from "../../support/fakes/fake_time.ts";

/** Runs `use` while all requests are answered by `answer`. */
async function answered<T>(answer: (request: Request) => Response, use: () => Promise<T>) {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    Promise.resolve(answer(new Request(new URL(String(input), "http://localhost"), init)));
  try {
    return await use();
  } finally {
    globalThis.fetch = real;
  }
}

const failing = (response: Response) =>
  answered(() => response, () => api("GET", "/x").then(() => assert.fail(), (error) => error));

Deno.test("an answer that is no success is an error of status, colon and body", async () => {
  const error = await failing(new Response("no such thing", { status: 404 }));
  assert.ok(error instanceof ApiError);
  assert.equal(error.message, "404: no such thing");
  assert.equal(error.status, 404);
});

Deno.test("an error knows when the server wants to be asked again, where it says so in seconds", async () => {
  const asked = (value?: string) =>
    failing(new Response("", { status: 503, headers: value ? { "retry-after": value } : {} }));
  const seconds = async (value?: string) => {
    const error = await asked(value);
    assert.ok(error instanceof ApiError);
    return error.retryAfter;
  };
  assert.equal(await seconds("8"), 8);
  assert.equal(await seconds("Mon, 23 Nov 2026 12:00:00 GMT"), undefined);
  assert.equal(await seconds(), undefined);
});

Deno.test("without a body the error says the status text", async () => {
  const error = await failing(
    new Response(null, { status: 503, statusText: "Service Unavailable" }),
  );
  assert.equal(error.message, "503: Service Unavailable");
});

Deno.test("what people read of an error is the detail of a problem, and of any other answer what its status means", async () => {
  const problem = await failing(Response.json({ detail: "Check the password." }, { status: 403 }));
  assert.equal(messageOf(problem), "Check the password.");
  const page = "<html><h1>nginx</h1></html>";
  for (
    const [status, text] of [
      [502, "The server can’t answer now (error 502). Try again in a minute."],
      [413, "This is more than the server accepts at once."],
      [429, "The server can’t answer now (error 429). Try again in a minute."],
      [403, "The server refused this (error 403)."],
    ] as const
  ) assert.equal(messageOf(await failing(new Response(page, { status }))), text);
  const odd = await failing(Response.json({ detail: 7 }, { status: 400 }));
  assert.equal(messageOf(odd), "The server refused this (error 400).");
});

Deno.test("a lost connection is told as one, and a fault of the program is not", async () => {
  const real = globalThis.fetch;
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError("Lost")) });
  for (
    const fetch of [
      () => Promise.reject(new TypeError("Failed to fetch")),
      () => Promise.resolve(new Response(broken)),
    ]
  ) {
    globalThis.fetch = fetch;
    const error = await api("GET", "/x").catch((error) => error);
    assert.equal(messageOf(error), "The server can’t be reached. Check your connection.");
  }
  globalThis.fetch = real;
  assert.equal(
    messageOf(new TypeError("x.map is not a function")),
    "Something went wrong on this page (x.map is not a function). Reload it, and try again.",
  );
});

Deno.test("a body goes out as JSON, and an answer without one is undefined", async () => {
  const seen: Request[] = [];
  const answer = (request: Request) => {
    seen.push(request);
    return request.method === "DELETE" ? new Response(null, { status: 204 }) : Response.json([1]);
  };
  await answered(answer, async () => {
    assert.deepEqual(await api("POST", "/a", { b: 1 }), [1]);
    assert.equal(await api("DELETE", "/a"), undefined);
  });
  assert.equal(seen[0].headers.get("content-type"), "application/json");
  assert.equal(await seen[0].text(), '{"b":1}');
  assert.equal(seen[1].headers.get("content-type"), null);
});

/** Runs `use` while no request is answered, as on a line that is dead. */
async function unanswered(use: (time: FakeTime) => Promise<void>): Promise<void> {
  const real = globalThis.fetch;
  globalThis.fetch = (_, init) =>
    new Promise((_, reject) => {
      const { signal } = init!;
      signal!.addEventListener("abort", () => reject(signal!.reason));
    });
  using time = new FakeTime();
  try {
    await use(time);
  } finally {
    globalThis.fetch = real;
  }
}

Deno.test("a request without an answer ends as one without a connection, a large one later", () =>
  unanswered(async (time) => {
    const ends: string[] = [];
    const send = (name: string, body?: unknown) =>
      api("PUT", "/x", body).catch((error) => ends.push(`${name}: ${messageOf(error)}`));
    const small = send("small");
    const large = send("large", "x".repeat(400_000));
    await time.advance(ANSWER_PATIENCE - 1);
    assert.deepEqual(ends, []);
    await time.advance(1);
    assert.match(ends.join(), /^small: The server can’t be reached/);
    await time.advance(99_000);
    assert.equal(ends.length, 1, "a body of 400 kB has 100 seconds more");
    await time.advance(2000);
    assert.match(ends[1], /^large: The server can’t be reached/);
    await Promise.all([small, large]);
  }));

Deno.test("a request that is given up ends with the reason for that, at once", () =>
  unanswered(async () => {
    const reason = new Error("removed");
    const late = new AbortController();
    const asked = api("GET", "/x", undefined, {}, late.signal);
    late.abort(reason);
    await assert.rejects(asked, reason);
  }));
