/** Clients that hold what they get, at the whole program with 1,024 descriptors. */
import assert from "node:assert/strict";
import { METRICS_TOKEN, readFigures } from "../../support/measure/figures.ts";
import { freePort, start } from "../../support/servers/process.ts";
import { type RawConnection, rawConnection } from "../../support/servers/raw_http.ts";

const DESCRIPTORS = 1024;

/** Of 3.1 GB that 800 unfinished bodies took without bounds. */
const MOST_MB = 700;

/** The program, `folder` as its data, and somebody who opens many connections. */
async function setUp() {
  const folder = await Deno.makeTempDir();
  const port = freePort();
  const env = { PORT: String(port), DATA_DIR: folder, METRICS_TOKEN };
  const program = await start(env, { descriptors: DESCRIPTORS });
  const clients = new DisposableStack();
  const megabytes = async () => {
    const figures = await readFigures((path, init) => fetch(program.origin + path, init));
    return Math.round(figures.get("process_resident_memory_bytes")! / 1e6);
  };
  const processorSeconds = async () => {
    const figures = await readFigures((path, init) => fetch(program.origin + path, init));
    return figures.get("process_cpu_seconds_total")!;
  };
  const host = `localhost:${port}`;
  return {
    folder,
    host,
    megabytes,
    processorSeconds,
    /** A request whose body is sent as a field of its head says. */
    signIn: (field: string, body: string) =>
      [
        "POST /api/auth/login HTTP/1.1",
        `Host: ${host}`,
        `Origin: http://${host}`,
        "Content-Type: application/json",
        field,
        "",
        body,
      ].join("\r\n"),
    async open(count: number): Promise<RawConnection[]> {
      const opened = [];
      for (let i = 0; i < count; i++) {
        const one = await rawConnection(port);
        opened.push(one);
        clients.use(one);
      }
      return opened;
    },
    /** The status that a visitor gets meanwhile. */
    async visit() {
      const response = await fetch(`${program.origin}/tours`);
      await response.body?.cancel();
      return response.status;
    },
    async [Symbol.asyncDispose]() {
      clients.dispose();
      await program[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

Deno.test("1,100 idle connections at 1,024 descriptors keep no visitor out", async () => {
  await using it = await setUp();
  const before = await it.megabytes();
  await it.open(1100);
  assert.equal(await it.visit(), 200);
  const after = await it.megabytes();
  console.log(`1,100 idle connections: ${before} MB before, ${after} MB with them.`);
  assert.ok(after < MOST_MB);
});

Deno.test("a thousand connections that close while as many others come do not end the program", async () => {
  await using it = await setUp();
  for (let round = 0; round < 3; round++) {
    const idle = await it.open(1000);
    assert.equal(await it.visit(), 200);
    for (const one of idle) one[Symbol.dispose]();
    const others = await it.open(900);
    for (const one of others) {
      one.send(`GET /tours HTTP/1.1\r\nHost: ${it.host}\r\n`).catch(() => {});
    }
    for (const one of others) one[Symbol.dispose]();
  }
  assert.equal(await it.visit(), 200);
});

Deno.test("800 bodies of a megabyte that never end take a bounded part of memory", async () => {
  await using it = await setUp();
  const before = await it.megabytes();
  const text = it.signIn("Content-Length: 1000000", "a".repeat(999_000));
  let sending = 0;
  for (const one of await it.open(790)) {
    sending++;
    // Those for which there is no room are told so, and closed.
    one.send(text).catch(() => {}).finally(() => sending--);
  }
  let most = before;
  while (sending > 0) most = Math.max(most, await it.megabytes());
  assert.equal(await it.visit(), 200);
  console.log(`790 unfinished bodies of 1 MB: ${before} MB before, ${most} MB at most.`);
  assert.ok(most < MOST_MB);
});

Deno.test("700 clients that never read a recording of 50 MB take a bounded part of memory", async () => {
  await using it = await setUp();
  const path = `/media/${"a".repeat(64)}.mp3`;
  await Deno.mkdir(`${it.folder}/media`, { recursive: true });
  await Deno.writeFile(it.folder + path, new Uint8Array(50_000_000));
  const before = await it.megabytes();
  const opened = await it.open(700);
  for (const one of opened) await one.send(`GET ${path} HTTP/1.1\r\nHost: ${it.host}\r\n\r\n`);
  for (const one of opened) await one.until("\r\n\r\n");
  assert.equal(await it.visit(), 200);
  const after = await it.megabytes();
  console.log(`700 clients that read nothing: ${before} MB before, ${after} MB with them.`);
  assert.ok(after < MOST_MB);
});

Deno.test("64 connections that come again and again with chunks of one byte cost a few milliseconds each", async () => {
  await using it = await setUp();
  const text = it.signIn("Transfer-Encoding: chunked", "1\r\na\r\n".repeat(20_000));
  const costOfRound = async () => {
    const before = await it.processorSeconds();
    for (const one of await it.open(64)) {
      one.send(text).catch(() => {});
      await one.until("\r\n\r\n").catch(() => {});
      one[Symbol.dispose]();
    }
    return (await it.processorSeconds() - before) * 1000 / 64;
  };
  await costOfRound();
  const costs = [await costOfRound(), await costOfRound(), await costOfRound()];
  const least = Math.min(...costs);
  console.log(`A connection with 20,000 chunks of a byte: ${least.toFixed(1)} ms.`);
  assert.ok(least < 6, `${least} ms`);
});

Deno.test("bodies of which each byte comes for itself are refused, and keep no visitor waiting", async () => {
  await using it = await setUp();
  const text = it.signIn("Transfer-Encoding: chunked", "1\r\na\r\n".repeat(20_000));
  const opened = await it.open(32);
  for (const one of opened) one.send(text).catch(() => {});
  const began = performance.now();
  assert.equal(await it.visit(), 200);
  console.log(`32 such bodies: a visitor waited ${Math.round(performance.now() - began)} ms.`);
  for (const one of opened) assert.match(await one.until("\r\n\r\n"), /^HTTP\/1\.1 400 /);
});
