import assert from "node:assert/strict";
import {
  autosuggest,
  convertTo3wa,
  convertToCoordinates,
  type WordsParts,
} from "../../../../lib/server/location/what3words.ts";
import { endless, failuresOf, type Loopback, loopback } from "../../../support/servers/loopback.ts";

const KEY = "SECRET7Z";

/** As the public documentation says it of convert-to-coordinates and convert-to-3wa. */
const SQUARE = {
  country: "GB",
  square: {
    southwest: { lng: -0.195543, lat: 51.520833 },
    northeast: { lng: -0.195499, lat: 51.52086 },
  },
  nearestPlace: "Bayswater, London",
  coordinates: { lng: -0.195521, lat: 51.520847 },
  words: "filled.count.soap",
  language: "en",
  map: "https://w3w.co/filled.count.soap",
};

const suggestion = (words: string, rank: number) => ({
  country: "GB",
  nearestPlace: "Bayswater, London",
  words,
  rank,
  language: "en",
});

const json = (body: unknown, status = 200) => () => Response.json(body, { status });

const partsOf = (service: Loopback, more: Partial<WordsParts> = {}): WordsParts => ({
  config: { url: `${service.url}/v3`, key: KEY },
  fetch,
  ...more,
});

Deno.test("three words become a position, asked for as the documentation says", async () => {
  await using service = loopback(json(SQUARE));
  assert.deepEqual(await convertToCoordinates(partsOf(service), "filled.count.soap"), {
    latitude: 51.520847,
    longitude: -0.195521,
    nearestPlace: "Bayswater, London",
  });
  const [{ url }] = service.asked;
  assert.equal(url.pathname, "/v3/convert-to-coordinates");
  assert.deepEqual(Object.fromEntries(url.searchParams), { words: "filled.count.soap", key: KEY });
});

Deno.test("a position becomes three words", async () => {
  await using service = loopback(json(SQUARE));
  const position = { latitude: 51.520847, longitude: -0.195521 };
  assert.equal(await convertTo3wa(partsOf(service), position), "filled.count.soap");
  const [{ url }] = service.asked;
  assert.equal(url.pathname, "/v3/convert-to-3wa");
  assert.equal(url.searchParams.get("coordinates"), "51.520847,-0.195521");
});

Deno.test("suggestions are five at most, near the author and in the author's countries", async () => {
  const suggestions = Array.from(
    { length: 9 },
    (_, i) => suggestion(`filled.count.soap${"a".repeat(i)}`, i),
  );
  await using service = loopback(json({ suggestions }));
  const found = await autosuggest(partsOf(service), "filled.count.soa", {
    focus: { latitude: 51.5, longitude: -0.1 },
    clipToCountry: "gb,fr",
  });
  assert.equal(found.length, 5);
  assert.deepEqual(found[0], {
    words: "filled.count.soap",
    nearestPlace: "Bayswater, London",
    country: "GB",
  });
  assert.deepEqual(Object.fromEntries(service.asked[0].url.searchParams), {
    input: "filled.count.soa",
    "n-results": "5",
    focus: "51.500000,-0.100000",
    "clip-to-country": "GB,FR",
    key: KEY,
  });
});

const error = (code: string, message: string) => ({ error: { code, message } });

const FAILURES: [what: string, answer: Loopback["answer"], conversion: string, suggest: string][] =
  [
    [
      "a key that is not valid",
      json(error("InvalidKey", "Authentication failed; invalid API key"), 401),
      "What3Words API error: 401 Authentication failed; invalid API key",
      "What3Words API error: 401 Authentication failed; invalid API key",
    ],
    [
      "an error of the server",
      () => new Response("oops", { status: 500 }),
      "What3Words API error: 500",
      "What3Words API error: 500",
    ],
    [
      "an error in a good answer",
      json(error("BadWords", "words must be a valid 3 word address")),
      "words must be a valid 3 word address",
      "words must be a valid 3 word address",
    ],
    [
      "an error without a message",
      json(error("BadWords", "")),
      "What3Words conversion failed",
      "AutoSuggest failed",
    ],
    [
      "no JSON",
      () => new Response("<html>"),
      "What3Words conversion failed the answer is not JSON",
      "AutoSuggest failed the answer is not JSON",
    ],
    [
      "JSON of another kind",
      json({ hello: "world" }),
      "What3Words conversion failed the answer is not understood",
      "AutoSuggest failed the answer is not understood",
    ],
    [
      "a position that is not on the earth",
      json({
        ...SQUARE,
        coordinates: { lat: 951, lng: "west" },
        words: 7,
        suggestions: [{ words: null }],
      }),
      "What3Words conversion failed the answer is not understood",
      "AutoSuggest failed the answer is not understood",
    ],
    [
      "an endless answer",
      endless,
      "What3Words conversion failed no answer within 0.05 s",
      "AutoSuggest failed no answer within 0.05 s",
    ],
    [
      "a megabyte",
      () => new Response("[".repeat(1024 * 1024)),
      "What3Words conversion failed the answer is too large",
      "AutoSuggest failed the answer is too large",
    ],
  ];

for (const [what, answer, conversion, suggest] of FAILURES) {
  Deno.test(`${what} is logged without the key, and finds nothing and suggests nothing`, async () => {
    await using service = loopback(answer);
    const parts = partsOf(service, { timeoutMs: what.startsWith("an endless") ? 50 : 5000 });
    const said = await failuresOf(async () => {
      assert.equal(await convertToCoordinates(parts, "filled.count.soap"), null);
      assert.equal(await convertTo3wa(parts, { latitude: 1, longitude: 2 }), null);
      assert.deepEqual(await autosuggest(parts, "filled.count.soap"), []);
    });
    assert.deepEqual(said, [conversion, conversion, suggest]);
    assert.ok(!said.join().includes(KEY));
  });
}

Deno.test("a service that is not there is logged without its address", async () => {
  const parts = { config: { url: "http://localhost:1/v3", key: KEY }, fetch };
  const said = await failuresOf(async () => {
    assert.equal(await convertToCoordinates(parts, "filled.count.soap"), null);
  });
  assert.deepEqual(said, ["What3Words conversion failed it cannot be reached"]);
});

Deno.test("without a key the service is never asked, and the log says why", async () => {
  await using service = loopback(json(SQUARE));
  const parts = { config: { url: service.url }, fetch };
  const said = await failuresOf(async () => {
    assert.equal(await convertToCoordinates(parts, "filled.count.soap"), null);
    assert.deepEqual(await autosuggest(parts, "filled.count.soap"), []);
  });
  assert.deepEqual(said, Array(2).fill("What3Words API key not configured"));
  assert.equal(service.asked.length, 0);
});
