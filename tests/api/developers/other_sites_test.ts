/** What scripts of other sites may read: public archives, and nothing that a session changes. */
import assert from "node:assert/strict";
import { FOR_OTHER_SITES, ROUTES } from "../../../routes/table/routes.ts";
import { makersIn, signInPeople, SPOKEN_STOP } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

const ALLOWED = "access-control-allow-origin";
const ELSEWHERE = { origin: "https://elsewhere.example" };

/** The addresses for other sites, about one archive. */
const addressesOf = (id: string) =>
  [...FOR_OTHER_SITES].map((path) =>
    path.replace(":id", id).replace(":stopId", SPOKEN_STOP) +
    (path.endsWith("nearby") ? "?lat=1&lng=1" : "") +
    (path.endsWith("oembed") ? `?url=http://localhost:8000/tour/${id}` : "") +
    (path.endsWith("map") ? "?south=0&west=0&north=1&east=1&zoom=3" : "")
  );

Deno.test("scripts of other sites read what everybody may, and never with a session", async () => {
  await using test = await testApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  const id = await tourOf(ids.owner);
  for (const path of addressesOf(id)) {
    const open = await clients.anonymous.request(path, { headers: ELSEWHERE });
    assert.equal(open.status, 200, path);
    assert.equal(open.headers.get(ALLOWED), "*", path);
    assert.match(open.headers.get("access-control-expose-headers")!, /\blink\b/);
    const seen = await clients.anonymous.request(path, {
      headers: { ...ELSEWHERE, "if-none-match": open.headers.get("etag")! },
    });
    assert.equal(seen.status, 304, path);
    assert.equal(seen.headers.get(ALLOWED), "*", path);
    const own = await clients.owner.request(path, { headers: ELSEWHERE });
    assert.equal(own.status, 200, path);
    assert.equal(own.headers.get(ALLOWED), null, path);
    for (const one of [open, seen, own]) {
      assert.equal(one.headers.get("access-control-allow-credentials"), null, path);
      await one.body?.cancel();
    }
  }
});

Deno.test("a transcript that caches keep for everybody is readable, no matter who asked first", async () => {
  await using test = await testApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  const at = (id: string) => `/api/tours/${id}/stops/${SPOKEN_STOP}/transcript.vtt?revision=1`;
  const open = await clients.owner.request(at(await tourOf(ids.owner)));
  assert.match(open.headers.get("cache-control")!, /^public/);
  assert.equal(open.headers.get(ALLOWED), "*");
  const own = await clients.owner.request(at(await tourOf(ids.owner, { visibility: "private" })));
  assert.equal(own.status, 200);
  assert.equal(own.headers.get(ALLOWED), null);
});

Deno.test("a preflight permits to read, and neither a token nor a change", async () => {
  await using test = await testApp();
  const id = await makersIn(test.kv).tourOf((await signInPeople(test)).ids.owner);
  const ask = (path: string, method: string) =>
    test.app.request(`http://localhost:8000${path}`, {
      method: "OPTIONS",
      headers: {
        ...ELSEWHERE,
        "access-control-request-method": method,
        "access-control-request-headers": "authorization",
      },
    });
  for (const path of addressesOf(id)) {
    const { status, headers } = await ask(path, "PUT");
    assert.equal(status, 204, path);
    assert.equal(headers.get("access-control-allow-methods"), "GET, HEAD", path);
    assert.doesNotMatch(headers.get("access-control-allow-headers")!, /authorization|\*/i, path);
    assert.equal(headers.get("access-control-allow-credentials"), null, path);
  }
  for (const [, path] of ROUTES.filter(([, path]) => !FOR_OTHER_SITES.has(path))) {
    const { headers } = await ask(path.replace(/:\w+|\*/g, "1"), "GET");
    assert.equal(headers.get(ALLOWED), null, path);
  }
});
