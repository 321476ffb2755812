/** The one table that `deno task bench` prints at its end. */

/** A figure, and what it is compared to in the same run. */
export type Figure = {
  figure: string;
  measured: number;
  comparedTo: string;
  other: number;
};

/** Names the file in which figures are collected; without it each program prints its own alone. */
export const COLLECTED = "BENCH_FIGURES";

/** Adds figures to the table of the whole run, where there is one. */
export function report(figures: Figure[]): void {
  const file = Deno.env.get(COLLECTED);
  if (!file) return;
  const lines = figures.map((figure) => `${JSON.stringify(figure)}\n`).join("");
  Deno.writeTextFileSync(file, lines, { append: true });
}

/** Prints the table of all figures that `file` has. */
export function printReport(file: string): void {
  const lines = Deno.readTextFileSync(file).split("\n").filter(Boolean);
  console.table(
    lines.map((line): Figure => JSON.parse(line)).map((
      { figure, measured, comparedTo, other },
    ) => ({
      figure,
      measured: rounded(measured),
      "compared to": comparedTo,
      other: rounded(other),
      ratio: rounded(measured / other),
    })),
  );
}

const rounded = (value: number) => Number(value.toPrecision(3));
