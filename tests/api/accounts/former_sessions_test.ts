/** Sessions whose people are something else by now, at each route. */
import assert from "node:assert/strict";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { blockUser } from "../../../lib/store/closing/account_block.ts";
import {
  beginAccountRemoval,
  finishAccountRemoval,
} from "../../../lib/store/closing/account_removal.ts";
import { createSession, endAllSessions } from "../../../lib/store/accounts/sessions.ts";
import { demoteUser, saveIdentity, setRole } from "../../../lib/store/accounts/users.ts";
import { Client } from "../../support/people/client.ts";
import { identityOf } from "../../support/data/full_account.ts";
import { ROUTES } from "../../../routes/table/routes.ts";
import type { CoAuthorRole } from "../../../lib/model/people/tour_role.ts";
import { removeCoAuthor } from "../../../lib/store/ownership/role_changes.ts";
import { getTourSummary, hasTour } from "../../../lib/store/tours/tours.ts";
import { makersIn, type Person } from "../../support/people/people.ts";
import { shareWith } from "../../support/people/share_with.ts";
import { testApp } from "../../support/servers/server.ts";
import { EXPECTED } from "../../support/people/access_table.ts";
import { send, thingsAt, urlOf } from "../../support/people/access_things.ts";

const PASSWORD = "a password of enough letters";

/** What becomes of a user who has a session; `client` sends its cookie, `id` is the thing's. */
type Change = (
  kv: Deno.Kv,
  of: { userId: string; adminId: string; client: Client; id: string },
) => Promise<unknown>;

const promote: Change = (_kv, { userId, client }) =>
  client.json("POST", "/api/admin/promote", { userId, adminPassword: PASSWORD });

const makeAdmin: Change = (kv, { userId }) =>
  setRole(kv, userId, "admin", { actor: userId, now: new Date() });

/** Makes a co-author of the user, if the thing is a tour. */
const makeCoAuthor = (role: CoAuthorRole): Change => async (kv, { userId, id }) => {
  if (await hasTour(kv, id)) await shareWith(kv, id, { [role]: userId });
};

const endRole: Change = async (kv, { userId, id }) => {
  const tour = await getTourSummary(kv, id);
  if (!tour) return;
  const by = { id: tour.userId, isAdmin: false };
  await removeCoAuthor(kv, id, { userId, by, now: new Date() });
};

/**
 * Sessions that are worth something else by now: as whom they are answered. `changes` come after
 * the session has begun; `keepsCookie`: what the browser was sent meanwhile is not taken.
 */
const FORMER: Record<string, { as: Person; changes: Change[]; keepsCookie?: boolean }> = {
  "an account that is blocked": {
    as: "anonymous",
    changes: [(kv, { userId, adminId }) => {
      const block = { reason: "Spam", hidesTours: false };
      return blockUser(kv, userId, { actor: adminId, now: new Date(), ...block });
    }],
  },
  "an account that was deleted": {
    as: "anonymous",
    changes: [async (kv, { userId }) => {
      const plan = { otherwise: { fate: "leave" }, exceptions: {}, keepsName: true } as const;
      await beginAccountRemoval(kv, userId, plan, new Date());
      await finishAccountRemoval(kv, userId, () => Promise.resolve(), new Date());
    }],
  },
  "a session from before a promotion": {
    as: "anonymous",
    changes: [promote],
    keepsCookie: true,
  },
  "a session that was ended by an administrator": {
    as: "anonymous",
    changes: [(kv, { userId }) => endAllSessions(kv, userId)],
  },
  "an administrator who was promoted just now": { as: "admin", changes: [promote] },
  "an editor who was a reviewer": {
    as: "editor",
    changes: [makeCoAuthor("reviewer"), makeCoAuthor("editor")],
  },
  "a former editor": { as: "other", changes: [makeCoAuthor("editor"), endRole] },
  "a former administrator": {
    as: "other",
    changes: [
      makeAdmin,
      (kv, { userId, adminId }) => demoteUser(kv, userId, { actor: adminId, now: new Date() }),
    ],
  },
};

for (const [method, path] of ROUTES) {
  const route = `${method} ${path}`;
  Deno.test(`${route} answers a session by what its user is now`, async () => {
    const expected = EXPECTED[route];
    await using test = await testApp({ settings: { ADMIN_PASSWORD: PASSWORD } });
    const { kv } = test;
    const { thingOf, isTour } = thingsAt(path, kv);
    let people = 0;
    const userOf = async (email?: string) => {
      const identity = identityOf(++people);
      const person = { ...identity, email: email ?? identity.email };
      return (await saveIdentity(kv, person, new Date())).id;
    };
    // To whom the table has tours moved.
    const adminId = await userOf("admin@demo.example");
    await setRole(kv, adminId, "admin", { actor: adminId, now: new Date() });
    const stranger = await userOf();
    for (const [what, { as, changes, keepsCookie }] of Object.entries(FORMER)) {
      const variants: TourInput["visibility"][] = expected.hidden
        ? ["public", "private"]
        : ["public"];
      for (const visibility of variants) {
        const userId = await userOf();
        const client = new Client(test.app);
        const value = await createSession(kv, userId, new Date());
        const cookie = { name: "session", value, path: "/" };
        client.cookies = [cookie];
        assert.equal((await client.request("/api/auth/user")).status, 200);
        // What was one's own is the hardest to be kept from.
        const of = as === "anonymous" ? userId : stranger;
        const id = isTour ? await makersIn(kv).tourOf(of, { visibility }) : await thingOf(of);
        for (const change of changes) await change(kv, { userId, adminId, client, id });
        if (keepsCookie) client.cookies = [cookie];
        const wanted = visibility === "private" ? expected.hidden! : expected.own;
        const { status } = await send(client, method, await urlOf(path, id, kv), expected);
        assert.equal(status, wanted[as], `${what}, ${visibility}`);
      }
    }
  });
}
