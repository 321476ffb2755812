/**
 * Degrees of places in the national grids and the projections that maps are drawn in. Loads 40 kB:
 * import it only when a file has such a system.
 *
 * Source of the definitions: https://epsg.io
 */
import proj4 from "proj4";
import type { Position } from "../model/tour/position.ts";

/** Converts easting and northing, in the units of the system, to WGS 84. */
export type ToDegrees = (easting: number, northing: number) => Position;

const GERMAN = "+ellps=bessel +towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7 +units=m +no_defs";
const UTM = "+ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs";

/** By the number of EPSG. */
const SYSTEMS: Record<number, string> = {
  3857: "EPSG:3857",
  900913: "EPSG:3857",
  // British National Grid, to some 5 m.
  27700: "+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy " +
    "+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs",
  // French Lambert 93, and Lambert II étendu before it.
  2154: `+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 ${UTM}`,
  27572: "+proj=lcc +lat_1=46.8 +lat_0=46.8 +lon_0=0 +k_0=0.99987742 +x_0=600000 +y_0=2200000 " +
    "+a=6378249.2 +b=6356515 +towgs84=-168,-60,320,0,0,0,0 +pm=paris +units=m +no_defs",
  // German Gauss-Krüger zones, to some 3 m.
  31466: `+proj=tmerc +lat_0=0 +lon_0=6 +k=1 +x_0=2500000 +y_0=0 ${GERMAN}`,
  31467: `+proj=tmerc +lat_0=0 +lon_0=9 +k=1 +x_0=3500000 +y_0=0 ${GERMAN}`,
  31468: `+proj=tmerc +lat_0=0 +lon_0=12 +k=1 +x_0=4500000 +y_0=0 ${GERMAN}`,
  31469: `+proj=tmerc +lat_0=0 +lon_0=15 +k=1 +x_0=5500000 +y_0=0 ${GERMAN}`,
  25831: `+proj=utm +zone=31 ${UTM}`,
  25832: `+proj=utm +zone=32 ${UTM}`,
  25833: `+proj=utm +zone=33 ${UTM}`,
};

/** The conversion from the system with this number of EPSG; undefined for an unknown one. */
export function projection(epsg: number): ToDegrees | undefined {
  const system = Object.hasOwn(SYSTEMS, epsg) ? SYSTEMS[epsg] : utmOf(epsg);
  if (!system) return undefined;
  const converter = proj4(system, "WGS84");
  return (easting, northing) => {
    const [longitude, latitude] = converter.forward([easting, northing]);
    return { latitude, longitude };
  };
}

/** UTM of the whole world: 326 and the zone in the north, 327 in the south. */
function utmOf(epsg: number): string | undefined {
  const [hemisphere, zone] = [Math.floor(epsg / 100), epsg % 100];
  if (hemisphere !== 326 && hemisphere !== 327 || zone < 1 || zone > 60) return undefined;
  return `+proj=utm +zone=${zone} ${hemisphere === 327 ? "+south " : ""}+datum=WGS84 +no_defs`;
}
