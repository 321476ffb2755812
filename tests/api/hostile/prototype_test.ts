/** Names that every object has are names like others, in bodies, in queries and in paths. */
import assert from "node:assert/strict";
import { ROUTES } from "../../../routes/table/routes.ts";
import { ORIGIN } from "../../support/people/client.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";
import { someOf } from "../../support/measure/length.ts";

const NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"];

const BAIT = '{"polluted":1,"role":"admin","isAdmin":true,"visibility":"public"}';

/** `form` with what would change the prototype of all objects, in each object in it. */
const poisoned = (form: object): string =>
  JSON.stringify(form).replaceAll(
    "{",
    `{"__proto__":${BAIT},"constructor":{"prototype":${BAIT}},"a":{"__proto__":${BAIT}},`,
  ).replaceAll(",}", "}");

const pollution = () => {
  const plain: Record<string, unknown> = {};
  return [plain.polluted, plain.role, plain.isAdmin, plain.visibility];
};

Deno.test("no body changes the prototype of all objects, or gives its sender more rights", async () => {
  await using test = await testApp();
  const { clients: { owner }, ids, tourOf, draftOf } = await signInPeople(test);
  const [tour, draft] = [await tourOf(ids.owner), await draftOf(ids.owner)];
  const bodies = [makeTour(), { draftData: makeTour() }, { title: "x" }, { exceptions: {} }];
  for (const [method, path] of ROUTES) {
    // After the session or the account has ended, the user sends nothing more.
    if (method === "GET" || /logout|\/account$/.test(path)) continue;
    const at = path.replace(/(drafts\/):id/, `$1${draft}`).replace(":id", tour)
      .replace("/*", "/auth").replace(/:\w+/g, "1");
    for (const body of bodies) {
      const headers = { "content-type": "application/json" };
      const response = await owner.request(at, { method, headers, body: poisoned(body) });
      await response.body?.cancel();
      assert.ok(response.status < 500, `${response.status} of ${method} ${at}`);
      assert.deepEqual(pollution(), [undefined, undefined, undefined, undefined], at);
    }
  }
  const user = await (await owner.request("/api/auth/user")).json();
  assert.equal(user.role, "user");
});

Deno.test("a draft keeps such names as it keeps others", async () => {
  await using test = await testApp();
  const { clients: { owner } } = await signInPeople(test);
  const body = poisoned({ draftData: { audioStops: [{ title: "The mill" }] } })
    .replace(/^\{.*?"draftData"/, '{"draftData"');
  const headers = { "content-type": "application/json" };
  const made = await owner.request("/api/drafts", { method: "POST", headers, body });
  assert.equal(made.status, 201, await made.clone().text());
  const { id } = await made.json();
  const read = await owner.request(`/api/drafts/${id}`);
  assert.match(await read.text(), /"constructor":\{"prototype":\{/);
  for (const path of [`/create?draft=${id}`, "/profile", "/api/account/data"]) {
    assert.equal((await owner.request(path)).status, 200, path);
  }
  assert.deepEqual(pollution(), [undefined, undefined, undefined, undefined]);
});

Deno.test("nothing is found under the names that every object has, and nothing fails", async () => {
  let asked = 0;
  // Ten requests a second: as many as one account may send for as long as it wants.
  await using test = await testApp({ elapsed: () => asked * 100 });
  const { clients: { admin } } = await signInPeople(test);
  const paths = ROUTES.filter(([method]) => method === "GET").map(([, path]) => path);
  for (const [turn, path] of paths.entries()) {
    for (const name of someOf(NAMES, 2, turn)) {
      const at = path.replace("/*", `/${name}`).replace(/:\w+/g, name);
      const query =
        `${name}=1&${name}[polluted]=1&q=${name}&sort=${name}&reason=${name}&act=${name}`;
      for (const address of [at, `${at}?${query}`]) {
        const response = await admin.request(address);
        await response.body?.cancel();
        assert.ok(response.status < 500 && response.status !== 0, `${response.status} ${address}`);
        // An administrator is no pupil of a class.
        const refusals = path.startsWith("/api/class/") ? [401] : [308, 400, 404];
        if (path.includes(":")) assert.ok(refusals.includes(response.status), address);
        asked++;
      }
    }
  }
  assert.deepEqual(pollution(), [undefined, undefined, undefined, undefined]);
  assert.equal((await test.app.request(`${ORIGIN}/assets/__proto__`)).status, 404);
  console.log(`${asked} addresses with such names.`);
});
