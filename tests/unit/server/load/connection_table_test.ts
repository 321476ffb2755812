import assert from "node:assert/strict";
import { createConnectionTable } from "../../../../lib/server/load/connection_table.ts";

const LIMITS = {
  most: 4,
  mostOfAddress: 3,
  firstRequestMs: 20_000,
  idleMs: 75_000,
  answerMs: 30_000,
  slowestBytesPerSecond: 1000,
};

function setUp() {
  const clock = { now: 0 };
  const table = createConnectionTable(LIMITS, () => clock.now);
  const closed: string[] = [];
  const admit = (name: string, address: string | undefined = undefined) =>
    table.admit(address, () => closed.push(name));
  return { clock, table, closed, admit };
}

Deno.test("a connection that sends no request in time is closed", () => {
  const { clock, table, closed, admit } = setUp();
  admit("silent");
  clock.now = 20_000;
  table.closeLate();
  assert.deepEqual(closed, []);
  clock.now = 20_001;
  assert.equal(table.closeLate(), 1);
  assert.deepEqual(closed, ["silent"]);
  assert.equal(table.size(), 0);
});

Deno.test("a connection is closed when it was idle for too long, but not while a request runs", () => {
  const { clock, table, closed, admit } = setUp();
  const connection = admit("one")!;
  connection.began();
  clock.now = 500_000;
  table.closeLate();
  assert.deepEqual(closed, []);
  connection.answered(() => 0);
  connection.sent();
  clock.now += 75_000;
  table.closeLate();
  assert.deepEqual(closed, []);
  clock.now += 1;
  table.closeLate();
  assert.deepEqual(closed, ["one"]);
});

Deno.test("an answer may take as long as its bytes need on a slow line, and no longer", () => {
  const { clock, table, closed, admit } = setUp();
  const connection = admit("slow")!;
  connection.began();
  connection.answered(() => 100_000);
  clock.now = 130_000;
  table.closeLate();
  assert.deepEqual(closed, []);
  clock.now = 130_001;
  table.closeLate();
  assert.deepEqual(closed, ["slow"]);
});

Deno.test("of two answers on one connection the longer one counts", () => {
  const { clock, table, closed, admit } = setUp();
  const connection = admit("both")!;
  connection.began();
  connection.began();
  connection.answered(() => 100_000);
  connection.answered(() => 0);
  clock.now = 130_000;
  table.closeLate();
  assert.deepEqual(closed, []);
});

Deno.test("a new connection replaces the longest idle one of the address with the most", () => {
  const { clock, table, closed, admit } = setUp();
  admit("visitor", "10.0.0.1");
  for (const name of ["first", "second", "third"]) {
    clock.now++;
    admit(name, "10.0.0.2");
  }
  assert.ok(admit("newcomer", "10.0.0.3"));
  assert.deepEqual(closed, ["first"]);
  assert.equal(table.size(), 4);
});

Deno.test("where all connections are in use a new one is refused", () => {
  const { closed, admit } = setUp();
  for (let i = 0; i < 4; i++) admit(`busy ${i}`)!.began();
  assert.equal(admit("newcomer"), null);
  assert.deepEqual(closed, []);
});

Deno.test("where all clients take nothing of long answers, the slowest makes room, and what is new or answered stays", () => {
  const { clock, closed, admit } = setUp();
  const takeNothing = (name: string) => {
    const connection = admit(name)!;
    connection.began();
    connection.answered(() => 50_000_000);
    return connection;
  };
  takeNothing("first");
  clock.now++;
  takeNothing("second");
  const asking = admit("asking")!;
  asking.began();
  const idle = takeNothing("idle");
  clock.now = 30_000;
  assert.equal(admit("early"), null, "half a minute is for anybody");
  clock.now = 30_001;
  idle.sent();
  assert.ok(admit("newcomer"));
  assert.deepEqual(closed, ["idle"], "idle ones go first");
  clock.now++;
  admit("another")!.began();
  assert.deepEqual(closed, ["idle", "newcomer"]);
  admit("third");
  assert.deepEqual(closed, ["idle", "newcomer", "first"]);
});

Deno.test("a connection of which an answer has just begun keeps its place, however old it is", () => {
  const { clock, admit } = setUp();
  const all = Array.from({ length: 4 }, (_, i) => admit(`old ${i}`)!);
  for (const one of all) one.began();
  clock.now = 100_000;
  all[0].answered(() => 50_000_000);
  assert.equal(admit("newcomer"), null);
  clock.now = 130_001;
  assert.ok(admit("newcomer"));
});

Deno.test("one address never has all connections, however busy they are", () => {
  const { closed, admit } = setUp();
  for (let i = 0; i < 3; i++) admit(`busy ${i}`, "10.0.0.2")!.began();
  assert.equal(admit("one more", "10.0.0.2"), null);
  assert.ok(admit("visitor", "10.0.0.1"));
  assert.equal(admit("yet another", "10.0.0.2"), null, "nobody else's makes room for it");
  assert.deepEqual(closed, []);
});

Deno.test("a connection that brings more than sixteen requests at once is closed, answered ones that wait among them", () => {
  const { table, closed, admit } = setUp();
  const connection = admit("greedy")!;
  for (let i = 0; i < 16; i++) connection.began();
  for (let i = 0; i < 8; i++) connection.answered(() => 0);
  assert.deepEqual(closed, []);
  connection.began();
  assert.deepEqual(closed, ["greedy"]);
  assert.equal(table.size(), 0);
});

Deno.test("a connection whose end is told twice counts once", () => {
  const { admit } = setUp();
  const [first] = [admit("first", "10.0.0.2")!, admit("second", "10.0.0.2")!.began()];
  first.ended();
  first.ended();
  for (const name of ["third", "fourth"]) admit(name, "10.0.0.2")!.began();
  assert.equal(admit("one more", "10.0.0.2"), null);
});

Deno.test("a connection that has ended leaves its place", () => {
  const { table, admit } = setUp();
  const ended = Array.from({ length: 3 }, () => admit("one", "10.0.0.2")!);
  for (const connection of ended) {
    connection.began();
    connection.ended();
    connection.ended();
  }
  assert.equal(table.size(), 0);
  assert.ok(admit("next", "10.0.0.2"));
});
