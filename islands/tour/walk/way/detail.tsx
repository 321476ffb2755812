/** How far the next stop is on foot, and the next turn of the way there. */
import {
  CornerUpLeft,
  CornerUpRight,
  Footprints,
  type LucideIcon,
  MoveUpLeft,
  MoveUpRight,
} from "lucide-react";
import { metresText } from "../../../../lib/geo/metres_text.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { minutesText } from "../../../../lib/ui/tour/tour_labels.ts";
import type { WalkState } from "../../../../lib/walk/state.ts";
import type { TurnKind } from "../../../../lib/walk/way/turns.ts";
import { wayAhead } from "../../../../lib/walk/way/way_ahead.ts";

const t = texts("walk");

const TURNS = {
  left: [CornerUpLeft, "turnLeft"],
  right: [CornerUpRight, "turnRight"],
  "slight-left": [MoveUpLeft, "turnSlightLeft"],
  "slight-right": [MoveUpRight, "turnSlightRight"],
  "sharp-left": [CornerUpLeft, "turnSharpLeft"],
  "sharp-right": [CornerUpRight, "turnSharpRight"],
  steps: [Footprints, "turnSteps"],
} as const satisfies Record<TurnKind, [LucideIcon, string]>;

export function WayDetail({ walk }: { walk: WalkState }) {
  const way = wayAhead(walk);
  if (!way) return null;
  const [Icon, name] = way.turn ? TURNS[way.turn.kind] : [];
  return (
    <>
      <p className="walk-detail figures">
        {t("minutesOnFoot", { minutes: minutesText(way.seconds) })}
      </p>
      {way.turn && Icon && name && (
        <p className="walk-detail walk-turn figures">
          <Icon aria-hidden="true" />
          <span className="visually-hidden">{t(name)}</span>{" "}
          <strong>{metresText(way.turn.metres)}</strong>
          {way.turn.street && <span>{way.turn.street}</span>}
        </p>
      )}
    </>
  );
}
