/** Codes that end while somebody joins with them. */
import assert from "node:assert/strict";
import { endDueClasses } from "../../../../lib/store/classes/class_end.ts";
import { voidCodes } from "../../../../lib/store/classes/class_codes.ts";
import { endClass, readClass } from "../../../../lib/store/classes/classes.ts";
import { joinClass, WrongCode } from "../../../../lib/store/classes/joining.ts";
import { expelMember, giveMemberCode } from "../../../../lib/store/classes/members.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { newId } from "../../../../lib/store/kv/new_id.ts";
import { withMethods } from "../../../../lib/store/kv/with_methods.ts";
import { makePupil } from "../../../support/data/pupil.ts";
import { makeTour } from "../../../support/data/tours.ts";
import { ClassDevices, Classes } from "../../../../lib/store/records/classes.ts";
import { findPupil } from "../../../../lib/store/classes/pupils.ts";
import { Answers } from "../../../../lib/store/kv/idempotency.ts";

const HASH = "0".repeat(64);

/** A class with Ada in it. */
async function withAda() {
  const kv = await Deno.openKv(":memory:");
  const userId = newId();
  const { id: tourId } = await createTour(kv, makeTour(), { userId });
  const ada = await makePupil(kv, tourId, userId);
  const { classId, memberId } = ada.pupil;
  const joining = { device: undefined, requestKey: undefined, now: ada.act.now };
  return {
    kv,
    tourId,
    classId,
    memberId,
    act: ada.act,
    codeNow: async () => (await readClass(kv, ada.act)).code!,
    join: (code: string, nickname?: string, store = kv) =>
      joinClass(store, { code, nickname }, joining),
    [Symbol.dispose]: () => kv.close(),
  };
}

/** The store, which does `once` before it first reads `key`. */
function interrupted(kv: Deno.Kv, key: Deno.KvKey, once: () => Promise<void>): Deno.Kv {
  let isDone = false;
  const get: Deno.Kv["get"] = async (asked, options) => {
    if (!isDone && String(asked) === String(key)) {
      isDone = true;
      await once();
    }
    return await kv.get(asked, options);
  };
  return withMethods(kv, { get });
}

Deno.test("a request to join that was under way when its sender was taken out lets nobody in", async () => {
  using it = await withAda();
  const code = await it.codeNow();
  const store = interrupted(
    it.kv,
    Classes.key(it.classId),
    () => expelMember(it.kv, it.memberId, it.act),
  );
  await assert.rejects(it.join(code, "Eve", store), WrongCode);
  assert.deepEqual((await readClass(it.kv, it.act)).members, []);
});

Deno.test("codes that are void open nothing from that step on, and are others a minute later, also after a crash", async () => {
  using it = await withAda();
  const code = await it.codeNow();
  const own = await giveMemberCode(it.kv, it.memberId, it.act);
  const store = interrupted(it.kv, Classes.key(it.classId), async () => {
    await voidCodes(it.kv.atomic(), it.tourId).commit();
  });
  await assert.rejects(it.join(code, "Eve", store), WrongCode);
  await assert.rejects(it.join(own.code), WrongCode);
  assert.equal(await it.codeNow(), code, "the process was killed before it made a new one");
  await endDueClasses(it.kv, it.act.now);
  const next = await it.codeNow();
  assert.notEqual(next, code);
  await assert.rejects(it.join(code, "Eve"), WrongCode);
  await assert.rejects(it.join(own.code), WrongCode);
  await it.join(next, "Bea");
});

Deno.test("a request to join that is sent again leaves one device in the place: the one of the last answer", async () => {
  using it = await withAda();
  const code = await it.codeNow();
  const again = { device: undefined, requestKey: "a key", now: it.act.now };
  const first = await joinClass(it.kv, { code, nickname: "Bea" }, again);
  const second = await joinClass(it.kv, { code, nickname: "Bea" }, again);
  assert.equal(first.memberId, second.memberId);
  const devices = (await ClassDevices.values(it.kv))
    .filter(({ memberId }) => memberId === first.memberId);
  assert.equal(devices.length, 1);
  assert.equal((await findPupil(it.kv, first.secret!, it.act.now)).pupil, null);
  assert.equal((await findPupil(it.kv, second.secret!, it.act.now)).pupil?.nickname, "Bea");
});

Deno.test("with a class the answers that wait for repeated requests of its pupils go", async () => {
  using it = await withAda();
  const expiresAt = it.act.now.getTime() + 1000;
  for (const who of [it.memberId, it.act.by.id]) {
    await it.kv.set(Answers.key(who, HASH), { request: HASH, answer: 1, expiresAt });
  }
  await endClass(it.kv, it.act);
  await endDueClasses(it.kv, it.act.now);
  const left = await Array.fromAsync(Answers.list(it.kv));
  assert.deepEqual(left.map(({ key }) => key[1]), [it.act.by.id]);
});
