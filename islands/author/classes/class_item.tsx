import type { ClassCard } from "../../../lib/model/class/class.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { dayText } from "../class/class_days.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("classes");

/** A class in the list of its archive. */
export function ClassItem({ item }: { item: ClassCard }) {
  const alive = useHydrated();
  const { tourId, id, title, endsAt, endedAt, goesAt } = item;
  return (
    <li>
      <div>
        <h3>
          <a href={to(`/tour/${tourId}/classes/${id}`)}>
            <Words>{title}</Words>
          </a>
        </h3>
        <p className="meta">
          {endedAt === null ? <span>{t("untilDay", { day: dayText(endsAt, alive) })}</span> : (
            <>
              <span>{t("endedOnDay", { day: dayText(endedAt, alive) })}</span>
              {goesAt && <span>{t("restorableUntilDay", { day: dayText(goesAt, alive) })}</span>}
            </>
          )}
        </p>
      </div>
    </li>
  );
}
