/** Submissions: revisions, states, lost answers, and the take beside other saves. */
import assert from "node:assert/strict";
import type { Submission } from "../../../lib/model/class/submission.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { newId } from "../../../lib/store/kv/new_id.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { toForm } from "../../../lib/model/tour/tour_form.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import type { Client } from "../../support/people/client.ts";
import { ask, classOf, handIn, record, storyOf, withClass } from "../../support/people/classes.ts";
import { Uploader } from "../../support/people/uploads.ts";

const at = (id: string) => `/api/class/submissions/${id}`;

/** A class with a story, "The weir", that Ada has recorded. */
async function withStory(over: Parameters<typeof withClass>[0] = {}) {
  const it = await withClass(over);
  const ada = await it.lesson.join("Ada");
  await record(ada);
  const id = await it.lesson.propose(ada, storyOf());
  const tour = () => ask<Tour>(it.clients.owner, "GET", `/api/tours/${it.tourId}`);
  const step = (
    client: Client,
    what: string,
    revision: number,
    { status = 200, ...more }: { status?: number; stop?: unknown } = {},
  ) =>
    ask<Submission & { current: Submission }>(
      client,
      what === "" ? "PUT" : "POST",
      what === "" ? at(id) : `${at(id)}/${what}`,
      { body: { revision, ...more }, status },
    );
  return { ...it, ada, id, tour, step };
}

Deno.test("a repeated request is done once: a proposal, a save, a hand-in, a return, a take", async () => {
  await using it = await withStory();
  const { ada, id, lesson, step, tour } = it;
  const proposal = { id, stop: storyOf() };
  await ask(ada, "POST", "/api/class/submissions", { body: proposal, status: 201 });
  assert.equal((await classOf(ada)).submissions.length, 1);
  const stop = storyOf({ title: "The great weir" });
  for (const _ of "12") assert.equal((await step(ada, "", 1, { stop })).revision, 2);
  for (const _ of "12") assert.equal((await step(ada, "hand-in", 2)).revision, 3);
  const teach = (what: string, body: object) =>
    ask<Submission>(it.clients.owner, "POST", `${lesson.at}/submissions/${id}/${what}`, { body });
  for (const _ of "12") {
    assert.equal((await teach("return", { revision: 3, comment: "Why?" })).revision, 4);
  }
  await step(ada, "hand-in", 4);
  const before = (await tour()).audioStops.length;
  const [first, second] = await Promise.all(
    "12".split("").map(() => teach("take", { revision: 5 })),
  );
  assert.deepEqual(second, first);
  assert.deepEqual(await teach("take", { revision: 5 }), first);
  assert.equal((await tour()).audioStops.length, before + 1);
});

Deno.test("of two devices that change one story the second sees what the first has saved", async () => {
  await using it = await withStory();
  const { ada, id, lesson, step } = it;
  const bea = await lesson.join("Bea");
  await step(bea, "", 1, { stop: {}, status: 404 });
  const { members } = await lesson.state();
  const memberIds = members.map((one) => one.id);
  await ask(it.clients.owner, "PUT", `${lesson.at}/submissions/${id}/members`, {
    body: { memberIds },
  });
  await step(bea, "", 1, { stop: storyOf({ title: "Bea’s weir" }) });
  const { current } = await step(ada, "", 1, { stop: storyOf({ title: "Mine" }), status: 409 });
  assert.deepEqual([current.title, current.revision], ["Bea’s weir", 2]);
});

Deno.test("a story that is handed in is changed after it was taken back, and one that was taken never", async () => {
  await using it = await withStory();
  const { ada, id, lesson, step } = it;
  await lesson.teach("take", id, {}, 409);
  await step(ada, "hand-in", 1);
  await step(ada, "", 2, { stop: {}, status: 409 });
  await step(ada, "take-back", 2);
  await step(ada, "", 3, { stop: storyOf({ title: "Once more" }) });
  await step(ada, "hand-in", 4);
  await lesson.teach("take", id);
  for (const what of ["", "hand-in", "take-back"]) {
    const { current } = await step(ada, what, 6, { status: 409, ...what === "" && { stop: {} } });
    assert.equal(current.state, "taken");
  }
});

Deno.test("a story is handed in once its recording has arrived", async () => {
  await using it = await withStory();
  const { ada, step } = it;
  await step(ada, "", 1, { stop: storyOf({ audioUrl: `upload:${newId()}` }) });
  await step(ada, "hand-in", 2, { status: 400 });
});

Deno.test("a take beside saves of others loses neither", async () => {
  await using it = await withStory();
  const { ada, id, lesson, step, tour, tourId } = it;
  await step(ada, "hand-in", 1);
  const before = (await tour()).audioStops.length;
  const save = async (n: number) => {
    for (let status = 409; status === 409;) {
      const { revision, ...stored } = await tour();
      const form = { ...toForm({ revision, ...stored }), title: `Save ${n}`, revision };
      const answer = await it.clients.editor.json("PUT", `/api/tours/${tourId}`, form);
      await answer.body?.cancel();
      status = answer.status;
    }
  };
  await Promise.all([save(1), lesson.teach("take", id), save(2), save(3)]);
  const saved = await tour();
  assert.ok(saved.title.startsWith("Save"));
  assert.equal(saved.audioStops.length, before + 1);
  assert.equal(saved.audioStops.at(-1)!.title, "The weir");
});

