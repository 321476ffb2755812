/** Walks the boxes of MP4 files. */
import { nameAt, type PartReader, UnreadableParts } from "./part_reader.ts";

/** A box whose content is next; `end` is the position after it. */
export type Box = { name: string; end: number };

/** Bytes of a box's size and name. */
const HEAD = 8;

/** The sizes that mean "to the end", and "the next eight bytes". */
const [TO_THE_END, LONG] = [0, 1];

/**
 * Calls `visit` with each box before `end`; the rest that it does not read is skipped. It stops
 * after a visit that resolves to true.
 *
 * @throws {UnreadableParts} for boxes that reach beyond `end`.
 */
export async function readBoxes(
  reader: PartReader,
  end: number,
  visit: (box: Box) => Promise<boolean | void>,
): Promise<void> {
  while (reader.at + HEAD <= end) {
    const start = reader.at;
    const head = await reader.take(HEAD);
    const name = nameAt(head, 4);
    // Zeros fill up some files.
    if (name === "\0\0\0\0") return await reader.skip(end - reader.at);
    const short = head.getUint32(0);
    const size = short === LONG ? Number((await reader.take(8)).getBigUint64(0)) : short;
    const box = { name, end: short === TO_THE_END ? end : start + size };
    if (box.end < reader.at || box.end > end) throw new UnreadableParts();
    if (await visit(box)) return;
    if (box.end < reader.at) throw new UnreadableParts();
    await reader.skip(box.end - reader.at);
  }
  await reader.skip(end - reader.at);
}
