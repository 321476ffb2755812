/** A class from its first day to its last. */
import assert from "node:assert/strict";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { Client } from "../../support/people/client.ts";
import {
  ask,
  classOf,
  handIn,
  openClass,
  record,
  SOUND,
  SOUND_PATH,
  storyOf,
} from "../../support/people/classes.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { Uploader } from "../../support/people/uploads.ts";

Deno.test("a story goes from a pupil's device to the archive, by hand-in, return and take", async () => {
  const folder = await Deno.makeTempDir();
  await using test = await testApp({ settings: { DATA_DIR: folder } });
  const { clients, ids, tourOf } = await signInPeople(test);
  const tourId = await tourOf(ids.owner, { visibility: "private" });
  const lesson = await openClass(test.app, clients.owner, tourId, { showNicknames: true });
  const ada = await lesson.join("Ada");
  assert.equal((await classOf(ada)).me.nickname, "Ada");
  assert.equal((await ada.request(`/tour/${tourId}`)).status, 200, "a private archive opens");
  assert.equal(await record(ada), SOUND_PATH);
  const id = await lesson.propose(ada, storyOf());
  await handIn(ada, id);
  assert.equal((await lesson.state()).submissions[0].state, "handed-in");
  assert.equal((await clients.owner.request(SOUND_PATH)).status, 200);
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
  await ask(clients.owner, "POST", `${lesson.at}/end`);
  await classOf(ada, 401);
  assert.equal((await new Client(test.app).request(SOUND_PATH)).status, 404);
  assert.equal((await clients.owner.request(SOUND_PATH)).status, 200);
  await Deno.remove(folder, { recursive: true });
});
