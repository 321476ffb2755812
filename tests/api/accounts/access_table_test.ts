/** The access table: each route, asked by each kind of visitor. */
import assert from "node:assert/strict";
import { createSession } from "../../../lib/store/accounts/sessions.ts";
import { Client } from "../../support/people/client.ts";
import { guard } from "../../../routes/middleware/guard.ts";
import { ROUTES } from "../../../routes/table/routes.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { CO_AUTHOR_ROLES } from "../../../lib/model/people/tour_role.ts";
import type { Visibility } from "../../../lib/model/tour/visibility.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { makersIn, type Person, signInPeople } from "../../support/people/people.ts";
import { withReview } from "../../support/people/reviewed.ts";
import { testApp } from "../../support/servers/server.ts";
import { EXPECTED, PEOPLE, type Statuses } from "../../support/people/access_table.ts";
import { ownerOf, send, thingsAt, urlOf } from "../../support/people/access_things.ts";

const isCoAuthor = (person: Person): boolean =>
  (CO_AUTHOR_ROLES as readonly Person[]).includes(person);

const MALFORMED = ["x", "01arz3ndektsv4rrffq69g5fav", "%20", "..%2f", "1", "\u{1F600}"];

for (const [method, path, access] of ROUTES) {
  const route = `${method} ${path}`;
  Deno.test(`${route} answers each person as the table of this test says`, async () => {
    const expected = EXPECTED[route];
    assert.ok(expected, `no expectation for ${route}: add a row for it`);
    assert.equal(access, expected.access ?? "anyone", "the guard lets in others than the table");
    assert.equal(
      expected.missing !== undefined,
      path.includes(":id"),
      "ids need their own columns",
    );
    assert.equal(expected.hidden !== undefined, /tours?\/:id/.test(path), "tours may be hidden");
    await using test = await testApp();
    const { clients, ids, tourOf, placePupil } = await signInPeople(test);
    const { thingOf, isTour } = thingsAt(path, test.kv);
    await placePupil(await tourOf(ids.owner));
    for (const person of PEOPLE) {
      const check = async (id: string, wanted: Statuses, what: string) => {
        // A new thing for each call, which may delete it.
        const target = id === "own" || id === "foreign"
          ? await (isTour ? tourOf : thingOf)(id === "own" ? ids.owner : ids.other)
          : id;
        const url = await urlOf(path, target, test.kv);
        if (person === "pupil" && isTour && await ownerOf(test.kv, target) === ids.owner) {
          await placePupil(target);
        }
        const client = clients[person];
        const response = await send(client, method, url, expected);
        const seenAs = id === "foreign" && isCoAuthor(person) ? "owner" : person;
        assert.equal(response.status, wanted[seenAs], `${person}, ${what}`);
        if (url.startsWith("/api/") && response.status >= 400) {
          assert.equal(response.headers.get("content-type"), "application/problem+json");
          assert.equal((await response.json()).status, response.status);
        }
      };
      await check("own", expected.own, "own");
      if (expected.foreign) await check("foreign", expected.foreign, "foreign");
      if (expected.hidden) {
        const tours = {
          unlisted: expected.unlisted ?? expected.own,
          private: expected.hidden,
        } as const;
        for (const [visibility, wanted] of Object.entries(tours)) {
          const id = await tourOf(ids.owner, { visibility: visibility as Visibility });
          await check(id, wanted, visibility);
        }
      }
      if (!expected.missing) continue;
      if (isTour) {
        const deleted = await tourOf(ids.owner);
        await deleteTour(test.kv, deleted);
        await check(deleted, expected.missing, "deleted");
      }
      for (const id of [NOBODY, ...MALFORMED]) await check(id, expected.missing, id);
    }
  });
}

Deno.test("an archivist is one of the others everywhere but in the review", async () => {
  await using site = await withReview();
  const { kv, ids, archivist } = site;
  for (const [method, path] of ROUTES) {
    const route = `${method} ${path}`;
    if (/review|hand-in/.test(path)) continue;
    const { own, hidden, ...request } = EXPECTED[route];
    const { thingOf, isTour } = thingsAt(path, kv);
    for (const [visibility, wanted] of [["public", own], ["private", hidden]] as const) {
      if (!wanted) continue;
      const over = isTour ? { visibility } : {};
      const id = await (isTour ? makersIn(kv).tourOf(ids.owner, over) : thingOf(ids.owner));
      const client = new Client(site.app);
      const value = await createSession(kv, archivist.id, new Date());
      client.cookies = [{ name: "session", value, path: "/" }];
      const answer = await send(client, method, await urlOf(path, id, kv), { own, ...request });
      await answer.body?.cancel();
      assert.equal(answer.status, wanted.other, `${route}, ${visibility}`);
    }
  }
});

Deno.test("the table of this test has no row for a route that is gone", () => {
  const routes = ROUTES.map(([method, path]) => `${method} ${path}`);
  assert.deepEqual(Object.keys(EXPECTED).filter((route) => !routes.includes(route)), []);
  assert.equal(new Set(routes).size, routes.length, "no route stands there twice");
});

Deno.test("nothing answers that does not stand in the URL table, but for the two folders of files", async () => {
  await using test = await testApp();
  const listed = new Set(ROUTES.map(([method, path]) => `${method} ${path}`));
  // What else is asked of a path that is listed is refused: see the test of wrong methods.
  const refusals = ROUTES.map(([, path]) => `ALL ${path}`);
  const middleware = new Set(["ALL /*", "ALL /api/*", ...refusals]);
  const others = test.app.routes.map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !listed.has(route) && !middleware.has(route));
  assert.deepEqual(others, ["GET /assets/*", "GET /*"]);
  for (const route of listed) {
    const [method, path] = route.split(" ");
    const handlers = test.app.routes.filter((one) => one.method === method && one.path === path);
    assert.equal(handlers.length, 2, `${route} has its guard and its answer, and no more`);
  }
});

Deno.test("a route of owners whose owners are not known stops the server at its start", () => {
  assert.throws(() => guard("owner", "/api/things/:id"), /No owner is known/);
});
