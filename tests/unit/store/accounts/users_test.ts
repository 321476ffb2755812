import assert from "node:assert/strict";
import {
  findUserIdByEmail,
  getUser,
  type Identity,
  saveIdentity,
  setRole,
} from "../../../../lib/store/accounts/users.ts";
import { Id, NOBODY } from "../../../../lib/model/id.ts";
import { beforeCommit } from "../../../support/store/before_commit.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { allAudit } from "../builders.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const LATER = new Date("2026-06-01T12:00:00Z");

const identity = (fields: Partial<Identity> = {}): Identity => ({
  iss: "https://id.school.example",
  sub: "person-1",
  email: "petra@school.example",
  emailVerified: true,
  displayName: "Petra Person",
  ...fields,
});

Deno.test(
  "a first sign-in makes a user with the role 'user'",
  withKv(async (kv) => {
    const user = await saveIdentity(kv, identity({ photoURL: "https://img.example/p" }), NOW);
    assert.ok(Id.safeParse(user.id).success);
    assert.deepEqual(user, {
      id: user.id,
      email: "petra@school.example",
      displayName: "Petra Person",
      photoURL: "https://img.example/p",
      role: "user",
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    });
    assert.deepEqual(await getUser(kv, user.id), user);
    assert.equal(await findUserIdByEmail(kv, "Petra@School.example"), user.id);
  }),
);

Deno.test(
  "a later sign-in brings the user up to date, and keeps id, role and time of creation",
  withKv(async (kv) => {
    const first = await saveIdentity(kv, identity(), NOW);
    await setRole(kv, first.id, "admin", { actor: first.id, now: NOW });
    const email = "petra.p@school.example";
    const second = await saveIdentity(kv, identity({ email, displayName: "Petra P" }), LATER);
    const { id, createdAt } = first;
    const updatedAt = LATER.toISOString();
    const changed = { email, displayName: "Petra P", photoURL: undefined };
    assert.deepEqual(second, { id, createdAt, updatedAt, role: "admin", ...changed });
    assert.equal(await findUserIdByEmail(kv, email), id);
    assert.equal(await findUserIdByEmail(kv, first.email), null, "the old address is free");
  }),
);

Deno.test(
  "a sign-in that brings nothing new writes nothing",
  withKv(async (kv) => {
    await saveIdentity(kv, identity(), NOW);
    const before = await everything(kv);
    await saveIdentity(kv, identity(), LATER);
    assert.deepEqual(await everything(kv), before);
  }),
);

Deno.test(
  "an address that changes in its capitals alone stays the user's",
  withKv(async (kv) => {
    const { id } = await saveIdentity(kv, identity(), NOW);
    await saveIdentity(kv, identity({ email: "PETRA@school.example" }), LATER);
    assert.equal(await findUserIdByEmail(kv, "petra@school.example"), id);
  }),
);

Deno.test(
  "another account with the same address is another user, and takes nothing over",
  withKv(async (kv) => {
    const first = await saveIdentity(kv, identity(), NOW);
    await setRole(kv, first.id, "admin", { actor: first.id, now: NOW });
    for (const other of [{ sub: "person-2" }, { iss: "https://evil.example" }]) {
      const second = await saveIdentity(kv, identity(other), LATER);
      assert.notEqual(second.id, first.id);
      assert.equal(second.role, "user");
      assert.equal(second.email, first.email);
    }
    assert.equal(await findUserIdByEmail(kv, first.email), first.id);
    assert.equal((await getUser(kv, first.id))?.updatedAt, NOW.toISOString());
  }),
);

Deno.test(
  "an address that no provider verified belongs to nobody, until one does",
  withKv(async (kv) => {
    await saveIdentity(kv, identity({ sub: "squatter", emailVerified: false }), NOW);
    assert.equal(await findUserIdByEmail(kv, "petra@school.example"), null);
    const { id } = await saveIdentity(kv, identity(), NOW);
    assert.equal(await findUserIdByEmail(kv, "petra@school.example"), id);
  }),
);

Deno.test(
  "a user who moves to another's address does not take it over",
  withKv(async (kv) => {
    const owner = await saveIdentity(kv, identity(), NOW);
    await saveIdentity(kv, identity({ sub: "2", email: "two@school.example" }), NOW);
    const moved = await saveIdentity(kv, identity({ sub: "2" }), LATER);
    assert.equal(await findUserIdByEmail(kv, owner.email), owner.id);
    assert.equal(await findUserIdByEmail(kv, "two@school.example"), null);
    await saveIdentity(kv, identity({ email: "new@school.example" }), LATER);
    await saveIdentity(kv, identity({ sub: "2" }), LATER);
    assert.equal(await findUserIdByEmail(kv, owner.email), moved.id, "it is free, and taken");
  }),
);

Deno.test(
  "a user who never owned an address leaves it to its owner when moving on",
  withKv(async (kv) => {
    const owner = await saveIdentity(kv, identity(), NOW);
    await saveIdentity(kv, identity({ sub: "2" }), NOW);
    await saveIdentity(kv, identity({ sub: "2", email: "two@school.example" }), LATER);
    assert.equal(await findUserIdByEmail(kv, owner.email), owner.id);
  }),
);

Deno.test(
  "many first sign-ins at once make one user",
  withKv(async (kv) => {
    const users = await Promise.all(
      Array.from({ length: 20 }, () => saveIdentity(kv, identity(), NOW)),
    );
    assert.equal(new Set(users.map(({ id }) => id)).size, 1);
    assert.equal((await everything(kv)).length, 3);
  }),
);

Deno.test(
  "a sign-in that brings a new name does not undo a role that is given meanwhile",
  withKv(async (kv) => {
    const { id } = await saveIdentity(kv, identity(), NOW);
    const promote = () => setRole(kv, id, "admin", { actor: id, now: NOW });
    await saveIdentity(beforeCommit(kv, promote), identity({ displayName: "Petra P" }), LATER);
    const user = await getUser(kv, id);
    assert.deepEqual([user?.role, user?.displayName], ["admin", "Petra P"]);
  }),
);

Deno.test(
  "what the store returns does not contain the identity",
  withKv(async (kv) => {
    const saved = await saveIdentity(kv, identity(), NOW);
    for (
      const user of [saved, await getUser(kv, saved.id), await saveIdentity(kv, identity(), NOW)]
    ) {
      assert.ok(!/iss|sub|person-1/.test(JSON.stringify(user)));
    }
  }),
);

Deno.test(
  "a role is given together with its entry in the log, or not at all",
  withKv(async (kv) => {
    assert.equal(await setRole(kv, NOBODY, "admin", { actor: NOBODY, now: NOW }), false);
    assert.deepEqual(await allAudit(kv), []);
    const { id } = await saveIdentity(kv, identity(), NOW);
    assert.equal(await setRole(kv, id, "admin", { actor: id, now: LATER }), true);
    assert.equal((await getUser(kv, id))?.role, "admin");
    const [entry] = await allAudit(kv);
    assert.deepEqual(entry, {
      id: entry.id,
      at: LATER.toISOString(),
      actor: id,
      action: "promote",
      target: id,
    });
  }),
);
