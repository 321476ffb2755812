/** Short codes: what they open, for whom, and what is said where they open nothing. */
import assert from "node:assert/strict";
import { checkLetterOf, formatShortCode } from "../../../lib/model/tour/short_code.ts";
import { deleteTour, removeTrashedTour } from "../../../lib/store/closing/tour_trash.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { WRONG_CODES } from "../../../routes/code_target.ts";
import { signInPeople } from "../../support/people/people.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { testApp } from "../../support/servers/server.ts";
import { ShortCodes } from "../../../lib/store/records/tours.ts";

const tourOf = (over: Parameters<typeof makeTour>[0] = {}) =>
  makeTour({ audioStops: [makeStop({ id: "race" }), makeStop({ id: "fire" })], ...over });

/** A server, and what a visitor with the address `from` gets. */
async function withCodes(parts: Parameters<typeof testApp>[0] = {}) {
  const test = await testApp(parts);
  const get = async (path: string, from = "203.0.113.77") => {
    const remoteAddr = { hostname: from, port: 5000, transport: "tcp" as const };
    const response = await test.app.fetch(new Request(`http://localhost${path}`), { remoteAddr });
    const { status, headers } = response;
    return { status, to: headers.get("location"), headers, text: await response.text() };
  };
  const made = (over = {}) => createTour(test.kv, tourOf(over), { userId: "owner" });
  return { test, kv: test.kv, get, made };
}

/** A code with a right check letter that was not given. */
async function unknownCode(kv: Deno.Kv, n = 0): Promise<string> {
  const letters = `0000${"0123456789ABCDEFGHJKMNPQRSTVWXYZ"[n % 32]}`;
  const code = letters + checkLetterOf(letters);
  assert.equal((await kv.get(ShortCodes.prefix(code))).value, null);
  return code;
}

Deno.test("a code opens its archive, and a stop's code its stop, in any spelling", async () => {
  const { test, get, made } = await withCodes();
  await using _ = test;
  const { id, code, audioStops: [, fire] } = await made();
  for (const typed of [fire.code!, fire.code!.toLowerCase(), formatShortCode(fire.code!)]) {
    const { status, to, headers } = await get(`/q/${typed}`);
    assert.deepEqual([status, to], [303, `/tour/${id}#stop-2`], typed);
    assert.equal(headers.get("cache-control"), "no-store");
  }
  assert.equal((await get(`/q/${code}`)).to, `/tour/${id}`);
  assert.equal(
    (await get(`/q?code=${formatShortCode(code!)}`)).to,
    `/tour/${id}`,
    "without script",
  );
  const { status, text } = await get(`/api/codes/${fire.code}`);
  assert.equal(status, 200);
  assert.deepEqual(JSON.parse(text), {
    code: fire.code,
    tourId: id,
    stopId: "fire",
    path: `/tour/${id}#stop-2`,
  });
});

Deno.test("a stop's code follows it to another place in its archive", async () => {
  const { test, kv, get, made } = await withCodes();
  await using _ = test;
  const { id, audioStops: [race, fire] } = await made();
  await updateTour(
    kv,
    id,
    makeTour({ audioStops: [makeStop({ id: "fire" }), makeStop({ id: "race" })] }),
  );
  assert.equal((await get(`/q/${fire.code}`)).to, `/tour/${id}#stop-1`);
  assert.equal((await get(`/q/${race.code}`)).to, `/tour/${id}#stop-2`);
});

Deno.test("a wrong code opens nothing, and says what to check", async () => {
  const { test, kv, get, made } = await withCodes();
  await using _ = test;
  await give(kv, "K7M451", await made());
  const wrong: [string, RegExp][] = [
    ["7M451", /six letters and digits/],
    ["K7M45U", /no U/],
    [await unknownCode(kv), /No archive that you can see has the code 000-00\w/],
    ["%00%ff", /letters/],
    ["7KM451", /one letter is wrong, or two have changed places/],
  ];
  for (const [typed, says] of wrong) {
    const { status, text } = await get(`/q/${typed}`);
    assert.ok(status === 404 || status === 400, typed);
    if (status === 404) assert.match(text, says);
  }
  const api = await get(`/api/codes/${await unknownCode(kv)}`);
  assert.deepEqual([api.status, JSON.parse(api.text).status], [404, 404]);
});

