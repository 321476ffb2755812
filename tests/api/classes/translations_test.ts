/** A class translates: a stop is handed out in a language, written, handed in and taken. */
import assert from "node:assert/strict";
import type { Submission, Translated } from "../../../lib/model/class/submission.ts";
import type { LanguageOfTour } from "../../../lib/model/tour/words/words.ts";
import { MAX_LANGUAGES } from "../../../lib/model/tour/words/words.ts";
import { removeDueClasses } from "../../../lib/store/classes/class_end.ts";
import { readParts } from "../../../lib/store/kv/parts.ts";
import { ClassWords } from "../../../lib/store/records/classes.ts";
import { listWords } from "../../../lib/store/words/read_words.ts";
import { ask, classOf, handIn, statusOf } from "../../support/people/classes.ts";
import { RECORDED_STOP, SPOKEN_STOP } from "../../support/people/people.ts";
import { TEXT, TITLE, withTranslators } from "../../support/people/translators.ts";

Deno.test("a pupil gets the texts of one stop, and what the teacher takes is in the language, not yet shown", async () => {
  await using it = await withTranslators({ mayHearOthers: true });
  const { ada, ben, lesson, handOut, wordsOf, write } = it;
  const id = await handOut(["Ada"]);
  const read = await wordsOf(ada, id);
  assert.deepEqual([read.language, read.original], ["de", "en"]);
  assert.ok(read.units.length > 2, "title, text and sentences");
  assert.ok(read.units.every(({ key }) => key.startsWith(`${SPOKEN_STOP}:`)), "no other stop");
  assert.ok(read.units.every(({ state }) => state === "missing"));

  await write(ada, id, [{ key: TITLE, text: "Die Mühle", was: "" }]);
  await write(ada, id, [{ key: TEXT, text: "Hier drehte sich das Rad.", was: "" }]);
  assert.equal(it.textOf(await wordsOf(ada, id), TITLE), "Die Mühle");
  assert.deepEqual(await it.german(), {}, "nothing of it is in the archive");
  await handIn(ada, id);
  await write(ada, id, [{ key: TITLE, text: "Zu spät" }], 409);

  // Ben sees nothing of it, although the pupils may hear what others hand in.
  assert.deepEqual((await classOf(ben)).submissions, []);
  await wordsOf(ben, id, 404);
  await write(ben, id, [{ key: TITLE, text: "Von Ben" }], 404);
  assert.equal(await statusOf(ben, `/api/class/submissions/${id}`), 404);

  const seen = await ask<Translated>(it.clients.owner, "GET", `${it.path}/${id}/words`);
  assert.equal(seen.units.find(({ key }) => key === TITLE)?.was, "");
  await lesson.teach("take", id);
  assert.deepEqual(await it.german(), {
    [TITLE]: "Die Mühle",
    [TEXT]: "Hier drehte sich das Rad.",
  });
  const { submissions } = await lesson.state();
  assert.deepEqual(submissions.map(({ state, language }) => [state, language]), [["taken", "de"]]);
  const { languages } = await ask<{ languages: LanguageOfTour[] }>(
    it.clients.owner,
    "GET",
    `/api/tours/${it.tourId}/languages`,
  );
  assert.equal(languages[0].shown, undefined);
  const { record } = (await ask<{ audioStops: { id: string; record?: object }[] }>(
    it.clients.owner,
    "GET",
    `/api/tours/${it.tourId}`,
  )).audioStops.find((stop) => stop.id === SPOKEN_STOP)!;
  assert.equal(record, undefined, "no nickname is in the archive");
});

Deno.test("a pupil with a translation writes no other text, and no story under it", async () => {
  await using it = await withTranslators();
  const id = await it.handOut(["Ada"]);
  await it.write(it.ada, id, [{ key: ":title", text: "Das Tal" }], 400);
  await it.write(it.ada, id, [{ key: "recorded:title", text: "Das Tor" }], 400);
  await it.write(it.ada, id, [{ key: `${SPOKEN_STOP}:audioUrl`, text: "test-beep-1" }], 400);
  await it.write(it.ada, id, [{ key: TITLE, text: "x".repeat(300) }], 400);
  const path = `/api/class/submissions/${id}`;
  const body = { revision: 1, stop: { title: "My own" } };
  await ask(it.ada, "PUT", path, { body, status: 404 });
  const story = await it.lesson.propose(it.ada, { title: "A story" });
  await it.wordsOf(it.ada, story, 404);
  await it.write(it.ada, story, [], 404);
});

