import assert from "node:assert/strict";
import { getContentRevision } from "../../../lib/store/index/revisions.ts";
import { countToursByUser } from "../../../lib/store/index/tour_lists.ts";
import { OFFER_MS } from "../../../lib/store/offers/offer_record.ts";
import { saveIdentity } from "../../../lib/store/accounts/users.ts";
import { listOffersTo } from "../../../lib/store/offers/offers.ts";
import { acceptTransfer } from "../../../lib/store/ownership/tour_transfers.ts";
import { getTour } from "../../../lib/store/tours/tours.ts";
import { getRevision } from "../../../lib/store/tours/tour_history.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { everything } from "../../support/store/store.ts";
import { makeTour } from "../../support/data/tours.ts";

const VISITOR = "visitor@demo.example";

async function withTour(over = {}) {
  let ahead = 0;
  const test = await testApp({ now: () => new Date(Date.now() + ahead) });
  const { clients, ids, tourOf } = await signInPeople(test);
  const id = await tourOf(ids.owner, { title: "The mill", ...over });
  const offer = async (email?: string) => {
    const made = await clients.owner.json("POST", `/api/tours/${id}/transfer`, { email });
    assert.equal(made.status, 201);
    return (await made.json()).path as string;
  };
  type Name = keyof typeof clients;
  const answer = async (who: Name, kind: "accept" | "decline", path?: string) => {
    const secret = path?.split("/").at(-1);
    const body = { tourId: id, secret };
    return (await clients[who].json("POST", `/api/transfers/${kind}`, body)).status;
  };
  const ownerNow = async () => (await getTour(test.kv, id))!.userId;
  const isInProfile = async (who: Name) =>
    (await (await clients[who].request("/profile")).text()).includes("wants to give you");
  return {
    ...test,
    clients,
    ids,
    id,
    offer,
    answer,
    ownerNow,
    isInProfile,
    moveOn: (ms: number) => ahead += ms,
  };
}

Deno.test("who accepts an offer by its link owns the tour from then on; history, place in lists and revision stay", async () => {
  await using test = await withTour();
  const { kv, clients, ids, id } = test;
  const path = await test.offer();
  const page = (who: "other" | "anonymous") => clients[who].request(path);
  assert.match(await (await page("other")).text(), /wants to give you/);
  const signIn = await (await page("anonymous")).text();
  assert.match(signIn, /Arthur Author wants to give you “The mill”/);
  assert.equal(await test.ownerNow(), ids.owner, "nothing moves before the other agrees");
  assert.equal(await test.answer("other", "accept", path), 204);
  assert.equal(await test.ownerNow(), ids.other);
  const change = { visibility: "unlisted" };
  const url = `/api/tours/${id}/visibility`;
  assert.equal((await clients.owner.json("PATCH", url, change)).status, 403);
  assert.equal((await clients.other.json("PATCH", url, change)).status, 200);
  assert.deepEqual(await countToursByUser(kv, ids.owner), { tours: 0, stops: 0 });
  assert.deepEqual(await countToursByUser(kv, ids.other), { tours: 1, stops: 2 });
  assert.equal((await getRevision(kv, id, 1))!.savedBy, ids.owner);
  assert.deepEqual(await (await clients.owner.request("/api/tours/user")).json(), []);
  assert.equal((await page("other")).status, 404, "an offer is answered once");
  assert.equal(await test.answer("other", "accept", path), 204, "again, after a lost answer");
  assert.equal(await test.answer("other", "decline", path), 404, "it is theirs already");
  assert.equal(await test.answer("admin", "accept", path), 404);
  assert.equal(await test.ownerNow(), ids.other);
});

