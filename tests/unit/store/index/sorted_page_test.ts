import assert from "node:assert/strict";
import { seededRandom } from "../../../../lib/geo/noise.ts";
import { pageOf, type SortedPage } from "../../../../lib/store/index/sorted_page.ts";

type Row = { id: string; title: string };

/** Rows one by one, in no order; many have the same title. */
function* manyRows(): Generator<Row> {
  const random = seededRandom(3);
  for (let i = 0; i < 7000; i++) {
    yield { id: String(i).padStart(5, "0"), title: `Title ${Math.floor(40 * random())}` };
  }
}

for (const falls of [false, true]) {
  Deno.test(`very many rows come in pages, each once and ${falls ? "falling" : "rising"}`, async () => {
    const sign = falls ? -1 : 1;
    const expected = [...manyRows()].sort((a, b) =>
      sign * (a.title < b.title || (a.title === b.title && a.id < b.id) ? -1 : 1)
    );
    const order = { keyOf: ({ title }: Row) => title, falls };
    const found: Row[] = [];
    let cursor: string | undefined;
    do {
      const page: SortedPage<Row> = await pageOf(manyRows(), order, { limit: 900, cursor });
      assert.equal(page.total, 7000);
      found.push(...page.rows);
      cursor = page.cursor;
    } while (cursor !== undefined);
    assert.deepEqual(found, expected);
  });
}
