/** The class of a path, for those who may change its archive. */
import { SearchX } from "lucide-react";
import type { ClassState } from "../../../../lib/model/class/class.ts";
import { Id } from "../../../../lib/model/id.ts";
import { Problem } from "../../../../lib/model/web/problem.ts";
import { readClass } from "../../../../lib/store/classes/classes.ts";
import { EmptyPage } from "../../../../lib/ui/empty_state.tsx";
import type { Ctx } from "../../../context.ts";
import { uncached } from "../../../middleware/caching.ts";
import type { VisibleTour } from "../../../visible_tour.ts";
import { findEditableTour } from "../editable_tour.tsx";
import { to } from "../../../../lib/texts/paths.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("authoring");

/** A class, its archive, and the page on which its code is typed ("tours.example.org/join"). */
type FoundClass = Pick<VisibleTour, "tour"> & { state: ClassState; joinPage: string };

/** The class, or the page for those who may not see it, and for one that is not there. */
export async function findClassOfTour(c: Ctx): Promise<FoundClass | Response> {
  const found = await findEditableTour(c, "signInForClasses");
  if (found instanceof Response) return found;
  const { tour } = found;
  const { kv, now, config } = c.var.parts;
  const { data: classId } = Id.safeParse(c.req.param("classId")?.toUpperCase());
  const state = classId === undefined
    ? null
    : await readClass(kv, { tourId: tour.id, classId, now: now() }).catch(orNull);
  if (state === null) {
    return await uncached(c, 404).render(<NoClass tourId={tour.id} />, { title: t("noSuchClass") });
  }
  return { tour, state, joinPage: `${new URL(config.auth.origin).host}/join` };
}

/** Null for a class that is missing; throws any other error. */
function orNull(error: unknown): null {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
}

const NoClass = ({ tourId }: { tourId: string }) => (
  <EmptyPage icon={SearchX} title={t("isNoSuchClass")}>
    <p>{t("noSuchClassText")}</p>
    <a className="button primary" href={to(`/tour/${tourId}/classes`)}>{t("classesOfArchive")}</a>
  </EmptyPage>
);
