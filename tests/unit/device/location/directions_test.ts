import assert from "node:assert/strict";
import { directionsPage, directionsUrl } from "../../../../lib/device/location/directions.ts";

const GATE = { latitude: 51.75416, longitude: -1.25455 };
const AT = "51.75416,-1.25455";

const AGENTS: [device: string, agent: string, url: string][] = [
  [
    "an Android phone",
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
    `geo:${AT}?q=${AT}(The%20gate%20%20old)`,
  ],
  [
    "an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
    `https://maps.apple.com/?daddr=${AT}&dirflg=w`,
  ],
  [
    "a Mac, and an iPad that calls itself one",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1",
    `https://maps.apple.com/?daddr=${AT}&dirflg=w`,
  ],
  [
    "any other device",
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    directionsPage(GATE),
  ],
];
for (const [device, agent, url] of AGENTS) {
  Deno.test(`${device} gets directions from the map program that it has`, () => {
    assert.equal(directionsUrl(agent, GATE, "The gate (old)"), url);
  });
}

Deno.test("directions without any program of the device are a page with the way on foot", () => {
  const { origin, pathname, searchParams } = new URL(directionsPage(GATE));
  assert.equal(origin + pathname, "https://www.openstreetmap.org/directions");
  assert.equal(searchParams.get("route"), `;${AT}`);
  assert.match(searchParams.get("engine")!, /foot$/);
});

Deno.test("a title with half a character is no reason to fail", () => {
  assert.match(directionsUrl("Android", GATE, "gate \ud800"), /^geo:/);
});
