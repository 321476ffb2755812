/** Several isolates of a platform on one store: nothing is shared but the store. */
import assert from "node:assert/strict";
import { makeTour } from "../support/data/tours.ts";
import { denokvTest } from "../support/servers/denokv.ts";
import { testIssuer } from "../support/servers/issuer.ts";
import { platformCommand, startInstance } from "../support/servers/platform.ts";

/** The oldest Deno that serves without a data file; undefined where it is not installed. */
const OLDEST = Deno.env.get("TEST_OLDEST_DENO");

const DENOS = [["this Deno", Deno.execPath()], ["the oldest Deno that serves", OLDEST]] as const;

for (const [name, deno] of DENOS) {
  const lack = deno === undefined ? "npm could not install this Deno" : undefined;
  const title = `isolates of a platform serve one site without a disk, in ${name}`;
  denokvTest(title, async (test) => {
    const store = { url: test.env.KV_URL, token: test.env.DENO_KV_ACCESS_TOKEN };
    await using provider = await testIssuer();
    const settings = { ...provider.settings, APP_ORIGIN: "https://archives.example" };
    const { code, stdout } = await platformCommand(deno!, ["tools/migrate.ts"], store, settings)
      .output();
    assert.equal(code, 0);
    assert.match(new TextDecoder().decode(stdout), /The data has schema \d+ already/);
    await using first = await startInstance(deno!, store, settings);
    await using second = await startInstance(deno!, store, settings);
    const headers = {
      authorization: `Bearer ${await provider.sign()}`,
      "content-type": "application/json",
    };
    const send = async (at: { origin: string }, method: string, path: string, body?: unknown) => {
      const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
      const response = await fetch(`${at.origin}${path}`, init);
      return { status: response.status, text: await response.text() };
    };

    const form = makeTour({ title: "The lighthouse keeper" });
    const made = await send(first, "POST", "/api/tours", form);
    assert.equal(made.status, 201, made.text);
    const { id } = JSON.parse(made.text);

    const page = await fetch(`${second.origin}/tour/${id}`);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /The lighthouse keeper/);

    const save = (at: { origin: string }, description: string) =>
      send(at, "PUT", `/api/tours/${id}`, { ...form, description, revision: 1 });
    const saved = await save(second, "He kept the light for forty years.");
    assert.equal(saved.status, 200, saved.text);
    const late = await save(first, "He kept the light for thirty years.");
    assert.equal(late.status, 409, late.text);

    const found = await fetch(`${first.origin}/tours?q=lighthouse`);
    assert.match(await found.text(), /The lighthouse keeper/);

    // Without a bucket no instance can keep files.
    const room = await send(first, "GET", "/api/uploads");
    assert.match(JSON.parse(room.text).off, /no place for files/);
    assert.doesNotMatch(first.output() + second.output(), /"level":"error"/);
  }, lack);
}
