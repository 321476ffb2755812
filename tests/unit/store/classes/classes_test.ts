/** Classes that end, are reopened, and are removed. */
import assert from "node:assert/strict";
import {
  CLASS_KEPT_MS,
  LONGEST_CLASS_MS,
  MAX_MEMBERS,
  MEMBER_CODE_MS,
} from "../../../../lib/model/class/class_limits.ts";
import { endDueClasses, removeDueClasses } from "../../../../lib/store/classes/class_end.ts";
import {
  changeClass,
  endClass,
  listClasses,
  readClass,
  renewClassCode,
  reopenClass,
} from "../../../../lib/store/classes/classes.ts";
import { joinClass, WrongCode } from "../../../../lib/store/classes/joining.ts";
import { expelMember, giveMemberCode } from "../../../../lib/store/classes/members.ts";
import { findPupil } from "../../../../lib/store/classes/pupils.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { newId } from "../../../../lib/store/kv/new_id.ts";
import { makeBusyPupil, makePupil } from "../../../support/data/pupil.ts";
import { makeTour } from "../../../support/data/tours.ts";
import { withKv } from "../../../support/store/store.ts";
import { ClassMembers } from "../../../../lib/store/records/classes.ts";

const NOW = new Date("2026-05-04T09:30:00Z");
const DAY = 24 * 3600 * 1000;
const WEEK = 7 * DAY;
const at = (ms: number) => new Date(NOW.getTime() + ms);

type Made = Awaited<ReturnType<typeof makePupil>> & { kv: Deno.Kv };

/** A test with a class that Ada has joined, and that ends in a week. */
const withClass = (test: (made: Made) => Promise<void>, make = makePupil) =>
  withKv(async (kv) => {
    const userId = newId(NOW);
    const { id } = await createTour(kv, makeTour(), { userId, now: NOW });
    await test({ kv, ...await make(kv, id, userId, NOW) });
  });

const joinAs = (kv: Deno.Kv, code: string, nickname: string, now = NOW) =>
  joinClass(kv, { code, nickname }, { device: undefined, requestKey: undefined, now });

Deno.test(
  "a class that ended by its date is reopened for 30 days, with another code and without pupils",
  withClass(async ({ kv, act, secret }) => {
    const before = await readClass(kv, act);
    const now = at(WEEK + DAY);
    await reopenClass(kv, { ...act, now });
    const after = await readClass(kv, { ...act, now });
    assert.equal(after.endedAt, null);
    assert.equal(after.endsAt, at(WEEK + 31 * DAY).toISOString());
    assert.deepEqual(after.members, []);
    assert.notEqual(after.code, before.code);
    assert.equal((await findPupil(kv, secret, now)).pupil, null);
    await assert.rejects(joinAs(kv, before.code!, "Ada", now), WrongCode);
    await joinAs(kv, after.code!, "Ada", now);
    await endDueClasses(kv, now);
    assert.equal((await readClass(kv, { ...act, now })).members.length, 1);
  }),
);

Deno.test(
  "a class that its teacher ended keeps its date when it is reopened, and an open one stays as it is",
  withClass(async ({ kv, act }) => {
    const before = await readClass(kv, act);
    await reopenClass(kv, act);
    assert.deepEqual(await readClass(kv, act), before);
    await endClass(kv, act);
    const ended = await readClass(kv, act);
    assert.deepEqual([ended.endedAt, ended.code], [NOW.toISOString(), null]);
    await reopenClass(kv, act);
    const after = await readClass(kv, act);
    assert.deepEqual([after.endedAt, after.endsAt], [null, before.endsAt]);
  }),
);

Deno.test(
  "a class is reopened within 30 days of its end, and is then removed",
  withClass(async ({ kv, act }) => {
    await endClass(kv, act);
    const late = at(CLASS_KEPT_MS);
    await assert.rejects(reopenClass(kv, { ...act, now: late }), { status: 410 });
    assert.equal(await removeDueClasses(kv, at(CLASS_KEPT_MS - 1)), 0);
    assert.equal((await listClasses(kv, act.tourId, NOW)).length, 1);
    assert.equal(await removeDueClasses(kv, late), 1);
    assert.deepEqual(await listClasses(kv, act.tourId, NOW), []);
  }),
);

