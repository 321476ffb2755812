/** A note over the page about the effect of dropping the files held over it. */
import { Files } from "lucide-react";
import type { Drop } from "./file_drop.ts";

export function DropNote({ drop, text }: { drop: Drop | undefined; text: string }) {
  if (!drop) return null;
  const { card } = drop;
  return (
    <div className="drop-note" data-whole={card ? undefined : ""} aria-hidden="true">
      <p>
        <Files />
        {card ? `Drop to add this to ${nameOf(card)}` : text}
      </p>
    </div>
  );
}

const nameOf = (card: Element) =>
  card instanceof HTMLElement && card.dataset.stop
    ? `stop ${Number(card.dataset.stop) + 1}`
    : "the archive’s details";
