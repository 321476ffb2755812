/** `GET /api/openapi.json`: the description of the API, the same for everybody. */
import type { Group } from "../call.ts";
import type { Ctx } from "../context.ts";
import { shared } from "../middleware/caching.ts";
import { describeApi } from "./document.ts";

/** The document as text, made once for each name of the site. */
let document: { name: string; text: string } | undefined;

/** Answers the description of all calls. */
export async function openApi(c: Ctx, groups: readonly Group[]): Promise<Response> {
  const { name } = await c.var.site.read();
  if (document?.name !== name) {
    document = { name, text: JSON.stringify(describeApi(groups, name)) };
  }
  shared(c);
  return c.body(document.text, 200, { "content-type": "application/json" });
}
