/** Any other path. */
import { MapPinOff } from "lucide-react";
import { EmptyPage } from "../../lib/ui/empty_state.tsx";
import type { Ctx } from "../context.ts";
import { uncached } from "../middleware/caching.ts";
import { to } from "../../lib/texts/paths.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("problems");

export function notFound(c: Ctx) {
  const title = t("pageNotFound");
  return uncached(c, 404).render(
    <EmptyPage icon={MapPinOff} title={title}>
      <p>{t("noPageHere")}</p>
      <a className="button primary" href={to("/tours")}>{t("exploreAllTours")}</a>
    </EmptyPage>,
    { title },
  );
}
