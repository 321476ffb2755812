/** The archive's own row, at the head of the outline. */
import { BookOpen } from "lucide-react";
import { memo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Words } from "../../../../lib/ui/words.tsx";
import { START } from "../map/form_places.ts";
import type { TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

type Props = { isOpen: boolean; onOpen: (index: number) => void };

export const ArchiveRow = memo(function ArchiveRow({ isOpen, onOpen }: Props) {
  const { control } = useFormContext<TourValues>();
  const title = useWatch({ control, name: "title" });
  return (
    <div className="outline-row" data-open={isOpen || undefined} data-row={START}>
      <button
        type="button"
        className="outline-open"
        aria-current={isOpen || undefined}
        onClick={() => onOpen(START)}
      >
        <BookOpen aria-hidden="true" />
        <span className="outline-words">
          <span className="outline-title">
            <Words>{title || t("untitledArchive")}</Words>
          </span>
          <span className="soft">{t("theArchiveItself")}</span>
        </span>
      </button>
    </div>
  );
});
