/** The ways for people on foot in a vector tile of Protomaps. */
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { floorOf, isForWalkers, isTunnel, nameOf, wayOf } from "../map_features.ts";
import { withJunctions } from "./junctions.ts";
import { type Road, SIDE, type TilePoint } from "./road.ts";

const LINE = 2;

/** The ways of the layer `roads` in the bytes of a tile, uncompressed. */
export function readRoads(tile: Uint8Array): Road[] {
  const layer = new VectorTile(new PbfReader(tile)).layers.roads;
  const roads: Road[] = [];
  for (let i = 0; i < (layer?.length ?? 0); i++) {
    const feature = layer.feature(i);
    const { properties, type, extent } = feature;
    if (type !== LINE || !isForWalkers(properties)) continue;
    const toSide = ({ x, y }: TilePoint) => ({ x: x * SIDE / extent, y: y * SIDE / extent });
    const [name, way, floor] = [nameOf(properties), wayOf(properties), floorOf(properties)];
    roads.push({
      ...(name && { name }),
      isSteps: way === "steps",
      isTunnel: isTunnel(properties),
      floor,
      likeness: `${way} ${floor} ${name}`,
      lines: feature.loadGeometry().map((line) => line.map(toSide)),
    });
  }
  return withJunctions(roads);
}
