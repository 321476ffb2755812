import type { ClassCard } from "../../../lib/model/class/class.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { dayText } from "../class/class_days.ts";

/** A class in the list of its archive. */
export function ClassItem({ item }: { item: ClassCard }) {
  const alive = useHydrated();
  const { tourId, id, title, endsAt, endedAt, goesAt } = item;
  return (
    <li>
      <div>
        <h3>
          <a href={`/tour/${tourId}/classes/${id}`}>
            <Words>{title}</Words>
          </a>
        </h3>
        <p className="meta">
          {endedAt === null ? <span>until {dayText(endsAt, alive)}</span> : (
            <>
              <span>ended on {dayText(endedAt, alive)}</span>
              {goesAt && <span>restorable until {dayText(goesAt, alive)}</span>}
            </>
          )}
        </p>
      </div>
    </li>
  );
}