Deno.test("what two pupils write in one text, and what the archive has by then, is decided text by text", async () => {
  await using it = await withTranslators();
  const { ada, ben, lesson, handOut, write } = it;
  const together = await handOut(["Ada", "Ben"]);
  await write(ada, together, [{ key: TITLE, text: "Die Mühle", was: "" }]);
  const refused = await write(ben, together, [{ key: TITLE, text: "Mühle", was: "" }], 409);
  assert.deepEqual(refused.conflicts, [{ key: TITLE, text: "Die Mühle" }]);
  await write(ben, together, [{ key: TEXT, text: "Ein Rad.", was: "" }]);
  await handIn(ada, together);

  await it.teacherWrites([{ key: TITLE, text: "Alte Mühle" }]);
  const clash = await lesson.teach("take", together, {}, 409) as unknown as {
    conflicts: object[];
  };
  assert.deepEqual(clash.conflicts, [{ key: TITLE, text: "Alte Mühle" }]);
  assert.deepEqual(await it.german(), { [TITLE]: "Alte Mühle" }, "nothing is half taken");
  assert.equal((await lesson.state()).submissions[0].state, "handed-in");

  const kept = { words: [{ key: TITLE, text: "Alte Mühle", was: "Alte Mühle" }] };
  await lesson.teach("take", together, kept);
  assert.deepEqual(await it.german(), { [TITLE]: "Alte Mühle", [TEXT]: "Ein Rad." });

  // A second translation begins from what the archive has, and the teacher takes its text.
  const second = await handOut(["Ben"]);
  assert.equal(it.textOf(await it.wordsOf(ben, second), TITLE), "Alte Mühle");
  await write(ben, second, [{ key: TITLE, text: "Wassermühle", was: "Alte Mühle" }]);
  await handIn(ben, second);
  await it.teacherWrites([{ key: TITLE, text: "Die alte Mühle" }]);
  await lesson.teach("take", second, {}, 409);
  await lesson.teach("take", second, {
    words: [{ key: TITLE, text: "Wassermühle", was: "Die alte Mühle" }],
  });
  assert.equal((await it.german())[TITLE], "Wassermühle");

  // Where the teacher keeps all of the archive's texts, the language is not saved anew.
  const third = await handOut(["Ada"]);
  await write(ada, third, [{ key: TITLE, text: "Mahlwerk", was: "Wassermühle" }]);
  await handIn(ada, third);
  const before = await listWords(it.kv, it.tourId);
  await lesson.teach("take", third, {
    words: [{ key: TITLE, text: "Wassermühle", was: "Wassermühle" }],
  });
  assert.deepEqual(await listWords(it.kv, it.tourId), before);
  const { submissions } = await lesson.state();
  assert.equal(submissions.find(({ id }) => id === third)!.state, "taken");
});

Deno.test("a translation is given back with a comment, and a story of the same stop is taken beside it", async () => {
  await using it = await withTranslators();
  const { ada, lesson, handOut, write } = it;
  const id = await handOut(["Ada"]);
  await write(ada, id, [{ key: TITLE, text: "Die Mühle" }]);
  await handIn(ada, id);
  await lesson.teach("return", id, { comment: "And the text?" });
  assert.equal((await classOf(ada)).submissions[0].comment, "And the text?");
  await write(ada, id, [{ key: TEXT, text: "Ein Rad." }]);
  await handIn(ada, id);
  await lesson.teach("take", id);

  const story = await handOut(["Ada"], { language: undefined });
  const card = await ask<Submission>(it.clients.owner, "GET", `${it.path}/${story}`);
  assert.equal(card.follows, undefined, "it does not go on from the translation");
  await ask(ada, "PUT", `/api/class/submissions/${story}`, {
    body: { revision: 1, stop: { ...card.stop, title: "The old mill" } },
  });
  await handIn(ada, story);
  await lesson.teach("take", story);
});

