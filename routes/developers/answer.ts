/** `GET /api/openapi.json`: the description of the API, the same for everybody. */
import type { Ctx } from "../context.ts";
import type { Access } from "../middleware/guard.ts";
import { shared } from "../middleware/caching.ts";
import { describeApi } from "./document.ts";

/** The described rows of the URL table. */
export type Table = readonly (readonly [method: string, path: string, access: Access, unknown])[];

/** The document of a table as text, made once. */
const documents = new WeakMap<Table, string>();

/** Answers the description of `table`. */
export function openApi(c: Ctx, table: Table): Response {
  let text = documents.get(table);
  if (text === undefined) {
    const rows = table.map(([method, path, access]) => ({ method, path, access }));
    text = JSON.stringify(describeApi(rows));
    documents.set(table, text);
  }
  shared(c);
  return c.body(text, 200, { "content-type": "application/json" });
}