Deno.test("an offer to an address stands in that person's profile, and is for nobody else, with the link or without", async () => {
  await using test = await withTour();
  const path = await test.offer(VISITOR.toUpperCase());
  assert.deepEqual(
    [await test.isInProfile("other"), await test.isInProfile("admin")],
    [true, false],
  );
  assert.equal(await test.answer("admin", "accept", path), 404);
  assert.equal(await test.answer("other", "accept"), 204);
  assert.equal(await test.ownerNow(), test.ids.other);
  assert.equal(await test.isInProfile("other"), false);
});

Deno.test("an offer to another address takes the place of the one before, also in the profiles", async () => {
  await using test = await withTour();
  await test.offer(VISITOR);
  await test.offer("admin@demo.example");
  assert.deepEqual(
    [await test.isInProfile("other"), await test.isInProfile("admin")],
    [false, true],
  );
  assert.equal(await test.answer("other", "accept"), 404);
});

Deno.test("an account whose provider has not verified the address gets no offer to it", async () => {
  await using test = await withTour();
  const email = "vera@example.org";
  await test.offer(email);
  const identity = { iss: "https://id.example", sub: "1", email, displayName: "Vera" };
  const { id } = await saveIdentity(test.kv, { ...identity, emailVerified: false }, new Date());
  const user = { id, email, role: "user" as const };
  assert.deepEqual(await listOffersTo(test.kv, user, new Date()), []);
  await assert.rejects(
    acceptTransfer(test.kv, { tourId: test.id, user, now: new Date() }),
    /has ended/,
  );
  await saveIdentity(test.kv, { ...identity, emailVerified: true }, new Date());
  assert.equal((await listOffersTo(test.kv, user, new Date())).length, 1);
});

Deno.test("without the link nobody accepts an offer that was made by a link", async () => {
  await using test = await withTour();
  await test.offer();
  assert.equal(await test.answer("other", "accept"), 404);
  assert.equal(await test.answer("other", "accept", `/transfer/${"x".repeat(43)}`), 404);
  assert.equal(await test.ownerNow(), test.ids.owner);
});

Deno.test("an offer ends when it is declined, taken back, replaced, after 14 days, and with its tour", async () => {
  const ends: ((test: Awaited<ReturnType<typeof withTour>>, path: string) => Promise<unknown>)[] = [
    (test, path) => test.answer("other", "decline", path),
    (test) => test.clients.owner.request(`/api/tours/${test.id}/transfer`, { method: "DELETE" }),
    (test) => test.offer(),
    (test) => Promise.resolve(test.moveOn(OFFER_MS)),
    (test) => test.clients.owner.request(`/api/tours/${test.id}`, { method: "DELETE" }),
  ];
  for (const end of ends) {
    await using test = await withTour();
    const path = await test.offer(VISITOR);
    await end(test, path);
    assert.equal((await test.clients.other.request(path)).status, 404, String(end));
  }
});

Deno.test("an offer of somebody who owns the tour no longer is void", async () => {
  await using test = await withTour();
  const path = await test.offer();
  const move = { email: "admin@demo.example" };
  const url = `/api/tours/${test.id}/owner`;
  assert.equal((await test.clients.admin.json("PUT", url, move)).status, 204);
  assert.equal(await test.answer("other", "accept", path), 404);
  assert.equal(await test.ownerNow(), test.ids.admin);
});

Deno.test("an administrator moves a tour at once, to somebody who has signed in, and the log names the archive and the person", async () => {
  await using test = await withTour();
  const { clients, id, ids } = test;
  const move = (email: string) => clients.admin.json("PUT", `/api/tours/${id}/owner`, { email });
  assert.equal((await move("nobody@example.org")).status, 404);
  assert.equal((await move("no address")).status, 400);
  assert.equal((await move("author@demo.example")).status, 400);
  assert.equal((await move(VISITOR)).status, 204);
  assert.equal(await test.ownerNow(), ids.other);
  const [entry] = await (await clients.admin.request("/api/admin/audit")).json();
  assert.deepEqual(
    [entry.actor, entry.action, entry.target, entry.name, entry.person],
    [ids.admin, "move-tour", id, "The mill", "Vera Visitor"],
  );
});