/** Gives `code` to a tour, which has another one, too. */
const give = (kv: Deno.Kv, code: string, { id }: { id: string }) =>
  kv.set(ShortCodes.key(code), { tourId: id });

/** The code that is offered for a text, by the API and by the page, or undefined. */
async function offered(get: Awaited<ReturnType<typeof withCodes>>["get"], typed: string) {
  const [api, page] = [await get(`/api/codes/${typed}`), await get(`/q?code=${typed}`)];
  assert.deepEqual([api.status, page.status], [404, 404], typed);
  const { meant } = JSON.parse(api.text);
  const link = /Did you mean.*?<a[^>]* href="\/q\/(\w+)"[^>]*>([^<]*)</.exec(page.text);
  assert.equal(link?.[1], meant, "the page offers what the API does");
  if (link) assert.equal(link[2], formatShortCode(link[1]));
  return meant;
}

Deno.test("a misread code is refused with the code that it stands for, which opens its archive", async () => {
  const { test, kv, get, made } = await withCodes();
  await using _ = test;
  const tour = await made();
  await give(kv, "55Z38M", tour);
  for (const typed of ["S5Z38M", "s5z-3bm", "55238M"]) {
    assert.equal(await offered(get, typed), "55Z38M", typed);
  }
  assert.equal((await get("/q/55Z38M")).to, `/tour/${tour.id}`);
  assert.equal(await offered(get, "K5Z38M"), undefined, "K looks like no 5");
});

Deno.test("a letter that no code has is read as the letter that looks like it", async () => {
  const { test, kv, get, made } = await withCodes();
  await using _ = test;
  const code = `KVMNP${checkLetterOf("KVMNP")}`;
  await give(kv, code, await made());
  assert.equal(await offered(get, code.replace("V", "U")), code);
});

Deno.test("a misread code that may stand for two archives offers neither", async () => {
  const { test, kv, get, made } = await withCodes();
  await using _ = test;
  await give(kv, "8ACK5Z", await made());
  assert.equal(await offered(get, "8ACKSZ"), "8ACK5Z");
  await give(kv, "8ACKS2", await made());
  assert.equal(await offered(get, "8ACKSZ"), undefined);
});

Deno.test("a private or deleted archive is never offered to a visitor, but its owner has it", async () => {
  const { test, kv, get } = await withCodes();
  await using _ = test;
  const { clients, ids } = await signInPeople(test);
  const tour = await createTour(kv, tourOf({ visibility: "private" }), { userId: ids.owner });
  await give(kv, "55Z38M", tour);
  const hidden = await get("/api/codes/S5Z38M");
  assert.equal(await offered(get, "S5Z38M"), undefined);
  assert.equal(hidden.text, (await get("/api/codes/S5Z38K")).text, "as if there were none");
  const { meant } = await (await clients.owner.request("/api/codes/S5Z38M")).json();
  assert.equal(meant, "55Z38M");
  await deleteTour(kv, tour.id);
  assert.equal(await offered(get, "S5Z38M"), undefined);
});

Deno.test("misread codes count as wrong ones, and after many offer no unlisted archive", async () => {
  const { test, kv, get, made } = await withCodes({ elapsed: () => 0 });
  await using _ = test;
  await give(kv, "55Z38M", await made());
  await give(kv, "8ACK5Z", await made({ visibility: "unlisted" }));
  const offers = async (typed: string) => JSON.parse((await get(`/api/codes/${typed}`)).text).meant;
  assert.equal(await offers("BACK5Z"), "8ACK5Z");
  const unknown = `5KMNP${checkLetterOf("5KMNP")}`;
  for (let n = 0; n < WRONG_CODES.burst; n++) await get(`/api/codes/${unknown.replace("5", "S")}`);
  assert.equal((await get(`/api/codes/${unknown}`)).status, 429);
  assert.equal(await offers("BACK5Z"), undefined);
  assert.equal(await offers("S5Z38M"), "55Z38M", "public archives are no secret");
});

