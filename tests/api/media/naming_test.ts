/** Naming another's file gives nobody the file: asked at each save. */
import assert from "node:assert/strict";
import type { FieldError, Problem } from "../../../lib/model/web/problem.ts";
import { withMethods } from "../../../lib/store/kv/with_methods.ts";
import { requireNameable } from "../../../lib/store/media/may_name.ts";
import { getTourSummary } from "../../../lib/store/tours/tours.ts";
import { different, hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { signInPeople } from "../../support/people/people.ts";
import { shareWith } from "../../support/people/share_with.ts";
import { Uploader, withUploads } from "../../support/people/uploads.ts";
import { mediaUsesOf } from "../../../lib/store/records/media.ts";

const TONE = mediaFile("tone.mp3");
const PICTURE = mediaFile("gate.jpg");
const PICTURE_URL = `/media/${hashOf(PICTURE)}.jpg`;
const recording = (n: number) => different(TONE, n);
const urlOf = (n: number) => `/media/${hashOf(recording(n))}.mp3`;
const tourWith = (audioUrl: string, over = {}) =>
  makeTour({ audioStops: [makeStop({ id: "one", audioUrl })], ...over });

/**
 * An archive of "owner", of which "editor" is an editor, with recording 0 and a picture; `ask` is
 * what a person gets of a file more than 5 s later.
 */
async function withArchive(visibility: "public" | "private") {
  let elapsed = 0;
  const it = await withUploads({ elapsed: () => elapsed });
  const { clients, ids } = await signInPeople(it);
  const owner = new Uploader(clients.owner);
  assert.equal((await owner.send(recording(0))).status, 200);
  assert.equal((await owner.send(PICTURE, { name: "gate.jpg" })).status, 200);
  const tour = tourWith(urlOf(0), { visibility, imageUrl: PICTURE_URL });
  const { id } = await (await clients.owner.json("POST", "/api/tours", tour)).json();
  await shareWith(it.kv, id, { editor: ids.editor });
  return {
    ...it,
    clients,
    ids,
    id,
    owner,
    save: (who: keyof typeof clients, body: unknown) =>
      clients[who].json("POST", "/api/tours", body),
    async ask(who: keyof typeof clients, url: string) {
      elapsed += 6000;
      const answer = await clients[who].request(url);
      await answer.body?.cancel();
      return answer.status;
    },
    [Symbol.asyncDispose]: () => it[Symbol.asyncDispose](),
  };
}

/** The fields that an answer refuses. */
async function refusedFields(answer: Response): Promise<string[]> {
  assert.equal(answer.status, 403);
  const { errors } = await answer.json();
  return errors.map(({ path }: FieldError) => path);
}

for (const visibility of ["public", "private"] as const) {
  Deno.test(`an archive that names recording and picture of another's ${visibility} archive is refused by these fields, and opens nothing`, async () => {
    await using it = await withArchive(visibility);
    const named = tourWith(urlOf(0), { imageUrl: PICTURE_URL });
    assert.deepEqual(await refusedFields(await it.save("other", named)), [
      "imageUrl",
      "things",
      "audioStops.0.audioUrl",
    ]);
    assert.equal((await (await it.clients.other.request("/api/tours/user")).json()).length, 0);
    const own = await (await it.save("other", makeTour())).json();
    const change = await it.clients.other.json("PUT", `/api/tours/${own.id}`, named);
    assert.deepEqual(await refusedFields(change), ["imageUrl", "things", "audioStops.0.audioUrl"]);
    assert.equal((await getTourSummary(it.kv, own.id))?.tour.revision, 1);
    if (visibility === "public") {
      await it.clients.owner.json("PATCH", `/api/tours/${it.id}/visibility`, {
        visibility: "private",
      });
    }
    for (const url of [urlOf(0), PICTURE_URL]) {
      assert.equal(await it.ask("other", url), 404);
      assert.equal(await it.ask("anonymous", url), 404);
    }
  });
}

Deno.test("a draft with another's file is saved whole, and gives neither its author nor those with its link the file", async () => {
  await using it = await withArchive("private");
  const draft = { title: "Mine", draftData: tourWith(urlOf(0), { imageUrl: PICTURE_URL }) };
  const saved = await (await it.clients.other.json("POST", "/api/drafts", draft)).json();
  const read = await (await it.clients.other.request(`/api/drafts/${saved.id}`)).json();
  assert.deepEqual(read.draftData, JSON.parse(JSON.stringify(draft.draftData)));
  await it.clients.other.json("POST", `/api/drafts/${saved.id}/link`, {});
  for (const url of [urlOf(0), PICTURE_URL]) {
    assert.equal(await it.ask("other", url), 404);
    assert.equal(await it.ask("anonymous", url), 404);
  }
  const ofTour = { ...draft, tourId: it.id, tourRevision: 1 };
  assert.equal((await it.clients.other.json("POST", "/api/drafts", ofTour)).status, 201);
  assert.equal(await it.ask("other", urlOf(0)), 404, "nor does a draft that says it is of it");
});

Deno.test("a draft that names another's file does not keep it from being deleted", async () => {
  await using it = await withArchive("private");
  assert.equal((await it.owner.send(recording(6))).status, 200);
  const draft = { title: "Mine", draftData: tourWith(urlOf(6)) };
  const unused = async () => {
    const { unused } = await (await it.clients.owner.request("/api/account/files")).json();
    return unused.map(({ url }: { url: string }) => url);
  };
  assert.equal((await it.clients.other.json("POST", "/api/drafts", draft)).status, 201);
  assert.deepEqual(await unused(), [urlOf(6)]);
  assert.equal((await it.clients.owner.json("POST", "/api/drafts", draft)).status, 201);
  assert.deepEqual(await unused(), [], "a draft of its sender does");
});

Deno.test("a file that nobody has sent yet cannot be named ahead", async () => {
  await using it = await withArchive("private");
  assert.deepEqual(await refusedFields(await it.save("other", tourWith(urlOf(1)))), [
    "audioStops.0.audioUrl",
  ]);
  assert.equal((await it.owner.send(recording(1))).status, 200);
  assert.equal(await it.ask("anonymous", urlOf(1)), 404);
});

Deno.test("an editor names the archive's files in the archive and elsewhere, and no longer after they were removed", async () => {
  await using it = await withArchive("private");
  const editor = it.clients.editor;
  const form = tourWith(urlOf(0), { imageUrl: PICTURE_URL });
  assert.equal((await it.save("editor", form)).status, 201);
  assert.equal((await editor.json("POST", `/api/tours/${it.id}/duplicate`, {})).status, 201);
  assert.equal((await it.owner.send(recording(2))).status, 200);
  const ofOwner = { title: "New", draftData: tourWith(urlOf(2)), tourId: it.id, tourRevision: 1 };
  await it.clients.owner.json("POST", "/api/drafts", ofOwner);
  const withNew = makeTour({
    audioStops: [makeStop({ audioUrl: urlOf(0) }), makeStop({ audioUrl: urlOf(2) })],
  });
  const { visibility: _, ...update } = withNew;
  assert.equal((await editor.json("PUT", `/api/tours/${it.id}`, update)).status, 200);
  assert.equal((await it.save("other", withNew)).status, 403);
  const away = `/api/tours/${it.id}/people/${it.ids.editor}`;
  assert.equal((await it.clients.owner.request(away, { method: "DELETE" })).status, 204);
  assert.deepEqual(await refusedFields(await it.save("editor", tourWith(urlOf(2)))), [
    "audioStops.0.audioUrl",
  ]);
  assert.equal(await it.ask("editor", urlOf(2)), 404);
});

Deno.test("an archive may use a file again that an earlier revision had, also when its uploader has left", async () => {
  await using it = await withArchive("private");
  const editor = it.clients.editor;
  assert.equal((await new Uploader(editor).send(recording(3))).status, 200);
  const put = (who: typeof editor, audioUrl: string) => {
    const { visibility: _, ...update } = tourWith(audioUrl);
    return who.json("PUT", `/api/tours/${it.id}`, update);
  };
  assert.equal((await put(editor, urlOf(3))).status, 200);
  assert.equal((await put(editor, urlOf(0))).status, 200);
  await it.clients.owner.request(`/api/tours/${it.id}/people/${it.ids.editor}`, {
    method: "DELETE",
  });
  assert.equal((await put(it.clients.owner, urlOf(3))).status, 200);
  const restore = `/api/tours/${it.id}/revisions/2/restore`;
  assert.equal((await it.clients.owner.json("POST", restore, {})).status, 200);
});

Deno.test("an address of another site that ends as one of ours is saved, and opens no file here", async () => {
  await using it = await withArchive("private");
  const elsewhere = `https://tours.example${urlOf(0)}`;
  assert.equal((await it.save("other", tourWith(elsewhere))).status, 201);
  const [{ audioUrl }] = (await (await it.save("other", tourWith(elsewhere))).json()).audioStops ??
    [
      { audioUrl: elsewhere },
    ];
  assert.equal(audioUrl, elsewhere);
  for (const who of ["other", "anonymous"] as const) assert.equal(await it.ask(who, urlOf(0)), 404);
});

Deno.test("files of several archives that somebody edits are named in one save, and one of a stranger's among them is refused alone", async () => {
  await using it = await withArchive("private");
  const other = new Uploader(it.clients.other);
  for (const n of [4, 5]) {
    assert.equal((await other.send(recording(n))).status, 200);
    const { id } = await (await it.save("other", tourWith(urlOf(n)))).json();
    if (n === 4) await shareWith(it.kv, id, { editor: it.ids.editor });
  }
  const naming = (...files: number[]) =>
    makeTour({ audioStops: files.map((n) => makeStop({ audioUrl: urlOf(n) })) });
  assert.equal((await it.save("editor", naming(0, 4))).status, 201);
  assert.deepEqual(await refusedFields(await it.save("editor", naming(5, 0, 4))), [
    "audioStops.0.audioUrl",
  ]);
});

Deno.test("hundreds of files of others are refused soon, each by its field", async () => {
  await using it = await withArchive("private");
  let reads = 0;
  const counted = withMethods(it.kv, {
    getMany: (...args: Parameters<Deno.Kv["getMany"]>) => (reads++, it.kv.getMany(...args)),
    list: (...args: Parameters<Deno.Kv["list"]>) => (reads++, it.kv.list(...args)),
  } as Partial<Deno.Kv>);
  const audioStops = Array.from({ length: 500 }, (_, n) => ({
    audioUrl: `/media/${n.toString(16).padStart(64, "0")}.mp3`,
  }));
  const uses = mediaUsesOf(audioStops);
  const by = { id: it.ids.other };
  await assert.rejects(
    requireNameable(counted, { audioStops }, { uses, tourId: it.id, by }),
    (error: Problem) => error.status === 403 && error.errors?.length === 500,
  );
  assert.ok(reads < 300, `${reads} reads`);
});