Deno.test("nobody accepts their own tour or offers it to themselves, and what is private stays so for others", async () => {
  await using test = await withTour({ visibility: "private" });
  const before = await getContentRevision(test.kv);
  const path = await test.offer();
  assert.equal(await test.answer("owner", "accept", path), 400);
  const own = { email: "author@demo.example" };
  const url = `/api/tours/${test.id}/transfer`;
  assert.equal((await test.clients.owner.json("POST", url, own)).status, 400);
  assert.equal((await test.clients.other.request(`/api/tours/${test.id}`)).status, 404);
  assert.equal(await test.answer("other", "accept", path), 204);
  assert.equal((await test.clients.other.request(`/api/tours/${test.id}`)).status, 200);
  assert.equal((await test.clients.owner.request(`/api/tours/${test.id}`)).status, 404);
  assert.equal(await getContentRevision(test.kv), before);
});

Deno.test("the page of an offer tells whose own it is, and another account than it was made for, which address it names to nobody", async () => {
  await using test = await withTour();
  const page = async (who: keyof typeof test.clients, path: string) =>
    await (await test.clients[who].request(path)).text();
  const path = await test.offer(VISITOR);
  assert.match(await page("owner", path), /You made this offer/);
  const toOther = await page("admin", path);
  assert.match(
    toOther,
    /This offer is for another account.*to another account, not admin@demo\.example/,
  );
  assert.equal(toOther.includes(VISITOR), false);
  assert.match(await page("other", path), /Accept/);
  assert.match(await page("admin", await test.offer()), /Accept/, "for anyone with the link");
});

Deno.test("the former owner of a private archive is told that it has another owner; strangers get a 404", async () => {
  await using test = await withTour({ visibility: "private" });
  const { clients, id } = test;
  const draft = { title: "The mill", draftData: {}, tourId: id, tourRevision: 1 };
  const { id: draftId } = await (await clients.owner.json("POST", "/api/drafts", draft)).json();
  assert.equal(await test.answer("other", "accept", await test.offer()), 204);
  const answers = async (who: "owner" | "anonymous") =>
    await Promise.all([`/tour/${id.toLowerCase()}`, `/tour/${id}/edit`].map(async (path) => {
      const answer = await clients[who].request(path);
      return { status: answer.status, text: await answer.text() };
    }));
  for (const { status, text } of await answers("owner")) {
    assert.equal(status, 403);
    assert.match(text, /You no longer work on this archive/);
    assert.ok(text.includes(`/create?draft=${draftId}`), "the way to what was not published");
    assert.equal(text.includes("The mill"), false, "nothing of the archive");
  }
  for (const { status } of await answers("anonymous")) assert.equal(status, 404);
  const transfer = `/api/tours/${id}/transfer`;
  assert.equal((await clients.owner.request(transfer)).status, 403);
  assert.equal((await clients.owner.json("PUT", `/api/tours/${id}`, makeTour())).status, 403);
  await test.clients.admin.json("PUT", `/api/tours/${id}/owner`, { email: "admin@demo.example" });
  assert.equal((await clients.other.request(transfer)).status, 404, "they never saved a version");
  await clients.admin.request(`/api/tours/${id}`, { method: "DELETE" });
  assert.equal((await clients.owner.request(transfer)).status, 404, "it is gone");
  assert.equal((await clients.owner.request(`/tour/${id}`)).status, 404);
  const restored = await clients.owner.json("POST", `/api/trash/${id}/restore`, {});
  assert.equal(restored.status, 404, "nor do they learn that it could come back");
});

Deno.test("the store holds no secret of a link", async () => {
  await using test = await withTour();
  const secret = (await test.offer()).split("/").at(-1)!;
  for (const { key, value } of await everything(test.kv)) {
    assert.ok(!`${key} ${Deno.inspect(value, { strAbbreviateSize: 1e6 })}`.includes(secret));
  }
});
