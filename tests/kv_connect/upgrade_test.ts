/** An upgrade of several processes: a newer version of the program beside an older one. */
import assert from "node:assert/strict";
import { SCHEMA } from "../../lib/store/migration/migrate.ts";
import { openStore } from "../../lib/store/open.ts";
import { Client } from "../support/people/client.ts";
import { denokvTest } from "../support/servers/denokv.ts";
import { freePort, start, type Started } from "../support/servers/process.ts";
import { makeTour } from "../support/data/tours.ts";

/** How many save at once, over and over. */
const AUTHORS = 4;

/** The program as it will be, with a schema of its own, whose step takes some time. */
function newerSchema(step: (kv: Deno.Kv) => Promise<number>) {
  const version = SCHEMA.version + 1;
  return { version, steps: { ...SCHEMA.steps, [version]: [step] } };
}

function browserAt({ origin }: Started): Client {
  const request = (url: string, init?: RequestInit) => fetch(url, { ...init, redirect: "manual" });
  return new Client({ request }, origin);
}

denokvTest(
  "a process of the older version saves nothing after a migration, says so, and ends when it is told to",
  async ({ env, step }) => {
    await using older = await start({ ...env, PORT: String(freePort()) });
    const author = browserAt(older);
    await author.login("author");
    const create = () => author.json("POST", "/api/tours", makeTour());
    const answered: { status: number; text: string }[] = [];
    let migrated = false;
    const saving = Array.from({ length: AUTHORS }, async () => {
      while (!migrated) {
        const response = await create();
        answered.push({ status: response.status, text: await response.text() });
      }
    });
    while (!answered.some(({ status }) => status === 201)) {
      await fetch(`${older.origin}/healthz`).then((response) => response.body?.cancel());
    }
    let after: string[] = [];
    const idsIn = async (kv: Deno.Kv) =>
      (await Array.fromAsync(kv.list({ prefix: ["tours"] }))).map(({ key }) => String(key[1]));
    const newer = await openStore(
      { url: env.KV_URL },
      undefined,
      newerSchema(async (kv) => {
        after = await idsIn(kv);
        return after.length;
      }),
    );
    migrated = true;
    await Promise.all(saving);

    await step("all that it said it had saved was there before the first step", async () => {
      assert.deepEqual(await idsIn(newer.kv), after);
      const saved = answered.filter(({ status }) => status === 201);
      for (const { text } of saved) assert.ok(after.includes(JSON.parse(text).id));
      const others = answered.filter(({ status }) => status !== 201);
      assert.deepEqual(others.filter(({ status }) => status !== 503), []);
    });

    await step("it refuses a save, says so on its pages, and is not ready", async () => {
      const refused = await create();
      assert.deepEqual([refused.status, refused.headers.get("retry-after")], [503, "60"]);
      assert.match((await refused.json()).detail, /being updated/);
      const form = await author.request("/create");
      assert.equal(form.status, 200);
      assert.match(await form.text(), /This server is being updated/);
      const ready = await fetch(`${older.origin}/readyz`);
      assert.deepEqual([ready.status, /newer version/.test(await ready.text())], [503, true]);
    });

    await step("the newer one saves", async () => {
      await newer.kv.set(["tours_of_a_test"], true);
      assert.ok(!newer.fence.closed.aborted);
      newer.close();
    });

    await step("it ends when it is told to, with one line about the newer version", async () => {
      assert.equal(await older.end("SIGTERM"), 0);
      assert.equal(older.output().match(/A newer version of the program has migrated/g)?.length, 1);
      assert.doesNotMatch(older.output(), /"level":"error"/);
    });

    await step("and starts no more", async () => {
      await assert.rejects(openStore({ url: env.KV_URL }), /Start the newer version/);
    });
  },
);
