/** A class from its first day to its last. */
import assert from "node:assert/strict";
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import { cleanUp } from "../../../lib/media/clean_up.ts";
import type { ClassState } from "../../../lib/model/class/class.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { endDueClasses } from "../../../lib/store/classes/class_end.ts";
import { checkStore } from "../../../lib/store/check/check_store.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { Client } from "../../support/people/client.ts";
import {
  ask,
  behind,
  classOf,
  handIn,
  openClass,
  record,
  SOUND,
  SOUND_PATH,
  statusOf,
  storyOf,
  withClass,
} from "../../support/people/classes.ts";
import { Uploader } from "../../support/people/uploads.ts";

Deno.test("a story goes from a pupil's device to the archive, by hand-in, return and take", async () => {
  await using it = await withClass({ showNicknames: true });
  const { clients, lesson, tourId } = it;
  const ada = await lesson.join("Ada");
  assert.equal((await classOf(ada)).me.nickname, "Ada");
  assert.equal(await statusOf(ada, `/tour/${tourId}`), 200, "a private archive opens");
  assert.equal(await record(ada), SOUND_PATH);
  const id = await lesson.propose(ada, storyOf());
  await handIn(ada, id);
  assert.equal((await lesson.state()).submissions[0].state, "handed-in");
  await lesson.teach("return", id, { comment: "Say when that was." });
  const [mine] = (await classOf(ada)).submissions;
  assert.equal(mine.comment, "Say when that was.");
  await ask(ada, "PUT", `/api/class/submissions/${id}`, {
    body: { revision: mine.revision, stop: storyOf({ description: "In 1907." }) },
  });
  await handIn(ada, id);
  const { stopId } = await lesson.teach("take", id);
  const tour = await ask<Tour>(clients.owner, "GET", `/api/tours/${tourId}`);
  const stop = tour.audioStops.at(-1)!;
  assert.equal(stop.id, stopId);
  assert.equal(stop.description, "In 1907.");
  assert.deepEqual(stop.record?.creators, ["Ada"]);
  assert.equal(await new Uploader(clients.owner).used(), SOUND.length);
  assert.equal(await new Uploader(ada).used(), 0, "what was taken counts for the owner");
});

Deno.test("thirty pupils behind one address join, mistype, record and hand in; after the end their keys go at once, and all else 30 days later", async () => {
  await using it = await withClass();
  const { app, clients, kv, tourId, lesson, clock } = it;
  const school = behind(app);
  const pupils = Array.from({ length: 30 }, () => new Client(school));
  const joined = await Promise.all(pupils.map(async (pupil, n) => {
    for (let typo = 0; typo < 5; typo++) {
      const code = `ZZZZ${n % 10}-ZZZZ${typo}`;
      assert.equal(
        (await pupil.json("POST", "/api/class/join", { code, nickname: "x" })).status,
        404,
      );
    }
    const body = { code: lesson.code.toLowerCase(), nickname: `Pupil ${n}` };
    return (await pupil.json("POST", "/api/class/join", body)).status;
  }));
  assert.deepEqual(new Set(joined), new Set([200]));
  assert.equal((await lesson.state()).members.length, 30);
  const [ada, bea] = pupils;
  await record(ada);
  const taken = await lesson.propose(ada, storyOf());
  const picture = mediaFile("gate.webp");
  const sent = await new Uploader(bea).send(picture, { name: "gate.webp" });
  const { media: { url: left } } = await sent.json();
  const kept = await lesson.propose(bea, {
    title: "Bea’s",
    things: [{ id: "gate", url: left }],
  });
  for (const pupil of pupils.slice(2)) await handIn(pupil, await lesson.propose(pupil));
  await handIn(ada, taken);
  await lesson.teach("take", taken);
  assert.deepEqual(await checkStore(kv), []);

  await ask(clients.owner, "POST", `${lesson.at}/end`);
  for (const pupil of [ada, bea]) {
    assert.equal(await statusOf(pupil, "/api/class"), 401);
    assert.equal(await statusOf(pupil, `/tour/${tourId}`), 404);
  }
  for (const kind of ["class_members", "class_devices", "class_nicknames", "class_leavers"]) {
    assert.deepEqual(await Array.fromAsync(kv.list({ prefix: [kind] })), [], kind);
  }
  const again = new Client(school);
  const body = { code: lesson.code, nickname: "Cai" };
  assert.equal((await again.json("POST", "/api/class/join", body)).status, 410);
  assert.deepEqual(await checkStore(kv), []);

  it.pass(29);
  const objects = createDiskStore(it.folder);
  const sweep = () => cleanUp({ kv, objects, now: clock.time, say: () => {} });
  await sweep();
  const reopened = await ask<ClassState>(clients.owner, "POST", `${lesson.at}/reopen`);
  assert.equal(reopened.submissions.length, 30);
  assert.equal(reopened.members.length, 0);
  const cai = await lesson.join("Cai", reopened.code!);
  const { me } = await classOf(cai);
  const path = `${lesson.at}/submissions/${kept}/members`;
  await ask(clients.owner, "PUT", path, { body: { memberIds: [me.id] } });
  assert.equal(await statusOf(cai, left), 200, "the file of the story came back with it");

  await ask(clients.owner, "POST", `${lesson.at}/end`);
  for (let day = 0; day < 33; day++) {
    it.pass(1);
    await sweep();
  }
  await it.returnOwner();
  await ask(clients.owner, "GET", lesson.at, { status: 404 });
  assert.equal(await statusOf(clients.owner, left), 404);
  assert.equal(await objects.size(`media/${hashOf(picture)}.webp`), null);
  assert.equal(await statusOf(clients.owner, SOUND_PATH), 200, "what was taken stays");
  const rest = await Array.fromAsync(kv.list({ prefix: [] }));
  const ofClasses = rest.filter(({ key }) =>
    /^(class|submissions)/.test(String(key[0])) || key.includes("class") ||
    key[0] === "media_classes" && key[1] !== hashOf(SOUND)
  );
  assert.deepEqual(ofClasses.map(({ key }) => key), []);
  assert.deepEqual(await checkStore(kv), []);
});

