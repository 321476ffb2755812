/** The pages of classes, for their teachers. */
import assert from "node:assert/strict";
import { ask, openClass } from "../../support/people/classes.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

/** A private archive with a class of the editor's. */
async function withClass(title = "7b <history>") {
  const test = await testApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  const tourId = await tourOf(ids.owner, { title: "The mill", visibility: "private" });
  const room = await openClass(test.app, clients.editor, tourId, { title });
  const path = `/tour/${tourId}/classes`;
  const read = async (client: Client, where: string) => {
    const response = await client.request(where);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  return {
    ...test,
    ...clients,
    room,
    tourId,
    path,
    otherTour: () => tourOf(ids.owner, { title: "The weir" }),
    classPath: `${path}/${room.id}`,
    read,
  };
}

/** A code as it is shown: two halves. */
const shown = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

Deno.test("the archive leads its editors to its classes, and them to each class, running or ended", async () => {
  await using it = await withClass();
  const archive = await it.read(it.editor, `/tour/${it.tourId}`);
  assert.ok(archive.html.includes(`href="${it.path}"`));
  const reviewed = await it.read(it.reviewer, `/tour/${it.tourId}`);
  assert.ok(!reviewed.html.includes(`href="${it.path}"`), "a reviewer has no classes");
  const { html } = await it.read(it.owner, it.path);
  assert.ok(html.includes(`href="${it.classPath}"`));
  assert.match(html, /7b &lt;history&gt;/);
  assert.match(html, /<section aria-label="Running">/);
  await ask(it.editor, "POST", `${it.room.at}/end`);
  const after = await it.read(it.owner, it.path);
  assert.match(after.html, /<section aria-label="Ended">/);
  assert.match(after.html, /restorable until/);
});

Deno.test("a class shows its code, who joined and what they handed in, before any script runs", async () => {
  await using it = await withClass();
  const ada = await it.room.join("Ada <b>");
  const id = await it.room.propose(ada, { title: "The weir" });
  const { html } = await it.read(it.editor, it.classPath);
  assert.ok(html.includes(shown(it.room.code)));
  assert.ok(html.includes(`QR code of ${ORIGIN}/join/`));
  assert.match(html, /Ada &lt;b&gt;/);
  assert.ok(html.includes(id), "the story is among what the page starts with");
  assert.match(html, /Nothing waits for you/);
});

Deno.test("the wall has the code, the address and the QR code, no nickname, and is stored nowhere", async () => {
  await using it = await withClass();
  await it.room.join("Ada");
  const { html, headers, status } = await it.read(it.editor, `${it.classPath}/wall`);
  assert.equal(status, 200);
  assert.ok(html.includes(`<p class="print-code short-code">${shown(it.room.code)}</p>`));
  assert.ok(html.includes(`${new URL(ORIGIN).host}/join</b>`));
  assert.ok(html.includes(`QR code of ${ORIGIN}/join/`));
  assert.doesNotMatch(html, /Ada/);
  assert.doesNotMatch(html, / style=|<style|<script>/);
  assert.equal(headers.get("cache-control"), "no-store");
});

Deno.test("a class that ended has no code and no wall, and says until when it can be reopened", async () => {
  await using it = await withClass();
  await ask(it.editor, "POST", `${it.room.at}/end`);
  const { html } = await it.read(it.editor, it.classPath);
  assert.ok(!html.includes(shown(it.room.code)));
  assert.match(html, /This class has ended/);
  const wall = await it.editor.request(`${it.classPath}/wall`);
  await wall.body?.cancel();
  assert.deepEqual([wall.status, wall.headers.get("location")], [302, it.classPath]);
});

Deno.test("a class of another archive, an unknown one and a malformed id are missing pages", async () => {
  await using it = await withClass();
  const other = await it.otherTour();
  for (const at of [`/tour/${other}/classes/${it.room.id}`, `${it.path}/nothing`]) {
    assert.equal((await it.read(it.owner, at)).status, 404, at);
    assert.equal((await it.read(it.owner, `${at}/wall`)).status, 404, at);
  }
});

Deno.test("the page's look at a class in which nothing has happened gets an empty answer", async () => {
  await using it = await withClass();
  const look = async (etag?: string) => {
    const headers: Record<string, string> = etag ? { "if-none-match": etag } : {};
    const answer = await it.editor.request(it.room.at, { headers });
    return { status: answer.status, etag: answer.headers.get("etag")!, body: await answer.text() };
  };
  const { etag } = await look();
  assert.deepEqual(await look(etag), { status: 304, etag, body: "" });
  await it.room.join("Ada");
  const after = await look(etag);
  assert.equal(after.status, 200);
  assert.match(after.body, /Ada/);
});