Deno.test("a deleted stop or archive says so, in the trash and for good", async () => {
  const { test, kv, get, made } = await withCodes();
  await using _ = test;
  const { id, code, audioStops: [race, fire] } = await made();
  await updateTour(kv, id, makeTour({ audioStops: [makeStop({ id: "race" })] }));
  const stop = await get(`/q/${fire.code}`);
  assert.equal(stop.status, 410);
  assert.match(stop.text, /This stop was deleted/);
  assert.ok(stop.text.includes(`href="/tour/${id}"`));
  await deleteTour(kv, id);
  assert.match((await get(`/q/${code}`)).text, /This archive was deleted/);
  await removeTrashedTour(kv, id);
  for (const one of [code, race.code, fire.code]) {
    const { status, text } = await get(`/q/${one}`);
    assert.equal(status, 410);
    assert.match(text, /This archive was deleted/);
  }
});

Deno.test("the code of a private archive is for its owner alone, and tells others nothing", async () => {
  const { test, kv, get } = await withCodes();
  await using _ = test;
  const { clients, ids } = await signInPeople(test);
  const { id, audioStops: [race] } = await createTour(kv, tourOf({ visibility: "private" }), {
    userId: ids.owner,
  });
  for (const person of ["owner", "admin"] as const) {
    const response = await clients[person].request(`/q/${race.code}`, { redirect: "manual" });
    assert.equal(response.headers.get("location"), `/tour/${id}#stop-1`);
  }
  assert.equal((await clients.other.request(`/q/${race.code}`)).status, 404);
  const unknown = await unknownCode(kv);
  const [hidden, none] = await Promise.all([get(`/q/${race.code}`), get(`/q/${unknown}`)]);
  assert.equal(hidden.status, 404);
  const plain = (text: string, code: string) =>
    text.replaceAll(code, "CODE").replaceAll(formatShortCode(code), "CODE");
  assert.equal(plain(hidden.text, race.code!), plain(none.text, unknown));
});

Deno.test("the code of an archive that a block hides tells visitors nothing until it is unblocked", async () => {
  const { test, kv, get } = await withCodes();
  await using _ = test;
  const { clients, ids } = await signInPeople(test);
  const { code } = await createTour(kv, tourOf(), { userId: ids.owner });
  const block = `/api/admin/users/${ids.owner}`;
  await clients.admin.json("POST", `${block}/block`, { reason: "Copied", hidesTours: true });
  assert.equal((await get(`/q/${code}`)).status, 404);
  await clients.admin.request(`${block}/unblock`, { method: "POST" });
  assert.equal((await get(`/q/${code}`)).status, 303);
});

Deno.test("after many wrong codes an address learns of no unlisted archive, but opens public ones", async () => {
  let at = 0;
  const { test, kv, get, made } = await withCodes({ elapsed: () => at });
  await using _ = test;
  const open = await made();
  const unlisted = await made({ visibility: "unlisted" });
  assert.equal((await get(`/q/${unlisted.code}`)).status, 303);
  for (let n = 0; n < WRONG_CODES.burst; n++) {
    assert.equal((await get(`/q/${await unknownCode(kv, n)}`)).status, 404);
  }
  const refused = await get(`/q/${await unknownCode(kv)}`);
  assert.equal(refused.status, 429);
  assert.match(refused.text, /Too many wrong codes/);
  assert.ok(Number(refused.headers.get("retry-after")) > 0);
  assert.equal((await get(`/q/${unlisted.code}`)).status, 429);
  assert.equal((await get(`/api/codes/${unlisted.code}`)).status, 429);
  assert.equal((await get(`/q/${open.code}`)).status, 303);
  assert.equal((await get(`/q/${unlisted.code}`, "198.51.100.4")).status, 303, "another address");
  // Mistyped codes, which the check letter names, count for nothing.
  assert.equal((await get(`/q/${open.code!.slice(1)}`)).status, 404);
  at += 60 * 60_000;
  assert.equal((await get(`/q/${unlisted.code}`)).status, 303);
});

Deno.test("the page to type a code is a form that works without script", async () => {
  const { test, get } = await withCodes();
  await using _ = test;
  const { status, text, headers } = await get("/q");
  assert.equal(status, 200);
  assert.match(text, /<form[^>]* action="\/q"[^>]* method="get"/);
  assert.match(text, /<input[^>]* name="code"/);
  assert.match(headers.get("permissions-policy")!, /camera=\(?self\)?/);
  assert.match((await get("/q?code=12")).text, /value="12"/);
});