Deno.test("a class ends by its date, for its pupils at that moment and in the store a minute later", async () => {
  await using it = await withClass();
  const ada = await it.lesson.join("Ada");
  it.pass(14.1);
  assert.equal(await statusOf(ada, "/api/class"), 401);
  assert.equal((await it.lesson.state()).members.length, 0);
  await endDueClasses(it.kv, it.clock.time);
  assert.deepEqual(await Array.fromAsync(it.kv.list({ prefix: ["class_members"] })), []);
  const reopened = await ask<ClassState>(it.clients.owner, "POST", `${it.lesson.at}/reopen`);
  assert.ok(reopened.code !== null && reopened.endsAt > it.clock.time.toISOString());
});

Deno.test("a class rests while its archive is in the trash, comes back with it, and goes with it for good", async () => {
  await using it = await withClass();
  const { clients, tourId, lesson, kv } = it;
  const ada = await lesson.join("Ada");
  await lesson.propose(ada, { title: "The weir" });
  await clients.owner.request(`/api/tours/${tourId}`, { method: "DELETE" });
  await classOf(ada, 410);
  const bea = new Client(it.app);
  const body = { code: lesson.code, nickname: "Bea" };
  assert.equal((await bea.json("POST", "/api/class/join", body)).status, 410);
  await ask(clients.owner, "POST", `/api/trash/${tourId}/restore`);
  assert.equal((await classOf(ada)).submissions.length, 1);
  await clients.owner.request(`/api/tours/${tourId}`, { method: "DELETE" });
  await clients.owner.request(`/api/trash/${tourId}`, { method: "DELETE" });
  await classOf(ada, 401);
  const rest = await Array.fromAsync(kv.list({ prefix: [] }));
  assert.deepEqual(rest.filter(({ key }) => /^(class|submissions)/.test(String(key[0]))), []);
});

Deno.test("the data of an account has its classes with their stories, and no device", async () => {
  await using it = await withClass();
  const ada = await it.lesson.join("Ada");
  await it.lesson.propose(ada, { title: "The weir of Ada" });
  const zip = await (await it.clients.owner.request("/api/account/data")).bytes();
  const text = new TextDecoder("latin1").decode(zip);
  assert.match(text, /classes\.json/);
  assert.ok(!text.includes(ada.cookie("pupil")!));
});

Deno.test("an archive has at most 20 classes, and a class ends within a year", async () => {
  await using it = await withClass();
  const { clients, tourId, app } = it;
  for (let n = 1; n < 20; n++) await openClass(app, clients.owner, tourId);
  const body = { title: "x", mayPropose: true, mayHearOthers: false, showNicknames: false };
  const at = `/api/tours/${tourId}/classes`;
  const open = (days: number) => {
    const endsAt = new Date(Date.now() + days * 24 * 3600 * 1000).toISOString();
    return clients.owner.json("POST", at, { ...body, endsAt });
  };
  assert.equal((await open(5)).status, 413);
  assert.equal((await open(-1)).status, 400);
  assert.equal((await open(400)).status, 400);
});
