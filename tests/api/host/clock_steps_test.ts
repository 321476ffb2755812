/** A program whose clock is set while it runs: an hour on and back, three years ahead and back. */
import assert from "node:assert/strict";
import { missing } from "../../../tools/programs.ts";
import { Client } from "../../support/people/client.ts";
import { fakedClock } from "../../support/fakes/faked_clock.ts";
import { freePort, start, type Started } from "../../support/servers/process.ts";
import { orSkipped } from "../../support/skipped.ts";
import { makeTour } from "../../support/data/tours.ts";

const browserAt = (origin: string) =>
  new Client({ request: (url, init) => fetch(url, { ...init, redirect: "manual" }) }, origin);

async function signedIn({ origin }: Started, login: string) {
  const client = browserAt(origin);
  const answer = await client.login(login);
  assert.equal(answer.status, 303, await answer.text());
  return client;
}

/** The body of an answer, which has this status. */
async function answer(response: Response | Promise<Response>, status = 200) {
  const text = await (await response).text();
  assert.equal((await response).status, status, text);
  return text ? JSON.parse(text) : undefined;
}

const read = (client: Client, path: string) => answer(client.request(path));
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

/** Makes an archive; it is in the list at once, in the answer that everybody shares. */
async function createArchive(client: Client): Promise<string> {
  const { id } = await answer(client.json("POST", "/api/tours", makeTour()), 201);
  await isListed(client, id);
  return id;
}

async function isListed({ origin }: Client, id: string, listed = true) {
  const tours = await answer(fetch(`${origin}/api/tours`));
  assert.equal(idsOf(tours).includes(id), listed, `listed: ${listed}`);
}

/** Saves an archive 20 times, which no limit of requests refuses. */
async function saveOften(client: Client, id: string): Promise<void> {
  const { audioStops } = await read(client, `/api/tours/${id}`);
  for (let n = 0; n < 20; n++) {
    const tour = makeTour({ title: `Save ${n}`, audioStops });
    await answer(client.json("PUT", `/api/tours/${id}`, tour));
  }
  const { title } = await answer(fetch(`${client.origin}/api/tours/${id}`));
  assert.equal(title, "Save 19");
}

Deno.test({
  ...orSkipped(
    "a clock that is set while the program runs loses nothing that was saved, and locks nobody out",
    missing("libfaketime"),
  ),
  timeout: 120_000,
  fn: async ({ step }) => {
    const dir = await Deno.makeTempDir();
    const clock = await fakedClock(`${dir}/clock`);
    const env = { ...clock.env, PORT: String(freePort()), DATA_DIR: `${dir}/data` };
    const acts: string[] = [];
    const kept = { deleted: "", draft: "", progress: "", tour: "" };

    {
      await using program = await start(env, { withoutTask: true });
      const author = await signedIn(program, "author");
      const admin = await signedIn(program, "admin");
      await makeAdmin(admin, program.output());

      /** An act of the administrator's: an archive of somebody else's is deleted. */
      const act = async (by: Client, of: Client) => {
        const id = await createArchive(of);
        await answer(by.request(`/api/tours/${id}`, { method: "DELETE" }), 204);
        await isListed(of, id, false);
        acts.unshift(id);
        const log: { target: string; action: string }[] = await read(by, "/api/admin/audit");
        const deleted = log.filter(({ action }) => action === "delete-tour");
        assert.deepEqual(deleted.map(({ target }) => target), acts);
        return id;
      };

      await step("what is saved at the right time", async () => {
        await act(admin, author);
        kept.deleted = await createArchive(author);
        await answer(author.request(`/api/tours/${kept.deleted}`, { method: "DELETE" }), 204);
        kept.tour = await createArchive(author);
        const draft = { title: "A draft", draftData: makeTour(), templateUsed: "" };
        kept.draft = (await answer(author.json("POST", "/api/drafts", draft), 201)).id;
        const started = author.request(`/api/tours/${kept.tour}/start`, { method: "POST" });
        kept.progress = (await answer(started)).id;
      });

      const isKept = async (client: Client) => {
        assert.ok(idsOf(await read(client, "/api/tours/user")).includes(kept.tour));
        assert.deepEqual(idsOf(await read(client, "/api/drafts")), [kept.draft]);
        const progress = await read(client, `/api/tours/${kept.tour}/progress`);
        assert.equal(progress.id, kept.progress);
        await isListed(client, kept.tour);
      };

      for (const offset of ["+1h", "-1h"]) {
        await step(`${offset}: who is signed in works on, and others sign in`, async () => {
          await clock.set(offset);
          await isKept(author);
          await saveOften(author, kept.tour);
          await act(admin, author);
          await isKept(await signedIn(program, "author"));
        });
      }

      let late: Client | undefined;
      await step("+3y: sessions have ended, and all that was saved is there", async () => {
        await clock.set("+3y");
        await answer(author.request("/api/auth/user"), 401);
        late = await signedIn(program, "author");
        await isKept(late);
        await saveOften(late, kept.tour);
        const body = { currentStopIndex: 1, completedStops: [0] };
        await answer(late.json("PATCH", `/api/progress/${kept.progress}`, body));
        await act(await signedIn(program, "admin"), late);
        await wrongPasswords(late, [403, 403, 403, 403, 403, 429]);
      });

      await step(
        "and back: the sessions of those years have ended, nobody waits, nothing is gone",
        async () => {
          await clock.set("+0");
          await answer(late!.request("/api/auth/user"), 401);
          const again = await signedIn(program, "author");
          await isKept(again);
          await saveOften(again, kept.tour);
          const body = { currentStopIndex: 0, completedStops: [1] };
          const merged = await answer(
            again.json("PATCH", `/api/progress/${kept.progress}`, body),
          );
          assert.deepEqual(merged.completedStops, [0, 1]);
          const restored = `/api/trash/${kept.deleted}/restore`;
          await answer(again.json("POST", restored, {}));
          await isListed(again, kept.deleted);
          await act(await signedIn(program, "admin"), again);
          await wrongPasswords(again, [403]);
        },
      );
      // At a process's end libfaketime gives its memory back while threads still ask for the time.
      const [STOPPED, SEGMENTATION_FAULT] = [0, 139];
      const code = await program.end("SIGTERM");
      assert.ok([STOPPED, SEGMENTATION_FAULT].includes(code), program.output());
    }

    await step("a start three years ahead says so, and removes nothing", async () => {
      await clock.set("+3y");
      await using program = await start(env, { withoutTask: true });
      await program.prints(/at the last look it said .* set it right/);
      assert.doesNotMatch(program.output(), /Removed/);
      await clock.set("+0");
      const author = await signedIn(program, "author");
      const trashed = await read(author, "/api/trash");
      assert.equal(trashed.length, acts.length, "those that the administrator deleted");
    });
    await Deno.remove(dir, { recursive: true });
  },
});

/** Gives the administrator's rights by the password that the demo printed. */
async function makeAdmin(client: Client, output: string): Promise<void> {
  const password = /Admin password of this run: ([\w-]+)/.exec(output)?.[1];
  assert.ok(password, output);
  const { id } = await read(client, "/api/auth/user");
  await answer(client.json("POST", "/api/admin/promote", { userId: id, adminPassword: password }));
}

async function wrongPasswords(client: Client, statuses: number[]): Promise<void> {
  const { id } = await read(client, "/api/auth/user");
  for (const status of statuses) {
    const tried = { userId: id, adminPassword: "not the password" };
    await answer(client.json("POST", "/api/admin/promote", tried), status);
  }
}
