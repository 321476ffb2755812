/** Releases of recordings: who may change them, and what others get of a story without one. */
import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { recordingHash } from "../../../lib/model/consent/recording_hash.ts";
import type { Release, ReleaseUpdate } from "../../../lib/model/consent/release.ts";
import { readConfig } from "../../../lib/server/host/config.ts";
import { readManifest } from "../../../lib/server/http/manifest.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { createApp } from "../../../routes/app.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

const SECRET = "Secret words of a neighbour";
const AUDIO = "https://sounds.example/neighbour.mp3";
const DAY = 24 * 3600_000;

/** A public archive of the owner with two stops; the second one's texts all say `SECRET`. */
async function withArchive(over: Parameters<typeof makeTour>[0] = {}) {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const test = await testApp({ now, settings: { ARK_NAAN: "12345" } });
  const { clients, ids } = await signInPeople(test);
  const tour = makeTour({
    audioStops: [
      makeStop({ title: "The gate", audioUrl: "https://sounds.example/gate.mp3" }),
      makeStop({
        id: "neighbour",
        title: SECRET,
        description: SECRET,
        contentWarning: SECRET,
        imageUrl: "https://pictures.example/secret-face.jpg",
        imageAlt: SECRET,
        audioUrl: AUDIO,
        transcript: makeTranscript([{ start: 0, end: 900, text: SECRET }]),
        record: { creators: [SECRET] },
      }),
    ],
    ...over,
  });
  const { id } = await createTour(test.kv, tour, { userId: ids.owner });
  const path = `/api/tours/${id}/releases`;
  const add = async (terms: Partial<Release> = {}): Promise<Release> => {
    const body = { stopId: "neighbour", person: "Ada Bell", scope: "public", ...terms };
    const answer = await clients.owner.json("POST", path, body);
    assert.equal(answer.status, 201, await answer.clone().text());
    return await answer.json();
  };
  const change = (release: Release, change: Partial<ReleaseUpdate>) =>
    clients.owner.json("PUT", `${path}/${release.id}`, {
      person: release.person,
      scope: release.scope,
      from: release.from,
      isWithdrawn: false,
      ...change,
    });
  const seen = async (path: string, who: keyof typeof clients = "anonymous") => {
    const answer = await clients[who].request(path);
    const text = await answer.text();
    return { status: answer.status, text, says: text.includes(SECRET) || text.includes(AUDIO) };
  };
  const page = `/tour/${id}`;
  return {
    ...test,
    now,
    clients,
    ids,
    id,
    path,
    page,
    add,
    change,
    seen,
    moveOn: (ms: number) => ahead += ms,
  };
}

Deno.test("after a withdrawal nothing of the story leaves, by any address; the owner still has it", async () => {
  await using it = await withArchive();
  const ofArchive = [
    it.page,
    `/api/tours/${it.id}`,
    `${it.page}/manifest.json`,
    `/api/tours/${it.id}/stops/neighbour/transcript`,
    `/api/tours/${it.id}/citation?stop=neighbour`,
    `/ark:/12345/${it.id}/neighbour?info`,
    ...["json", "geojson", "gpx", "kml", "csv"].map((format) =>
      `/api/tours/${it.id}/export?format=${format}`
    ),
  ];
  const saying = [...ofArchive, "/tours?q=neighbour", `/embed/tour/${it.id}`];
  const harvest = "/oai?verb=ListRecords&metadataPrefix=oai_dc";
  const silent = ["/", "/feed.atom", harvest, `/oembed?url=http://localhost:8000${it.page}`];
  const release = await it.add();
  for (const address of saying) assert.ok((await it.seen(address)).says, address);
  assert.equal((await it.change(release, { isWithdrawn: true })).status, 200);
  for (const who of ["anonymous", "other"] as const) {
    for (const address of [...saying, ...silent]) {
      const { says } = await it.seen(address, who);
      assert.ok(!says, `${address} for ${who}`);
    }
  }
  assert.match((await it.seen(it.page)).text, /This story is not available\./);
  assert.doesNotMatch((await it.seen(it.page)).text, /secret-face/);
  // A place on the way is all that is left: no citation, record, file or key tells of a recording.
  const spans = (await it.seen(it.page)).text.match(/class="Z3988"/g);
  assert.equal(spans?.length, 2, "the archive and the gate");
  assert.equal((await it.seen(`/ark:/12345/${it.id}/neighbour`)).status, 410);
  const file = JSON.parse((await it.seen(`/api/tours/${it.id}/export`)).text);
  assert.equal(file.audioStops.length, 1);
  for (const who of ["owner", "admin"] as const) {
    for (const address of ofArchive) assert.ok((await it.seen(address, who)).says, who);
  }
  assert.equal((await it.change(release, { isWithdrawn: false })).status, 200);
  for (const address of saying) assert.ok((await it.seen(address)).says, address);
});

