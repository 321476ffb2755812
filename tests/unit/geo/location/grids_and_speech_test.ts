/** Grids of hikers' maps, dictated numbers, and the links of Waze, HERE and Mapy. */
import assert from "node:assert/strict";
import { detectFormat } from "../../../../lib/geo/location/detect_format.ts";
import { readLocation } from "../../../../lib/geo/location/read_location.ts";

/** What a text means: latitude, longitude, and a name if there is one. */
function placeOf(text: string): (number | string)[] {
  const reading = readLocation(text);
  assert.equal(reading.kind, "found", `${text}: ${JSON.stringify(reading)}`);
  if (reading.kind !== "found") return [];
  const { latitude, longitude, label } = reading.location;
  return [latitude, longitude, ...(label ? [label] : [])];
}

const kindOf = (text: string) => readLocation(text).kind;

const near = (text: string, [north, east]: [number, number], metres = 1) => {
  const [latitude, longitude] = placeOf(text).map(Number);
  const error = Math.hypot(
    (latitude - north) * 111_195,
    (longitude - east) * 111_195 * Math.cos(north * Math.PI / 180),
  );
  assert.ok(error <= metres, `${text}: ${latitude}, ${longitude} is ${error} m away`);
  assert.equal(detectFormat(text), "gps", text);
};

// The CN Tower and Honolulu, as encyclopedias give them.
const TOWER: [number, number] = [43.642567, -79.387139];

Deno.test("UTM is read in the spellings of maps and receivers", () => {
  for (
    const text of [
      "17T 630084 4833438",
      "17 T 630084 4833438",
      "17T 630084E 4833438N",
      "17T 630084mE 4833438mN",
      "17t 630084 m E, 4833438 m N",
      "UTM 17T E 630084 N 4833438",
      "UTM: zone 17T, Easting: 630084, Northing: 4833438",
      "17T 630084.2 4833438.4",
      "17N 630084 4833438",
    ]
  ) near(text, TOWER, 2);
  near("33U 391000 5820000", [52.519196, 13.393543]);
  near("56H 334000 6251000", [-33.868276, 151.205325]);
});

Deno.test("an S after a UTM zone is south, or a band of the north where both may be meant", () => {
  const [latitude, , label] = placeOf("56S 334000 6251000");
  assert.ok(Number(latitude) < -33 && label === "S read as south");
  const reading = readLocation("17S 630084 3833438");
  assert.ok(reading.kind === "choose");
  assert.deepEqual(reading.locations.map(({ latitude }) => Math.sign(latitude)), [1, -1]);
});

Deno.test("MGRS is read with and without spaces, to the kilometre and finer", () => {
  for (const text of ["4QFJ1234567890", "04QFJ1234567890", "4Q FJ 12345 67890", "4qfj1234567890"]) {
    near(text, [21.40979, -157.91608], 2);
  }
  near("MGRS 33UXP0480340802", [48.211791, 16.410757], 2);
  near("33UXP048408", [48.2122, 16.4114], 80);
  near("33UXP0440", [48.2122, 16.4114], 1500);
});

Deno.test("what is no square of a grid is looked up as an address", () => {
  for (
    const text of [
      "61U 391000 5820000",
      "33I 391000 5820000",
      "33UXP04",
      "33UXP048",
      "33UXI0480340802",
      "33UXZ0480340802",
      "33U XP 048 40802",
      "12 rue 1234",
      "12 RUE 1234",
      "4 SW 1234",
      "10 NE 12 34",
      "12 Main Street 1000",
    ]
  ) assert.equal(kindOf(text), "ask", text);
});

Deno.test("dictated coordinates are read as their digits would be", () => {
  const spoken: [string, number, number][] = [
    ["fifty-one point five north, zero point one west", 51.5, -0.1],
    ["Fifty one point five North Zero point one two seven West", 51.5, -0.127],
    ["fifty-one point twenty-five north, zero point one west", 51.25, -0.1],
    ["minus 33.9, 151.2", -33.9, 151.2],
    ["negative 33.9 151.2", -33.9, 151.2],
    ["moins 33.9, 151.2", -33.9, 151.2],
    ["minus thirty three point nine, one hundred fifty-one point two", -33.9, 151.2],
    ["a hundred and fifty-one point two east thirty-three point nine south", -33.9, 151.2],
    ["51 point 5 north, 0 point 1 west", 51.5, -0.1],
    ["fifty one degrees thirty minutes north, one degree fifteen minutes west", 51.5, -1.25],
  ];
  for (const [text, north, east] of spoken) {
    assert.deepEqual(placeOf(text), [north, east], text);
    assert.equal(detectFormat(text), "gps", text);
  }
});

