/** A new site with a sign-in of its own: nothing invented, and a page that helps to set it up. */
import assert from "node:assert/strict";
import { readConfig } from "../../../lib/server/host/config.ts";
import { fillNewStore } from "../../../lib/server/host/new_store.ts";
import { cleanUp } from "../../../lib/media/clean_up.ts";
import { checkStore } from "../../../lib/store/check/check_store.ts";
import { beginFirstRun, readFirstRun } from "../../../lib/store/site/first_run.ts";
import { getTour } from "../../../lib/store/tours/tours.ts";
import { FirstRunEndedAnswer } from "../../../routes/developers/answers/people.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";

const OIDC = {
  APP_ORIGIN: "https://tours.school.example",
  OIDC_ISSUER: "https://id.school.example",
  OIDC_CLIENT_ID: "tours",
};
const PASSWORD = { ADMIN_PASSWORD: "a password of the host" };
const NOW = new Date("2026-11-01T09:00:00Z");
const SETTING_UP = /This site is being set up/;

/** A store that has just been started with these settings, and its people. */
async function newSite(settings: Record<string, string>) {
  const site = await testApp();
  const config = readConfig((name) => settings[name]);
  const said = await fillNewStore({ kv: site.kv, now: NOW }, config);
  const people = async () => await signInPeople(site);
  const page = async (path = "/") => await (await site.app.request(path)).text();
  return { ...site, said, people, page, [Symbol.asyncDispose]: site[Symbol.asyncDispose] };
}

const textOf = async (response: Response | Promise<Response>) => await (await response).text();

for (
  const [what, settings] of [
    ["a provider", OIDC],
    ["sign-in off", { DEMO_SIGN_IN: "off" }],
    ["no provider, where other machines reach it", { HOST: "0.0.0.0" }],
  ] as const
) {
  Deno.test(`a first start with ${what} puts no archive in: not in lists, feed or OAI`, async () => {
    await using site = await newSite(settings);
    assert.match(site.said ?? "", /^The store is empty\. Set up the site at http/);
    assert.deepEqual(JSON.parse(await site.page("/api/tours")), []);
    assert.doesNotMatch(await site.page("/feed.atom"), /<entry>/);
    const records = await site.page("/oai?verb=ListRecords&metadataPrefix=oai_dc");
    assert.match(records, /noRecordsMatch/);
    assert.match(await site.page(), SETTING_UP);
  });
}

for (
  const [what, settings] of [
    ["the demo of this machine", {}],
    ["the demo for everybody", { DEMO_SIGN_IN: "on" }],
    ["a provider and SEED=on", { ...OIDC, SEED: "on" }],
  ] as const
) {
  Deno.test(`a first start with ${what} puts the demo archives in, and shows the landing page`, async () => {
    await using site = await newSite(settings);
    assert.equal(site.said, "The store was empty. It now has 3 demo archives.");
    assert.match(await site.page(), /From the collection/);
    assert.equal(await readFirstRun(site.kv), null);
  });
}

Deno.test("SEED is on, or left out", () => {
  assert.throws(() => readConfig((name) => ({ SEED: "yes" })[name]), /SEED: must be "on"/);
});

Deno.test("a site that has archives, or had people, begins no first run", async () => {
  await using used = await testApp();
  await (await signInPeople(used)).clients.anonymous.request("/");
  assert.equal(await beginFirstRun(used.kv, NOW), false);
  assert.doesNotMatch(await textOf(used.app.request("/")), SETTING_UP);
});

Deno.test("visitors of a new site get a calm page with the sign-in, which no cache stores", async () => {
  await using site = await newSite(OIDC);
  const response = await site.app.request("/");
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("cache-control"), "no-store");
  const html = await response.text();
  assert.match(html, /<h1>This site is being set up<\/h1>/);
  assert.match(html, /<main[\s\S]*href="\/api\/login"[\s\S]*<\/main>/);
  assert.match(html, /name="robots" content="noindex"/);
  assert.doesNotMatch(html, /Put in a sample archive|How It Works/);
});

Deno.test("the page says what is missing: a provider, and the administrators’ password", async () => {
  const steps = async (settings: Record<string, string>) => {
    await using site = await testApp({ settings });
    await beginFirstRun(site.kv, NOW);
    return await textOf(site.app.request("/"));
  };
  const bare = await steps({ DEMO_SIGN_IN: "off" });
  assert.match(bare, /Sign-in is off\./);
  assert.doesNotMatch(
    bare,
    /<main[\s\S]*class="button primary"[\s\S]*<\/main>/,
    "no button for it",
  );
  assert.match(bare, /No admin password is set\. Set <code>ADMIN_PASSWORD<\/code>/);
  const ready = await steps({ ...OIDC, ...PASSWORD });
  assert.match(ready, /Sign-in is set up\./);
  assert.match(ready, /<a href="\/admin-setup">Become the administrator<\/a>/);
});

