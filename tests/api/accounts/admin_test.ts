import assert from "node:assert/strict";
import { promote as promoteUser } from "../../../lib/auth/promotion.ts";
import type { Problem } from "../../../lib/model/web/problem.ts";
import { saveIdentity } from "../../../lib/store/accounts/users.ts";
import { writeAudit } from "../../../lib/store/accounts/audit.ts";
import { Client } from "../../support/people/client.ts";
import { signInPeople } from "../../support/people/people.ts";
import { makeTour } from "../../support/data/tours.ts";
import { testApp } from "../../support/servers/server.ts";

const ADMIN_PASSWORD = "correct horse battery";
const MINUTE = 60 * 1000;

async function adminApp(settings: Record<string, string> = { ADMIN_PASSWORD }) {
  let ahead = 0;
  const test = await testApp({ settings, now: () => new Date(Date.now() + ahead) });
  return Object.assign(test, { moveOn: (ms: number) => ahead += ms });
}

async function signedIn(app: Client["app"], login: string) {
  const client = new Client(app);
  await client.login(login);
  const { id } = await (await client.request("/api/auth/user")).json();
  const promote = (adminPassword: string, userId = id) =>
    client.json("POST", "/api/admin/promote", { userId, adminPassword });
  const isAdmin = async () => (await (await client.request("/api/admin/status")).json()).isAdmin;
  return { client, id, promote, isAdmin };
}

Deno.test("the password makes the user who enters it an administrator, and the log says so", async () => {
  await using test = await adminApp();
  const { client, id, promote, isAdmin } = await signedIn(test.app, "admin");
  assert.equal(await isAdmin(), false);
  const response = await promote(ADMIN_PASSWORD);
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { isAdmin: true });
  assert.equal(await isAdmin(), true);
  const [entry, ...rest] = await (await client.request("/api/admin/audit")).json();
  assert.deepEqual(rest, []);
  assert.equal(entry.action, "promote");
  assert.deepEqual([entry.actor, entry.target], [id, id]);
});

Deno.test("a session of before a promotion opens nothing after it, on no device", async () => {
  await using test = await adminApp();
  const one = await signedIn(test.app, "admin");
  const other = await signedIn(test.app, "admin");
  const stolen = new Client(test.app);
  stolen.cookies = structuredClone(one.client.cookies);
  assert.equal((await one.promote("wrong")).status, 403);
  assert.equal((await stolen.request("/api/auth/user")).status, 200);
  assert.equal((await one.promote(ADMIN_PASSWORD)).status, 200);
  for (const client of [stolen, other.client]) {
    assert.equal((await client.request("/api/auth/user")).status, 401);
  }
  assert.equal(await one.isAdmin(), true);
});

Deno.test("a role outlives the sessions, and the next sign-in", async () => {
  await using test = await adminApp();
  const first = await signedIn(test.app, "admin");
  await first.promote(ADMIN_PASSWORD);
  await first.client.request("/api/auth/logout-everywhere", { method: "POST" });
  assert.equal(await (await signedIn(test.app, "admin")).isAdmin(), true);
});

Deno.test("nobody is promoted by a wrong password, for another, or without a password of the host's", async () => {
  await using test = await adminApp();
  const [one, two] = [await signedIn(test.app, "admin"), await signedIn(test.app, "visitor")];
  for (const password of ["", "wrong", ADMIN_PASSWORD.slice(1), `${ADMIN_PASSWORD} `]) {
    const response = await one.promote(password);
    assert.equal(response.status, 403);
    assert.equal((await response.json()).detail, "Check the password.");
  }
  assert.equal((await two.promote(ADMIN_PASSWORD, one.id)).status, 403);
  assert.deepEqual([await one.isAdmin(), await two.isAdmin()], [false, false]);
  await using unset = await adminApp({});
  const three = await signedIn(unset.app, "admin");
  for (const password of ["", "undefined", ADMIN_PASSWORD]) {
    const response = await three.promote(password);
    assert.equal(response.status, 403);
    assert.match((await response.json()).detail, /hasn’t set ADMIN_PASSWORD/);
  }
  const status = await (await three.client.request("/api/admin/status")).json();
  assert.deepEqual(status, { isAdmin: false, canPromote: false });
});

Deno.test("after five tries there is a wait, also for the right password, and then an end to it", async () => {
  await using test = await adminApp();
  const { promote, isAdmin } = await signedIn(test.app, "admin");
  for (let i = 0; i < 5; i++) assert.equal((await promote("wrong")).status, 403);
  const refused = await promote(ADMIN_PASSWORD);
  assert.equal(refused.status, 429);
  assert.equal(refused.headers.get("content-type"), "application/problem+json");
  const seconds = Number(refused.headers.get("retry-after"));
  assert.ok(seconds > 14 * 60 && seconds <= 15 * 60, `${seconds} s`);
  assert.equal(await isAdmin(), false);
  test.moveOn(15 * MINUTE + 1);
  assert.equal((await promote(ADMIN_PASSWORD)).status, 200);
});

