/** Ways along streets, by a router on loopback that answers as its documents say. */
import assert from "node:assert/strict";
import { encodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { Client } from "../../support/people/client.ts";
import { endless, failuresOf, loopback } from "../../support/servers/loopback.ts";
import { testApp } from "../../support/servers/server.ts";

const at = (north: number, east: number): Position => ({
  latitude: (5_175_000 + north) / 1e5,
  longitude: (-125_000 + east) / 1e5,
});
const [HOME, BEND, BRIDGE, SCHOOL] = [at(0, 0), at(100, 0), at(100, 200), at(300, 200)];
const QUERY = "from=51.75,-1.25&to=51.753,-1.248";

/** An author at an app with a router of this path, and what it answers. */
async function author(path: string, answer: () => Response | Promise<Response>) {
  const router = loopback(answer);
  const test = await testApp({ settings: { ROUTER_URL: router.url + path } });
  const client = new Client(test.app);
  await client.login("author");
  return {
    asked: router.asked,
    async find(query = QUERY) {
      const response = await client.request(`/api/streets?${query}`);
      return { status: response.status, body: await response.json() };
    },
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await router[Symbol.asyncDispose]();
    },
  };
}

/** OSRM's answer, with a step for each stretch, and the arrival. */
const osrm = (over: object = {}) =>
  Response.json({
    code: "Ok",
    routes: [{
      distance: 361.2,
      legs: [{
        steps: [
          { name: "Mill Lane", distance: 111, geometry: encodeLine([HOME, BEND]) },
          { name: "", distance: 138, geometry: encodeLine([BEND, BRIDGE]) },
          { name: "Broad Street", distance: 111, geometry: encodeLine([BRIDGE, SCHOOL]) },
          { name: "Broad Street", distance: 0, geometry: encodeLine([SCHOOL, SCHOOL]) },
        ],
      }],
    }],
    waypoints: [{ distance: 4.2 }, { distance: 12 }],
    ...over,
  });

/** Valhalla's answer: a line of six decimals, and the maneuvers along it. */
function valhalla(over: object = {}) {
  const fine = (place: Position) => ({
    latitude: place.latitude * 10,
    longitude: place.longitude * 10,
  });
  const maneuver = (type: number, from: number, to: number, ...street_names: string[]) => ({
    type,
    begin_shape_index: from,
    end_shape_index: to,
    ...street_names.length > 0 && { street_names },
  });
  return Response.json({
    trip: {
      status: 0,
      summary: { length: 0.361 },
      legs: [{
        shape: encodeLine([HOME, BEND, BRIDGE, SCHOOL].map(fine)),
        maneuvers: [
          maneuver(1, 0, 1, "Mill Lane", "A 40"),
          maneuver(40, 1, 2),
          maneuver(15, 2, 3, "Broad Street"),
          maneuver(4, 3, 3),
        ],
      }],
      ...over,
    },
  });
}

Deno.test("a router that speaks OSRM's protocol is asked for one way, with its streets", async () => {
  await using it = await author("/route/v1/foot", () => osrm());
  const { status, body } = await it.find();
  assert.equal(status, 200);
  assert.deepEqual(body, {
    points: [HOME, BEND, BRIDGE, SCHOOL],
    metres: 361.2,
    parts: [{ at: 0, name: "Mill Lane" }, { at: 1 }, { at: 2, name: "Broad Street" }],
  });
  const { pathname, searchParams } = it.asked[0].url;
  assert.equal(pathname, "/route/v1/foot/-1.25,51.75;-1.248,51.753");
  assert.deepEqual([...searchParams], [
    ["overview", "false"],
    ["steps", "true"],
    ["geometries", "polyline"],
  ]);
});

