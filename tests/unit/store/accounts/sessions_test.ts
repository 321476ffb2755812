import assert from "node:assert/strict";
import {
  createSession,
  endAllSessions,
  endOwnSession,
  endSession,
  listSessions,
  MOST_SESSION_MS,
  ownSessionId,
  readSession,
  SESSION_MS,
} from "../../../../lib/store/accounts/sessions.ts";
import { MAX_SESSIONS } from "../../../../lib/model/media/quotas.ts";
import { everything, withKv } from "../../../support/store/store.ts";
import { newSecret, sha256 } from "../../../../lib/store/kv/secret.ts";

const [ONE, TWO] = ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01BX5ZZKBKACTAV9WEVGEMMVRZ"];
const START = new Date("2026-05-04T09:30:00Z");
const HOUR = 3600 * 1000;
const after = (ms: number) => new Date(START.getTime() + ms);

Deno.test("secrets are 256 bits, and no two are alike", () => {
  const secrets = Array.from({ length: 1000 }, newSecret);
  assert.equal(new Set(secrets).size, 1000);
  for (const secret of secrets) {
    assert.equal(Uint8Array.fromBase64(secret, { alphabet: "base64url" }).length, 32);
  }
});

Deno.test(
  "a session is found by its token, and stored under the hash of it alone",
  withKv(async (kv) => {
    const token = await createSession(kv, ONE, START);
    const id = await sha256(token);
    assert.deepEqual(await readSession(kv, token, START), { id, userId: ONE, renewed: false });
    assert.equal(await readSession(kv, id, START), null, "the hash is no token");
    assert.equal(await readSession(kv, newSecret(), START), null);
    const keys = (await everything(kv)).map(({ key }) => key);
    assert.deepEqual(keys, [["sessions", id], ["sessions_by_user", ONE, id]]);
    assert.ok(!JSON.stringify(await everything(kv)).includes(token));
  }),
);

Deno.test(
  "a session that has expired opens nothing, though it is still in the store",
  withKv(async (kv) => {
    const token = await createSession(kv, ONE, START);
    assert.ok(await readSession(kv, token, after(SESSION_MS / 2 - 1)));
    assert.equal(await readSession(kv, token, after(SESSION_MS)), null);
    assert.equal((await everything(kv)).length, 2);
  }),
);

Deno.test(
  "a session that is used past half of its life lives on from then",
  withKv(async (kv) => {
    const token = await createSession(kv, ONE, START);
    const early = await readSession(kv, token, after(SESSION_MS / 2 - 1));
    assert.equal(early?.renewed, false);
    const half = await readSession(kv, token, after(SESSION_MS / 2));
    assert.equal(half?.renewed, true);
    const again = await readSession(kv, token, after(SESSION_MS / 2 + 1));
    assert.equal(again?.renewed, false, "once is enough");
    assert.ok(await readSession(kv, token, after(1.5 * SESSION_MS - 1)));
  }),
);

Deno.test(
  "a session that is used every day ends half a year after its sign-in, and is not written each day",
  withKv(async (kv) => {
    const day = 24 * 3600 * 1000;
    const token = await createSession(kv, ONE, START);
    let renewals = 0;
    for (let at = 0; at < MOST_SESSION_MS; at += day) {
      const session = await readSession(kv, token, after(at));
      assert.ok(session, `day ${at / day}`);
      if (session.renewed) renewals++;
    }
    assert.equal(await readSession(kv, token, after(MOST_SESSION_MS)), null);
    assert.ok(renewals < 15, `${renewals} renewals`);
  }),
);

Deno.test(
  "a session that began when the clock was ahead by years does not live for years",
  withKv(async (kv) => {
    const year = 365 * 24 * HOUR;
    const before = await createSession(kv, ONE, START);
    const ahead = await createSession(kv, ONE, after(3 * year));
    assert.ok(await readSession(kv, ahead, after(3 * year)), "while the clock says so");
    assert.equal(await readSession(kv, ahead, START), null);
    assert.equal((await listSessions(kv, ONE, START)).length, 1);
    assert.ok(await readSession(kv, before, after(-HOUR)), "an hour back ends nobody's session");
    const token = await createSession(kv, ONE, after(HOUR));
    assert.ok(await readSession(kv, token, START));
  }),
);

Deno.test(
  "a session that ends while it is renewed stays ended",
  withKv(async (kv) => {
    for (let round = 0; round < 20; round++) {
      const token = await createSession(kv, ONE, START);
      await Promise.all([
        readSession(kv, token, after(SESSION_MS - 1)),
        endSession(kv, token),
        readSession(kv, token, after(SESSION_MS - 1)),
      ]);
      assert.equal(await readSession(kv, token, START), null);
    }
    assert.deepEqual(await everything(kv), []);
  }),
);