Deno.test("a withdrawal in one process is seen by another, without any wait", async () => {
  await using it = await withArchive();
  const client = readManifest("dist");
  const other = createApp({
    kv: it.kv,
    config: readConfig(() => undefined),
    client,
    now: it.now,
    fetch,
  });
  const says = async () => (await (await other.request(it.page)).text()).includes(SECRET);
  assert.ok(await says());
  await it.change(await it.add(), { isWithdrawn: true });
  assert.ok(!await says());
});

Deno.test("a day that comes opens a story by itself, also where its page was in memory", async () => {
  await using it = await withArchive();
  const from = new Date(it.now().getTime() + 2 * DAY).toISOString().slice(0, 10);
  await it.add({ scope: "from", from });
  const addresses = [it.page, `/api/tours/${it.id}`, "/tours?q=neighbour"];
  for (const address of addresses) assert.ok(!(await it.seen(address)).says, address);
  it.moveOn(DAY);
  for (const address of addresses) assert.ok(!(await it.seen(address)).says, address);
  it.moveOn(DAY);
  for (const address of addresses) assert.ok((await it.seen(address)).says, address);
});

Deno.test("a release for those with the link shows the story in an unlisted archive, and in no public one", async () => {
  for (const [visibility, isShown] of [["public", false], ["unlisted", true]] as const) {
    await using it = await withArchive({ visibility });
    await it.add({ scope: "link" });
    assert.equal((await it.seen(it.page)).says, isShown, visibility);
  }
});

Deno.test("of several people in one recording, one who withdraws is enough", async () => {
  await using it = await withArchive();
  await it.add({ person: "Ada Bell" });
  const second = await it.add({ person: "Bea Cole" });
  await it.change(second, { isWithdrawn: true });
  assert.ok(!(await it.seen(it.page)).says);
});

Deno.test("a release holds in all archives of its owner with that recording and in copies, not in others' archives", async () => {
  await using it = await withArchive();
  const stop = makeStop({ title: SECRET, audioUrl: AUDIO });
  const makeFor = async (userId: string) =>
    `/tour/${(await createTour(it.kv, makeTour({ audioStops: [stop] }), { userId })).id}`;
  const [own, foreign] = [await makeFor(it.ids.owner), await makeFor(it.ids.other)];
  const release = await it.add();
  const copied = await it.clients.admin.request(`/api/tours/${it.id}/duplicate`, {
    method: "POST",
  });
  const { id: copy } = await copied.json();
  await it.clients.admin.json("PATCH", `/api/tours/${copy}/visibility`, { visibility: "public" });
  await it.change(release, { isWithdrawn: true });
  assert.ok(!(await it.seen(own)).says);
  assert.ok((await it.seen(foreign)).says, "nobody can withdraw another's recording");
  const [{ id: copiedRelease }] =
    await (await it.clients.admin.request(`/api/tours/${copy}/releases`)).json();
  const terms = { person: "Ada Bell", scope: "public", isWithdrawn: true };
  await it.clients.admin.json("PUT", `/api/tours/${copy}/releases/${copiedRelease}`, terms);
  assert.ok(!(await it.seen(`/tour/${copy}`)).says);
});

Deno.test("the releases of an archive go with it to a new owner, and hold in copies of that one", async () => {
  await using it = await withArchive();
  await it.change(await it.add(), { isWithdrawn: true });
  const { email } = await (await it.clients.other.request("/api/auth/user")).json();
  const moved = await it.clients.admin.json("PUT", `/api/tours/${it.id}/owner`, { email });
  assert.equal(moved.status, 204);
  assert.ok(!(await it.seen(it.page)).says);
  assert.ok((await it.seen(it.page, "other")).says, "theirs now");
  const stop = makeStop({ title: SECRET, audioUrl: AUDIO });
  const { id } = await createTour(it.kv, makeTour({ audioStops: [stop] }), {
    userId: it.ids.other,
  });
  assert.ok(!(await it.seen(`/tour/${id}`)).says);
});

