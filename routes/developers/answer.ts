/** `GET /api/openapi.json`: the description of the API, the same for everybody. */
import type { Ctx } from "../context.ts";
import type { Access } from "../middleware/guard.ts";
import { shared } from "../middleware/caching.ts";
import { describeApi } from "./document.ts";

/** The described rows of the URL table. */
export type Table = readonly (readonly [method: string, path: string, access: Access, unknown])[];

/** The document of a table as text, made once for each name of the site. */
const documents = new WeakMap<Table, { name: string; text: string }>();

/** Answers the description of `table`. */
export async function openApi(c: Ctx, table: Table): Promise<Response> {
  const { name } = await c.var.site.read();
  let document = documents.get(table);
  if (document?.name !== name) {
    const rows = table.map(([method, path, access]) => ({ method, path, access }));
    document = { name, text: JSON.stringify(describeApi(rows, name)) };
    documents.set(table, document);
  }
  shared(c);
  return c.body(document.text, 200, { "content-type": "application/json" });
}
