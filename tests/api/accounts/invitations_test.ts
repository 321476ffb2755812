/** Invitations to work on an archive, by link and by address. */
import assert from "node:assert/strict";
import { MAX_INVITATIONS } from "../../../lib/model/people/invitation.ts";
import { saveIdentity } from "../../../lib/store/accounts/users.ts";
import { createSession } from "../../../lib/store/accounts/sessions.ts";
import { OFFER_MS } from "../../../lib/store/offers/offer_record.ts";
import { Client } from "../../support/people/client.ts";
import { identityOf } from "../../support/data/full_account.ts";
import { makersIn, type Person, signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { everything } from "../../support/store/store.ts";

const VISITOR = "visitor@demo.example";

/** A private archive of the owner's without other people; "other" has the address `VISITOR`. */
async function withArchive() {
  let ahead = 0;
  const test = await testApp({ now: () => new Date(Date.now() + ahead) });
  const { clients, ids } = await signInPeople(test);
  const over = { title: "The mill", visibility: "private" } as const;
  const id = await makersIn(test.kv).tourOf(ids.owner, over);
  const at = `/api/tours/${id}`;
  const invite = async (body: Record<string, string>, by: Person = "owner") => {
    const response = await clients[by].json("POST", `${at}/invitations`, body);
    return { status: response.status, ...await response.json() };
  };
  const answer = async (who: Person, kind: "accept" | "decline", invited: Made) => {
    const { invitation, path } = invited;
    const body = { tourId: id, invitationId: invitation.id, secret: path?.split("/").at(-1) };
    return (await clients[who].json("POST", `/api/invitations/${kind}`, body)).status;
  };
  const sees = async (who: Person) => (await clients[who].request(at)).status === 200;
  const list = async () => await (await clients.owner.request(`${at}/invitations`)).json();
  const textOf = async (who: Person, path: string) =>
    await (await clients[who].request(path)).text();
  const later = (ms: number) => void (ahead += ms);
  return { ...test, clients, ids, id, at, invite, answer, sees, list, textOf, later };
}

type Made = { invitation: { id: string }; path?: string };

Deno.test("a link gives its role to those who accept it, is counted, and can be taken back", async () => {
  await using it = await withArchive();
  const made = await it.invite({ role: "editor" });
  assert.equal(made.status, 201);
  const secret = made.path.split("/").at(-1);
  const stored = Deno.inspect(await everything(it.kv), { depth: 9, iterableLimit: 1e6 });
  assert.ok(!stored.includes(secret), "the store has the hash alone");
  assert.match(await it.textOf("anonymous", made.path), /Sign in to accept or decline/);
  assert.match(await it.textOf("other", made.path), /invites you to work on/);
  assert.match(await it.textOf("owner", made.path), /This is your invitation/);
  assert.equal(await it.answer("other", "accept", { ...made, path: undefined }), 404);
  assert.equal(await it.sees("other"), false);
  for (let again = 0; again < 2; again++) {
    assert.equal(await it.answer("other", "accept", made), 204, "an answer may be lost");
  }
  assert.equal(await it.sees("other"), true);
  assert.match(await it.textOf("other", "/profile"), /The mill[^]*Editor/);
  assert.deepEqual((await it.list()).map((one: { accepted: number }) => one.accepted), [1]);
  const path = `${it.at}/invitations/${made.invitation.id}`;
  assert.equal((await it.clients.owner.request(path, { method: "DELETE" })).status, 204);
  assert.equal(await it.answer("reviewer", "accept", made), 404);
  assert.match(await it.textOf("reviewer", made.path), /This invitation has ended/);
  assert.equal(await it.sees("other"), true, "who has accepted stays");
});

Deno.test("an invitation to an address is for the person who has it, in their profile", async () => {
  await using it = await withArchive();
  const made = await it.invite({ role: "reviewer", email: VISITOR.toUpperCase() });
  assert.deepEqual([made.status, made.path], [201, undefined]);
  const none = await it.invite({ role: "reviewer", email: "nobody@example.org" });
  assert.deepEqual(Object.keys(none), Object.keys(made), "nothing says who has an account");
  assert.equal(await it.answer("editor", "accept", made), 404);
  assert.match(await it.textOf("other", "/profile"), /invites you to work on/);
  assert.doesNotMatch(await it.textOf("editor", "/profile"), /invites you to work on/);
  // A second one takes the place of the first.
  const again = await it.invite({ role: "editor", email: VISITOR });
  assert.equal(await it.answer("other", "accept", made), 404);
  assert.equal(await it.answer("other", "accept", again), 204);
  assert.doesNotMatch(await it.textOf("other", "/profile"), /invites you to work on/);
  const people = await (await it.clients.other.request(`${it.at}/people`)).json();
  assert.equal(people.role, "editor");
  const own = await it.invite({ role: "editor", email: "author@demo.example" });
  assert.equal(own.status, 400);
});

Deno.test("who declines is not asked again; a link that is declined is for others", async () => {
  await using it = await withArchive();
  const toOther = await it.invite({ role: "editor", email: VISITOR });
  assert.equal(await it.answer("other", "decline", toOther), 204);
  assert.equal(await it.answer("other", "accept", toOther), 404);
  const link = await it.invite({ role: "editor" });
  assert.equal(await it.answer("other", "decline", link), 204);
  assert.equal(await it.answer("editor", "accept", link), 204);
  assert.deepEqual([await it.sees("other"), await it.sees("editor")], [false, true]);
});

Deno.test("a lesser role takes nothing from an editor, and a greater one is added to a reviewer's", async () => {
  await using it = await withArchive();
  const roleOf = async () =>
    (await (await it.clients.other.request(`${it.at}/people`)).json()).role;
  await it.answer("other", "accept", await it.invite({ role: "reviewer" }));
  assert.equal(await roleOf(), "reviewer");
  await it.answer("other", "accept", await it.invite({ role: "editor" }));
  assert.equal(await roleOf(), "editor");
  await it.answer("other", "accept", await it.invite({ role: "reviewer" }));
  assert.equal(await roleOf(), "editor");
});

Deno.test("invitations end after 14 days, with the owner's block, and with another owner", async () => {
  await using it = await withArchive();
  const made = await it.invite({ role: "editor" });
  const block = `/api/admin/users/${it.ids.owner}`;
  const reason = { reason: "Spam", hidesTours: false };
  assert.equal((await it.clients.admin.json("POST", `${block}/block`, reason)).status, 204);
  assert.equal(await it.answer("other", "accept", made), 404);
  await it.clients.admin.request(`${block}/unblock`, { method: "POST" });
  await it.clients.owner.login("author");
  await it.clients.admin.json("PUT", `${it.at}/owner`, { email: "admin@demo.example" });
  assert.equal(await it.answer("other", "accept", made), 404);
  const next = await it.invite({ role: "editor" }, "admin");
  it.later(OFFER_MS + 1);
  assert.equal(await it.answer("other", "accept", next), 404);
  assert.equal(await it.sees("other"), false);
});

Deno.test("an archive has so many invitations, a person invites so often, and a link is accepted so often", async () => {
  await using it = await withArchive();
  const link = await it.invite({ role: "reviewer" });
  const answers: number[] = [];
  for (let n = 0; n < 31; n++) {
    const { id } = await saveIdentity(it.kv, identityOf(100 + n), new Date());
    const client = new Client(it.app);
    const value = await createSession(it.kv, id, new Date());
    client.cookies = [{ name: "session", value, path: "/" }];
    it.clients.anonymous = client;
    answers.push(await it.answer("anonymous", "accept", link));
  }
  assert.deepEqual([answers.filter((one) => one === 204).length, answers.at(-1)], [30, 413]);
  for (let n = 1; n < MAX_INVITATIONS; n++) {
    assert.equal((await it.invite({ role: "editor" })).status, 201);
  }
  assert.equal((await it.invite({ role: "editor" })).status, 413);
  let status = 413;
  for (let n = 0; n < 50 && status === 413; n++) {
    ({ status } = await it.invite({ role: "editor" }));
  }
  assert.equal(status, 429);
});