Deno.test("of a stop that was handed out pupils change what they changed; all else stays as the teacher has it by then", async () => {
  await using it = await withClass();
  const { clients, lesson, tourId, kv } = it;
  const ada = await lesson.join("Ada");
  const { members: [{ id: memberId }] } = await lesson.state();
  const tour = () => ask<Tour>(clients.owner, "GET", `/api/tours/${tourId}`);
  const [{ id: stopId, ...stop }] = (await tour()).audioStops;
  const handed = await ask<Submission>(clients.owner, "POST", `${lesson.at}/submissions`, {
    body: { title: "Fill this", stopId, memberIds: [memberId] },
    status: 201,
  });
  assert.equal(handed.stop.title, stop.title);
  await ask(ada, "PUT", at(handed.id), {
    body: { revision: 1, stop: { ...handed.stop, description: "By Ada." } },
  });
  await handIn(ada, handed.id);
  const { visibility: _, ...form } = toForm(await tour());
  const audioStops = form.audioStops.map((one, n) => n === 0 ? { ...one, title: "Renamed" } : one);
  await updateTour(kv, tourId, { ...form, audioStops });
  const taken = await lesson.teach("take", handed.id);
  assert.equal(taken.stopId, stopId);
  const after = (await tour()).audioStops[0];
  assert.deepEqual([after.title, after.description], ["Renamed", "By Ada."]);
  assert.deepEqual(after.transcript, stop.transcript, "the recording is the same");
  assert.equal(after.code, stop.code);
});

Deno.test("a story that lacks what a stop needs is not taken, and the answer names it", async () => {
  await using it = await withClass();
  const ada = await it.lesson.join("Ada");
  const id = await it.lesson.propose(ada, { title: "Only a title" });
  await handIn(ada, id);
  const problem = await it.lesson.teach("take", id, {}, 400) as unknown as {
    errors: { path: string }[];
  };
  const paths = problem.errors.map(({ path }) => path);
  assert.ok(paths.includes("stop.description") && paths.includes("stop.audioUrl"), `${paths}`);
});

Deno.test("pupils propose where the class allows it, and name classmates alone", async () => {
  await using it = await withClass({ mayPropose: false });
  const ada = await it.lesson.join("Ada");
  const propose = (body: object, status: number) =>
    ask(ada, "POST", "/api/class/submissions", {
      body: { id: newId(), stop: {}, ...body },
      status,
    });
  await propose({}, 403);
  const { revision, ...settings } = await it.lesson.state();
  const { title, endsAt, mayHearOthers, showNicknames } = settings;
  const body = { title, endsAt, mayHearOthers, showNicknames, mayPropose: true, revision };
  await ask(it.clients.owner, "PUT", it.lesson.at, { body });
  await propose({ memberIds: [newId()] }, 404);
  await propose({ stop: { record: {} } }, 400);
  await propose({}, 201);
});

Deno.test("a pupil has a quota, and so has the class; the archive's owner needs room for what is taken", async () => {
  await using it = await withClass({
    settings: { PUPIL_QUOTA_MB: "1", CLASS_QUOTA_MB: "1", USER_QUOTA_MB: "1" },
  });
  const { lesson, clients } = it;
  const [ada, bea] = [await lesson.join("Ada"), await lesson.join("Bea")];
  const begin = async (client: Client, size: number) =>
    (await new Uploader(client).create({ size, name: "a.mp3" })).status;
  assert.equal(await begin(ada, 1_000_001), 413, "the quota of a pupil");
  assert.equal(await begin(bea, 600_000), 201);
  assert.equal(await begin(ada, 600_000), 413, "that of the class");
  assert.equal(await begin(clients.owner, 995_000), 201);
  const url = await record(ada, mediaFile("tone.mp3"));
  const id = await lesson.propose(ada, storyOf({ audioUrl: url }));
  await handIn(ada, id);
  await lesson.teach("take", id, {}, 413);
  assert.equal((await lesson.state()).submissions[0].state, "handed-in");
});

Deno.test("a pupil hands in up to five photos of their own, and the teacher's archive has them in their order", async () => {
  await using it = await withStory();
  const { ada, id, lesson, step, tour } = it;
  const sent = await new Uploader(ada).send(mediaFile("gate.webp"), { name: "gate.webp" });
  const { media: { url } } = await sent.json();
  const photos = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: `p${n}`, url, alt: `View ${n}` }));
  const refused = await step(ada, "", 1, { stop: storyOf({ things: photos(6) }), status: 400 });
  assert.match(JSON.stringify(refused), /at most 5 photos/);
  const foreign = [{ id: "x", url: `/media/${"f".repeat(64)}.jpg` }];
  await step(ada, "", 1, { stop: storyOf({ things: foreign }), status: 400 });
  await step(ada, "", 1, { stop: storyOf({ things: photos(5) }) });
  await handIn(ada, id);
  await lesson.teach("take", id);
  const taken = (await tour()).audioStops.at(-1)!;
  assert.deepEqual(taken.things?.map(({ alt }) => alt), [0, 1, 2, 3, 4].map((n) => `View ${n}`));
  assert.equal(taken.imageAlt, "View 0");
});