Deno.test(
  "a session ends by itself, or all of a user's together, and another user's stay",
  withKv(async (kv) => {
    const tokens = await Promise.all(
      [ONE, ONE, ONE, TWO].map((id) => createSession(kv, id, START)),
    );
    const live = async () =>
      await Promise.all(tokens.map(async (token) => !!await readSession(kv, token, START)));
    await endSession(kv, tokens[0]);
    assert.deepEqual(await live(), [false, true, true, true]);
    assert.equal(await endAllSessions(kv, ONE), 2);
    assert.deepEqual(await live(), [false, false, false, true]);
    assert.equal((await everything(kv)).length, 2);
    await endSession(kv, newSecret());
  }),
);

Deno.test(
  "a user sees each session by its device, the newest first, and ends one or all others",
  withKv(async (kv) => {
    const phone = await createSession(kv, ONE, START, "Safari on iOS");
    const desk = await createSession(kv, ONE, after(HOUR));
    const school = await createSession(kv, ONE, after(2 * HOUR), "Firefox on Windows");
    await createSession(kv, TWO, START, "Chrome on Android");
    const seen = async () =>
      (await listSessions(kv, ONE, after(3 * HOUR))).map(({ device, createdAt }) => {
        return [device, createdAt - START.getTime()];
      });
    assert.deepEqual(await seen(), [
      ["Firefox on Windows", 2 * HOUR],
      [undefined, HOUR],
      ["Safari on iOS", 0],
    ]);
    await endOwnSession(kv, TWO, ownSessionId(await sha256(school)));
    await endOwnSession(kv, ONE, ownSessionId(await sha256(newSecret())));
    assert.equal((await seen()).length, 3, "it is not theirs to end");
    await endOwnSession(kv, ONE, ownSessionId(await sha256(school)));
    assert.equal(await readSession(kv, school, START), null);
    assert.equal(await endAllSessions(kv, ONE, await sha256(desk)), 1);
    assert.equal(await readSession(kv, phone, START), null);
    assert.ok(await readSession(kv, desk, START));
    assert.equal((await listSessions(kv, TWO, START)).length, 1);
  }),
);

Deno.test(
  "a list of sessions leaves out what has expired, also where one of its two entries is gone",
  withKv(async (kv) => {
    await createSession(kv, ONE, START);
    const gone = await createSession(kv, ONE, after(HOUR));
    const live = await createSession(kv, ONE, after(2 * HOUR));
    await kv.delete(["sessions", await sha256(gone)]);
    const seen = await listSessions(kv, ONE, after(SESSION_MS));
    assert.deepEqual(seen.map(({ id }) => id), [ownSessionId(await sha256(live))]);
  }),
);

Deno.test(
  "a user who signs in again and again has 1,000 sessions at most, and the longest unused one ends",
  withKv(async (kv) => {
    const other = await createSession(kv, TWO, START);
    const tokens: string[] = [];
    const begin = async () => void tokens.push(await createSession(kv, ONE, START));
    while (tokens.length < MAX_SESSIONS) await begin();
    assert.ok((await readSession(kv, tokens[0], after(SESSION_MS / 2)))?.renewed);
    for (let i = 0; i < 3; i++) await begin();
    const later = after(SESSION_MS / 2 - 1);
    const live = await Promise.all(tokens.map((token) => readSession(kv, token, later)));
    const ended = live.flatMap((session, i) => session ? [] : [i]);
    assert.deepEqual(ended, [1, 2, 3], "the first was renewed");
    assert.ok(await readSession(kv, other, START));
    const entries = await everything(kv);
    assert.equal(entries.length, 2 * (MAX_SESSIONS + 1));
    console.log(
      `${tokens.length} sign-ins of one account left ${entries.length / 2 - 1} sessions.`,
    );
  }),
);

Deno.test(
  "where there are more sessions than one may have, a sign-in ends no more than an atomic step has room for",
  withKv(async (kv) => {
    const hashes = await Promise.all(
      Array.from({ length: MAX_SESSIONS + 150 }, (_, i) => sha256(`${i}`)),
    );
    const expiresAt = START.getTime() + SESSION_MS;
    for (const hash of hashes) {
      const record = { userId: ONE, createdAt: START.getTime(), expiresAt };
      await kv.atomic().set(["sessions", hash], record).set(["sessions_by_user", ONE, hash], true)
        .commit();
    }
    const count = async () => (await listSessions(kv, ONE, START)).length;
    await createSession(kv, ONE, START);
    assert.equal(await count(), MAX_SESSIONS + 51);
    await createSession(kv, ONE, START);
    assert.equal(await count(), MAX_SESSIONS);
  }),
);