Deno.test("only a stop is handed out to be translated, into another language than the archive's, and nothing empty is taken", async () => {
  await using it = await withTranslators();
  await it.handOut(["Ada"], { stopId: undefined }, 400);
  await it.handOut(["Ada"], { language: "en" }, 400);
  await it.handOut(["Ada"], { stopId: "nowhere" }, 404);
  const id = await it.handOut(["Ada"]);
  await handIn(it.ada, id);
  await it.lesson.teach("take", id, {}, 400);
});

Deno.test("a stop is not handed out into a language for which the archive has no room", async () => {
  await using it = await withTranslators();
  const { clients: { owner }, tourId } = it;
  const tags = "bg cs da de el es et fi fr ga hr hu it lt lv mt nl pl pt ro".split(" ");
  assert.equal(tags.length, MAX_LANGUAGES);
  for (const tag of tags) {
    const words = [{ key: TITLE, text: "Moulin" }];
    await ask(owner, "PATCH", `/api/tours/${tourId}/languages/${tag}`, { body: { words } });
  }
  await it.handOut(["Ada"], { language: "sv" }, 413);
  await it.handOut(["Ada"], { language: "de" });
});

Deno.test("a pupil gets no texts of a story that is withdrawn, and writes none", async () => {
  await using it = await withTranslators();
  const { clients: { owner }, tourId, ada } = it;
  const id = await it.handOut(["Ada"], { stopId: RECORDED_STOP });
  const title = { key: `${RECORDED_STOP}:title`, text: "Das Tor" };
  await it.write(ada, id, [title]);
  const releases = `/api/tours/${tourId}/releases`;
  const terms = { person: "Ada Bell", scope: "public" };
  const { id: releaseId } = await ask<{ id: string }>(owner, "POST", releases, {
    body: { stopId: RECORDED_STOP, ...terms },
    status: 201,
  });
  await ask(owner, "PUT", `${releases}/${releaseId}`, { body: { ...terms, isWithdrawn: true } });
  assert.deepEqual((await it.wordsOf(ada, id)).units, []);
  await it.write(ada, id, [title], 400);
  await it.write(ada, id, []);
  const stored = await readParts(it.kv, ClassWords.prefix(it.lesson.id, id));
  assert.equal(
    (stored as Record<string, { text: string }>)[title.key]?.text,
    title.text,
    "it stays",
  );
});

Deno.test("words of a translation go with it, and with the class", async () => {
  await using it = await withTranslators();
  const { ada, kv, lesson, handOut, write } = it;
  const [first, second] = [await handOut(["Ada"]), await handOut(["Ada"])];
  for (const id of [first, second]) await write(ada, id, [{ key: TITLE, text: "Die Mühle" }]);
  const left = async () => (await Array.fromAsync(ClassWords.list(kv))).length;
  assert.equal(await left(), 2);
  await ask(it.clients.owner, "DELETE", `${it.path}/${first}`, { status: 204 });
  assert.equal(await left(), 1);
  await ask(it.clients.owner, "POST", `${lesson.at}/end`);
  await it.wordsOf(ada, second, 401);
  it.pass(31);
  await removeDueClasses(kv, it.clock.time);
  assert.equal(await left(), 0);
});

Deno.test("the words that a taken translation replaces are kept as a version; where there were none, none is made", async () => {
  await using it = await withTranslators();
  const { ada, lesson, handOut, write } = it;
  const at = `/api/tours/${it.tourId}/languages/de/versions`;
  const versions = async (): Promise<{ revision: number; differing: number }[]> =>
    await (await it.clients.owner.request(at)).json();
  const take = async (words: object[]) => {
    const id = await handOut(["Ada"]);
    await write(ada, id, words);
    await handIn(ada, id);
    await lesson.teach("take", id);
  };
  await it.teacherWrites([{ key: TITLE, text: "Die Mühle" }]);
  await take([{ key: TEXT, text: "Ein Rad." }]);
  assert.deepEqual(await versions(), []);
  await take([{ key: TITLE, text: "Mühlchen" }]);
  const [version, ...others] = await versions();
  assert.deepEqual([version.differing, others], [1, []]);
  const { words: [{ then, now }] } = await ask<{ words: { then: string; now: string }[] }>(
    it.clients.owner,
    "GET",
    `${at}/${version.revision}`,
  );
  assert.deepEqual([then, now], ["Die Mühle", "Mühlchen"]);
});