Deno.test("only an administrator gets the form, and others sign in to the calm page", async () => {
  await using site = await newSite(OIDC);
  const { clients } = await site.people();
  const [admin, owner] = await Promise.all(
    [clients.admin, clients.owner].map((client) => textOf(client.request("/"))),
  );
  assert.match(admin, /<h1>Set up this site<\/h1>[\s\S]*Put in a sample archive/);
  assert.match(owner, SETTING_UP);
  assert.doesNotMatch(owner, /Put in a sample archive|Become the administrator/);
  for (const client of [clients.owner, clients.anonymous]) {
    const refused = await client.json("POST", "/api/admin/first-run", { sample: true });
    assert.ok([401, 403].includes(refused.status));
  }
  assert.deepEqual(JSON.parse(await site.page("/api/tours")), []);
});

Deno.test("the sample archive is private, its administrator’s own, and there once", async () => {
  await using site = await newSite(OIDC);
  const { clients: { admin, anonymous }, ids } = await site.people();
  const answers = await Promise.all(
    [1, 2].map(() => admin.json("POST", "/api/admin/first-run", { sample: true })),
  );
  const { tourId = "" } = FirstRunEndedAnswer.parse(await answers.find(({ ok }) => ok)?.json());
  const found = await getTour(site.kv, tourId);
  assert.equal(found?.userId, ids.admin);
  assert.equal(found?.tour.visibility, "private");
  assert.equal((await anonymous.request(`/tour/${tourId}`)).status, 404);
  assert.equal((await admin.request(`/tour/${tourId}`)).status, 200);
  const tours = await Array.fromAsync(site.kv.list({ prefix: ["tours"] }));
  assert.equal(tours.length, 1);
  assert.doesNotMatch(await site.page("/feed.atom"), /<entry>/);
  assert.match(await site.page(), /How It Works/);
  const again = await admin.json("POST", "/api/admin/first-run", { sample: true });
  assert.equal(again.status, 409);
});

Deno.test("an administrator can finish without an archive, and the landing page is back at once", async () => {
  await using site = await newSite(OIDC);
  const { clients: { admin } } = await site.people();
  assert.match(await site.page(), SETTING_UP);
  const ended = await admin.json("POST", "/api/admin/first-run", { sample: false });
  assert.deepEqual(await ended.json(), {});
  assert.match(await site.page(), /How It Works/);
  assert.match(await textOf(admin.request("/")), /What happened around here\?/);
});

Deno.test("an archive ends the page for visitors; signed-in people read that the site has no administrator", async () => {
  const notice = /This site has no administrator yet/;
  for (const [settings, isSaid] of [[PASSWORD, true], [{}, false]] as const) {
    await using site = await testApp({ settings });
    await beginFirstRun(site.kv, NOW);
    const { clients: { owner }, ids, tourOf } = await signInPeople(site);
    await site.kv.delete(["users", ids.admin]);
    await tourOf(ids.owner);
    assert.match(await textOf(site.app.request("/")), /From the collection/);
    assert.equal(notice.test(await textOf(owner.request("/"))), isSaid);
  }
});

Deno.test("the first run is forgotten by the hourly clean-up once it is over, and its record is known", async () => {
  await using site = await newSite(OIDC);
  const record = async () => (await site.kv.get(["first_run"])).value;
  const tidy = () => cleanUp({ kv: site.kv, objects: undefined, now: NOW, say: () => {} });
  assert.deepEqual(await checkStore(site.kv), []);
  await tidy();
  assert.notEqual(await record(), null);
  const { ids, tourOf } = await site.people();
  await tourOf(ids.owner);
  await tidy();
  assert.equal(await record(), null);
});

Deno.test("the administrator of a new site is led back to its set-up after the promotion", async () => {
  await using site = await testApp({ settings: PASSWORD });
  await beginFirstRun(site.kv, NOW);
  const { clients } = await signInPeople(site);
  assert.match(await textOf(clients.owner.request("/admin-setup")), /&quot;isFirstRun&quot;:true/);
  assert.match(await textOf(clients.admin.request("/admin-setup")), /href="\/">Go on<\/a>/);
});
