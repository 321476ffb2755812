/** The files of pupils, for their teacher. */
import assert from "node:assert/strict";
import { handIn, openClass, record, storyOf } from "../../support/people/classes.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

Deno.test("a teacher hears what was handed in a moment ago, although its pupil has just heard it", async () => {
  const folder = await Deno.makeTempDir();
  await using test = await testApp({ settings: { DATA_DIR: folder } });
  const { clients, ids, tourOf } = await signInPeople(test);
  const room = await openClass(test.app, clients.editor, await tourOf(ids.owner));
  const ada = await room.join("Ada");
  const audioUrl = await record(ada);
  const statusFor = async (client: typeof ada) => {
    const answer = await client.request(audioUrl);
    await answer.body?.cancel();
    return answer.status;
  };
  assert.equal(await statusFor(ada), 200);
  assert.equal(await statusFor(clients.editor), 404, "before anything names it");
  await handIn(ada, await room.propose(ada, storyOf({ audioUrl })));
  assert.equal(await statusFor(clients.editor), 200);
  assert.equal(await statusFor(clients.other), 404);
  await Deno.remove(folder, { recursive: true });
});