Deno.test(
  "at its end, not before, a class loses its pupils, their nicknames, devices and codes",
  withClass(async ({ kv, act, secret, pupil }) => {
    const own = await giveMemberCode(kv, pupil.memberId, act);
    assert.equal((await findPupil(kv, secret, NOW)).pupil, null, "the old device is out");
    const { code } = await readClass(kv, act);
    const { secret: eve } = await joinAs(kv, code!, "Eve");
    await endDueClasses(kv, at(WEEK - 1));
    assert.equal((await readClass(kv, act)).members.length, 2);
    assert.equal(await removeDueClasses(kv, at(WEEK)), 0, "it has not ended yet");
    await endDueClasses(kv, at(WEEK));
    for (const prefix of ["class_members", "class_nicknames", "class_devices"]) {
      assert.deepEqual(await Array.fromAsync(kv.list({ prefix: [prefix] })), [], prefix);
    }
    assert.equal((await findPupil(kv, eve!, at(WEEK))).pupil, null);
    await assert.rejects(joinAs(kv, own.code, "", at(WEEK)), WrongCode);
    await assert.rejects(joinAs(kv, code!, "Bea", at(WEEK)), { status: 410 });
  }),
);

Deno.test(
  "a class that is over takes no new code, no changes, and gives no pupil a code",
  withClass(async ({ kv, act, pupil }) => {
    const { title, mayPropose, mayHearOthers, showNicknames, revision } = await readClass(kv, act);
    const settings = { title, mayPropose, mayHearOthers, showNicknames };
    const late = { ...act, now: at(WEEK) };
    const change = { ...settings, endsAt: at(2 * WEEK).toISOString(), revision };
    await assert.rejects(changeClass(kv, change, late), { status: 410 });
    await assert.rejects(renewClassCode(kv, late), { status: 410 });
    await assert.rejects(giveMemberCode(kv, pupil.memberId, late), { status: 410 });
    await assert.rejects(changeClass(kv, { ...change, revision: revision + 1 }, act), {
      status: 409,
    });
    for (const endsAt of [NOW, at(LONGEST_CLASS_MS + 1)]) {
      const wrong = { ...change, endsAt: endsAt.toISOString() };
      await assert.rejects(changeClass(kv, wrong, act), { status: 400 });
    }
    await changeClass(kv, change, act);
    await changeClass(kv, change, act);
    assert.equal((await readClass(kv, act)).revision, revision + 1, "a repeat changes nothing");
  }),
);

Deno.test(
  "a pupil who is taken out leaves device, nickname and code free, the story stays, and the class has a new code",
  withClass(async ({ kv, act, pupil }) => {
    const { code } = await readClass(kv, act);
    await expelMember(kv, pupil.memberId, act);
    const after = await readClass(kv, act);
    assert.deepEqual([after.members.length, after.submissions.length], [0, 1]);
    assert.notEqual(after.code, code);
    await assert.rejects(joinAs(kv, code!, "Bea"), WrongCode);
    const codes = await Array.fromAsync(kv.list({ prefix: ["class_codes"] }));
    assert.equal(codes.length, 1, "that of the class alone");
    await joinAs(kv, after.code!, "ADA");
    await assert.rejects(joinAs(kv, after.code!, "ada"), { status: 409 });
  }, (kv, tourId, userId, now) => makeBusyPupil(kv, tourId, userId, { now })),
);

Deno.test(
  "a code for a lost device opens its place once, within a day",
  withClass(async ({ kv, act, pupil }) => {
    const late = await giveMemberCode(kv, pupil.memberId, act);
    await assert.rejects(joinAs(kv, late.code, "", at(MEMBER_CODE_MS)), WrongCode);
    const { code } = await giveMemberCode(kv, pupil.memberId, act);
    await assert.rejects(joinAs(kv, late.code, ""), WrongCode);
    const { memberId, secret } = await joinAs(kv, code, "", at(MEMBER_CODE_MS - 1));
    assert.equal(memberId, pupil.memberId);
    await assert.rejects(joinAs(kv, code, ""), WrongCode);
    assert.equal((await findPupil(kv, secret!, NOW)).pupil?.nickname, "Ada");
  }),
);

Deno.test(
  "a class has a most of pupils",
  withClass(async ({ kv, act }) => {
    const { code } = await readClass(kv, act);
    const member = { nickname: "Bea", joinedAt: NOW.toISOString() };
    for (let n = 2; n < MAX_MEMBERS; n++) {
      await kv.set(ClassMembers.key(act.classId, newId(NOW)), member);
    }
    await joinAs(kv, code!, "Cem");
    await assert.rejects(joinAs(kv, code!, "Dora"), { status: 413 });
  }),
);
