/** The roads in a vector tile of Protomaps. */
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import {
  floorOf,
  GROUND,
  isForWalkers,
  isMotorway,
  isTunnel,
  nameOf,
  wayOf,
} from "../map_features.ts";
import { withJunctions } from "./junctions.ts";
import { type Road, SIDE, type TilePoint } from "./road.ts";

const LINE = 2;

/** The ways for people on foot in the bytes of a tile, uncompressed. */
export function readRoads(tile: Uint8Array): Road[] {
  const roads = featuresOf(tile, isForWalkers).map(({ properties, lines }): Road => {
    const [name, way, floor] = [nameOf(properties), wayOf(properties), floorOf(properties)];
    return {
      ...(name && { name }),
      isSteps: way === "steps",
      isTunnel: isTunnel(properties),
      floor,
      likeness: `${way} ${floor} ${name}`,
      lines,
    };
  });
  return withJunctions(roads);
}

/** The lines of motorways in the bytes of a tile, without bridges and tunnels. */
export const readMotorways = (tile: Uint8Array): TilePoint[][] =>
  featuresOf(tile, (props) => isMotorway(props) && floorOf(props) === GROUND)
    .flatMap(({ lines }) => lines);

type Props = Record<string, unknown>;

/** The features of the layer `roads` whose attributes fit. */
function featuresOf(tile: Uint8Array, fits: (properties: Props) => boolean) {
  const layer = new VectorTile(new PbfReader(tile)).layers.roads;
  const features: { properties: Props; lines: TilePoint[][] }[] = [];
  for (let i = 0; i < (layer?.length ?? 0); i++) {
    const feature = layer.feature(i);
    const { properties, type, extent } = feature;
    if (type !== LINE || !fits(properties)) continue;
    const toSide = ({ x, y }: TilePoint) => ({ x: x * SIDE / extent, y: y * SIDE / extent });
    features.push({
      properties,
      lines: feature.loadGeometry().map((line) => line.map(toSide)),
    });
  }
  return features;
}
