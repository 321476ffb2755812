import assert from "node:assert/strict";
import { blockUser } from "../../../lib/store/closing/account_block.ts";
import { writeAudit } from "../../../lib/store/accounts/audit.ts";
import { withMethods } from "../../../lib/store/kv/with_methods.ts";
import { createApp } from "../../../routes/app.ts";
import { readConfig } from "../../../lib/server/host/config.ts";
import { readManifest } from "../../../lib/server/http/manifest.ts";
import { Client } from "../../support/people/client.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";

const BLOCK = { reason: "Copied from elsewhere", hidesTours: true };

async function people() {
  const test = await testApp();
  const people = await signInPeople(test);
  const { clients, ids } = people;
  const block = (id: string, body: unknown = BLOCK) =>
    clients.admin.json("POST", `/api/admin/users/${id}/block`, body);
  const unblock = (id: string) =>
    clients.admin.request(`/api/admin/users/${id}/unblock`, { method: "POST" });
  return { ...test, ...people, ids, block, unblock };
}

Deno.test("a blocked user is signed out from the next request on, in every process, reads why, and cannot sign in", async () => {
  await using test = await people();
  const { clients, ids, kv } = test;
  const mill = await test.tourOf(ids.owner, { title: "The mill" });
  const config = readConfig(() => undefined);
  const client = readManifest("dist");
  const otherProcess = createApp({ kv, config, client, now: () => new Date(), fetch });
  const phone = new Client(otherProcess);
  phone.cookies = structuredClone(clients.owner.cookies);
  assert.equal((await phone.request("/api/auth/user")).status, 200);
  assert.equal((await test.block(ids.owner)).status, 204);
  const refused = await phone.json("PUT", `/api/tours/${mill}`, makeTour());
  assert.equal(refused.status, 401);
  const { detail } = await refused.json();
  assert.match(detail, /blocked. Ada Admin gave this reason: “Copied from elsewhere”/);
  assert.match(detail, /What you typed stays on this device/);
  assert.match(await (await phone.request("/profile")).text(), /Your account is blocked/);
  for (const path of ["/tours", `/tour/${mill}`]) {
    assert.equal((await (await phone.request(path)).text()).includes("The mill"), false, path);
  }
  assert.match(await (await clients.admin.request(`/tour/${mill}`)).text(), /The mill/);
  const browser = new Client(test.app);
  const answer = await browser.login("author");
  assert.equal(answer.headers.get("location"), "/sign-in-failed?reason=blocked&next=%2F");
  const page = await (await browser.request("/sign-in-failed?reason=blocked")).text();
  assert.match(page, /This account is blocked. Ask an administrator of this site/);
  assert.equal(browser.cookie("session"), undefined);
  assert.equal((await test.unblock(ids.owner)).status, 204);
  assert.equal((await phone.request("/api/auth/user")).status, 401, "old sessions stay ended");
  await browser.login("author");
  assert.equal((await browser.request("/api/auth/user")).status, 200);
  assert.match(await (await clients.anonymous.request("/tours")).text(), /The mill/);
});

Deno.test("each page that asks others to sign in tells a blocked person why they cannot, and who sees their archives", async () => {
  await using test = await people();
  const { clients: { owner, admin }, ids } = test;
  const mill = await test.tourOf(ids.other, { title: "The mill" });
  const offer = await admin.json("POST", `/api/tours/${mill}/transfer`, {});
  await test.block(ids.owner);
  const pages = ["/profile", "/profile/delete", "/admin", "/admin/users", "/admin-setup"];
  const ofTour = [`/tour/${mill}/edit`, `/tour/${mill}/history`, (await offer.json()).path];
  for (const path of [...pages, ...ofTour]) {
    const html = await (await owner.request(path)).text();
    assert.match(html, /Ada Admin gave this reason: “Copied from elsewhere”/, path);
    assert.match(html, /Until then, only administrators can see your archives/, path);
    assert.match(html, /Log Out/, path);
  }
});

