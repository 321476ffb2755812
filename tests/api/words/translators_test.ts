/** Translators: how they come, what they read, and what they write. */
import assert from "node:assert/strict";
import { makersIn, type Person, signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

const TITLE = { words: [{ key: ":title", text: "Die Mühle" }] };

/** A private archive of the owner's; "other" has accepted to write it in German. */
async function withTranslator() {
  const test = await testApp();
  const { clients, ids } = await signInPeople(test);
  const over = { title: "The mill", language: "en", visibility: "private" } as const;
  const id = await makersIn(test.kv).tourOf(ids.owner, over);
  const at = `/api/tours/${id}`;
  const send = async (who: Person, method: string, path: string, body?: unknown) => {
    const response =
      await (body === undefined
        ? clients[who].request(path, { method })
        : clients[who].json(method, path, body));
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
  const invite = async (given: object) => await send("owner", "POST", `${at}/invitations`, given);
  const accept = async (who: Person, { body: { invitation, path } }: Made) => {
    const secret = path.split("/").at(-1);
    const answer = { tourId: id, invitationId: invitation.id, secret };
    return (await send(who, "POST", "/api/invitations/accept", answer)).status;
  };
  const made = await invite({ role: "translator", language: "de" });
  assert.equal(await accept("other", made), 204);
  const write = async (language: string, who: Person = "other") =>
    (await send(who, "PATCH", `${at}/languages/${language}`, TITLE)).status;
  const page = async (who: Person, path: string) => await (await clients[who].request(path)).text();
  return { ...test, clients, ids, id, at, send, invite, accept, made, write, page };
}

type Made = { body: { invitation: { id: string }; path: string } };

Deno.test("a translator reads a private archive, comments on it, and writes their language alone", async () => {
  await using it = await withTranslator();
  assert.equal((await it.send("other", "GET", it.at)).body.title, "The mill");
  const comment = await it.send("other", "POST", `${it.at}/comments`, { text: "Which mill?" });
  assert.equal(comment.status, 201);
  assert.equal(await it.write("de"), 200);
  assert.equal(await it.write("fr"), 403);
  const { body: tour } = await it.send("owner", "GET", it.at);
  assert.equal((await it.send("other", "PUT", it.at, tour)).status, 403);
  for (const [method, path] of [["PUT", "de/shown"], ["DELETE", "de/shown"], ["DELETE", "de"]]) {
    assert.equal((await it.send("other", method, `${it.at}/languages/${path}`)).status, 403, path);
  }
  assert.equal((await it.send("other", "GET", `${it.at}/releases`)).status, 403);
});

Deno.test("with the role the right to write ends, and the link to it as well", async () => {
  await using it = await withTranslator();
  assert.equal((await it.send("owner", "DELETE", `${it.at}/people/${it.ids.other}`)).status, 204);
  assert.equal(await it.write("de"), 404, "a private archive is not there for them");
  assert.equal(await it.accept("other", it.made), 404);
});

Deno.test("a translator's language goes with the role, into another by the owner or an invitation", async () => {
  await using it = await withTranslator();
  const person = `${it.at}/people/${it.ids.other}`;
  const french = { role: "translator", language: "FR" };
  assert.equal((await it.send("owner", "PUT", person, french)).status, 204);
  assert.deepEqual([await it.write("de"), await it.write("fr")], [403, 200]);
  const italian = await it.invite({ role: "translator", language: "it" });
  assert.equal(await it.accept("other", italian), 204);
  assert.deepEqual([await it.write("fr"), await it.write("it")], [403, 200]);
  const { body: people } = await it.send("other", "GET", `${it.at}/people`);
  assert.deepEqual([people.role, people.language], ["translator", "it"]);
  assert.equal(people.coAuthors[0].language, "it");
  assert.equal((await it.send("owner", "PUT", person, { role: "reviewer" })).status, 204);
  assert.equal(await it.write("it"), 403);
});

Deno.test("a translator has a language, which is not the archive's own, and nobody else has one", async () => {
  await using it = await withTranslator();
  const wrong = [
    { role: "translator" },
    { role: "translator", language: "en" },
    { role: "translator", language: "german" },
    { role: "editor", language: "de" },
  ];
  const person = `${it.at}/people/${it.ids.other}`;
  for (const given of wrong) {
    assert.equal((await it.invite(given)).status, 400, JSON.stringify(given));
    assert.equal((await it.send("owner", "PUT", person, given)).status, 400, JSON.stringify(given));
  }
});

Deno.test("pages say into which language somebody translates, and lead to the words in place of the form", async () => {
  await using it = await withTranslator();
  const link = await it.invite({ role: "translator", language: "fr" });
  assert.match(await it.page("admin", link.body.path), /write it in <span>French</);
  const profile = await it.page("other", "/de/profile");
  assert.match(profile, /Übersetzung \(<span>Deutsch<\/span>\)/);
  assert.match(profile, new RegExp(`/de/tour/${it.id}/languages"`));
  assert.doesNotMatch(profile, new RegExp(`/tour/${it.id}/edit`));
  assert.match(await it.page("owner", `/tour/${it.id}/people`), /Translator \(<span>German/);
  assert.match(
    await it.page("owner", `/tour/${it.id}/activity`),
    /Translator \(<span>German<\/span>\)/,
  );
});

Deno.test("the activity of an archive tells who has translated it last", async () => {
  await using it = await withTranslator();
  await it.write("de");
  const page = await it.page("owner", `/tour/${it.id}/activity`);
  assert.match(
    page,
    /Vera Visitor<\/bdi><\/strong> wrote words of the archive in (<!-- -->)?German/,
  );
});

Deno.test("the audit log names the language of what administrators do, in the reader's language", async () => {
  await using it = await withTranslator();
  assert.equal(await it.write("de"), 200);
  const shown = `${it.at}/languages/de/shown`;
  const toAll = { role: "translator", language: "es" };
  const toOne = { ...toAll, email: "visitor@demo.example" };
  for (const body of [toAll, toOne]) await it.send("admin", "POST", `${it.at}/invitations`, body);
  await it.send("admin", "PUT", shown, {});
  await it.send("admin", "DELETE", shown);
  await it.send("admin", "DELETE", `${it.at}/languages/de`);
  const sentences = async (path: string) =>
    [...(await it.page("admin", path)).matchAll(/<li>(.*?)<\/li>/gs)]
      .map(([, item]) => item.replace(/<time.*?<\/time>|<[^>]*>/gs, "").trim());
  const english = await sentences("/admin/audit");
  const archive = "The mill of Arthur Author";
  const expected = [
    `deleted a language of the archive ${archive}: German`,
    `hid a language of the archive ${archive} from visitors: German`,
    `showed visitors a language of the archive ${archive}: German`,
    `invited to translate the archive ${archive} (Spanish): visitor@demo.example`,
    `invited to translate the archive ${archive} (Spanish): anyone with the link`,
  ];
  for (const act of expected) {
    assert.ok(english.some((one) => one.endsWith(act)), `${act}\n${english.join("\n")}`);
  }
  const italian = await sentences("/it/admin/audit");
  assert.ok(italian.some((one) => one.endsWith(": tedesco")), italian.join("\n"));
});
