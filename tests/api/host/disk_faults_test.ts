import assert from "node:assert/strict";
import { SESSION_MS } from "../../../lib/store/accounts/sessions.ts";
import { setRole } from "../../../lib/store/accounts/users.ts";
import { createLog } from "../../../lib/server/host/log.ts";
import { DiskFull, LAST_ROOM, ROOM_FOR_SAVES } from "../../../lib/store/kv/disk_room.ts";
import { roomyKv } from "../../../lib/store/kv/roomy_kv.ts";
import { withMethods } from "../../../lib/store/kv/with_methods.ts";
import { Client } from "../../support/people/client.ts";
import { testApp } from "../../support/servers/server.ts";
import { openTestStore } from "../../support/store/store.ts";
import { makeTour } from "../../support/data/tours.ts";

/** What Deno throws at a write, by what the disk is. */
const FAULTS: [what: string, thrown: Error, logged: RegExp][] = [
  ["full", new TypeError("database or disk is full"), /the disk is full\. The data is as it was/],
  [
    "read-only",
    new TypeError("Can not write to a read-only database."),
    /the disk is read-only\. The data is as it was/,
  ],
  ["damaged", new TypeError("disk I/O error"), /the disk is damaged\. Stop the server, and copy/],
];

for (const [what, thrown, logged] of FAULTS) {
  Deno.test(`while the disk is ${what}, saves are refused clearly, pages are there, and the host is told`, async () => {
    await using store = await openTestStore();
    let [fails, ahead] = [false, 0];
    const kv = withMethods(store.kv, {
      atomic() {
        const operation = store.kv.atomic();
        if (fails) operation.commit = () => Promise.reject(thrown);
        return operation;
      },
      set: (...args) => fails ? Promise.reject(thrown) : store.kv.set(...args),
    });
    const lines: string[] = [];
    const log = createLog({ write: (_, line) => void lines.push(line), isJson: true });
    const now = () => new Date(Date.now() + ahead);
    await using test = await testApp({ kv, log, now });
    const client = new Client(test.app);
    await client.login("author");
    const { id } = await (await client.json("POST", "/api/tours", makeTour())).json();

    fails = true;
    const refused = await client.json("POST", "/api/tours", makeTour());
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get("retry-after"), "120");
    const { detail } = await refused.json();
    assert.match(detail, /can’t save anything right now\. Nothing was changed/);
    assert.equal((await client.request(`/tour/${id}`)).status, 200);
    const said = lines.filter((line) => logged.test(line));
    assert.ok(said.length > 0, lines.join("\n"));
    assert.ok(said.every((line) => !line.includes("    at ")), "no stack");

    // When somebody was here, and that a session is half over, is not worth refusing a page.
    ahead = SESSION_MS / 2 + 1000;
    assert.equal((await client.request("/profile")).status, 200);
    assert.equal((await client.request("/api/auth/user")).status, 200);

    fails = false;
    assert.equal((await client.json("POST", "/api/tours", makeTour())).status, 201);
  });
}

Deno.test("below 32 MB nobody saves, below 16 MB nobody deletes or signs in, and visitors read", async () => {
  await using store = await openTestStore();
  let room = Infinity;
  const requireRoom = (kept: number) => {
    if (room < kept) throw new DiskFull(room, kept);
  };
  const disk = () => Promise.resolve(room < ROOM_FOR_SAVES ? "The disk is full." : undefined);
  const kv = roomyKv(store.kv, () => requireRoom(LAST_ROOM));
  const log = createLog({ write: () => {}, isJson: true });
  await using test = await testApp({ kv, log, requireRoom, disk });
  const [author, admin] = [new Client(test.app), new Client(test.app)];
  await author.login("author");
  await admin.login("admin");
  const { id: actor } = await (await admin.request("/api/auth/user")).json();
  await setRole(store.kv, actor, "admin", { actor, now: new Date() });
  const save = async () => (await author.json("POST", "/api/tours", makeTour())).status;
  const tours = await Promise.all(Array.from({ length: 3 }, async () => {
    const { id } = await (await author.json("POST", "/api/tours", makeTour())).json();
    return `/api/tours/${id}`;
  }));
  const remove = async (n: number) => (await author.request(tours[n], { method: "DELETE" })).status;
  const read = async () => (await author.request(tours[2])).status;
  const signIn = async () => {
    const visitor = new Client(test.app);
    await visitor.login("visitor");
    return visitor.cookies.some(({ name }) => name === "session");
  };

  for (const free of [ROOM_FOR_SAVES, ROOM_FOR_SAVES - 1, LAST_ROOM, LAST_ROOM - 1, 0]) {
    room = free;
    const isRoomForSaves = free >= ROOM_FOR_SAVES;
    assert.equal(await save(), isRoomForSaves ? 201 : 503, `${free} bytes`);
    assert.equal(await read(), 200);
    const page = await (await admin.request("/admin/statistics")).text();
    assert.equal(page.includes("The disk is full."), !isRoomForSaves);
  }
  room = LAST_ROOM - 1;
  assert.equal(await remove(0), 503);
  assert.equal(await signIn(), false);
  room = LAST_ROOM;
  assert.equal(await remove(0), 204);
  assert.equal(await signIn(), true);
  await author.json("POST", "/api/auth/logout", {});
  assert.equal((await author.request("/api/auth/user")).status, 401);
  room = ROOM_FOR_SAVES;
  await author.login("author");
  assert.equal(await save(), 201);
});
