import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { VERSION } from "../../../lib/model/web/version.ts";
import { LIMITS } from "../../../routes/middleware/rate_limits.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { METRICS_TOKEN, readFigures } from "../../support/measure/figures.ts";
import { signInPeople } from "../../support/people/people.ts";
import { type TestApp, testApp } from "../../support/servers/server.ts";
import { makeTour } from "../../support/data/tours.ts";
import { SCHEMA_VERSION } from "../../../lib/store/kv/schema.ts";

const AUTHORIZED = { authorization: `Bearer ${METRICS_TOKEN}` };

/** The figures of an app, by name and labels. */
const figuresOf = ({ app }: TestApp) =>
  readFigures((path, init) => app.request(ORIGIN + path, init));

/** Asks for `paths`, and returns by how much each figure has grown meanwhile. */
async function growth(test: TestApp, ask: () => Promise<void>) {
  const before = await figuresOf(test);
  await ask();
  const after = await figuresOf(test);
  return (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
}

const asks = (test: TestApp, ...paths: string[]) => async () => {
  for (const path of paths) await (await test.app.request(ORIGIN + path)).body?.cancel();
};

Deno.test("the metrics need the host's token, and do not exist without the setting", async () => {
  await using test = await testApp({ settings: { METRICS_TOKEN } });
  const status = async (app: TestApp, headers: HeadersInit, more?: object) => {
    const request = new Request(`${ORIGIN}/metrics`, { headers });
    const response = await app.app.fetch(request, more);
    await response.body?.cancel();
    return response.status;
  };
  assert.equal(await status(test, AUTHORIZED), 200);
  assert.equal(await status(test, {}), 401);
  assert.equal(await status(test, { authorization: "Bearer " }), 401);
  assert.equal(await status(test, { authorization: `Bearer ${METRICS_TOKEN}0` }), 401);
  assert.equal(await status(test, { authorization: `Basic ${METRICS_TOKEN}` }), 401);
  await using closed = await testApp();
  const loopback = { hostname: "127.0.0.1", port: 5000, transport: "tcp" };
  assert.equal(await status(closed, AUTHORIZED), 404);
  assert.equal(await status(closed, {}, { remoteAddr: loopback }), 404, "nor for this machine");
});

Deno.test("figures and the page of administrators say which program answers", async () => {
  await using test = await testApp({ settings: { METRICS_TOKEN, COMMIT: "1f3a9c2+" } });
  const { deno } = Deno.version;
  const labels = `version="${VERSION}",schema="${SCHEMA_VERSION}",commit="1f3a9c2+",deno="${deno}"`;
  assert.equal((await figuresOf(test)).get(`build_info{${labels}}`), 1);
  const { clients: { admin } } = await signInPeople(test);
  const page = await (await admin.request("/admin")).text();
  const shown =
    `Version ${VERSION}, commit 1f3a9c2+, data of schema ${SCHEMA_VERSION}, Deno ${deno}`;
  assert.ok(page.includes(shown));
});

Deno.test("requests are counted by the pattern of their address and their status", async () => {
  await using test = await testApp({ settings: { METRICS_TOKEN } });
  const { id } = await createTour(test.kv, makeTour(), { userId: NOBODY });
  const grown = await growth(
    test,
    asks(
      test,
      `/tour/${id}`,
      `/tour/${id}`,
      "/tour/nothing",
      "/api/drafts",
      "/no-such-file",
      "/tours?q=x",
    ),
  );
  const count = (route: string, status: number) =>
    grown(`http_requests_total{method="GET",route="${route}",status="${status}"}`);
  assert.equal(count("/tour/:id", 200), 2);
  assert.equal(count("/tour/:id", 404), 1);
  assert.equal(count("/api/drafts", 401), 1);
  assert.equal(count("files", 404), 1);
  assert.equal(count("/tours", 200), 1);
  assert.equal(grown('http_request_duration_seconds_count{method="GET",route="/tours"}'), 1);
  assert.equal(grown("http_requests_in_flight"), 0);
});

Deno.test("words that clients send as methods and addresses make no new figures", async () => {
  await using test = await testApp({ settings: { METRICS_TOKEN } });
  await asks(test, "/tours?q=x", "/a-0")();
  for (const method of ["A-0", "A-1"]) {
    await (await test.app.request(`${ORIGIN}/tours`, { method })).body?.cancel();
  }
  const size = (await figuresOf(test)).size;
  for (let i = 0; i < 20; i++) {
    const response = await test.app.request(`${ORIGIN}/tours`, { method: `WORD-${i}` });
    await response.body?.cancel();
    await asks(test, `/a-${i}`, `/tours?q=${i}`)();
  }
  // The requests for the figures themselves are a row since the first.
  assert.ok((await figuresOf(test)).size - size <= 20);
});

Deno.test("answers from memory, operations of the store, refusals and uploads are counted", async () => {
  await using test = await testApp({ settings: { METRICS_TOKEN } });
  const shared = await growth(test, asks(test, "/", "/", "/"));
  assert.equal(shared('shared_answers_total{source="made"}'), 1);
  assert.equal(shared('shared_answers_total{source="memory"}'), 2);
  assert.ok(shared("shared_answers_bytes") > 5000);
  assert.ok(shared('kv_operations_total{operation="get"}') >= 3, "the content revision");
  assert.equal(
    shared('kv_operations_total{operation="get"}'),
    shared('kv_operation_duration_seconds_count{operation="get"}'),
  );

  const client = new Client(test.app);
  await client.login("author");
  const write = await growth(test, async () => {
    assert.equal((await client.json("POST", "/api/tours", makeTour())).status, 201);
  });
  // The codes, the archive, and the process's share of what the account may write.
  assert.equal(write('kv_operations_total{operation="commit"}'), 3);

  const { burst } = LIMITS["look-up"].account;
  const refused = await growth(test, async () => {
    for (let i = 0; i < 2 * burst; i++) {
      await (await client.request("/api/location")).body?.cancel();
    }
  });
  assert.ok(refused('rate_limit_refusals_total{class="look-up",by="account"}') >= 1);

  const uploads = await growth(test, async () => {
    const tus = { "tus-resumable": "1.0.0" };
    const begun = await client.request("/api/uploads", {
      method: "POST",
      headers: { ...tus, "upload-length": "2000" },
    });
    await client.request(begun.headers.get("location")!, {
      method: "PATCH",
      headers: { ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
      body: new Uint8Array(1500),
    });
  });
  assert.equal(uploads("upload_bytes_total"), 1500);
});

Deno.test("the process says what memory and processor time it takes", async () => {
  await using test = await testApp({ settings: { METRICS_TOKEN } });
  const figures = await figuresOf(test);
  assert.ok(figures.get("process_resident_memory_bytes")! > 10e6);
  assert.ok(figures.get("process_cpu_seconds_total")! > 0.01);
  const started = figures.get("process_start_time_seconds")! * 1000;
  assert.ok(started > Date.now() - 3600_000 && started <= Date.now());
});

Deno.test("what only grows is a counter, and has a name that says so", async () => {
  await using test = await testApp({ settings: { METRICS_TOKEN } });
  const response = await test.app.request(`${ORIGIN}/metrics`, { headers: AUTHORIZED });
  const types = [...(await response.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  assert.ok(types.some(([, name]) => name === "log_lines_left_out_total"));
  for (const [, name, type] of types) {
    assert.equal(type === "counter", name.endsWith("_total"), `${name} is a ${type}`);
  }
});