Deno.test("a draft's link shows no story that was withdrawn", async () => {
  await using it = await withArchive();
  const draftData = makeTour({ audioStops: [makeStop({ title: SECRET, audioUrl: AUDIO })] });
  const made = await it.clients.owner.json("POST", "/api/drafts", { title: "Draft", draftData });
  const { id } = await made.json();
  const link = await it.clients.owner.request(`/api/drafts/${id}/link`, { method: "POST" });
  const { path } = await link.json();
  assert.ok((await it.seen(path)).says);
  await it.change(await it.add(), { isWithdrawn: true });
  const { says, text } = await it.seen(path);
  assert.ok(!says);
  assert.match(text, /This story is not available\./);
});

Deno.test("releases are listed for the owner and administrators, changed, and removed with the archive", async () => {
  await using it = await withArchive();
  const { id, ...added } = await it.add({ keeper: "Town archive, box 3" });
  assert.equal(added.recording, AUDIO);
  const list = async (who: keyof typeof it.clients) =>
    await (await it.clients[who].request(it.path)).json();
  assert.deepEqual(await list("owner"), [{ id, ...added }]);
  assert.deepEqual(await list("admin"), await list("owner"));
  const removed = await it.clients.owner.request(`${it.path}/${id}`, { method: "DELETE" });
  assert.equal(removed.status, 204);
  assert.deepEqual(await list("owner"), []);
  await it.add();
  await it.clients.owner.request(`/api/tours/${it.id}`, { method: "DELETE" });
  const trash = await it.clients.owner.request(`/api/trash/${it.id}`, { method: "DELETE" });
  assert.equal(trash.status, 204);
  assert.deepEqual(await Array.fromAsync(it.kv.list({ prefix: ["consents"] })), []);
});

Deno.test("a release without a name, a date that it needs, or a recording is refused", async () => {
  await using it = await withArchive({ audioStops: [makeStop({ id: "neighbour" })] });
  const good = { stopId: "neighbour", person: "Ada", scope: "public" };
  const statusOf = async (body: object) =>
    (await it.clients.owner.json("POST", it.path, body)).status;
  assert.equal(await statusOf({ ...good, person: "" }), 400);
  assert.equal(await statusOf({ ...good, scope: "from" }), 400);
  assert.equal(await statusOf({ ...good, scope: "from", from: "soon" }), 400);
  assert.equal(await statusOf({ ...good, stopId: "nowhere" }), 404);
  assert.equal(await statusOf(good), 400, "a test sound");
});

Deno.test("devices learn which recordings are closed, by hashes alone", async () => {
  await using it = await withArchive();
  const list = async () => JSON.parse((await it.seen("/api/withheld")).text).recordings;
  const release = await it.add();
  assert.deepEqual(await list(), []);
  await it.change(release, { isWithdrawn: true });
  assert.deepEqual(await list(), [await recordingHash(AUDIO)]);
});

Deno.test("the owner finds the releases on a page, with who may hear what, and who keeps the document", async () => {
  await using it = await withArchive();
  await it.change(await it.add({ keeper: "School office" }), { isWithdrawn: true });
  const { text } = await it.seen(`${it.page}/releases`, "owner");
  for (const what of ["Ada Bell", "Withdrawn on", "Release again", "Add a Release"]) {
    assert.ok(text.includes(what), what);
  }
  assert.match((await it.seen(it.page, "owner")).text, /\/releases"/);
  assert.doesNotMatch((await it.seen(it.page)).text, /\/releases"/);
});

Deno.test("the download of an account's data has the releases of its archives", async () => {
  await using it = await withArchive();
  const release = await it.add({ keeper: "School office" });
  const answer = await it.clients.owner.request("/api/account/data");
  const files = unzipSync(await answer.bytes());
  const name = Object.keys(files).find((name) => name.endsWith(" releases.json"))!;
  assert.deepEqual(JSON.parse(new TextDecoder().decode(files[name])), [release]);
});