Deno.test("a router that speaks Valhalla's protocol knows steps, and is asked for ways without them", async () => {
  await using it = await author("/route", () => valhalla());
  const question = {
    locations: [{ lat: 51.75, lon: -1.25 }, { lat: 51.753, lon: -1.248 }],
    costing: "pedestrian",
    units: "kilometers",
  };
  const { status, body } = await it.find();
  assert.equal(status, 200);
  assert.deepEqual(body, {
    points: [HOME, BEND, BRIDGE, SCHOOL],
    metres: 361,
    parts: [{ at: 0, name: "Mill Lane" }, { at: 1, steps: true }, { at: 2, name: "Broad Street" }],
  });
  assert.deepEqual((await it.find(`${QUERY}&stepFree=on`)).body, { problem: "none" });
  const asked = it.asked.map(({ url }) => JSON.parse(url.searchParams.get("json")!));
  assert.deepEqual(asked, [question, {
    ...question,
    costing_options: { pedestrian: { type: "wheelchair" } },
  }]);
});

Deno.test("places without a street or a connection, and ways that are too long, are told", async () => {
  const long = { routes: [{ distance: 20_500, legs: (await osrm().json()).routes[0].legs }] };
  const cases: [path: string, Response, object][] = [
    ["/route/v1/foot", Response.json({ code: "NoRoute" }, { status: 400 }), { problem: "none" }],
    ["/route/v1/foot", Response.json({ code: "NoSegment" }, { status: 400 }), { problem: "far" }],
    ["/route/v1/foot", osrm({ waypoints: [{ distance: 0 }, { distance: 72.6 }] }), {
      problem: "far",
      at: "end",
    }],
    ["/route/v1/foot", osrm(long), { problem: "long" }],
    ["/route", Response.json({ error_code: 442 }, { status: 400 }), { problem: "none" }],
    ["/route", Response.json({ error_code: 170 }, { status: 400 }), { problem: "none" }],
    ["/route", Response.json({ error_code: 171 }, { status: 400 }), { problem: "far" }],
    ["/route", valhalla({ summary: { length: 20.5 } }), { problem: "long" }],
  ];
  for (const [path, answer, expected] of cases) {
    await using it = await author(path, () => answer);
    assert.deepEqual((await it.find()).body, expected);
  }
});

Deno.test("a router that answers something else, an error or nothing gives no way, and the log says why", async () => {
  const answers: [() => Response, RegExp][] = [
    [() => new Response("<h1>Sorry</h1>"), /not JSON/],
    [() => Response.json({ code: "Ok", routes: [] }), /no way that can be read/],
    [() => osrm({ routes: [{ distance: 1, legs: [] }] }), /no way that can be read/],
    [() => Response.json({ message: "down" }, { status: 503 }), /status 503/],
    [() => Response.json({ code: "Ok", more: "x".repeat(5_000_000) }), /too large/],
    [() => Response.redirect("http://localhost:1/", 302), /cannot be reached/],
  ];
  for (const [answer, reason] of answers) {
    await using it = await author("/route/v1/foot", answer);
    const said = await failuresOf(async () => {
      const { status, body } = await it.find();
      assert.deepEqual([status, body], [200, { problem: "unread" }]);
    });
    assert.equal(said.length, 1);
    assert.match(said[0], reason);
  }
});

Deno.test("without a router, with one that knows no steps, and with wrong places nobody is asked", async () => {
  await using it = await author("/route/v1/foot", endless);
  assert.equal((await it.find(`${QUERY}&stepFree=on`)).status, 404);
  for (const query of ["", "from=1,2", "from=x&to=1,2", "from=91,0&to=1,2", `${QUERY}&more=1`]) {
    assert.equal((await it.find(query)).status, 400, query);
  }
  assert.deepEqual((await it.find("from=51.75,-1.25&to=52.75,-1.25")).body, { problem: "long" });
  assert.equal(it.asked.length, 0);
  await using without = await testApp({});
  const client = new Client(without.app);
  await client.login("author");
  assert.equal((await client.request(`/api/streets?${QUERY}`)).status, 404);
});
