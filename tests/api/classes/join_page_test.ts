/** The pages of pupils: joining with and without script, and the page that the worker saves. */
import assert from "node:assert/strict";
import { Client } from "../../support/people/client.ts";
import { openClass } from "../../support/people/classes.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

async function withClass() {
  const test = await testApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  const lesson = await openClass(test.app, clients.owner, await tourOf(ids.owner));
  const pupil = new Client(test.app);
  const page = async (path: string) => {
    const answer = await pupil.request(path);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const answer = await pupil.request("/join", { method: "POST", body });
    const { status, headers } = answer;
    return { status, to: headers.get("location"), text: await answer.text() };
  };
  return { ...test, teacher: clients.owner, lesson, pupil, page, send };
}

Deno.test("the address of the QR code has the code filled in, as the wall shows it", async () => {
  await using test = await withClass();
  const { lesson: { code }, page } = test;
  const shown = `value="${code.slice(0, 5)}-${code.slice(5)}"`;
  for (const text of [code, code.toLowerCase(), `${code.slice(0, 5)}-${code.slice(5)}`]) {
    assert.ok((await page(`/join/${text}`)).text.includes(shown), text);
  }
  const wrong = await page("/join/%3Cscript%3E");
  assert.equal(wrong.status, 404);
  assert.match(wrong.text, /not the code of a class/);
  assert.doesNotMatch(wrong.text, /value="<script>/);
});

Deno.test("a pupil joins, and leaves again, by a form without script", async () => {
  await using test = await withClass();
  const { lesson, page, send } = test;
  assert.deepEqual(
    await send({ code: lesson.code.toLowerCase(), nickname: " Mina " }),
    { status: 303, to: "/class", text: "" },
  );
  const joined = await page("/join");
  assert.match(joined.text, /This device is in a class already/);
  assert.match(joined.text, /Mina/);
  assert.match(joined.headers.get("cache-control")!, /private/);
  assert.deepEqual(await send({ leave: "yes" }), { status: 303, to: "/join", text: "" });
  assert.doesNotMatch((await page("/join")).text, /This device is in a class already/);
});

Deno.test("the form says what to do when joining fails, and keeps the typed text", async () => {
  await using test = await withClass();
  const { lesson, teacher, send } = test;
  await lesson.join("Mina");
  const cases: [Record<string, string>, number, RegExp][] = [
    [{ code: "00000-00000", nickname: "Ole" }, 404, /This code opens no class/],
    [{ code: "", nickname: "Ole" }, 404, /This code opens no class/],
    [{ code: lesson.code, nickname: "MINA" }, 409, /Take another, or ask for a code if it/],
    [{ code: lesson.code, nickname: "" }, 400, /Type your name/],
  ];
  for (const [fields, status, words] of cases) {
    const answer = await send(fields);
    assert.equal(answer.status, status);
    assert.match(answer.text, words);
    assert.ok(answer.text.includes(`value="${fields.nickname}"`));
  }
  await teacher.json("POST", `${lesson.at}/end`, {});
  assert.ok([404, 410].includes((await send({ code: lesson.code, nickname: "Ole" })).status));
});

Deno.test("the page of pupils is the same for everybody, and has no names", async () => {
  await using test = await withClass();
  const { lesson, app, page, pupil } = test;
  pupil.cookies = (await lesson.join("Mina")).cookies;
  const [mine, nobodys] = [(await page("/class")).text, await new Client(app).request("/class")];
  assert.match(nobodys.headers.get("cache-control")!, /public/);
  assert.equal(mine, await nobodys.text());
});
