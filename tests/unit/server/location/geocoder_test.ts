import { VERSION } from "../../../../lib/model/web/version.ts";
import assert from "node:assert/strict";
import { geocode, type GeocoderParts } from "../../../../lib/server/location/geocoder.ts";
import { endless, failuresOf, type Loopback, loopback } from "../../../support/servers/loopback.ts";
import { withKv } from "../../../support/store/store.ts";

/** As Nominatim's documentation shows an answer in the format jsonv2. */
const PLACES = [{
  place_id: 100149,
  licence: "Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright",
  osm_type: "node",
  osm_id: 107775,
  boundingbox: ["51.3473219", "51.6673219", "-0.2876474", "0.0323526"],
  lat: "51.5073219",
  lon: "-0.1276474",
  display_name: "London, Greater London, England, United Kingdom",
  category: "place",
  type: "city",
  place_rank: 16,
  importance: 0.9654895765402,
}];

const LONDON = {
  latitude: 51.5073219,
  longitude: -0.1276474,
  label: "London, Greater London, England, United Kingdom",
};

const json = (body: unknown, status = 200) => () => Response.json(body, { status });

const partsOf = (kv: Deno.Kv, service: Loopback, more: Partial<GeocoderParts> = {}) => ({
  kv,
  userId: "an author",
  url: service.url,
  origin: "https://tours.example.org",
  fetch,
  now: () => new Date(),
  ...more,
});

Deno.test(
  "an address is asked for as the documentation says, by a program that says who it is",
  withKv(async (kv) => {
    await using service = loopback(json(PLACES));
    const parts = partsOf(kv, service, { url: `${service.url}/nominatim/` });
    assert.deepEqual(await geocode(parts, " London "), { kind: "found", places: [LONDON] });
    const [{ url, headers }] = service.asked;
    assert.equal(url.pathname, "/nominatim/search");
    assert.deepEqual(Object.fromEntries(url.searchParams), {
      q: "london",
      format: "jsonv2",
      limit: "5",
    });
    const agent = headers.get("user-agent");
    assert.equal(agent, `AnimatingTheArchives/${VERSION} (+https://tours.example.org)`);
  }),
);

Deno.test(
  "what was asked once is not asked again, however it is spaced, and whether it was found or not",
  withKv(async (kv) => {
    await using service = loopback((url) =>
      Response.json(url.searchParams.get("q") === "london" ? PLACES : [])
    );
    const parts = partsOf(kv, service, { pause: () => Promise.resolve() });
    for (const text of ["London", "LONDON ", " london"]) {
      assert.equal((await geocode(parts, text)).kind, "found");
    }
    for (const text of ["Atlantis", "atlantis"]) {
      assert.deepEqual(await geocode(parts, text), { kind: "none" });
    }
    assert.equal(service.asked.length, 2);
  }),
);

Deno.test(
  "of many requests at once the geocoder gets one a second, and the rest are answered when to ask again",
  withKv(async (kv) => {
    await using service = loopback(json(PLACES));
    const pauses: number[] = [];
    const now = new Date();
    const parts = partsOf(kv, service, {
      now: () => now,
      pause: (ms) => Promise.resolve(void pauses.push(ms)),
    });
    const answers = await Promise.all(
      Array.from(
        { length: 12 },
        (_, i) => geocode({ ...parts, userId: `author ${i}` }, `${i} Main Street`),
      ),
    );
    const busy = answers.filter(({ kind }) => kind === "busy");
    assert.equal(answers.length - busy.length, service.asked.length);
    assert.deepEqual(pauses.sort((a, b) => a - b), [1100, 2200, 3300]);
    assert.deepEqual(busy, Array(8).fill({ kind: "busy", seconds: 5, waits: undefined }));
  }),
);

Deno.test(
  "of several places those near the tour come first, and the geocoder is asked to prefer them",
  withKv(async (kv) => {
    const ontario = { ...PLACES[0], lat: "42.98", lon: "-81.25", display_name: "London, Canada" };
    await using service = loopback(json([PLACES[0], ontario]));
    const parts = partsOf(kv, service, { pause: () => Promise.resolve() });
    const labels = async (near?: { latitude: number; longitude: number }) => {
      const answer = await geocode(parts, "London", near);
      return answer.kind === "found" ? answer.places.map(({ label }) => label) : [];
    };
    assert.deepEqual(await labels({ latitude: 42.9612, longitude: -81.2231 }), [
      "London, Canada",
      LONDON.label,
    ]);
    assert.equal(service.asked[0].url.searchParams.get("viewbox"), "-81.61,42.70,-80.79,43.30");
    assert.deepEqual(await labels({ latitude: 43.0399, longitude: -81.1801 }), [
      "London, Canada",
      LONDON.label,
    ]);
    assert.equal(service.asked.length, 1, "stops of one tour share what was answered");
    assert.deepEqual(await labels(), [LONDON.label, "London, Canada"]);
    assert.equal(service.asked[1].url.searchParams.get("viewbox"), null);
  }),
);

for (const [latitude, longitude] of [[90, 180], [-90, -180], [0, 179.99], [89.99, 0]]) {
  Deno.test(
    `the box around ${latitude}, ${longitude} lies on the earth`,
    withKv(async (kv) => {
      await using service = loopback(json([]));
      await geocode(partsOf(kv, service), "Mill", { latitude, longitude });
      const box = service.asked[0].url.searchParams.get("viewbox")!.split(",").map(Number);
      const [west, south, east, north] = box;
      assert.ok(-180 <= west && west < east && east <= 180, String(box));
      assert.ok(-90 <= south && south < north && north <= 90, String(box));
    }),
  );
}

const FAILURES: [what: string, answer: Loopback["answer"], why: string][] = [
  ["an error", json({ error: { code: 400, message: "no" } }, 400), "status 400"],
  ["a refusal", () => new Response("Too many", { status: 429 }), "status 429"],
  ["a page", () => new Response("<html>"), "the answer is not JSON"],
  ["another kind of JSON", json({ features: [] }), "the answer is not understood"],
  [
    "a place that is nowhere",
    json([{ ...PLACES[0], lat: "north" }]),
    "the answer is not understood",
  ],
  ["a place off the earth", json([{ ...PLACES[0], lon: "999" }]), "the answer is not understood"],
  ["an endless answer", endless, "no answer within 0.05 s"],
  ["a megabyte", () => new Response("[".repeat(1024 * 1024)), "the answer is too large"],
];
for (const [what, answer, why] of FAILURES) {
  Deno.test(
    `a geocoder that answers ${what} counts as out of reach, and that is logged and not stored`,
    withKv(async (kv) => {
      await using service = loopback(answer);
      const timeoutMs = what.startsWith("an endless") ? 50 : 5000;
      const parts = partsOf(kv, service, { timeoutMs, pause: () => Promise.resolve() });
      const said = await failuresOf(async () => {
        assert.deepEqual(await geocode(parts, "London"), { kind: "unreachable" });
      });
      const host = new URL(service.url).host;
      assert.deepEqual(said, [`The geocoder at ${host} gave no address: ${why}`]);
      service.answer = json(PLACES);
      assert.equal((await geocode(parts, "London")).kind, "found");
    }),
  );
}

Deno.test(
  "a geocoder that leads elsewhere is not followed",
  withKv(async (kv) => {
    await using elsewhere = loopback(json(PLACES));
    await using service = loopback(() => Response.redirect(`${elsewhere.url}/search`));
    assert.deepEqual(await geocode(partsOf(kv, service), "London"), { kind: "unreachable" });
    assert.equal(elsewhere.asked.length, 0);
  }),
);
