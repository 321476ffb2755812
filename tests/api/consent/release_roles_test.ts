/** Who keeps the releases of an archive, and what all others see and may do. */
import assert from "node:assert/strict";
import { createDiskStore } from "../../../lib/media/disk_store.ts";
import type { Release, ReleaseState } from "../../../lib/model/consent/release.ts";
import { makeStop } from "../../support/data/tours.ts";
import type { Client } from "../../support/people/client.ts";
import { makePdf, sendDocument } from "../../support/people/documents.ts";
import { type Person, signInPeople } from "../../support/people/people.ts";
import { shareWith } from "../../support/people/share_with.ts";
import { testApp } from "../../support/servers/server.ts";
import type { Visibility } from "../../../lib/model/tour/visibility.ts";

const AUDIO = "https://sounds.example/neighbour.mp3";
const TERMS = { person: "Ada Bell", scope: "public", keeper: "Blue folder" } as const;
const PDF = makePdf("Signed by Ada Bell");

/** An archive of the owner's, on which the others work, with a place for files. */
async function withArchive(visibility: Visibility = "public") {
  const folder = await Deno.makeTempDir({ prefix: "release-roles-" });
  const test = await testApp({ settings: { DATA_DIR: folder } });
  const people = await signInPeople(test);
  const audioStops = [makeStop({ id: "neighbour", audioUrl: AUDIO })];
  const id = await people.tourOf(people.ids.owner, { audioStops, visibility });
  await people.placePupil(id);
  const at = `/api/tours/${id}/releases`;
  const ask = (who: Person, ...request: Parameters<Client["ask"]>) =>
    people.clients[who].ask(...request);
  const add = async (who: Person, terms: object = {}) => {
    const { status, body } = await ask(who, "POST", at, {
      stopId: "neighbour",
      ...TERMS,
      ...terms,
    });
    assert.equal(status, 201);
    return body as Release & ReleaseState;
  };
  return {
    ...test,
    ...people,
    id,
    at,
    ask,
    add,
    /** The releases as a person gets them. */
    list: async (who: Person) => (await ask(who, "GET", at)).body,
    /** Sends the document of a release; answers the status, and the body. */
    async send(who: Person, releaseId: string, query = "") {
      const path = `${at}/${releaseId}/document`;
      const answer = await sendDocument(people.clients[who], path, PDF, "ada-bell.pdf", query);
      return { status: answer.status, body: await answer.json() };
    },
    /** The names of all files of documents. */
    stored: () => Array.fromAsync(createDiskStore(folder).list("documents")),
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** The statuses of the acts on a release of the owner's, in the order of `ACTS`. */
const REFUSED = {
  anonymous: [401, 401, 404, 401, 401],
  pupil: [401, 401, 404, 401, 401],
  other: [403, 403, 404, 403, 403],
  reviewer: [403, 403, 404, 403, 403],
  editor: [403, 403, 404, 403, 403],
} as const;
const DONE = [200, 200, 200, 200, 204];

for (const visibility of ["public", "unlisted", "private"] as const) {
  Deno.test(`in a ${visibility} archive nobody but the owner and administrators withdraws, changes or deletes a release, or reads, sends or deletes its document`, async () => {
    await using it = await withArchive(visibility);
    const actsOn = async (who: Person, id: string) => {
      const path = `${it.at}/${id}`;
      return [
        (await it.ask(who, "PUT", path, { ...TERMS, isWithdrawn: true })).status,
        (await it.send(who, id)).status,
        (await it.ask(who, "GET", `${path}/document`)).status,
        (await it.ask(who, "DELETE", `${path}/document`)).status,
        (await it.ask(who, "DELETE", path)).status,
      ];
    };
    const { id } = await it.add("owner");
    assert.equal((await it.send("owner", id)).status, 200);
    const before = await it.list("owner");
    for (const [who, statuses] of Object.entries(REFUSED)) {
      const wanted = statuses.map((status) =>
        visibility === "private" && who === "other" && status === 403 ? 404 : status
      );
      assert.deepEqual(await actsOn(who as Person, id), wanted, who);
    }
    assert.deepEqual(await it.list("owner"), before);
    for (const who of ["owner", "admin"] as const) {
      assert.deepEqual(await actsOn(who, (await it.add("owner")).id), DONE, who);
    }
  });
}

Deno.test("an editor learns of each release that it is there and whether it holds; the others who work on the archive learn nothing", async () => {
  await using it = await withArchive();
  const terms = [{}, { scope: "link" }, { scope: "from", from: "2999-01-01" }, {}];
  const ids = [];
  for (const one of terms) ids.push((await it.add("owner", one)).id);
  await it.send("owner", ids[0]);
  const withdrawal = { ...TERMS, isWithdrawn: true };
  const { body: withdrawn } = await it.ask("owner", "PUT", `${it.at}/${ids[3]}`, withdrawal);
  const known = { recording: AUDIO };
  assert.deepEqual(await it.list("editor"), [
    { id: ids[0], ...known, scope: "public" },
    { id: ids[1], ...known, scope: "link" },
    { id: ids[2], ...known, scope: "from", from: "2999-01-01" },
    { id: ids[3], ...known, scope: "public", withdrawnAt: withdrawn.withdrawnAt },
  ]);
  const statuses = { anonymous: 401, pupil: 401, other: 403, reviewer: 403 } as const;
  for (const [who, status] of Object.entries(statuses)) {
    assert.equal((await it.ask(who as Person, "GET", it.at)).status, status, who);
  }
});

Deno.test("an editor adds a release with its document, and gets neither back", async () => {
  await using it = await withArchive();
  const added = await it.add("editor");
  const { id } = added;
  const state = { id, recording: AUDIO, scope: "public" };
  assert.deepEqual(added, { ...state, takesDocument: true });
  assert.deepEqual(await it.list("editor"), [added]);
  const { body: notADocument } = await it.ask("editor", "GET", `${it.at}/${id}/document`);
  assert.equal(notADocument.status, 404);
  assert.deepEqual(await it.send("editor", id), { status: 200, body: state });
  assert.deepEqual(await it.list("editor"), [state]);
  assert.equal((await it.ask("editor", "GET", `${it.at}/${id}/document`)).status, 404);
  const [release] = await it.list("owner");
  assert.deepEqual(
    [release.person, release.keeper, release.document.name, release.addedBy],
    ["Ada Bell", "Blue folder", "ada-bell.pdf", undefined],
  );
  const read = await it.clients.owner.request(`${it.at}/${id}/document`);
  assert.deepEqual(await read.bytes(), PDF);
});

Deno.test("an editor sends a document for a release of their own alone, once, and before anybody has changed it", async () => {
  await using it = await withArchive();
  const refused = async (id: string, why: string, query?: string) => {
    const before = [await it.list("owner"), await it.stored()];
    const { status, body } = await it.send("editor", id, query);
    assert.deepEqual([status, "current" in body], [403, false], why);
    assert.match(body.detail, /owner of this archive keeps the signed releases/);
    assert.deepEqual([await it.list("owner"), await it.stored()], before, why);
  };
  await refused((await it.add("owner")).id, "the owner's");
  await shareWith(it.kv, it.id, { editor: it.ids.other });
  await refused((await it.add("other")).id, "another editor's");
  const sent = await it.add("editor");
  assert.equal((await it.send("editor", sent.id, "&revision=7")).status, 409);
  assert.equal((await it.send("editor", sent.id)).status, 200);
  await refused(sent.id, "it has one", "&revision=2");
  await it.ask("owner", "DELETE", `${it.at}/${sent.id}/document`);
  await refused(sent.id, "the owner has deleted it");
  const changed = await it.add("editor");
  await it.ask("owner", "PUT", `${it.at}/${changed.id}`, { ...TERMS, isWithdrawn: true });
  await refused(changed.id, "the owner has withdrawn it");
  const left = await it.add("editor");
  await it.ask("owner", "DELETE", `/api/tours/${it.id}/people/${it.ids.editor}`);
  assert.equal((await it.send("editor", left.id)).status, 403, "no longer an editor");
  assert.deepEqual((await it.list("owner")).at(-1).document, undefined);
});

Deno.test("a conflict shows the present release to the owner, and not to an editor", async () => {
  await using it = await withArchive();
  const { id } = await it.add("editor");
  const { status, body } = await it.send("editor", id, "&revision=7");
  assert.deepEqual([status, body.current], [409, undefined]);
  assert.equal((await it.send("owner", id, "&revision=7")).body.current.person, "Ada Bell");
});

Deno.test("an editor's copy of an archive has the releases without names; it withholds the story as before", async () => {
  await using it = await withArchive();
  const { id } = await it.add("owner");
  const withdrawal = { ...TERMS, isWithdrawn: true };
  await it.ask("owner", "PUT", `${it.at}/${id}`, withdrawal);
  const copyOf = async (who: Person) => {
    const { body } = await it.ask(who, "POST", `/api/tours/${it.id}/duplicate`);
    const { body: releases } = await it.ask(who, "GET", `/api/tours/${body.id}/releases`);
    return { id: body.id as string, releases: releases as Release[] };
  };
  const copy = await copyOf("editor");
  const [{ person, keeper, withdrawnAt }] = copy.releases;
  assert.deepEqual([person, keeper], ["Somebody named in the original archive", undefined]);
  assert.equal(withdrawnAt, (await it.list("owner"))[0].withdrawnAt);
  await it.ask("editor", "PATCH", `/api/tours/${copy.id}/visibility`, { visibility: "public" });
  const { body } = await it.ask("anonymous", "GET", `/api/tours/${copy.id}`);
  assert.equal(body.audioStops[0].audioUrl, "withheld");
  for (const who of ["owner", "admin"] as const) {
    assert.equal((await copyOf(who)).releases[0].person, "Ada Bell", who);
  }
});

Deno.test("a new owner keeps the releases; the former one, as an editor, sees that they are there", async () => {
  await using it = await withArchive();
  const { id } = await it.add("owner");
  await it.send("owner", id);
  const { body: { email } } = await it.ask("other", "GET", "/api/auth/user");
  assert.equal((await it.ask("admin", "PUT", `/api/tours/${it.id}/owner`, { email })).status, 204);
  await shareWith(it.kv, it.id, { editor: it.ids.owner });
  assert.equal((await it.list("other"))[0].person, "Ada Bell");
  assert.deepEqual(await it.list("owner"), [{ id, recording: AUDIO, scope: "public" }]);
  assert.equal((await it.ask("owner", "GET", `${it.at}/${id}/document`)).status, 404);
  assert.equal((await it.ask("owner", "DELETE", `${it.at}/${id}`)).status, 403);
});
