import assert from "node:assert/strict";
import { beginAccountRemoval } from "../../../lib/store/closing/account_removal.ts";
import { openStore } from "../../../lib/store/open.ts";
import { saveIdentity, setRole } from "../../../lib/store/accounts/users.ts";
import { machineSlowness } from "../../support/measure/machine.ts";
import { freePort, start, startAndFail, type Started } from "../../support/servers/process.ts";
import { copySchema1, SCHEMA_1 } from "../../support/data/schema_1.ts";
import { soon } from "../../support/measure/soon.ts";

/** What the task itself prints is not the program's: the lines after it are. */
const lines = (output: string) =>
  // deno-lint-ignore no-control-regex
  output.replace(/\x1b\[\d+m/g, "").split("\n").filter((line) => line && !line.startsWith("Task "));

Deno.test("one command fills an empty store, serves, and a second start is quick and finds it again", async () => {
  const dir = await Deno.makeTempDir();
  const env = { PORT: String(freePort()), DATA_DIR: `${dir}/data` };
  const first = await start(env);
  assert.match(first.output(), /It now has \d+ demo archives/);
  assert.ok(first.output().includes(first.origin), "it says where to go");
  assert.equal((await (await fetch(`${first.origin}/api/tours`)).json()).length, 4);
  await first.prints(/Archives that can be searched: 4\./); // Nobody has searched.
  assert.equal(await first.end("SIGINT"), 0, `Ctrl-C ends it cleanly: ${first.output()}`);

  const starts = await laterStarts(env, async (later) => {
    assert.doesNotMatch(later.output(), /demo archives/);
    assert.equal((await (await fetch(`${later.origin}/api/tours`)).json()).length, 4);
  });
  const report = starts.map(({ time, slowness }) =>
    `${time.toFixed()} ms, the machine ${slowness.toFixed(1)} times as slow as alone`
  ).join("; ");
  console.log(`second start: first page after ${report}`);
  assert.ok(starts.some(isQuick), report);
  await Deno.remove(dir, { recursive: true });
});

/** Milliseconds to the first page, and how much slower the machine was for what else it does. */
type TimedStart = { time: number; slowness: number };

/** Under two seconds, on a machine that does nothing else. */
const isQuick = ({ time, slowness }: TimedStart) => time < 2000 * slowness;

/** Starts the program until one start is quick, three times at most. */
async function laterStarts(
  env: Record<string, string>,
  use: (started: Started) => Promise<void>,
): Promise<TimedStart[]> {
  const starts: TimedStart[] = [];
  while (starts.length < 3 && !starts.some(isQuick)) {
    const before = await machineSlowness();
    await using later = await start(env);
    starts.push({ time: later.firstPageAfter, slowness: (before + await machineSlowness()) / 2 });
    await use(later);
    assert.equal(await later.end("SIGTERM"), 0, later.output());
  }
  return starts;
}

Deno.test("a data folder of an older version is migrated at the start, with a copy beside it", async () => {
  const dir = await Deno.makeTempDir();
  await copySchema1(dir);
  const env = { PORT: String(freePort()), DATA_DIR: dir };
  await using first = await start(env);
  assert.match(
    first.output(),
    /migrated from schema 1 to \d+ .*tours\.sqlite\.before-migration-\d+T/,
  );
  assert.doesNotMatch(first.output(), /demo archives/);
  const { mill } = SCHEMA_1;
  assert.equal((await (await fetch(`${first.origin}/api/tours`)).json()).length, 5);
  const tour = await (await fetch(`${first.origin}/api/tours/${mill}`)).json();
  assert.equal(tour.audioStops.length, 60);
  assert.equal(await first.end("SIGINT"), 0, first.output());

  await using second = await start(env);
  assert.doesNotMatch(second.output(), /migrated/);
  assert.equal((await (await fetch(`${second.origin}/api/tours`)).json()).length, 5);
  await second.end("SIGTERM");
  await Deno.remove(dir, { recursive: true });
});

Deno.test("a taken port ends with one line that names another", async () => {
  const dir = await Deno.makeTempDir();
  using taken = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const { code, output } = await startAndFail({
    PORT: String(taken.addr.port),
    DATA_DIR: `${dir}/data`,
  });
  assert.equal(code, 1);
  assert.match(lines(output).at(-1)!, new RegExp(`^Port ${taken.addr.port} is taken.*PORT=`));
  await Deno.remove(dir, { recursive: true });
});

Deno.test("a second process on the same data is refused with one line", async () => {
  const dir = await Deno.makeTempDir();
  const env = { PORT: String(freePort()), DATA_DIR: `${dir}/data` };
  await using first = await start(env);
  const { code, output } = await startAndFail({ ...env, PORT: String(freePort()) });
  assert.equal(code, 1);
  assert.equal(lines(output).length, 1, output);
  assert.match(output, /DATA_DIR|another|already/i);
  assert.equal((await fetch(`${first.origin}/api/tours`)).status, 200, "the first goes on");
  await first.end("SIGTERM");
  await Deno.remove(dir, { recursive: true });
});

Deno.test("a folder that cannot be written ends with one line that names it", async () => {
  const { code, output } = await startAndFail({
    PORT: String(freePort()),
    DATA_DIR: "/dev/null/data",
  });
  assert.equal(code, 1);
  assert.equal(lines(output).length, 1, output);
  assert.match(output, /\/dev\/null\/data/);
});

Deno.test("a setting that cannot be used ends with one line that names it", async () => {
  const { code, output } = await startAndFail({ PORT: "eighty" });
  assert.equal(code, 1);
  assert.equal(lines(output).length, 1, output);
  assert.match(output, /PORT/);
});

Deno.test("a map that is not there ends with one line that names it", async () => {
  const dir = await Deno.makeTempDir();
  const { code, output } = await startAndFail({
    PORT: String(freePort()),
    DATA_DIR: dir,
    MAP_PMTILES: "city.pmtiles",
  });
  assert.equal(code, 1);
  assert.match(lines(output).at(-1)!, /^MAP_PMTILES: .*city\.pmtiles cannot be read/);
  await Deno.remove(dir, { recursive: true });
});

Deno.test("a start ends the roles of the demo's run before, and what a kill has interrupted", async () => {
  const dir = await Deno.makeTempDir();
  const port = String(freePort());
  const { kv, close } = await openStore({ path: `${dir}/tours.sqlite` });
  const now = new Date();
  const signIn = async (sub: string) => {
    const iss = `http://localhost:${port}/demo-provider`;
    const claims = { email: `${sub}@demo.example`, emailVerified: true, displayName: sub };
    return (await saveIdentity(kv, { iss, sub, ...claims }, now)).id;
  };
  const admin = await signIn("admin");
  await setRole(kv, admin, "admin", { actor: admin, now });
  const plan = { otherwise: { fate: "delete" as const }, exceptions: {}, keepsName: false };
  await beginAccountRemoval(kv, await signIn("author"), plan, now);
  close();
  await using server = await start({ PORT: port, DATA_DIR: dir });
  assert.match(server.output(), /Admin password of this run: [\w-]{22}"/);
  assert.match(server.output(), /administrators of the run before are users again: 1\./);
  await server.prints(/Deleted accounts with data left to remove: 1\./);
  await server.end("SIGTERM");
  await Deno.remove(dir, { recursive: true });
});

Deno.test("a program whose data file is moved away ends by itself, and says what to do", async () => {
  const dir = await Deno.makeTempDir();
  await using server = await start({ PORT: String(freePort()), DATA_DIR: dir });
  await Deno.rename(`${dir}/tours.sqlite`, `${dir}/elsewhere.sqlite`);
  assert.equal(await soon(server.ended, "the program ends"), 1);
  assert.match(server.output(), /tours\.sqlite was moved or removed while the program ran\. .*Put/);
  await Deno.remove(dir, { recursive: true });
});

for (const suffix of ["-wal", "-shm"]) {
  Deno.test(`a program whose ${suffix} is removed ends by itself, and all that was written is there at the next start`, async () => {
    const dir = await Deno.makeTempDir();
    const env = { PORT: String(freePort()), DATA_DIR: dir };
    await using server = await start(env);
    await Deno.remove(`${dir}/tours.sqlite${suffix}`);
    assert.equal(await soon(server.ended, "the program ends"), 1);
    assert.match(
      server.output(),
      /The file .*sqlite-\w+ was moved .* nothing is lost\. Start again/,
    );
    await using again = await start(env);
    assert.doesNotMatch(again.output(), /demo archives/);
    assert.equal((await (await fetch(`${again.origin}/api/tours`)).json()).length, 4);
    await again.end("SIGTERM");
    await Deno.remove(dir, { recursive: true });
  });
}

Deno.test("a stop that cuts requests off ends with an exit code other than 0, and says so", async () => {
  const dir = await Deno.makeTempDir();
  const env = { PORT: String(freePort()), DATA_DIR: `${dir}/data` };
  await using server = await start(env);
  // A request whose body never comes does not finish.
  using connection = await Deno.connect({ hostname: "127.0.0.1", port: Number(env.PORT) });
  const request = [
    "POST /api/auth/login HTTP/1.1",
    `host: localhost:${env.PORT}`,
    `origin: ${server.origin}`,
    "content-type: application/json",
    "content-length: 100",
    "",
    "{",
  ];
  await connection.write(new TextEncoder().encode(request.join("\r\n")));
  // By the time that the server answers another request, it has taken this one.
  assert.equal((await fetch(`${server.origin}/api/tours`)).status, 200);
  assert.equal(await server.end("SIGTERM"), 1);
  assert.match(server.output(), /Requests that had not finished after 8 s were cut off/);
  await Deno.remove(dir, { recursive: true });
});
