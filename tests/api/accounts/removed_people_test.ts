/** People who lost a role in an archive do not come back by what they have or have seen. */
import assert from "node:assert/strict";
import type { ClassState } from "../../../lib/model/class/class.ts";
import type { MemberCode } from "../../../lib/model/class/member.ts";
import { checkStore } from "../../../lib/store/check/check_store.ts";
import { ask, classOf, openClass } from "../../support/people/classes.ts";
import { Client } from "../../support/people/client.ts";
import { type Person, signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

const EDITOR = "person-900@example.org";
const REVIEWER = "person-901@example.org";

type Made = { invitation: { id: string }; path?: string };

/** A private archive of the owner's with an editor, a reviewer, and a class with Ada in it. */
async function withPeople() {
  const test = await testApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  const id = await tourOf(ids.owner, { visibility: "private" });
  const at = `/api/tours/${id}`;
  const lesson = await openClass(test.app, clients.editor, id);
  const invite = (body: { role: string; email?: string }) =>
    ask<Made>(clients.owner, "POST", `${at}/invitations`, { body, status: 201 });
  return {
    ...test,
    clients,
    ids,
    at,
    lesson,
    ada: await lesson.join("Ada"),
    invite,
    invited: async () => await (await clients.owner.request(`${at}/invitations`)).json() as [],
    accept: async (who: Person, { invitation, path }: Made) => {
      const body = { tourId: id, invitationId: invitation.id, secret: path?.split("/").at(-1) };
      return (await clients[who].json("POST", "/api/invitations/accept", body)).status;
    },
    offer: (email?: string) =>
      ask<{ path: string }>(clients.owner, "POST", `${at}/transfer`, {
        body: { email },
        status: 201,
      }),
    take: async (who: Person, { path }: { path: string }) => {
      const body = { tourId: id, secret: path.split("/").at(-1) };
      return (await clients[who].json("POST", "/api/transfers/accept", body)).status;
    },
    remove: (who: "editor" | "reviewer") =>
      ask(clients.owner, "DELETE", `${at}/people/${ids[who]}`, { status: 204 }),
    sees: async (who: Person) => (await clients[who].request(at)).status === 200,
    joins: async (body: { code: string; nickname?: string }) =>
      (await new Client(test.app).json("POST", "/api/class/join", body)).status === 200,
    state: () => ask<ClassState>(clients.owner, "GET", lesson.at),
  };
}

Deno.test("a removed co-author does not come back by a link, an invitation or an offer; invitations of other people stay", async () => {
  await using it = await withPeople();
  const [link, lesser] = [
    await it.invite({ role: "editor" }),
    await it.invite({ role: "reviewer" }),
  ];
  const own = await it.invite({ role: "editor", email: EDITOR.toUpperCase() });
  const toOther = await it.invite({ role: "editor", email: "visitor@demo.example" });
  const offer = await it.offer();
  await it.remove("editor");
  for (const made of [link, lesser, own]) assert.equal(await it.accept("editor", made), 404);
  assert.equal(await it.take("editor", offer), 404);
  assert.equal(await it.sees("editor"), false);
  assert.equal(await it.sees("reviewer"), true, "nobody else is out");
  assert.equal((await it.invited()).length, 1);
  assert.equal(await it.accept("other", toOther), 204);
  const anew = await it.invite({ role: "editor" });
  assert.equal(await it.accept("editor", anew), 204, "a new one may be for them");
  assert.deepEqual(await checkStore(it.kv), []);
});

Deno.test("an offer of the archive ends when the person it was made to is removed, and stays when another is", async () => {
  await using it = await withPeople();
  await it.offer(EDITOR);
  await it.remove("reviewer");
  const standing = async () =>
    (await (await it.clients.owner.request(`${it.at}/transfer`)).json()).offer;
  assert.notEqual(await standing(), null);
  await it.remove("editor");
  assert.equal(await standing(), null);
});

Deno.test("an editor who became a reviewer is no editor again by a link or an invitation from before", async () => {
  await using it = await withPeople();
  const [link, own] = [
    await it.invite({ role: "editor" }),
    await it.invite({ role: "editor", email: EDITOR }),
  ];
  const lesser = await it.invite({ role: "reviewer" });
  const path = `${it.at}/people/${it.ids.editor}`;
  await ask(it.clients.owner, "PUT", path, { body: { role: "reviewer" }, status: 204 });
  for (const made of [link, own]) assert.equal(await it.accept("editor", made), 404);
  const { role } = await ask<{ role: string }>(it.clients.editor, "GET", `${it.at}/people`);
  assert.equal(role, "reviewer");
  assert.equal(await it.accept("other", lesser), 204, "a link for reviewers stands");
  assert.equal(await it.joins({ code: it.lesson.code, nickname: "Eve" }), false);
});

Deno.test("an editor who was removed is no pupil by the codes that they have seen; pupils stay in", async () => {
  await using it = await withPeople();
  const [{ id }] = (await it.state()).members;
  const lost = await it.lesson.join("Bea");
  const [, bea] = (await it.state()).members;
  const { code } = await ask<MemberCode>(
    it.clients.editor,
    "POST",
    `${it.lesson.at}/members/${bea.id}/code`,
  );
  await it.remove("editor");
  assert.equal(await it.joins({ code: it.lesson.code, nickname: "Eve" }), false);
  assert.equal(await it.joins({ code }), false);
  await classOf(lost, 401);
  assert.equal((await classOf(it.ada)).me.id, id);
  const { code: next } = await it.state();
  assert.equal(await it.joins({ code: next!, nickname: "Cai" }), true);
  assert.deepEqual(await checkStore(it.kv), []);
});

Deno.test("a reviewer, who sees no code, is removed without new codes; a new owner has new ones", async () => {
  await using it = await withPeople();
  await it.remove("reviewer");
  assert.equal((await it.state()).code, it.lesson.code);
  assert.equal(await it.take("other", await it.offer()), 204);
  assert.equal(await it.joins({ code: it.lesson.code, nickname: "Eve" }), false);
  const own = () => ask<ClassState>(it.clients.other, "GET", it.lesson.at);
  const { code } = await own();
  await ask(it.clients.admin, "PUT", `${it.at}/owner`, { body: { email: REVIEWER }, status: 204 });
  assert.equal(await it.joins({ code: code!, nickname: "Eve" }), false);
});
