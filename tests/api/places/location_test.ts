import assert from "node:assert/strict";
import { Client } from "../../support/people/client.ts";
import { failuresOf } from "../../support/servers/loopback.ts";
import { placeServices } from "../../support/servers/place_services.ts";
import { testApp } from "../../support/servers/server.ts";

/** An author at an app that asks the loopback services, and what they were asked. */
async function author(settings: Record<string, string> = {}) {
  const services = placeServices();
  const test = await testApp({ settings: { ...services.settings, ...settings } });
  const client = new Client(test.app);
  await client.login("author");
  const ask = async (path: string, query: Record<string, string>) => {
    const response = await client.request(`/api/location${path}?${new URLSearchParams(query)}`);
    return { response, status: response.status, body: await response.json() };
  };
  return {
    ...services,
    ask,
    find: (q: string, near?: string) => ask("", near === undefined ? { q } : { q, near }),
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await services[Symbol.asyncDispose]();
    },
  };
}

Deno.test("coordinates and full Plus Codes are found without asking anybody", async () => {
  await using it = await author();
  assert.deepEqual((await it.find("40.7589, -74.6672")).body, {
    latitude: 40.7589,
    longitude: -74.6672,
    source: "manual",
    originalInput: "40.7589, -74.6672",
  });
  const { body } = await it.find("8FVC9G8F+6X");
  assert.deepEqual([body.latitude, body.longitude, body.source], [
    47.3655625,
    8.5249375,
    "pluscode",
  ]);
  assert.equal(it.words.asked.length + it.geocoder.asked.length, 0);
});

Deno.test("a three-word address is found by its service, with the place nearest to it", async () => {
  await using it = await author();
  const { body, response } = await it.find("///Filled.Count.Soap");
  assert.deepEqual(body, {
    latitude: 51.520847,
    longitude: -0.195521,
    source: "what3words",
    originalInput: "///Filled.Count.Soap",
    label: "///filled.count.soap, Bayswater, London",
  });
  assert.equal(response.headers.get("cache-control"), "private, no-store");
  assert.equal(it.geocoder.asked.length, 0);
});

Deno.test("three words that are no three-word address may be a street or town", async () => {
  await using it = await author();
  const said = await failuresOf(async () => {
    const { body } = await it.find("New York City");
    assert.deepEqual([body.source, body.latitude], ["address", 40.7127281]);
  });
  assert.deepEqual(said, ["What3Words API error: 400 words must be a valid 3 word address"]);
});

Deno.test("an address is found by the geocoder, and the answer is stored", async () => {
  await using it = await author();
  const expected = {
    latitude: 40.7066,
    longitude: -74.5493,
    source: "address",
    originalInput: "12 Main Street",
    label: "12, Main Street, Somewhere",
  };
  assert.deepEqual((await it.find("12 Main Street")).body, expected);
  assert.deepEqual((await it.find(" 12 Main Street ")).body, expected);
  assert.equal(it.geocoder.asked.length, 1);
  assert.match(it.geocoder.asked[0].headers.get("user-agent")!, /\(\+http:\/\/localhost:8000\)$/);
});

Deno.test("several places with one address are all answered, those near the tour first", async () => {
  await using it = await author();
  const { body } = await it.find("Mill Lane", "51.75,-1.25");
  assert.equal(body.label, "Mill Lane, Oxford");
  assert.deepEqual(body.alternatives.map(({ label }: { label: string }) => label), [
    "Mill Lane, Cambridge",
  ]);
  assert.equal(body.alternatives[0].originalInput, "Mill Lane");
  assert.ok(it.geocoder.asked[0].url.searchParams.has("viewbox"));
});

Deno.test("what may be coordinates or an address is answered as either", async () => {
  await using it = await author();
  const both = await it.find("N 48° O 16°");
  assert.deepEqual([both.body.longitude, both.body.alternatives[0].longitude], [16, -16]);
  assert.equal((await it.find("12 N 14 W")).body.longitude, -14);
  const { body } = await it.ask("", { q: "12 N 14 W", as: "address" });
  assert.deepEqual([body.source, body.latitude], ["address", 40.7]);
  assert.equal((await it.ask("", { q: "12 N 14 W", as: "code" })).status, 400);
});

Deno.test("the address within a link to a map is looked up", async () => {
  await using it = await author();
  const link = "https://maps.apple.com/?address=12%20Main%20Street";
  const { body } = await it.find(link);
  assert.deepEqual([body.latitude, body.originalInput], [40.7066, link]);
  assert.equal(it.geocoder.asked[0].url.searchParams.get("q"), "12 main street");
});

Deno.test("a link to a host that is called as what every object has is a link that cannot be read", async () => {
  await using it = await author();
  for (const host of ["constructor", "__proto__", "www.constructor", "hasownproperty"]) {
    const { status, body } = await it.find(`https://${host}/x`);
    assert.equal(status, 404, host);
    assert.match(body.detail, /^This link can’t be read/);
  }
});

Deno.test("names that a service gives places are texts, and no longer than names are", async () => {
  await using it = await author();
  const name = `Mill\u0000 \ud800 ${"x".repeat(2000)}`;
  it.geocoder.answer = () => Response.json([{ lat: "1", lon: "2", display_name: name }]);
  const { body } = await it.find("1 Long Lane");
  assert.equal(body.label, `Mill \ufffd ${"x".repeat(2000)}`.slice(0, 500));
  it.words.answer = () =>
    Response.json({ coordinates: { lat: 1, lng: 2 }, nearestPlace: name, words: name });
  const words = (await it.find("///filled.count.soap")).body.label;
  assert.equal(words, `///filled.count.soap, ${body.label}`);
});