Deno.test("wrong passwords of some make nobody else wait", async () => {
  await using test = await adminApp();
  const people = await Promise.all(
    ["author", "visitor"].map((login) => signedIn(test.app, login)),
  );
  for (const { promote } of people) {
    for (let i = 0; i < 6; i++) await promote("wrong");
    assert.equal((await promote("wrong")).status, 429);
  }
  const { promote } = await signedIn(test.app, "admin");
  assert.equal((await promote(ADMIN_PASSWORD)).status, 200);
});

Deno.test("after twenty tries from one address others there have one each, and those elsewhere all of theirs", async () => {
  await using test = await adminApp();
  const now = new Date();
  const attempt = async (n: number, given: string, address: string) => {
    const identity = { iss: "https://id.example", sub: String(n), email: `${n}@example.org` };
    const user = await saveIdentity(
      test.kv,
      { ...identity, emailVerified: true, displayName: `User ${n}` },
      now,
    );
    try {
      await promoteUser(test.kv, user, ADMIN_PASSWORD, { given, now, address });
      return 200;
    } catch (error) {
      return (error as Problem).status;
    }
  };
  for (let user = 0; user < 4; user++) {
    for (let i = 0; i < 5; i++) assert.equal(await attempt(user, "wrong", "192.0.2.1"), 403);
  }
  assert.equal(await attempt(4, "wrong", "192.0.2.1"), 403, "the first is taken");
  assert.equal(await attempt(4, ADMIN_PASSWORD, "192.0.2.1"), 429);
  assert.equal(
    await attempt(5, ADMIN_PASSWORD, "192.0.2.1"),
    200,
    "nobody is locked out by others",
  );
  assert.equal(await attempt(6, "wrong", "192.0.2.2"), 403);
  assert.equal(await attempt(6, ADMIN_PASSWORD, "192.0.2.2"), 200);
});

Deno.test("many tries at once are no more than five", async () => {
  await using test = await adminApp();
  const { promote } = await signedIn(test.app, "admin");
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => {
    return (await promote("wrong")).status;
  }));
  const count = (status: number) => statuses.filter((one) => one === status).length;
  assert.deepEqual([count(403), count(429)], [5, 15]);
});

Deno.test("an administrator's change and deletion of another's archive are written down, an owner's are not", async () => {
  await using test = await adminApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  const [one, two] = [await tourOf(ids.owner), await tourOf(ids.owner)];
  for (const [client, id] of [[clients.owner, one], [clients.admin, two]] as const) {
    assert.equal((await client.json("PUT", `/api/tours/${id}`, makeTour())).status, 200);
  }
  assert.equal(
    (await clients.owner.request(`/api/tours/${one}`, { method: "DELETE" })).status,
    204,
  );
  assert.equal(
    (await clients.admin.request(`/api/tours/${two}`, { method: "DELETE" })).status,
    204,
  );
  assert.equal((await clients.admin.request(`/api/tours/${two}`)).status, 404);
  const entries = await (await clients.admin.request("/api/admin/audit")).json();
  const acts = entries.map(({ actor, action, target }: Record<string, string>) => [
    actor,
    action,
    target,
  ]).filter(([, action]: string[]) => action.endsWith("-tour"));
  assert.deepEqual(acts, [[ids.admin, "delete-tour", two], [ids.admin, "update-tour", two]]);
});

Deno.test("an administrator reads the whole audit log page by page, and gets back to the newest acts", async () => {
  await using test = await adminApp();
  const { clients, ids } = await signInPeople(test);
  const targets = Array.from({ length: 120 }, (_, n) => `01BX5ZZKBKACTAV9WEVGEM${1000 + n}`);
  for (const [n, target] of targets.entries()) {
    const now = new Date(Date.now() + 60_000 + n * 1000);
    await writeAudit(test.kv, { actor: ids.admin, action: "update-tour", target }, now);
  }
  const found: string[] = [];
  const pages: string[] = [];
  let path: string | undefined = "/admin/audit";
  while (path) {
    pages.push(path);
    const html: string = await (await clients.admin.request(path)).text();
    found.push(...Array.from(html.matchAll(/<cite title="([^"]+)"/g), ([, target]) => target));
    assert.equal(html.includes("Back to the latest"), path !== "/admin/audit");
    path = html.match(/href="(\/admin\/audit\?[^"]+)" rel="next"/)?.[1].replaceAll("&amp;", "&");
    assert.ok(pages.length < 5);
  }
  assert.deepEqual(found.slice(0, 120), targets.toReversed());
  assert.equal(new Set(found).size, found.length, "no act is shown twice");
});

Deno.test("a cursor that no page of the audit log gave is refused", async () => {
  await using test = await adminApp();
  const { clients } = await signInPeople(test);
  assert.equal((await clients.admin.request("/admin/audit?cursor=x")).status, 400);
});

Deno.test("a link to a page beyond the end of the audit log says so, and leads back to the newest", async () => {
  await using test = await adminApp();
  const { clients } = await signInPeople(test);
  const path = `/admin/audit?cursor=${"0".repeat(26)}`;
  const page = await clients.admin.request(path);
  assert.equal(page.status, 200);
  const html = await page.text();
  assert.match(html, /There are no older entries\./);
  assert.match(html, /Back to the latest/);
  assert.doesNotMatch(html, /Nothing has happened/);
});
