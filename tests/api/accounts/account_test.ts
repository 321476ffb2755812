import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { importFile } from "../../../lib/formats/import_file.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { beginAccountRemoval } from "../../../lib/store/closing/account_removal.ts";
import { writeAudit } from "../../../lib/store/accounts/audit.ts";
import { createDraft } from "../../../lib/store/drafts/drafts.ts";
import { startProgress } from "../../../lib/store/progress/progress.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { withUploads } from "../../support/people/uploads.ts";

const OWN_ADDRESS = "author@demo.example";
const ALL_GOES = { otherwise: { fate: "delete" }, keepsName: true };

const userOf = async (client: Client) => {
  const response = await client.request("/api/auth/user");
  return response.ok ? await response.json() : undefined;
};

const remove = (client: Client, body: Record<string, unknown> = {}) =>
  client.json("DELETE", "/api/account", { email: OWN_ADDRESS, ...ALL_GOES, ...body });

Deno.test("somebody downloads all that the program has of them, recordings too, and can import their archives from it", async () => {
  await using test = await withUploads();
  const { kv, author: { client } } = test;
  const bytes = mediaFile("tone.mp3");
  const { media } = await (await test.author.send(bytes, { name: "bell.mp3" })).json();
  const { id } = await userOf(client);
  const input = makeTour({ title: "The: mill", audioStops: [makeStop({ audioUrl: media.url })] });
  const [mill, gone] = await Promise.all([input, makeTour({ title: "Gone" })].map(async (input) => {
    return await (await client.json("POST", "/api/tours", input)).json();
  }));
  await updateTour(kv, mill.id, { ...input, title: "The mill" });
  await deleteTour(kv, gone.id);
  const now = new Date();
  await createDraft(kv, { title: "A draft", draftData: { title: "Later" } }, { userId: id, now });
  await startProgress(kv, id, mill.id, now);
  await writeAudit(kv, { actor: NOBODY, action: "sign-out", target: id }, now);
  await writeAudit(kv, { actor: NOBODY, action: "sign-out", target: NOBODY }, now);
  const response = await client.request("/api/account/data");
  assert.equal(response.headers.get("content-type"), "application/zip");
  assert.equal(response.headers.get("cache-control"), "no-store");
  assert.match(response.headers.get("content-disposition")!, /attachment; filename="my-data-/);
  const files = unzipSync(await response.bytes());
  const text = (start: string) => {
    const name = Object.keys(files).find((name) => name.startsWith(start));
    return name === undefined ? assert.fail(`${start} in ${Object.keys(files)}`) : {
      name,
      text: new TextDecoder().decode(files[name]),
    };
  };
  const account = JSON.parse(text("account.json").text);
  assert.equal(account.profile.email, OWN_ADDRESS);
  assert.equal(account.sessions.length, 1);
  assert.deepEqual(account.files.map(({ name }: { name: string }) => name), ["bell.mp3"]);
  assert.equal(JSON.parse(text("progress.json").text)[0].tourId, mill.id);
  const acts = JSON.parse(text("acts.json").text);
  assert.deepEqual([acts.length, acts[0].action, acts[0].actor], [1, "sign-out", undefined]);
  assert.equal(JSON.parse(text("drafts/A draft").text).draftData.title, "Later");
  text("deleted/Gone");
  const whole = text("archives/The mill");
  assert.equal(JSON.parse(text(`${whole.name.slice(0, -5)} versions/1.json`).text).savedBy, id);
  assert.deepEqual(files[media.url.slice(1)], bytes);
  const imported = importFile(new TextEncoder().encode(whole.text), "The mill.json", ORIGIN);
  assert.equal("form" in imported && imported.form.title, "The mill");
  const everything = Object.values(files).map((file) => new TextDecoder().decode(file)).join("");
  assert.equal(everything.includes(client.cookie("session")!), false, "no secret is in it");
});

Deno.test("a draft that holds something else than a form has in its places is in the download, too", async () => {
  await using test = await withUploads();
  const { author: { client } } = test;
  const { media } = await (await test.author.send(mediaFile("tone.mp3"), {})).json();
  const audioStops = [null, 3, { imageUrl: [{}], audioUrl: media.url }];
  for (
    const draftData of [
      { imageUrl: 5, audioStops },
      { imageUrl: {}, audioStops: "none" },
      { routeLine: { length: { toString: 1 } }, audioStops: { length: {} } },
    ]
  ) {
    assert.equal((await client.json("POST", "/api/drafts", { draftData })).status, 201);
  }
  const files = unzipSync(await (await client.request("/api/account/data")).bytes());
  const names = Object.keys(files);
  assert.equal(names.filter((name) => name.startsWith("drafts/")).length, 3, String(names));
  assert.ok(names.includes(media.url.slice(1)), String(names));
});

Deno.test("a deleted account is gone at once, on all devices and in all lists, and who signs in again begins anew", async () => {
  await using test = await testApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  const mill = await tourOf(ids.owner, { title: "The mill" });
  const kept = await tourOf(ids.owner, { title: "The bridge" });
  const phone = new Client(test.app);
  await phone.login("author");
  assert.match(await (await clients.anonymous.request("/tours")).text(), /The mill/);
  assert.equal((await remove(clients.owner, { email: "visitor@demo.example" })).status, 400);
  assert.equal((await remove(clients.owner, { otherwise: { fate: "burn" } })).status, 400);
  assert.equal((await userOf(phone)).id, ids.owner, "a refused request changes nothing");
  const answer = await remove(clients.owner, { exceptions: { [kept]: { fate: "leave" } } });
  assert.equal(answer.status, 204);
  assert.equal(clients.owner.cookie("session"), undefined);
  assert.equal(await userOf(phone), undefined);
  const refused = await remove(phone);
  assert.equal(refused.status, 401, "a second time, from elsewhere");
  assert.match((await refused.json()).detail, /This account was deleted in another window or/);
  assert.match(await (await phone.request("/profile")).text(), /Your account was deleted/);
  const nobody = await (await clients.anonymous.request("/api/auth/user")).json();
  assert.equal(nobody.detail, "Sign in first.");
  assert.equal((await clients.anonymous.request(`/tour/${mill}`)).status, 404);
  assert.equal((await clients.admin.request(`/tour/${kept}/edit`)).status, 200);
  const list = await (await clients.anonymous.request("/tours")).text();
  assert.deepEqual([list.includes("The mill"), list.includes("The bridge")], [false, true]);
  assert.match(await (await clients.admin.request("/admin/audit")).text(), /A deleted account/);
  await phone.login("author");
  const again = await userOf(phone);
  assert.equal(again.email, OWN_ADDRESS);
  assert.notEqual(again.id, ids.owner);
  assert.deepEqual(await (await phone.request("/api/tours/user")).json(), []);
});

Deno.test("while what an account leaves is being removed, its browsers read already that it was deleted", async () => {
  await using test = await testApp();
  const { clients, ids } = await signInPeople(test);
  const plan = { otherwise: { fate: "delete" as const }, exceptions: {}, keepsName: false };
  await beginAccountRemoval(test.kv, ids.owner, plan, new Date());
  const refused = await clients.owner.request("/api/auth/user");
  assert.equal(refused.status, 401);
  assert.match((await refused.json()).detail, /This account was deleted/);
});

Deno.test("of two deletions at once both find the account gone, and none fails", async () => {
  await using test = await testApp();
  const { clients, ids, tourOf } = await signInPeople(test);
  for (let n = 0; n < 5; n++) await tourOf(ids.owner);
  const answers = await Promise.all([remove(clients.owner), remove(clients.owner)]);
  for (const { status } of answers) assert.ok([204, 401, 404].includes(status), `${status}`);
  assert.ok(answers.some(({ status }) => status === 204));
  assert.equal((await (await clients.anonymous.request("/api/tours")).json()).length, 0);
});

Deno.test("the page of the deletion says what goes and what stays, and asks others to sign in", async () => {
  await using test = await testApp();
  const { clients, ids, tourOf, draftOf } = await signInPeople(test);
  await tourOf(ids.owner, { title: "The mill" });
  await draftOf(ids.owner);
  const html = await (await clients.owner.request("/profile/delete")).text();
  for (const text of ["1 draft.", "The mill", OWN_ADDRESS, "Leave them to the administrators"]) {
    assert.ok(html.includes(text), text);
  }
  assert.equal(html.includes("audit log"), false);
  assert.match(await (await clients.admin.request("/profile/delete")).text(), /audit log/);
  const prompt = await (await clients.anonymous.request("/profile/delete")).text();
  assert.match(prompt, /Account Access Required/);
});
