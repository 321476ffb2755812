/** The device's own addresses for ranges of a file, each of which is kept as one file. */
import type { ByteRange } from "../../device/map_ranges.ts";

/** `address` has a query already. */
export const rangePath = (address: string, { first, last }: ByteRange): string =>
  `${address}&range=${first}-${last}`;

/** The file and the range of such an address; undefined for others. */
export function parseRangePath(path: string): { address: string; range: ByteRange } | undefined {
  const [, address, first, last] = /^(.*)&range=(\d+)-(\d+)$/.exec(path) ?? [];
  return address === undefined
    ? undefined
    : { address, range: { first: Number(first), last: Number(last) } };
}
