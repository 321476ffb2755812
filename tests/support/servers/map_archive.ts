/**
 * A small archive of vector tiles (PMTiles 3), made by the test: every tile of all zooms down to
 * `finest` is the same. Formats: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md and
 * https://github.com/mapbox/vector-tile-spec/tree/master/2.1
 */

/** A feature: its layer, its attributes, and points in a tile of 4096 × 4096. */
export type TestFeature = {
  layer: string;
  type: "point" | "line" | "polygon";
  points: [x: number, y: number][];
  props: Record<string, string | number>;
};

type Archive = {
  features?: TestFeature[];
  /** The finest zoom that the header names. */
  finest?: number;
  /** The finest zoom for which there are tiles; `finest` unless told. */
  tilesTo?: number;
  version?: number;
  /** 1 is vector tiles, 2 pictures. */
  tileType?: number;
  /** Whether the first directory leads to a second one, as in archives of whole countries. */
  hasLeaf?: boolean;
};

const HEADER = 127;

/** The bytes of an archive, uncompressed. */
export function makeMapArchive(
  { features = [], finest = 14, tilesTo = finest, version = 3, tileType = 1, hasLeaf = false }:
    Archive = {},
): Uint8Array<ArrayBuffer> {
  const tile = Uint8Array.from(encodeTile(features));
  const count = (4 ** (tilesTo + 1) - 1) / 3;
  // One entry: the first tile's number, how many follow with the same bytes, length, offset + 1.
  const entry = [1, 0, count, tile.length, 1].flatMap(varint);
  const leaf = hasLeaf ? entry : [];
  const directory = hasLeaf ? [1, 0, 0, leaf.length, 1].flatMap(varint) : entry;
  // So long that a second directory lies behind what readers ask for first.
  const metadata = new TextEncoder().encode("{}".padEnd(hasLeaf ? 20_000 : 2));
  const leafStart = HEADER + directory.length + metadata.length;
  const start = leafStart + leaf.length;
  const bytes = new Uint8Array(start + tile.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("PMTiles"));
  // Offsets and lengths of directory, metadata, further directories and tiles; counts of tiles.
  const numbers = [HEADER, directory.length, HEADER + directory.length, metadata.length];
  numbers.push(leafStart, leaf.length, start, tile.length, count, 1, 1);
  numbers.forEach((number, i) => view.setBigUint64(8 + 8 * i, BigInt(number), true));
  // Clustered; neither directories nor tiles are compressed; the zooms; the whole earth.
  bytes.set([version], 7);
  bytes.set([1, 1, 1, tileType, 0, finest], 96);
  [-180e7, -85e7, 180e7, 85e7].forEach((edge, i) => view.setInt32(102 + 4 * i, edge, true));
  bytes.set(directory, HEADER);
  bytes.set(metadata, HEADER + directory.length);
  bytes.set(leaf, leafStart);
  bytes.set(tile, start);
  return bytes;
}

function encodeTile(features: TestFeature[]): number[] {
  const layers = [...new Set(features.map(({ layer }) => layer))];
  return layers.flatMap((name) => {
    const its = features.filter(({ layer }) => layer === name);
    const keys = [...new Set(its.flatMap(({ props }) => Object.keys(props)))];
    const values = [...new Set(its.flatMap(({ props }) => Object.values(props)))];
    const tags = ({ props }: TestFeature) =>
      Object.entries(props).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]);
    return field(3, [
      ...field(1, text(name)),
      ...its.flatMap((feature) =>
        field(2, [
          ...field(2, tags(feature).flatMap(varint)),
          ...[3 << 3, ["point", "line", "polygon"].indexOf(feature.type) + 1],
          ...field(4, geometry(feature).flatMap(varint)),
        ])
      ),
      ...keys.flatMap((key) => field(3, text(key))),
      ...values.flatMap((value) =>
        field(4, typeof value === "string" ? field(1, text(value)) : [5 << 3, ...varint(value)])
      ),
      ...[5 << 3, ...varint(4096), 15 << 3, 2],
    ]);
  });
}

/** Commands: move to the first point, lines to all others, and back where it is an area. */
function geometry({ type, points }: TestFeature): number[] {
  let [x, y] = [0, 0];
  const steps = points.map(([nextX, nextY]) => {
    const step = [zigzag(nextX - x), zigzag(nextY - y)];
    [x, y] = [nextX, nextY];
    return step;
  });
  const lines = steps.length > 1 ? [2 | (steps.length - 1) << 3, ...steps.slice(1).flat()] : [];
  return [1 | 1 << 3, ...steps[0], ...lines, ...(type === "polygon" ? [7 | 1 << 3] : [])];
}

const field = (number: number, bytes: number[]) => [
  ...varint(number << 3 | 2),
  ...varint(bytes.length),
  ...bytes,
];
const text = (value: string) => [...new TextEncoder().encode(value)];
const zigzag = (value: number) => value < 0 ? -2 * value - 1 : 2 * value;

function varint(value: number): number[] {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push(value % 128 + 128);
  return [...bytes, value];
}
