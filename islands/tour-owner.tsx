/** What the owner of an archive and administrators find on its page. */
import type { TourSummary } from "../lib/model/tour.ts";
import { VisibilitySwitch } from "./visibility/switch.tsx";

type Props = { tour: Pick<TourSummary, "id" | "title" | "visibility" | "revision"> };

export default function TourOwner({ tour }: Props) {
  return (
    <div className="tour-owner">
      <VisibilitySwitch tour={tour} />
    </div>
  );
}
