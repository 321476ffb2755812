/** Two server processes on one denokv: whatever one has written, the other acts upon. */
import assert from "node:assert/strict";
import type { Progress } from "../../lib/model/tour/progress.ts";
import { LIMITS } from "../../routes/middleware/rate_limits.ts";
import { Client } from "../support/people/client.ts";
import { denokvTest } from "../support/servers/denokv.ts";
import { freePort, start, type Started } from "../support/servers/process.ts";
import { makeTour } from "../support/data/tours.ts";

const ADMIN_PASSWORD = "correct horse battery staple";

/** A browser at a server; `other` is one that is signed in already, elsewhere. */
function browserAt({ origin }: Started, other?: Client): Client {
  const request = (url: string, init?: RequestInit) => fetch(url, { ...init, redirect: "manual" });
  const client = new Client({ request }, origin);
  // Cookies do not tell ports of one host apart.
  if (other) client.cookies = other.cookies;
  return client;
}

/** Sends JSON and reads the answer. */
async function send(client: Client, method: string, path: string, body?: unknown) {
  const response = await client.json(method, path, body);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

denokvTest("two servers on one store are one site", async ({ env, step }) => {
  const settings = { ...env, ADMIN_PASSWORD };
  await using first = await start({ ...settings, PORT: String(freePort()) });
  await using second = await start({ ...settings, PORT: String(freePort()) });

  const atFirst = browserAt(first);
  await atFirst.login("author");
  const atSecond = browserAt(second, atFirst);
  const form = makeTour({ title: "The mill" });
  const { id: tourId } = (await send(atFirst, "POST", "/api/tours", form)).body;

  await step("a user who signed in at one is signed in at the other, and edits there", async () => {
    const saved = await send(atSecond, "PUT", `/api/tours/${tourId}`, {
      ...form,
      title: "The old mill",
      revision: 1,
    });
    assert.deepEqual([saved.status, saved.body.revision], [200, 2]);
    const { body } = await send(atFirst, "GET", `/api/tours/${tourId}`);
    assert.equal(body.title, "The old mill");
  });

  await step(
    "a form that began before the other server's save is refused with the conflict",
    async () => {
      const late = { ...form, title: "My mill", revision: 1 };
      const { status, body } = await send(atFirst, "PUT", `/api/tours/${tourId}`, late);
      assert.deepEqual([status, body.current.title, body.current.revision], [
        409,
        "The old mill",
        2,
      ]);
    },
  );

  await step(
    "of saves sent to both at the same moment, one is made and the rest are refused",
    async () => {
      const saves = await Promise.all(Array.from({ length: 8 }, (_, n) => {
        const input = { ...form, title: `Save ${n}`, revision: 2 };
        return send(n % 2 ? atFirst : atSecond, "PUT", `/api/tours/${tourId}`, input);
      }));
      const statuses = saves.map(({ status }) => status).sort();
      assert.deepEqual(statuses, [200, ...Array(7).fill(409)]);
      const [made] = saves.filter(({ status }) => status === 200);
      for (const client of [atFirst, atSecond]) {
        const { body } = await send(client, "GET", `/api/tours/${tourId}`);
        assert.deepEqual([body.title, body.revision], [made.body.title, 3]);
      }
    },
  );

  await step(
    "different changes that are sent to both at the same moment are put together",
    async () => {
      const { body: { title, audioStops } } = await send(atFirst, "GET", `/api/tours/${tourId}`);
      const now = { ...form, title, audioStops, revision: 3 };
      const [first, second] = await Promise.all([
        send(atFirst, "PUT", `/api/tours/${tourId}`, { ...now, duration: "2 hours" }),
        send(atSecond, "PUT", `/api/tours/${tourId}`, { ...now, accessNote: "Two steps." }),
      ]);
      assert.deepEqual([first.status, second.status], [200, 200]);
      const { body } = await send(atFirst, "GET", `/api/tours/${tourId}`);
      assert.deepEqual([body.duration, body.accessNote, body.revision], [
        "2 hours",
        "Two steps.",
        5,
      ]);
    },
  );

  await step("devices at both servers lose no completed stop of each other", async () => {
    const begun: Progress[] = await Promise.all([atFirst, atSecond].map(async (client) => {
      return (await send(client, "POST", `/api/tours/${tourId}/start`)).body;
    }));
    assert.equal(begun[0].id, begun[1].id);
    const path = `/api/progress/${begun[0].id}`;
    await Promise.all([
      send(atFirst, "PATCH", path, { currentStopIndex: 1, completedStops: [0] }),
      send(atSecond, "PATCH", path, { currentStopIndex: 0, completedStops: [1] }),
    ]);
    const { body } = await send(atFirst, "GET", `/api/tours/${tourId}/progress`);
    assert.deepEqual([body.completedStops, body.isActive], [[0, 1], "false"]);
  });

  await step("tries at the admin password are counted by both together", async () => {
    const { body: { id: userId } } = await send(atFirst, "GET", "/api/auth/user");
    const promote = (client: Client, adminPassword: string) =>
      send(client, "POST", "/api/admin/promote", { userId, adminPassword });
    for (const client of [atFirst, atSecond, atFirst, atSecond, atFirst]) {
      assert.equal((await promote(client, "a guess")).status, 403);
    }
    for (const client of [atFirst, atSecond]) {
      assert.equal((await promote(client, ADMIN_PASSWORD)).status, 429, "even the right one");
    }
  });

  await step("an account may write as often at both together as at one", async () => {
    const noisy = browserAt(first);
    await noisy.login("visitor");
    const clients = [noisy, browserAt(second, noisy)];
    const { burst, perMinute } = LIMITS.write.account;
    const began = performance.now();
    let passed = 0;
    for (let i = 0; i < 2 * burst; i++) {
      const { status } = await clients[i % 2].request("/api/progress/nothing", { method: "PATCH" });
      if (status !== 429) passed++;
    }
    const more = Math.ceil((performance.now() - began) / 60_000 * perMinute);
    assert.ok(passed >= burst && passed <= burst + more, `${passed} of ${burst} and ${more}`);
  });

  await step("a sign-out at one is a sign-out at the other", async () => {
    const [{ name, value, path }] = atFirst.cookies;
    assert.equal((await send(atSecond, "POST", "/api/auth/logout")).status, 204);
    atFirst.cookies = [{ name, value, path }];
    assert.equal((await send(atFirst, "GET", "/api/auth/user")).status, 401);
  });
});
