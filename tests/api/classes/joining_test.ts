/** Codes and devices: guesses, lost answers, lost devices. */
import assert from "node:assert/strict";
import type { ClassState } from "../../../lib/model/class/class.ts";
import type { MemberCode } from "../../../lib/model/class/member.ts";
import { newClassCode } from "../../../lib/model/class/class_code.ts";
import { Client } from "../../support/people/client.ts";
import { ask, behind, classOf, statusOf, withClass } from "../../support/people/classes.ts";

/** The status of a guess from an address. */
async function guess(client: Client, code = newClassCode()): Promise<number> {
  const answer = await client.json("POST", "/api/class/join", { code, nickname: "Eve" });
  await answer.body?.cancel();
  return answer.status;
}

const GUESSES = { address: 300, all: 700 };

Deno.test("wrong codes of an address end after 300, in all processes, and then even the right one waits; other addresses go on", async () => {
  await using it = await withClass();
  await using elsewhere = await it.elsewhere();
  const here = new Client(behind(it.app, "198.51.100.1"));
  const there = new Client(behind(elsewhere.app, "198.51.100.1"));
  for (let n = 0; n < GUESSES.address / 2; n++) {
    assert.equal(await guess(here), 404);
    assert.equal(await guess(there), 404);
  }
  assert.equal(await guess(here), 429);
  assert.equal(await guess(there, it.lesson.code), 429, "a right code tells nothing, either");
  assert.equal(await guess(new Client(behind(it.app)), it.lesson.code), 200);
  it.pass(1 / 24);
  assert.equal(await guess(there, it.lesson.code), 409, "later it does");
});

Deno.test("all addresses together guess 700 times a minute at most: one chance in a million a day with 1,000 classes", async () => {
  await using it = await withClass();
  const eve = (n: number) => new Client(behind(it.app, `198.51.100.${n}`));
  let told = 0;
  for (let n = 0; n < 4; n++) {
    for (let tries = 0; tries < 250; tries++) if (await guess(eve(n)) === 404) told++;
  }
  assert.ok(told <= GUESSES.all && told >= GUESSES.all - 1, `${told}`);
  const guessesADay = GUESSES.all + 24 * 60 * GUESSES.all;
  assert.ok(guessesADay * 1000 / 2 ** 50 < 1e-6);
});

Deno.test("right codes do not count, however many join", async () => {
  await using it = await withClass();
  const eve = new Client(behind(it.app));
  for (let n = 0; n <= GUESSES.address; n++) assert.equal(await guess(eve, it.lesson.code), 200);
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

Deno.test("a lost device's place opens on another, once, with a code of its own; the lost one is out", async () => {
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
  assert.equal(await statusOf(lost, "/api/class"), 401);
  assert.equal(await guess(new Client(it.app), code), 404, "once");
  const retried = new Client(it.app);
  await ask(retried, "POST", "/api/class/join", { body: { code }, key: "found" });
  assert.equal((await classOf(retried)).me.id, memberId, "unless the answer was lost");
  const late = await ask<MemberCode>(clients.owner, "POST", at);
  it.pass(1.1);
  assert.equal(await guess(new Client(it.app), late.code), 404, "for a day");
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
  await ask(clients.owner, "DELETE", `${lesson.at}/members/${members[1].id}`, { status: 204 });
  assert.equal(await statusOf(bea, "/api/class"), 401);
  const [story] = (await lesson.state()).submissions;
  assert.deepEqual([story.title, story.memberIds], ["Bea’s", []]);
  await lesson.join("Bea");
});
