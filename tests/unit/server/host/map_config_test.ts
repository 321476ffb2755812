import assert from "node:assert/strict";
import { readConfig } from "../../../../lib/server/host/config.ts";
import { ConfigError } from "../../../../lib/model/web/config_error.ts";
import { serverFlags } from "../../../../tools/permissions.ts";

const read = (env: Record<string, string>) => readConfig((name) => env[name]);
const flag = (name: string, env: Record<string, string>) =>
  serverFlags(read(env), []).find((flag) => flag.startsWith(`--allow-${name}=`));

Deno.test("without MAP_PMTILES maps are pictures, as OpenStreetMap asks them to be credited", () => {
  const { map, mapArchive } = read({});
  assert.deepEqual(map, {
    tileUrl: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
    attribution: "© OpenStreetMap contributors",
  });
  assert.equal(mapArchive, undefined);
});

Deno.test("MAP_PMTILES names a file in the data folder, which pages are not told", () => {
  const { map, mapArchive } = read({ MAP_PMTILES: "maps/florence.pmtiles", DATA_DIR: "/srv" });
  assert.deepEqual(mapArchive, { path: "/srv/maps/florence.pmtiles" });
  assert.equal(map.archiveUrl, "/map.pmtiles");
  assert.doesNotMatch(JSON.stringify(map), /srv|florence/);
});

Deno.test("vector tiles credit OpenStreetMap, with a link, and Protomaps, unless the host says otherwise", () => {
  const { attribution } = read({ MAP_PMTILES: "map.pmtiles" }).map;
  assert.match(attribution, /openstreetmap\.org\/copyright/);
  assert.match(attribution, /protomaps\.com/);
  const own = read({ MAP_PMTILES: "map.pmtiles", MAP_ATTRIBUTION: "© A Survey" });
  assert.equal(own.map.attribution, "© A Survey");
});

Deno.test("a file in the data folder gives the server no permission that it has not already", () => {
  for (const name of ["read", "net"]) {
    assert.equal(flag(name, { MAP_PMTILES: "map.pmtiles" }), flag(name, {}));
  }
});

Deno.test("an https address lets the server reach that one host", () => {
  const env = { MAP_PMTILES: "https://maps.example.org:8443/city.pmtiles" };
  assert.deepEqual(read(env).mapArchive, { url: env.MAP_PMTILES });
  assert.match(flag("net", env)!, /,maps\.example\.org:8443/);
  assert.equal(flag("read", env), flag("read", {}));
});

for (
  const value of [
    "/etc/passwd",
    "../map.pmtiles",
    "maps/../../map.pmtiles",
    "./map.pmtiles",
    "maps//x.pmtiles",
    "..\\map.pmtiles",
    "http://maps.example.org/x.pmtiles",
    "file:///etc/passwd",
    "C:map.pmtiles",
  ]
) {
  Deno.test(`MAP_PMTILES=${value} is refused by its name`, () => {
    assert.throws(() => read({ MAP_PMTILES: value }), (error: Error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(error.message, /^MAP_PMTILES: must be the name of a file in the data folder/);
      return true;
    });
  });
}
