/** A note over the page about the effect of dropping the files held over it. */
import { Files } from "lucide-react";
import { stopIndexAt } from "./attach_dropped.ts";
import type { Drop } from "./file_drop.ts";

export function DropNote({ drop, text }: { drop: Drop | undefined; text: string }) {
  if (!drop) return null;
  const { spot, at } = drop;
  const isWhole = !spot && at === undefined;
  return (
    <div className="drop-note" data-whole={isWhole ? "" : undefined} aria-hidden="true">
      <p>
        <Files />
        {spot
          ? `Drop to add this to ${nameOf(spot)}`
          : isWhole
          ? text
          : `Drop to add stops from number ${at! + 1} on`}
      </p>
    </div>
  );
}

function nameOf(spot: Element): string {
  const index = stopIndexAt(spot) ?? -1;
  return index < 0 ? "the archive’s details" : `stop ${index + 1}`;
}
