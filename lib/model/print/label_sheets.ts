/** The sheets of labels on which stops are printed. */

/** A sheet: its name in shops, its paper, and the labels on it; measures are in millimetres. */
export type LabelSheet = {
  name: string;
  paper: "a4" | "letter" | "a6";
  columns: number;
  rows: number;
  width: number;
  height: number;
};

/**
 * Where the labels of each stand on the paper says lib/styles/print/label_sheets.css, in
 * millimetres as their makers give them: https://www.avery.co.uk and https://www.avery.com.
 */
export const LABEL_SHEETS = {
  l7160: { name: "Avery L7160", paper: "a4", columns: 3, rows: 7, width: 63.5, height: 38.1 },
  l7163: { name: "Avery L7163", paper: "a4", columns: 2, rows: 7, width: 99.1, height: 38.1 },
  l7165: { name: "Avery L7165", paper: "a4", columns: 2, rows: 4, width: 99.1, height: 67.7 },
  l7173: { name: "Avery L7173", paper: "a4", columns: 2, rows: 5, width: 99.1, height: 57 },
  "5160": { name: "Avery 5160", paper: "letter", columns: 3, rows: 10, width: 66.7, height: 25.4 },
  "5163": { name: "Avery 5163", paper: "letter", columns: 2, rows: 5, width: 101.6, height: 50.8 },
  "5164": { name: "Avery 5164", paper: "letter", columns: 2, rows: 3, width: 101.6, height: 84.7 },
  a6: { name: "One to a page", paper: "a6", columns: 1, rows: 1, width: 105, height: 148 },
} as const satisfies Record<string, LabelSheet>;

export type LabelSheetId = keyof typeof LABEL_SHEETS;

/** The number of labels on a sheet. */
export const labelsOn = ({ columns, rows }: LabelSheet): number => columns * rows;

/** Things for labels on sheets of `size`, of which the first `used` places are empty. */
export function toSheets<T>(
  things: readonly T[],
  { size, used }: { size: number; used: number },
): (T | undefined)[][] {
  const places = [...Array<undefined>(used).fill(undefined), ...things];
  return Array.from(
    { length: Math.ceil(places.length / size) },
    (_, n) => places.slice(n * size, (n + 1) * size),
  );
}
