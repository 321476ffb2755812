import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { NOBODY } from "../../../lib/model/id.ts";
import { type AuditEntry, listAudit } from "../../../lib/store/accounts/audit.ts";
import { listSessions } from "../../../lib/store/accounts/sessions.ts";
import { getUser } from "../../../lib/store/accounts/users.ts";
import { getTourSummary, hasTour } from "../../../lib/store/tours/tours.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

const TOURS = "/api/admin/tours/acts";
const USERS = "/api/admin/users/acts";

async function withPeople() {
  const test = await testApp();
  const people = await signInPeople(test);
  const act = async (path: string, body: unknown) => {
    const response = await people.clients.admin.json("POST", path, body);
    return { status: response.status, body: await response.json() };
  };
  const acts = async () => {
    const { entries } = await listAudit(test.kv, { limit: 100 });
    return entries.map(({ action, target }: AuditEntry) => `${action} ${target}`);
  };
  return { ...test, ...people, act, acts, [Symbol.asyncDispose]: test[Symbol.asyncDispose] };
}

const done = (id: string) => ({ id, isDone: true });

Deno.test("several archives are made private, moved, deleted and restored; each act is audited once", async () => {
  await using it = await withPeople();
  const { kv, ids } = it;
  const one = await it.tourOf(ids.owner);
  const two = await it.tourOf(ids.other);
  const all = [one, two];
  const before = await it.acts();
  const rounds = [
    [{ act: "make-private", ids: [one, two, one] }, "change-visibility", all],
    // One of them is the author's already.
    [{ act: "move", ids: all, email: "Author@demo.example" }, "move-tour", [two]],
    [{ act: "delete", ids: all }, "delete-tour", all],
    [{ act: "restore", ids: all }, "restore-tour", all],
  ] as const;
  let audited: string[] = [];
  for (const [body, action, changed] of rounds) {
    // The second time, as after a lost answer.
    for (let time = 0; time < 2; time++) {
      assert.deepEqual(await it.act(TOURS, body), { status: 200, body: all.map(done) });
    }
    audited = [...changed.map((id) => `${action} ${id}`).reverse(), ...audited];
    assert.deepEqual(await it.acts(), [...audited, ...before], action);
  }
  for (const id of all) {
    const found = await getTourSummary(kv, id);
    assert.deepEqual([found?.userId, found?.tour.visibility], [ids.owner, "private"]);
  }
});

Deno.test("what is refused stops none of the others, and says why", async () => {
  await using it = await withPeople();
  const { kv, ids } = it;
  const tour = await it.tourOf(ids.owner);
  const { body } = await it.act(TOURS, { act: "delete", ids: [NOBODY, tour] });
  const missing = { id: NOBODY, isDone: false, status: 404 };
  assert.deepEqual(body, [{ ...missing, reason: "Tour not found" }, done(tour)]);
  assert.equal(await hasTour(kv, tour), false);
  const block = { act: "block", ids: [ids.admin, ids.owner, ids.other], reason: "Spam" };
  const blocked = await it.act(USERS, { ...block, hidesTours: false });
  const reason = "You cannot block yourself. Ask another administrator.";
  assert.deepEqual(blocked.body, [
    { id: ids.admin, isDone: false, status: 409, reason },
    done(ids.owner),
    done(ids.other),
  ]);
  assert.deepEqual((await getUser(kv, ids.other))?.blocked?.reason, "Spam");
  const again = [ids.owner, ids.other];
  assert.deepEqual(await it.act(USERS, { act: "unblock", ids: again }), {
    status: 200,
    body: again.map(done),
  });
  assert.equal((await getUser(kv, ids.other))?.blocked, undefined);
});

Deno.test("several people are signed out; a repeated request leaves no second entry", async () => {
  await using it = await withPeople();
  const all = [it.ids.owner, it.ids.other];
  const before = (await it.acts()).length;
  for (let time = 0; time < 2; time++) {
    assert.deepEqual((await it.act(USERS, { act: "sign-out", ids: all })).body, all.map(done));
  }
  assert.equal((await it.acts()).length, before + 2);
  for (const id of all) assert.deepEqual(await listSessions(it.kv, id, new Date()), []);
});

Deno.test("a request names 1 to 100 archives, and an owner who has signed in", async () => {
  await using it = await withPeople();
  const many = Array.from({ length: 101 }, (_, n) => NOBODY.slice(0, -3) + String(100 + n));
  for (
    const [body, status] of [
      [{ act: "delete", ids: [] }, 400],
      [{ act: "delete", ids: many }, 400],
      [{ act: "delete", ids: ["x"] }, 400],
      [{ act: "erase", ids: [NOBODY] }, 400],
      [{ act: "move", ids: [NOBODY] }, 400],
      [{ act: "move", ids: [NOBODY], email: "nobody@example.org" }, 404],
      [{ act: "delete", ids: many.slice(1) }, 200],
    ] as const
  ) assert.equal((await it.act(TOURS, body)).status, status, JSON.stringify(body).slice(0, 60));
});

Deno.test("several archives come as one zip file, which names those that are gone", async () => {
  await using it = await withPeople();
  const tour = await it.tourOf(it.ids.owner, { title: "The mill", visibility: "private" });
  const of = (...ids: string[]) =>
    it.clients.admin.request(`/api/admin/tours/export?ids=${ids.join(",")}`);
  const response = await of(tour, NOBODY);
  assert.equal(response.headers.get("content-type"), "application/zip");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const texts = Object.entries(files).map(([name, bytes]) => [
    name,
    new TextDecoder().decode(bytes),
  ]);
  const [readme, [name, archive], [, missing]] = texts;
  assert.equal(readme[0], "README.txt");
  assert.equal(name, `archives/The mill ${tour.slice(-6)}.json`);
  assert.equal(JSON.parse(archive).title, "The mill");
  assert.match(missing, new RegExp(NOBODY));
  assert.equal((await of(NOBODY)).status, 404);
});
