/** A note over the page about the effect of dropping the files held over it. */
import { Files } from "lucide-react";
import { stopIndexAt } from "./attach_dropped.ts";
import type { Drop } from "./file_drop.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

export function DropNote({ drop, text }: { drop: Drop | undefined; text: string }) {
  if (!drop) return null;
  const { spot, at } = drop;
  const isWhole = !spot && at === undefined;
  return (
    <div className="drop-note" data-whole={isWhole ? "" : undefined} aria-hidden="true">
      <p>
        <Files />
        {spot ? textOn(spot) : isWhole ? text : t("dropStopsFrom", { number: at! + 1 })}
      </p>
    </div>
  );
}

function textOn(spot: Element): string {
  const index = stopIndexAt(spot) ?? -1;
  return index < 0 ? t("dropOnArchive") : t("dropOnStop", { number: index + 1 });
}
