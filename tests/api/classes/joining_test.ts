/** Codes and devices: guesses, lost answers, lost devices. */
import assert from "node:assert/strict";
import type { ClassState } from "../../../lib/model/class/class.ts";
import type { MemberCode } from "../../../lib/model/class/member.ts";
import { CLASS_CODE_LENGTH, newClassCode } from "../../../lib/model/class/class_code.ts";
import { CODE_LETTERS } from "../../../lib/model/tour/short_code.ts";
import { PACE } from "../../../lib/server/load/pace.ts";
import { WRONG_CODES } from "../../../routes/api/classes/pupils.ts";
import { Client } from "../../support/people/client.ts";
import { ask, behind, classOf, statusOf, withClass } from "../../support/people/classes.ts";
import { everything } from "../../support/store/store.ts";

/** The status of a guess from an address. */
async function guess(client: Client, code = newClassCode()): Promise<number> {
  const answer = await client.json("POST", "/api/class/join", { code, nickname: "Eve" });
  await answer.body?.cancel();
  return answer.status;
}

Deno.test("a right code opens its class after 2,500 wrong ones of the same address, and a thousand of a hundred others", async () => {
  await using it = await withClass();
  const eve = new Client(behind(it.app));
  for (let n = 0; n < 2500; n++) await guess(eve);
  for (let n = 0; n < 1000; n++) await guess(new Client(behind(it.app, `198.51.100.${n % 100}`)));
  const pupils = Array.from({ length: 30 }, () => new Client(behind(it.app)));
  await Promise.all(pupils.map(async (pupil, n) => {
    await guess(pupil);
    const body = { code: it.lesson.code, nickname: `Pupil ${n}` };
    await ask(pupil, "POST", "/api/class/join", { body });
  }));
  assert.equal((await it.lesson.state()).members.length, 30);
  const form = new Client(behind(it.app));
  const fields = new URLSearchParams({ code: it.lesson.code, nickname: "Zoe" });
  const sent = await form.request("/join", { method: "POST", body: fields });
  assert.deepEqual([sent.status, sent.headers.get("location")], [303, "/class"]);
  await it.lesson.join("Bea");
});

Deno.test("wrong codes of an address are answered with 429 after 300, and those of others with 404; they write nothing", async () => {
  await using it = await withClass();
  const before = await everything(it.kv);
  const eve = new Client(behind(it.app, "198.51.100.1"));
  for (let n = 0; n < WRONG_CODES.burst; n++) assert.equal(await guess(eve), 404);
  const body = { code: newClassCode(), nickname: "Eve" };
  const refused = await eve.json("POST", "/api/class/join", body);
  assert.equal(refused.status, 429);
  assert.match(refused.headers.get("retry-after")!, /^[1-9]$/);
  assert.match((await refused.json()).detail, /The right one still opens the class/);
  assert.equal(await guess(new Client(behind(it.app))), 404);
  assert.equal(await guess(eve, "ABCDE"), 404, "what cannot be a code is no guess");
  assert.deepEqual(await everything(it.kv), before);
});

Deno.test("an address that guesses at its full pace, day and night, finds one of a thousand classes in 70 years", () => {
  const codes = CODE_LETTERS.length ** CLASS_CODE_LENGTH;
  const guessesAYear = PACE.perMinute * 60 * 24 * 365;
  assert.ok(codes / 1000 / guessesAYear > 70);
});

Deno.test("right codes do not count, however many join", async () => {
  await using it = await withClass();
  const eve = new Client(behind(it.app));
  for (let n = 0; n <= WRONG_CODES.burst; n++) {
    assert.equal(await guess(eve, it.lesson.code), 200);
  }
  assert.equal(await guess(eve), 404);
});

Deno.test("a code is read leniently, and is void once there is another", async () => {
  await using it = await withClass();
  const { code } = it.lesson;
  const typed = ` ${code.slice(0, 5).toLowerCase()} - ${code.slice(5)}`.replaceAll("0", "o")
    .replaceAll("1", "l");
  await it.lesson.join("Ada", typed);
  const { code: next } = await ask<ClassState>(it.clients.owner, "POST", `${it.lesson.at}/code`);
  assert.equal(await guess(new Client(it.app), code), 404);
  await it.lesson.join("Bea", next!);
});

Deno.test("a name is of one pupil, in any case; the device that has the place may come again", async () => {
  await using it = await withClass();
  const { code } = it.lesson;
  const ada = await it.lesson.join("Ada");
  const body = { code, nickname: "ADA" };
  assert.equal(await guessAs(new Client(it.app), body), 409);
  assert.equal(await guessAs(ada, body), 200);
  assert.equal((await it.lesson.state()).members.length, 1);
  assert.equal(await guessAs(new Client(it.app), { code }), 400, "a class's code needs a name");
});

