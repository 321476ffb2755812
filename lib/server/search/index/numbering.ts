/** Row numbers that sort archives like their ids, by time of creation. */
import type { DatabaseSync } from "node:sqlite";

/** The base 32 of ULIDs. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The digits of an id with its time in milliseconds. */
const TIME_DIGITS = 10;

/** Numbers for the archives of one millisecond: as many as 63 bits allow beside the time. */
const PER_MILLISECOND = 2n ** 15n;

/** The gap between two archives of one millisecond, for later ones. */
const GAP = 64n;

/**
 * Makes a function that numbers new archives. If hundreds were made within one millisecond, they
 * sort in the order of numbering.
 */
export function createNumbering(db: DatabaseSync): (id: string) => bigint {
  // By names: in Deno 2.6 a number that stands twice counts twice.
  const neighbours = db.prepare(`
    SELECT max(number) FILTER (WHERE id < :id) AS before,
      min(number) FILTER (WHERE id > :id) AS after
    FROM archives WHERE number >= :first AND number < :end
  `);
  neighbours.setReadBigInts(true);
  const isTaken = db.prepare("SELECT 1 FROM archives WHERE number = ?");
  return (id) => {
    const first = timeOf(id) * PER_MILLISECOND;
    const found = neighbours.get({ id, first, end: first + PER_MILLISECOND })!;
    const [before, after] = [found.before, found.after] as (bigint | null)[];
    let number = first + PER_MILLISECOND / 2n;
    if (before !== null && after !== null) number = (before + after) / 2n;
    else if (before !== null) number = before + GAP;
    else if (after !== null) number = after - GAP;
    while (isTaken.get(number)) number++;
    return number;
  };
}

function timeOf(id: string): bigint {
  let time = 0n;
  for (const digit of id.slice(0, TIME_DIGITS)) time = time * 32n + BigInt(DIGITS.indexOf(digit));
  return time;
}
