/** Nothing of a pupil is readable by those whom it does not concern. */
import assert from "node:assert/strict";
import { blockUser } from "../../../lib/store/closing/account_block.ts";
import { newId } from "../../../lib/store/kv/new_id.ts";
import { Client } from "../../support/people/client.ts";
import {
  ask,
  classOf,
  handIn,
  openClass,
  record,
  SOUND_PATH,
  statusOf,
  storyOf,
  withClass,
} from "../../support/people/classes.ts";

const SECRET = /xylophone|Quincy/i;

/** Quincy's story of a xylophone, in a class of a public archive, with everybody who may look. */
async function withSecret(over: Parameters<typeof withClass>[0] = {}) {
  const it = await withClass(over);
  const { app, clients, ids, tourOf } = it;
  const tourId = await tourOf(ids.owner, { title: "The mill", visibility: "public" });
  const lesson = await openClass(app, clients.owner, tourId, over);
  const quincy = await lesson.join("Quincy");
  await record(quincy);
  const id = await lesson.propose(quincy, storyOf({ title: "A xylophone" }));
  const mate = await lesson.join("Mate");
  const stranger = await it.lesson.join("Stranger");
  const who = { ...clients, quincy, mate, stranger };
  delete (who as Partial<typeof who>).pupil;
  /** Those to whom the file is served. */
  const readers = async () => {
    it.clock.elapsed += 6000;
    const found = [];
    for (const [name, client] of Object.entries(who)) {
      if (await statusOf(client, SOUND_PATH) === 200) found.push(name);
    }
    return found.sort();
  };
  return { ...it, tourId, lesson, quincy, mate, stranger, who, id, readers };
}

const TEACHERS = ["admin", "editor", "owner"];

Deno.test("before the take a story and its file are for its pupils and those who may change the archive", async () => {
  await using it = await withSecret();
  const { tourId, who, id, lesson, quincy } = it;
  const pages = [
    "/",
    "/tours",
    "/tours?q=xylophon",
    `/tour/${tourId}`,
    "/feed.atom",
    "/sitemap.xml",
  ]
    .concat(
      ["", "/export", "/export?format=csv", "/citation?format=ris"].map((end) =>
        `/api/tours/${tourId}${end}`
      ),
      [
        "/api/tours",
        "/oai?verb=ListRecords&metadataPrefix=oai_dc",
        `/tour/${tourId}/manifest.json`,
      ],
    );
  const own = ["/api/class", `/api/class/submissions/${id}`];
  const teachers = [lesson.at, `${lesson.at}/submissions/${id}`, `/api/tours/${tourId}/classes`];
  for (const state of ["working", "handed-in"]) {
    for (const [name, client] of Object.entries(who)) {
      const mayTeach = TEACHERS.includes(name);
      for (const path of [...pages, ...own, ...mayTeach ? [] : teachers]) {
        const answer = await client.request(path);
        const text = await answer.text();
        if (own.includes(path) && ["quincy", "mate"].includes(name)) continue;
        assert.ok(!SECRET.test(text), `${name} reads of it at ${path}, ${state}`);
        if (teachers.includes(path)) assert.ok(answer.status >= 401, `${name} at ${path}`);
      }
    }
    const mates = await (await it.mate.request("/api/class")).text();
    assert.ok(!/xylophone/.test(mates), `a classmate reads of it, ${state}`);
    assert.equal(await statusOf(it.mate, own[1]), 404);
    assert.deepEqual(await it.readers(), [...TEACHERS, "quincy"], state);
    if (state === "working") await handIn(quincy, id);
  }
  await lesson.teach("take", id);
  assert.deepEqual((await it.readers()).length, Object.keys(who).length, "now it is public");
  const stored = await (await it.clients.anonymous.request(`/api/tours/${tourId}`)).text();
  assert.match(stored, /xylophone/);
  assert.ok(!/Quincy/.test(stored), "without the name, unless the teacher says so");
});

