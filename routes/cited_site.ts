/** The site's name in citations. */
import type { CitedSite } from "../lib/formats/citation/cited.ts";
import type { Ctx } from "./context.ts";

export function citedSite(c: Ctx): CitedSite {
  const { auth: { origin }, operation: { naan } } = c.var.parts.config;
  return { origin, naan };
}
