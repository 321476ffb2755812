/** Addresses of the device's own for ranges of a file, each of which is kept as one file. */

/** For the `Range` header `range`; `address` has a query already. */
export const rangePathOf = (address: string, range: string): string =>
  `${address}&range=${range.replace("bytes=", "")}`;

/** For `length` bytes from `offset` on. */
export const rangePath = (address: string, offset: number, length: number): string =>
  rangePathOf(address, `bytes=${offset}-${offset + length - 1}`);

/** The file and the `Range` header that such an address means; undefined for others. */
export function parseRangePath(path: string): { address: string; range: string } | undefined {
  const [, address, range] = /^(.*)&range=(\d+-\d+)$/.exec(path) ?? [];
  return range ? { address, range: `bytes=${range}` } : undefined;
}
