/** Any other path. */
import { MapPinOff } from "lucide-react";
import { EmptyPage } from "../../lib/ui/empty_state.tsx";
import type { Ctx } from "../context.ts";
import { uncached } from "../middleware/caching.ts";

export function notFound(c: Ctx) {
  const title = "404 Page Not Found";
  return uncached(c, 404).render(
    <EmptyPage icon={MapPinOff} title={title}>
      <p>There’s no page at this address. It may have moved, or the address may be mistyped.</p>
      <a className="button primary" href="/tours">Explore All Tours</a>
    </EmptyPage>,
    { title },
  );
}
