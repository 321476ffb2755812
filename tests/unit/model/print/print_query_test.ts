import assert from "node:assert/strict";
import { LABEL_SHEETS, labelsOn, toSheets } from "../../../../lib/model/print/label_sheets.ts";
import { BookletQuery, LabelsQuery, PosterQuery } from "../../../../lib/model/print/print_query.ts";

Deno.test("without choices, and with the empty fields of a form, each page has its defaults", () => {
  for (
    const query of [{}, { size: "", orientation: "", text: "", sheet: "", start: "", stops: "" }]
  ) {
    assert.deepEqual(PosterQuery.parse(query), { size: "a4", orientation: "portrait" });
    assert.deepEqual(BookletQuery.parse(query), { size: "a5", text: "texts" });
    const labels = LabelsQuery.parse(query);
    assert.deepEqual([labels.sheet, labels.start, labels.stops], ["l7160", 1, undefined]);
  }
});

Deno.test("stops are chosen by numbers and ranges, as in a dialog for printing", () => {
  const stopsOf = (stops: string) => [...LabelsQuery.parse({ stops }).stops!];
  assert.deepEqual(stopsOf("1-3, 8"), [1, 2, 3, 8]);
  assert.deepEqual(stopsOf("4;2 2-4"), [4, 2, 3]);
  assert.deepEqual(stopsOf(" 7 – 9 "), [7, 8, 9]);
  assert.equal(stopsOf("1-500").length, 500);
});

Deno.test("choices that cannot be printed are refused, each with its name", () => {
  const refused: [{ safeParse(query: unknown): { error?: { message: string } } }, object][] = [
    [PosterQuery, { size: "a2" }],
    [PosterQuery, { orientation: "upside-down" }],
    [BookletQuery, { text: "none" }],
    [LabelsQuery, { sheet: "__proto__" }],
    [LabelsQuery, { start: "0" }],
    [LabelsQuery, { start: "31" }],
    [LabelsQuery, { start: "1e1" }],
    ...["all", "0", "3-2", "501", "1-", "-", "1,,a", "9".repeat(3000)].map((
      stops,
    ): [typeof LabelsQuery, object] => [LabelsQuery, { stops }]),
  ];
  for (const [schema, query] of refused) {
    const { error } = schema.safeParse(query);
    const [name] = Object.keys(query);
    assert.ok(error?.message.includes(name), JSON.stringify(query).slice(0, 50));
  }
});

Deno.test("labels fill a used sheet from its first free place on, and then new ones", () => {
  const sheets = toSheets([1, 2, 3, 4, 5], { size: 4, used: 2 });
  assert.deepEqual(sheets, [[undefined, undefined, 1, 2], [3, 4, 5]]);
  assert.deepEqual(toSheets([], { size: 4, used: 0 }), []);
});

/** The lengths of each sheet in the style sheet, in millimetres. */
function lengthsOf(sheet: string): Record<string, number> {
  const css = Deno.readTextFileSync("lib/styles/print/label_sheets.css");
  const [, rules] = css.split(`[data-sheet="${sheet}"] {`);
  const lengths = rules.split("}")[0].matchAll(/--([\w-]+): ([\d.]+);/g);
  return Object.fromEntries(Array.from(lengths, ([, name, value]) => [name, Number(value)]));
}

const PAPERS = { a4: [210, 297], letter: [215.9, 279.4], a6: [105, 148] };

Deno.test("the labels of each sheet stand in the middle of its paper, in the size that its name says", () => {
  for (const [id, sheet] of Object.entries(LABEL_SHEETS)) {
    const { columns, gap, top, left, ...label } = lengthsOf(id);
    const near = (a: number, b: number, most: number) => assert.ok(Math.abs(a - b) < most, id);
    assert.equal(columns, sheet.columns);
    near(label["label-width"], sheet.width, 0.05);
    near(label["label-height"], sheet.height, 0.05);
    const [width, height] = PAPERS[sheet.paper];
    near(width - 2 * left, columns * label["label-width"] + (columns - 1) * gap, 0.3);
    near(height - 2 * top, sheet.rows * label["label-height"], 0.3);
    assert.equal(labelsOn(sheet), sheet.columns * sheet.rows);
  }
});