Deno.test("numbers in names of places and in three words stay words", () => {
  for (
    const text of [
      "Seven Sisters",
      "Five Points",
      "Twelve Oaks, Atlanta",
      "One North",
      "One Degree North Street",
      "one two three",
      "one.two.three",
      "///seven.eight.nine",
      "Minus Street",
      "two thousand north, one west",
    ]
  ) assert.equal(kindOf(text), "ask", text);
});

Deno.test("a corner of numbered streets stays a question when it is spoken", () => {
  const reading = readLocation("twelve north fourteen west");
  assert.ok(reading.kind === "choose" && reading.mayBeAddress);
});

const [VIENNA, BERLIN, PRAGUE] = [[48.2082, 16.3738], [52.5308, 13.3847], [50.0875, 14.4212]];

Deno.test("links of Waze, HERE and Mapy lead to their place", () => {
  const links: [string, (number | string)[]][] = [
    ["https://waze.com/ul?ll=48.2082,16.3738&navigate=yes", VIENNA],
    ["https://www.waze.com/ul?ll=48.2082%2C16.3738&navigate=yes&zoom=17", VIENNA],
    ["https://ul.waze.com/ul?ll=48.2082%2C16.3738", VIENNA],
    ["waze.com/ul?ll=48.2082,16.3738", VIENNA],
    ["waze://?ll=48.2082,16.3738", VIENNA],
    ["https://www.waze.com/live-map/directions?to=ll.48.2082%2C16.3738", VIENNA],
    ["https://www.waze.com/livemap?lat=48.2082&lon=16.3738", VIENNA],
    ["https://share.here.com/l/52.5308,13.3847,Old%20Mill?z=16&p=yes", [...BERLIN, "Old Mill"]],
    ["https://share.here.com/l/52.5308,13.3847", BERLIN],
    ["https://wego.here.com/?map=52.5308,13.3847,16,normal&x=ep", BERLIN],
    ["https://wego.here.com/l/52.5308,13.3847?map=1,2,3,normal", BERLIN],
    [
      "https://wego.here.com/directions/mix//Old-Mill:52.5308,13.3847?map=1,2,3,normal",
      [...BERLIN, "Old Mill"],
    ],
    [
      `https://share.here.com/p/s-${btoa("c=museum;lat=52.5308;lon=13.3847;n=Old+Mill")}`,
      [...BERLIN, "Old Mill"],
    ],
    ["https://mapy.cz/zakladni?x=14.4212&y=50.0875&z=17", PRAGUE],
    ["https://en.mapy.cz/turisticka?x=14.4212&y=50.0875&z=17", PRAGUE],
    ["mapy.com/en/zakladni?x=14.4212&y=50.0875&z=17", PRAGUE],
    ["https://mapy.com/en/zakladni?source=coor&id=14.4212%2C50.0875&x=1&y=2&z=17", PRAGUE],
    ["https://mapy.com/fnc/v1/showmap?mapset=basic&center=14.4212,50.0875&marker=true", PRAGUE],
  ];
  for (const [link, place] of links) assert.deepEqual(placeOf(link), place, link);
  // A geohash of seven letters is a cell of 150 m.
  near("https://waze.com/ul/hu2edk8", [48.21075, 16.37512], 80);
});

Deno.test("a link without a place says so, and a text in it is looked up", () => {
  for (const link of ["https://her.is/3xyz", "https://mapy.cz/s/hucovunoke"]) {
    const reading = readLocation(link);
    assert.ok(reading.kind === "error" && /short link/.test(reading.message), link);
  }
  for (
    const link of [
      "https://waze.com/ul/hail1",
      "https://wego.here.com/p/s-%%%",
      "https://share.here.com/p/s-AAAA",
      "https://mapy.cz/zakladni?x=514&y=50.0875",
      "https://waze.com/ul?ll=195,16",
    ]
  ) assert.equal(kindOf(link), "error", link);
  assert.deepEqual(readLocation("https://waze.com/ul?q=66%20Acacia%20Avenue"), {
    kind: "ask",
    text: "66 Acacia Avenue",
  });
});