Deno.test("classmates hear submitted stories where the teacher allows it, and no others", async () => {
  await using it = await withSecret({ mayHearOthers: true });
  const { mate, quincy, id, lesson } = it;
  assert.equal(await statusOf(mate, `/api/class/submissions/${id}`), 404);
  assert.deepEqual(await it.readers(), [...TEACHERS, "quincy"]);
  await handIn(quincy, id);
  const [seen] = (await classOf(mate)).submissions;
  assert.deepEqual([seen.id, seen.mine], [id, false]);
  assert.deepEqual(await it.readers(), [...TEACHERS, "mate", "quincy"].sort());
  await lesson.teach("return", id, { comment: "For Quincy alone." });
  assert.equal(await statusOf(mate, `/api/class/submissions/${id}`), 404);
  const revision = (await classOf(quincy)).submissions[0].revision;
  await ask(mate, "POST", `/api/class/submissions/${id}/hand-in`, {
    body: { revision },
    status: 404,
  });
});

Deno.test("a pupil gets no file by naming it, and no address of elsewhere goes into a story", async () => {
  await using it = await withSecret();
  const propose = (client: Client, audioUrl: string, status: number) =>
    ask(client, "POST", "/api/class/submissions", {
      body: { id: newId(), stop: { audioUrl } },
      status,
    });
  for (const client of [it.mate, it.stranger]) await propose(client, SOUND_PATH, 400);
  for (
    const url of ["https://example.org/a.mp3", "/api/auth/logout", `${SOUND_PATH}?x`, "test-beep"]
  ) {
    await propose(it.quincy, url, 400);
  }
  assert.deepEqual(await it.readers(), [...TEACHERS, "quincy"]);
});

Deno.test("a pupil reaches nothing of an account: neither other archives nor what signed-in people do", async () => {
  await using it = await withSecret();
  const { quincy, ids, tourOf, tourId } = it;
  const other = await tourOf(ids.owner, { visibility: "private" });
  assert.equal(await statusOf(quincy, `/tour/${other}`), 404);
  for (const path of ["/api/auth/user", "/api/drafts", "/api/account/data", "/api/account/files"]) {
    assert.equal(await statusOf(quincy, path), 401, path);
  }
  assert.equal((await quincy.json("PUT", `/api/tours/${tourId}`, {})).status, 401);
  const page = await quincy.request(`/tour/${tourId}`);
  assert.match(page.headers.get("cache-control") ?? "", /private/);
  assert.ok(!(await page.text()).includes("/people"), "no link to the archive's people");
});

Deno.test("a class is reached by its own archive alone", async () => {
  await using it = await withSecret();
  const { clients, ids, tourOf, lesson, id } = it;
  const theirs = `/api/tours/${await tourOf(ids.other)}/classes/${lesson.id}`;
  for (const path of ["", `/submissions/${id}`]) {
    assert.equal(await statusOf(clients.other, theirs + path), 404);
  }
  for (const path of ["/end", "/code"]) {
    assert.equal(await statusOf(clients.other, theirs + path, { method: "POST" }), 404);
  }
});

Deno.test("while the owner's account is blocked and hidden its classes rest", async () => {
  await using it = await withClass();
  const { ids, lesson, kv, tourId } = it;
  const ada = await lesson.join("Ada");
  await record(ada);
  await lesson.propose(ada, storyOf());
  const block = { reason: "Spam", hidesTours: true };
  await blockUser(kv, ids.owner, { actor: ids.admin, now: it.clock.time, ...block });
  it.clock.elapsed += 6000;
  assert.equal(await statusOf(ada, "/api/class"), 410);
  assert.equal(await statusOf(ada, `/tour/${tourId}`), 404);
  assert.equal(await statusOf(ada, SOUND_PATH), 404);
  assert.equal(await statusOf(it.clients.editor, lesson.at), 404);
});
