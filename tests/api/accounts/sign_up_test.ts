import assert from "node:assert/strict";
import type { JWTPayload } from "jose";
import type { SignUpInvitation } from "../../../lib/model/account/sign_up.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { saveIdentity, setRole } from "../../../lib/store/accounts/users.ts";
import { createSession } from "../../../lib/store/accounts/sessions.ts";
import { invite } from "../../../lib/store/people/invitations.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { identityOf } from "../../support/data/full_account.ts";
import { makeTour } from "../../support/data/tours.ts";
import { Client } from "../../support/people/client.ts";
import { testIssuer } from "../../support/servers/issuer.ts";
import { testApp } from "../../support/servers/server.ts";

const DAY = 24 * 3600 * 1000;
const INVITATIONS = "/api/admin/invitations";

/**
 * A site for invited people, which trusts an issuer of the test's own. `comes` signs somebody in
 * for the first time by the pages, and `calls` by an identity token: both say whether they may.
 */
async function invitedSite(settings: Record<string, string> = {}) {
  const issuer = await testIssuer();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const test = await testApp({
    settings: { SIGN_UP: "invited", ...issuer.settings, ...settings },
    now,
  });
  const { id } = await saveIdentity(test.kv, identityOf(1), now());
  await setRole(test.kv, id, "admin", { actor: id, now: now() });
  const admin = new Client(test.app);
  const value = await createSession(test.kv, id, now());
  admin.cookies = [{ name: "session", value, path: "/" }];
  const signed = (claims: JWTPayload) => {
    const iat = Math.floor(now().getTime() / 1000);
    return issuer.sign({ iat, exp: iat + 3600, sub: claims.email as string, ...claims });
  };
  // The code of each sign-in is its nonce.
  const tokens = new Map<string, string>();
  issuer.answer = (form) => ({
    body: {
      access_token: "an-access-token",
      token_type: "Bearer",
      id_token: tokens.get(form.get("code")!),
    },
  });
  const comes = async (claims: JWTPayload, next = "/") => {
    const client = new Client(test.app);
    const begun = await client.request(`/api/login?next=${encodeURIComponent(next)}`);
    const query = new URL(begun.headers.get("location")!).searchParams;
    const [state, nonce] = [query.get("state")!, query.get("nonce")!];
    tokens.set(nonce, await signed({ nonce, ...claims }));
    const answer = new URLSearchParams({ code: nonce, state, iss: issuer.issuer });
    const { headers } = await client.request(`/api/callback?${answer}`);
    const isIn = (await client.request("/api/auth/user")).status === 200;
    const wanted = isIn ? next : `/sign-in-failed?${new URLSearchParams({
      reason: "not-invited",
      next,
    })}`;
    assert.equal(headers.get("location"), wanted);
    return isIn;
  };
  const calls = async (claims: JWTPayload) => {
    const authorization = `Bearer ${await signed(claims)}`;
    const { status } = await test.app.request("/api/auth/user", { headers: { authorization } });
    assert.ok([200, 403].includes(status), `${status}`);
    return status === 200;
  };
  const invites = async (...addresses: string[]) =>
    await (await admin.json("POST", INVITATIONS, { addresses })).json();
  const list = async (): Promise<SignUpInvitation[]> =>
    await (await admin.request(INVITATIONS)).json();
  return {
    ...test,
    id,
    admin,
    comes,
    calls,
    invites,
    list,
    pass: (ms: number) => ahead += ms,
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await issuer[Symbol.asyncDispose]();
    },
  };
}

Deno.test("where newcomers need an invitation, nobody else gets an account, and those with one are never locked out", async () => {
  await using it = await invitedSite();
  assert.equal(await it.comes({ email: "vera@example.org" }), false);
  assert.equal(await it.calls({ email: "vera@example.org" }), false);
  const failed = await it.app.request("/sign-in-failed?reason=not-invited&next=/");
  assert.match(await failed.text(), /Only people with an invitation can sign in here/);
  assert.deepEqual(await it.invites("Vera@Example.org"), [
    { address: "vera@example.org", state: "invited" },
  ]);
  assert.equal(await it.calls({ email: "vera@example.org", email_verified: false }), false);
  assert.equal(await it.calls({ email: "ann@example.org" }), false);
  assert.equal(await it.comes({ email: "vera@example.org" }), true);
  assert.deepEqual(await it.list(), [], "what is used is gone");
  // With another address by now, and by a token.
  assert.equal(await it.calls({ sub: "vera@example.org", email: "v@elsewhere.example" }), true);
  assert.equal(await it.comes({ sub: "vera@example.org", email: "v@elsewhere.example" }), true);
});

Deno.test("an open site asks nobody for an invitation", async () => {
  await using it = await invitedSite({ SIGN_UP: "open" });
  assert.equal(await it.comes({ email: "vera@example.org" }), true);
});