Deno.test("a block needs a reason and another administrator, and stands in the list of people", async () => {
  await using test = await people();
  const { clients, ids } = test;
  for (
    const body of [{}, { reason: " ", hidesTours: true }, { ...BLOCK, reason: "x".repeat(501) }]
  ) {
    assert.equal((await test.block(ids.owner, body)).status, 400);
  }
  assert.equal((await test.block(ids.admin)).status, 409);
  assert.equal((await test.block(ids.owner, { ...BLOCK, hidesTours: false })).status, 204);
  const found = await (await clients.admin.request("/api/admin/users?q=blocked+copied")).json();
  assert.deepEqual(found.map(({ id }: { id: string }) => id), [ids.owner]);
  const html = await (await clients.admin.request("/admin/users")).text();
  assert.match(html, /Copied from elsewhere/);
  assert.equal(html.includes("Block Ada Admin"), false, "nobody blocks themselves");
  const move = { email: "author@demo.example" };
  const tour = await test.tourOf(ids.other);
  const moved = await clients.admin.json("PUT", `/api/tours/${tour}/owner`, move);
  assert.equal(moved.status, 409, "nothing is given to somebody who is blocked");
});

Deno.test("all acts of administrators with people and archives of others are in the log, in words", async () => {
  await using test = await people();
  const { clients: { admin }, ids, tourOf } = test;
  const id = await tourOf(ids.owner, { title: "The mill" });
  const post = (path: string, body?: unknown) =>
    body === undefined ? admin.request(path, { method: "POST" }) : admin.json("POST", path, body);
  await admin.json("PUT", `/api/tours/${id}`, makeTour({ title: "The mill" }));
  await admin.json("PATCH", `/api/tours/${id}/visibility`, { visibility: "private" });
  await post(`/api/tours/${id}/revisions/1/restore`);
  await post(`/api/tours/${id}/duplicate`);
  await post(`/api/tours/${id}/transfer`, { email: "visitor@demo.example" });
  await admin.request(`/api/tours/${id}/transfer`, { method: "DELETE" });
  await admin.json("PUT", `/api/tours/${id}/owner`, { email: "visitor@demo.example" });
  await admin.request(`/api/tours/${id}`, { method: "DELETE" });
  await post(`/api/trash/${id}/restore`);
  await admin.request(`/api/tours/${id}`, { method: "DELETE" });
  await admin.request(`/api/trash/${id}`, { method: "DELETE" });
  await test.block(ids.owner);
  await test.unblock(ids.owner);
  await post(`/api/admin/users/${ids.other}/sign-out`);
  const html = await (await admin.request("/admin/audit")).text();
  const acts = Array.from(
    html.matchAll(/<li><time[^>]*>[^<]*<\/time><p>(.*?)<\/p>/g),
    ([, act]) => act.replaceAll(/<[^>]*>/g, ""),
  );
  assert.deepEqual(acts.toReversed(), [
    "Ada Admin became an administrator",
    "Ada Admin changed the archive The mill of Arthur Author",
    "Ada Admin changed who can see the archive The mill of Arthur Author: now private",
    "Ada Admin restored an earlier version of the archive The mill of Arthur Author: number 1",
    "Ada Admin copied the archive The mill of Arthur Author",
    "Ada Admin offered the archive The mill of Arthur Author to visitor@demo.example",
    "Ada Admin took back the offer of the archive The mill of Arthur Author",
    "Ada Admin moved the archive The mill of Arthur Author to Vera Visitor",
    "Ada Admin deleted the archive The mill of Vera Visitor",
    "Ada Admin restored the archive The mill of Vera Visitor",
    "Ada Admin deleted the archive The mill of Vera Visitor",
    "Ada Admin deleted the archive The mill of Vera Visitor for good",
    "Ada Admin blocked Arthur Author and hid their archives: “Copied from elsewhere”",
    "Ada Admin unblocked Arthur Author",
    "Ada Admin ended all sessions of Vera Visitor",
  ]);
});