Deno.test("a short Plus Code is found near the place after it, or near the middle of the map", async () => {
  await using it = await author();
  const near = await it.find("9G8F+6X", "47.4,8.6");
  assert.deepEqual([near.body.latitude, near.body.longitude], [47.3655625, 8.5249375]);
  const named = await it.find("9G8F+6X Zürich", "1,2");
  assert.deepEqual([named.body.latitude, named.body.longitude], [47.3655625, 8.5249375]);
  assert.deepEqual([named.body.source, named.body.originalInput], ["pluscode", "9G8F+6X Zürich"]);
  const alone = await it.find("9G8F+6X");
  assert.equal(alone.status, 404);
  assert.match(alone.body.detail, /Add a town/);
});

const NO_MATCH =
  "Could not parse location. Try GPS coordinates (lat, lng), What3Words (word.word.word), Plus Code, or an address.";

Deno.test("a place that no service knows is a problem 404 that says what can be entered", async () => {
  await using it = await author();
  await failuresOf(async () => {
    for (const text of ["Atlantis", "191, 0", "///no.such.words", "9G8F+6X Atlantis"]) {
      const { status, body } = await it.find(text);
      assert.deepEqual([status, body.detail], [404, NO_MATCH], text);
    }
  });
});

Deno.test("without a key three-word addresses have their message, and there are no suggestions", async () => {
  await using it = await author({ W3W_API_KEY: "" });
  const { status, body } = await it.find("filled.count.soap");
  assert.deepEqual([status, body.detail], [404, "What3Words API key not configured"]);
  assert.deepEqual((await it.ask("/suggest", { q: "filled.count.soa" })).body, []);
  assert.deepEqual((await it.ask("/words", { lat: "51.52", lng: "-0.19" })).body, { words: null });
  assert.equal(it.words.asked.length, 0);
});

Deno.test("where the geocoder is out of reach, the towns that ship with the program are found", async () => {
  await using it = await author({ GEOCODER_URL: "http://localhost:1" });
  const said = await failuresOf(async () => {
    const { body } = await it.find("Wien");
    assert.deepEqual([body.latitude, body.longitude, body.label], [
      48.2082,
      16.3738,
      "Vienna, Austria",
    ]);
  });
  assert.deepEqual(said, ["The geocoder at localhost:1 gave no address: it cannot be reached"]);
});

Deno.test("where the geocoder is out of reach and the place unknown, the answer says so", async () => {
  await using it = await author({ GEOCODER_URL: "http://localhost:1" });
  await failuresOf(async () => {
    const { status, body } = await it.find("12 Main Street");
    assert.equal(status, 503);
    assert.match(body.detail, /^Location parsing failed: the address service can’t be reached/);
  });
});

Deno.test("too many look-ups at once get 429 with the time to wait", async () => {
  const now = new Date();
  await using services = placeServices();
  await using test = await testApp({ settings: services.settings, now: () => now });
  const client = new Client(test.app);
  await client.login("author");
  await test.kv.set(["geocoder", "free_at"], now.getTime() + 4500);
  const response = await client.request("/api/location?q=12+Main+Street");
  assert.equal(response.status, 429);
  assert.equal(response.headers.get("retry-after"), "5");
  assert.equal((await client.request("/api/location?q=Vienna")).status, 200, "towns need no turn");
});

Deno.test("suggestions come for three words of more than six characters, and for nothing else", async () => {
  await using it = await author();
  const { body } = await it.ask("/suggest", {
    q: "///filled.count.soa",
    near: "51.5,-0.1",
    country: "GB",
  });
  assert.deepEqual(body, [
    { words: "filled.count.soap", nearestPlace: "Bayswater, London", country: "GB" },
  ]);
  const { url } = it.words.asked[0];
  assert.equal(url.searchParams.get("input"), "filled.count.soa");
  assert.equal(url.searchParams.get("focus"), "51.500000,-0.100000");
  for (const q of ["filled", "filled.count", "12 Main Street", "40.1, -74.1"]) {
    assert.deepEqual((await it.ask("/suggest", { q })).body, []);
  }
  assert.equal(it.words.asked.length, 1);
});

Deno.test("a position has its three words", async () => {
  await using it = await author();
  const { body } = await it.ask("/words", { lat: "51.520847", lng: "-0.195521" });
  assert.deepEqual(body, { words: "filled.count.soap" });
});

const REFUSED: [path: string, query: Record<string, string>, field: string][] = [
  ["", {}, "q"],
  ["", { q: "  " }, "q"],
  ["", { q: "x".repeat(301) }, "q"],
  ["", { q: "x", near: "here" }, "near"],
  ["", { q: "x", near: "91,0" }, "near.latitude"],
  ["", { q: "x", near: "," }, "near"],
  ["", { q: "x", key: "mine" }, "key"],
  ["/suggest", {}, "q"],
  ["/suggest", { q: "x", country: "Great Britain" }, "country"],
  ["/words", { lat: "1" }, "lng"],
  ["/words", { lat: "91", lng: "0" }, "lat"],
];
for (const [path, query, field] of REFUSED) {
  const shown = new URLSearchParams(query).toString().slice(0, 40);
  Deno.test(`/api/location${path}?${shown} is refused at ${field}`, async () => {
    await using it = await author();
    const { status, body } = await it.ask(path, query);
    assert.equal(status, 400);
    assert.deepEqual(body.errors.map((error: { path: string }) => error.path), [field]);
  });
}