Deno.test("everybody of an invited domain comes in, but of none that only looks like it, until it is taken back", async () => {
  await using it = await invitedSite();
  const given = ["@School.example", "no address", "@nodot", identityOf(1).email];
  assert.deepEqual((await it.invites(...given)).map(({ state }: { state: string }) => state), [
    "invited",
    "no-address",
    "no-address",
    "has-account",
  ]);
  assert.deepEqual(await it.invites("@school.example"), [
    { address: "@school.example", state: "invited-before" },
  ]);
  assert.equal(await it.calls({ email: "ann@school.example" }), true);
  assert.equal(await it.comes({ email: "Ben@SCHOOL.example" }), true);
  for (const domain of ["my.school.example", "school.example.org", "xschool.example"]) {
    assert.equal(await it.calls({ email: `cy@${domain}` }), false, domain);
  }
  const [{ id, name, came }] = await it.list();
  const page = await (await it.admin.request("/admin/invitations")).text();
  assert.match(page, /Newcomers can sign in here only with an invitation/);
  assert.match(page, /@school\.example<\/th>/);
  assert.deepEqual([name, came], ["@school.example", 2]);
  const path = `${INVITATIONS}/${id}`;
  assert.equal((await it.admin.request(path, { method: "DELETE" })).status, 204);
  assert.equal(await it.calls({ email: "dee@school.example" }), false);
  assert.equal(await it.calls({ email: "ann@school.example" }), true, "she has an account");
});

Deno.test("a link lets as many in as it says, at once, and ends", async () => {
  await using it = await invitedSite();
  const make = async (limits: unknown) =>
    (await (await it.admin.json("POST", `${INVITATIONS}/links`, limits)).json()).path;
  const path = await make({ days: 7, uses: 2 });
  assert.match(await (await it.app.request(path)).text(), /You are invited/);
  assert.equal(await it.comes({ email: "a@example.org" }, path.slice(0, -1) + "x"), false);
  const came = await Promise.all(
    ["a", "b", "c"].map((name) => it.comes({ email: `${name}@example.org` }, path)),
  );
  assert.equal(came.filter(Boolean).length, 2);
  assert.equal((await it.app.request(path)).status, 404);
  const other = await make({ days: 1, uses: 1 });
  it.pass(DAY + 1);
  assert.equal(await it.comes({ email: "d@example.org" }, other), false);
  for (const limits of [{ days: 0, uses: 1 }, { days: 91, uses: 1 }, { days: 1, uses: 1001 }]) {
    assert.equal((await it.admin.json("POST", `${INVITATIONS}/links`, limits)).status, 400);
  }
});

Deno.test("an invitation to work on an archive lets its person in, too", async () => {
  await using it = await invitedSite();
  const by = { id: it.id, isAdmin: true };
  const { id } = await createTour(it.kv, makeTour(), { userId: it.id });
  const now = new Date();
  await invite(it.kv, id, { role: "editor", email: "vera@example.org", by, now });
  assert.equal(await it.calls({ email: "vera@example.org", email_verified: false }), false);
  assert.equal(await it.comes({ email: "vera@example.org" }), true);
  const { secret } = await invite(it.kv, id, { role: "editor", by, now });
  assert.equal(await it.comes({ email: "ann@example.org" }, `/invitation/${secret}`), true);
  // No more come in by it than may accept it.
  for (let n = 1; n < 30; n++) {
    assert.ok(await it.comes({ email: `person-${n}@school.example` }, `/invitation/${secret}`));
  }
  assert.equal(await it.comes({ email: "late@example.org" }, `/invitation/${secret}`), false);
});

Deno.test("the first administrator comes in by the page of the setup, and nobody after", async () => {
  const password = { ADMIN_PASSWORD: "a password of enough letters" };
  await using later = await invitedSite(password);
  assert.equal(await later.comes({ email: "ada@example.org" }, "/admin-setup"), false);
  await later.kv.delete(["users", later.id]);
  assert.equal(await later.comes({ email: "ada@example.org" }), false);
  assert.equal(await later.comes({ email: "ada@example.org" }, "/admin-setup"), true);
  await using without = await invitedSite();
  await without.kv.delete(["users", without.id]);
  assert.equal(await without.comes({ email: "ada@example.org" }, "/admin-setup"), false);
});

Deno.test("200 addresses are invited at once, listed by pages, and found", async () => {
  await using it = await invitedSite();
  const many = Array.from({ length: 201 }, (_, n) => `pupil-${n}@school.example`);
  assert.equal((await it.admin.json("POST", INVITATIONS, { addresses: many })).status, 400);
  assert.equal((await it.invites(...many.slice(1))).length, 200);
  const page = await it.admin.request(`${INVITATIONS}?limit=50&q=pupil`);
  assert.equal((await page.json()).length, 50);
  assert.match(page.headers.get("link")!, /rel="next"/);
  const found = await (await it.admin.request(`${INVITATIONS}?q=pupil-77`)).json();
  assert.deepEqual(found.map(({ name }: SignUpInvitation) => name), ["pupil-77@school.example"]);
  const gone = await it.admin.request(`${INVITATIONS}/${NOBODY}`, { method: "DELETE" });
  assert.equal(gone.status, 204);
  it.pass(90 * DAY + 1);
  assert.equal(await it.calls({ email: "pupil-77@school.example" }), false);
});