/** The store `kv`, and how many batches of its lists were read. */
function countingBatches(kv: Deno.Kv) {
  let batches = 0;
  const counting = withMethods(kv, {
    async *list(selector, options) {
      let read = 0;
      for await (const entry of kv.list(selector, options)) {
        if (read++ % (options?.batchSize ?? 100) === 0) batches++;
        yield entry;
      }
    },
  });
  return { kv: counting, count: () => batches };
}

Deno.test("2,000 acts are searched by person and kind, page by page, in few looks at the store", async () => {
  await using test = await people();
  const { clients, ids, kv } = test;
  for (let n = 0; n < 2000; n++) {
    const actor = n % 100 === 7 ? ids.other : ids.admin;
    const action = n % 2 ? "update-tour" : "delete-tour";
    const now = new Date(Date.now() + n);
    await writeAudit(kv, { actor, action, target: `tour ${n}`, name: `Tour ${n}` }, now);
  }
  const counting = countingBatches(kv);
  await using server = await testApp({ kv: counting.kv });
  const admin = new Client(server.app);
  admin.cookies = structuredClone(clients.admin.cookies);
  const before = counting.count();
  const found: string[] = [];
  let path: string | undefined = "/api/admin/audit?q=vera&act=update-tour&limit=8";
  while (path) {
    const answer: Response = await admin.request(path);
    found.push(...(await answer.json()).map(({ target }: { target: string }) => target));
    path = /<([^>]*)>/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  const batches = counting.count() - before;
  console.log(`2,000 acts in ${batches} batches.`);
  const wanted = Array.from({ length: 20 }, (_, n) => `tour ${100 * n + 7}`);
  assert.deepEqual(found, wanted.toReversed());
  assert.ok(batches <= 15, `${batches} batches`);
  assert.equal((await admin.request("/api/admin/audit?act=dance")).status, 400);
  const empty = await (await admin.request("/admin/audit?q=nobody+of+that+name")).text();
  assert.match(empty, /Nothing found\./);
});

Deno.test("a block that was interrupted before it hid all archives shows none of them by its address", async () => {
  await using test = await people();
  const { clients, ids, kv } = test;
  const mill = await test.tourOf(ids.owner, { title: "The mill" });
  const shown = await (await clients.anonymous.request(`/tour/${mill}`)).text();
  assert.match(shown, /The mill/, "the server has it in memory now");
  // The process is killed once the step of the block is done.
  const killed = withMethods(kv, {
    list: (selector, options) => {
      if ("prefix" in selector && selector.prefix[0] === "tours_by_user") throw new Error("Killed");
      return kv.list(selector, options);
    },
  });
  const act = { actor: ids.admin, now: new Date(), ...BLOCK };
  await assert.rejects(blockUser(killed, ids.owner, act), /Killed/);
  for (const path of [`/tour/${mill}`, `/api/tours/${mill}`]) {
    assert.equal((await clients.anonymous.request(path)).status, 404, path);
    assert.equal((await clients.admin.request(path)).status, 200, path);
  }
});

Deno.test("offers of an account that is blocked rest until it is not, those of an administrator stand", async () => {
  await using test = await people();
  const { clients, ids } = test;
  const offered = async (who: "owner" | "admin") => {
    const tourId = await test.tourOf(ids.owner, { title: "The mill" });
    const made = await clients[who].json("POST", `/api/tours/${tourId}/transfer`, {});
    return { tourId, secret: (await made.json()).path.split("/").at(-1) };
  };
  const [own, official] = [await offered("owner"), await offered("admin")];
  const accept = async (offer: unknown) =>
    (await clients.other.json("POST", "/api/transfers/accept", offer)).status;
  await test.block(ids.owner, { ...BLOCK, hidesTours: false });
  assert.equal(await accept(own), 404, "somebody who may change nothing gives nothing away");
  assert.equal(await accept(official), 204);
  await test.unblock(ids.owner);
  assert.equal(await accept(own), 204);
});
