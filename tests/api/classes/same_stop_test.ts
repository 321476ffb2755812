/** One stop of the archive, told by several pupils apart: the teacher chooses which one is in. */
import assert from "node:assert/strict";
import type { Submission, SubmissionStop } from "../../../lib/model/class/submission.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { legsOf } from "../../../lib/geo/legs.ts";
import { encodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import type { PlacedStop } from "../../../lib/model/tour/stop.ts";
import { toForm } from "../../../lib/model/tour/tour_form.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { ask, handIn, record, storyOf, withClass } from "../../support/people/classes.ts";
import type { Client } from "../../support/people/client.ts";

/** A class in which the archive's first stop is handed out again and again. */
async function withStop(over: Parameters<typeof withClass>[0] = {}) {
  const it = await withClass(over);
  const { clients: { owner }, lesson } = it;
  const stop = async () => (await ask<Tour>(owner, "GET", `/api/tours/${it.tourId}`)).audioStops[0];
  const first = await stop();
  /** A pupil who gets the stop, changes it, and hands it in. */
  const told = async (nickname: string, change: (pupil: Client) => Promise<SubmissionStop>) => {
    const pupil = await lesson.join(nickname);
    const { members } = await lesson.state();
    const memberId = members.find((one) => one.nickname === nickname)!.id;
    const body = { title: "Fill this", stopId: first.id, memberIds: [memberId] };
    const path = `${lesson.at}/submissions`;
    const { id, stop } = await ask<Submission>(owner, "POST", path, { body, status: 201 });
    await ask(pupil, "PUT", `/api/class/submissions/${id}`, {
      body: { revision: 1, stop: { ...stop, ...await change(pupil) } },
    });
    await handIn(pupil, id);
    return { id, read: () => ask<Submission>(owner, "GET", `${path}/${id}`) };
  };
  return { ...it, first, stop, told };
}

Deno.test("of three stories for one stop the chosen one alone is in the archive, and the others can be chosen later", async () => {
  await using it = await withStop();
  const { lesson, stop, first } = it;
  const ada = await it.told("Ada", async (pupil) => ({
    audioUrl: await record(pupil),
    audioDuration: "0:01",
    contentWarning: "A flood",
  }));
  const ben = await it.told("Ben", () => Promise.resolve({ description: "By Ben." }));
  const cleo = await it.told("Cleo", () => Promise.resolve({ title: "By Cleo" }));
  await lesson.teach("take", ada.id);
  const sound = (await ada.read()).stop.audioUrl;
  assert.equal((await stop()).audioUrl, sound);

  const refused = await lesson.teach("take", ben.id, {}, 409) as unknown as { detail: string };
  assert.match(refused.detail, /is in the archive at this stop\. Choose/);
  assert.equal((await stop()).audioUrl, sound, "nothing is overwritten unseen");

  await lesson.teach("take", ben.id, { insteadOf: ada.id });
  const { description, audioUrl, audioDuration, contentWarning } = await stop();
  assert.deepEqual(
    { description, audioUrl, audioDuration, contentWarning },
    {
      description: "By Ben.",
      audioUrl: first.audioUrl,
      audioDuration: first.audioDuration,
      contentWarning: undefined,
    },
    "no part of the story that went out is left",
  );
  const states = async () =>
    (await Promise.all([ada, ben, cleo].map(({ read }) => read()))).map(({ state }) => state);
  assert.deepEqual(await states(), ["handed-in", "taken", "handed-in"]);
});

Deno.test("a story that went out of the archive comes back as it was, with its recording", async () => {
  await using it = await withStop();
  const ada = await it.told("Ada", async (pupil) => ({ audioUrl: await record(pupil) }));
  const ben = await it.told("Ben", () => Promise.resolve({ description: "By Ben." }));
  await it.lesson.teach("take", ada.id);
  await it.lesson.teach("take", ben.id, { insteadOf: ada.id });
  await it.lesson.teach("take", ada.id, { insteadOf: ben.id });
  const { audioUrl, description } = await it.stop();
  assert.deepEqual([audioUrl, description], [
    (await ada.read()).stop.audioUrl,
    it.first.description,
  ]);
  assert.equal((await ben.read()).stop.description, "By Ben.");
});

Deno.test("a pupil's story may play a part of a recording of theirs, and is as long as the part", async () => {
  await using it = await withStop();
  const story = await it.told("Ada", async (pupil) => ({
    audioUrl: `${await record(pupil)}?from=500&to=1700`,
    audioDuration: "",
  }));
  await it.lesson.teach("take", story.id);
  const { audioUrl, audioDuration } = await it.stop();
  assert.match(audioUrl, /\.mp3\?from=500&to=1700$/);
  assert.equal(audioDuration, "0:01");
});

Deno.test("of two teachers who take different stories for one stop at once the second one is asked", async () => {
  await using it = await withStop();
  const ada = await it.told("Ada", () => Promise.resolve({ description: "By Ada." }));
  const ben = await it.told("Ben", () => Promise.resolve({ title: "By Ben" }));
  const { clients, lesson } = it;
  const statuses = await Promise.all(
    [[clients.owner, ada] as const, [clients.editor, ben] as const].map(
      async ([client, { id }]) =>
        (await client.json("POST", `${lesson.at}/submissions/${id}/take`, { revision: 3 })).status,
    ),
  );
  assert.deepEqual(statuses.toSorted(), [200, 409]);
  const { title, description } = await it.stop();
  const isAdas = statuses[0] === 200;
  assert.deepEqual(
    [title, description],
    isAdas ? [it.first.title, "By Ada."] : ["By Ben", it.first.description],
  );
});

Deno.test("what the teacher changed in the stop meanwhile stays when the stories change places", async () => {
  await using it = await withStop();
  const { clients: { owner }, tourId } = it;
  const ada = await it.told("Ada", () =>
    Promise.resolve({ title: "By Ada", description: "Ada’s." }));
  const ben = await it.told("Ben", () => Promise.resolve({ contentWarning: "A flood" }));
  await it.lesson.teach("take", ada.id);
  const { visibility: _, ...form } = toForm(await ask<Tour>(owner, "GET", `/api/tours/${tourId}`));
  const audioStops = form.audioStops.map((one, n) =>
    n === 0 ? { ...one, title: "The mill, by Ada" } : one
  );
  await updateTour(it.kv, tourId, { ...form, audioStops });
  await it.lesson.teach("take", ben.id, { insteadOf: ada.id });
  const { title, description, contentWarning } = await it.stop();
  assert.deepEqual([title, description, contentWarning], [
    "The mill, by Ada",
    it.first.description,
    "A flood",
  ]);
});

Deno.test("a story that began from what another has become goes on from it without a question", async () => {
  await using it = await withStop({ showNicknames: true });
  const ada = await it.told("Ada", () => Promise.resolve({ description: "By Ada." }));
  await it.lesson.teach("take", ada.id);
  const ben = await it.told("Ben", () => Promise.resolve({ title: "By Ben" }));
  await it.lesson.teach("take", ben.id);
  const { title, description, record } = await it.stop();
  assert.deepEqual([title, description, record?.creators], ["By Ben", "By Ada.", ["Ada", "Ben"]]);
});

Deno.test("the stop names the pupils of the story that is in it, not those of the one that went out", async () => {
  await using it = await withStop({ showNicknames: true });
  const ada = await it.told("Ada", () => Promise.resolve({ description: "By Ada." }));
  const ben = await it.told("Ben", () => Promise.resolve({ description: "By Ben." }));
  await it.lesson.teach("take", ada.id);
  await it.lesson.teach("take", ben.id, { insteadOf: ada.id });
  assert.deepEqual((await it.stop()).record?.creators, ["Ben"]);
});

Deno.test("a recording that the teacher made is taken with the story, and stays with it", async () => {
  await using it = await withClass();
  const { clients: { owner }, lesson } = it;
  const ada = await lesson.join("Ada");
  const { audioUrl: _, ...silent } = storyOf();
  const id = await lesson.propose(ada, silent);
  await handIn(ada, id);
  await lesson.teach("take", id, {}, 400);
  const stop = { ...silent, audioUrl: await record(owner), audioDuration: "0:01" };
  await lesson.teach("take", id, { stop });
  const { audioStops } = await ask<Tour>(owner, "GET", `/api/tours/${it.tourId}`);
  assert.equal(audioStops.at(-1)!.audioUrl, stop.audioUrl);
  const kept = await ask<Submission>(owner, "GET", `${lesson.at}/submissions/${id}`);
  assert.equal(kept.stop.audioUrl, stop.audioUrl);
});

Deno.test("a story that a pupil puts elsewhere leaves no leg that leads to the old place", async () => {
  await using it = await withStop();
  const { kv, tourId, lesson, stop } = it;
  const tour = await ask<Tour>(it.clients.owner, "GET", `/api/tours/${tourId}`);
  const { latitude, longitude, ...others } = tour.audioStops[0] as PlacedStop;
  const start = { latitude: latitude + 0.001, longitude };
  const leg = { line: encodeLine([start, { latitude, longitude }]), by: "hand" as const };
  await updateTour(kv, tourId, {
    ...toForm(tour),
    ...start,
    audioStops: [{ ...others, latitude, longitude, leg }],
  });
  const read = () => ask<Tour>(it.clients.owner, "GET", `/api/tours/${tourId}`);
  assert.equal(legsOf(await read()).length, 1);
  const ada = await it.told("Ada", () => Promise.resolve({ latitude: latitude + 0.01 }));
  const ben = await it.told("Ben", () => Promise.resolve({ place: "indoors" }));
  await lesson.teach("take", ada.id);
  assert.deepEqual(legsOf(await read()), [], "it leads nowhere");
  await lesson.teach("take", ben.id, { insteadOf: ada.id });
  assert.equal((await stop()).place, "indoors");
  assert.equal("leg" in await stop(), false);
});