const guessAs = (client: Client, body: object) =>
  statusOf(client, "/api/class/join", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

Deno.test("a device that did not get the answer joins again with the same key, and another does not", async () => {
  await using it = await withClass();
  const body = { code: it.lesson.code, nickname: "Ada" };
  const join = (client: Client, key: string, status = 200) =>
    ask(client, "POST", "/api/class/join", { body, key, status });
  await join(new Client(it.app), "key-of-this-device");
  const ada = new Client(it.app);
  await join(ada, "key-of-this-device");
  assert.equal((await classOf(ada)).me.nickname, "Ada");
  assert.equal((await it.lesson.state()).members.length, 1);
  await join(new Client(it.app), "another-key", 409);
});

Deno.test("a lost device's place opens on another, once, with a code of its own", async () => {
  await using it = await withClass();
  const { lesson, clients } = it;
  const lost = await lesson.join("Ada");
  const id = await lesson.propose(lost, { title: "The weir" });
  const [{ id: memberId }] = (await lesson.state()).members;
  const at = `${lesson.at}/members/${memberId}/code`;
  const first = await ask<MemberCode>(clients.owner, "POST", at);
  const { code } = await ask<MemberCode>(clients.owner, "POST", at);
  assert.equal(await guess(new Client(it.app), first.code), 404, "a newer code voids the older");
  const found = new Client(it.app);
  await ask(found, "POST", "/api/class/join", { body: { code }, key: "found" });
  assert.equal((await classOf(found)).submissions[0].id, id);
  assert.equal(await guess(new Client(it.app), code), 404, "once");
  const retried = new Client(it.app);
  await ask(retried, "POST", "/api/class/join", { body: { code }, key: "found" });
  assert.equal((await classOf(retried)).me.id, memberId, "unless the answer was lost");
  const late = await ask<MemberCode>(clients.owner, "POST", at);
  it.pass(1.1);
  assert.equal(await guess(new Client(it.app), late.code), 404, "for a day");
});

Deno.test("a lost device is out as soon as the teacher asks for the new code, also with its own request to join", async () => {
  await using it = await withClass();
  const { lesson, clients, tourId } = it;
  const lost = new Client(it.app);
  const joining = { body: { code: lesson.code, nickname: "Ada" }, key: "key-of-the-lost-one" };
  await ask(lost, "POST", "/api/class/join", joining);
  const [{ id: memberId }] = (await lesson.state()).members;
  const giveCode = () =>
    ask<MemberCode>(clients.owner, "POST", `${lesson.at}/members/${memberId}/code`);
  await giveCode();
  assert.equal(await statusOf(lost, "/api/class"), 401);
  assert.equal(await statusOf(lost, `/tour/${tourId}`), 404);
  await ask(lost, "POST", "/api/class/join", { ...joining, status: 409 });
  const { code } = await giveCode();
  await ask(lost, "POST", "/api/class/join", { body: { code } });
  assert.equal(
    (await classOf(lost)).me.id,
    memberId,
    "its own code opens it again, if it is there",
  );
});

Deno.test("a pupil who is taken out is no longer in by the old code, under any name; all others stay, and the teacher has a new one", async () => {
  await using it = await withClass();
  const { lesson, clients, app } = it;
  const crowd = await Promise.all(
    Array.from({ length: 25 }, (_, n) => lesson.join(`Pupil ${n}`)),
  );
  const eve = await lesson.join("Eve");
  const { id } = (await lesson.state()).members.find(({ nickname }) => nickname === "Eve")!;
  const remove = () => ask<ClassState>(clients.owner, "DELETE", `${lesson.at}/members/${id}`);
  const after = await remove();
  assert.deepEqual([after.members.length, after.code === lesson.code], [25, false]);
  assert.equal(await statusOf(eve, "/api/class"), 401);
  for (const nickname of ["Eve", "Pupil 26"]) {
    const body = { code: lesson.code, nickname };
    await ask(new Client(app), "POST", "/api/class/join", { body, status: 404 });
  }
  for (const pupil of crowd) await classOf(pupil);
  assert.equal((await remove()).code, after.code, "a lost answer makes no second code");
  await lesson.join("Fay", after.code!);
});

Deno.test("a device that leaves loses its place, which stays; a pupil who is taken out loses it, too", async () => {
  await using it = await withClass();
  const { lesson, clients } = it;
  const [ada, bea] = [await lesson.join("Ada"), await lesson.join("Bea")];
  await lesson.propose(bea, { title: "Bea’s" });
  const cookie = ada.cookies[0];
  await ask(ada, "POST", "/api/class/leave", { status: 204 });
  ada.cookies = [cookie];
  assert.equal(await statusOf(ada, "/api/class"), 401);
  const { members } = await lesson.state();
  assert.deepEqual(members.map(({ nickname }) => nickname), ["Ada", "Bea"]);
  const at = `${lesson.at}/members/${members[1].id}`;
  const { code } = await ask<ClassState>(clients.owner, "DELETE", at);
  assert.equal(await statusOf(bea, "/api/class"), 401);
  const [story] = (await lesson.state()).submissions;
  assert.deepEqual([story.title, story.memberIds], ["Bea’s", []]);
  await lesson.join("Bea", code!);
});
