/** What visitors see now beside a version that was handed in. */
import { compare, type ComparedPart } from "../../../islands/author/review/compared.ts";
import { DifferenceValue } from "../../../islands/author/tour-form/conflict/difference_value.tsx";
import type { Difference } from "../../../islands/author/tour-form/conflict/differences.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("reviewing");

type Props = { current: Tour; version: Tour };

export function Comparison({ current, version }: Props) {
  const parts = compare(current, version);
  if (parts.length === 0) return <p>{t("sameAsNow")}</p>;
  return (
    <div className="review-parts">
      {parts.map((part) => (
        <Part
          key={part.key}
          part={part}
          isNew={part.is === "new" || current.visibility === "private"}
          language={version.language}
        />
      ))}
    </div>
  );
}

/** `isNew`: visitors see nothing of it now. */
type PartProps = { part: ComparedPart; isNew: boolean; language?: string };

function Part({ part: { title, is, rows }, isNew, language }: PartProps) {
  return (
    <section className="version-comparison">
      <h2>
        <span>
          {title === undefined
            ? t("theArchive")
            : rich(t, "stopNamed", { title: <Words language={language}>{title}</Words> })}
        </span>
        {is && <span className="badge">{t(is === "new" ? "newStop" : "removedStop")}</span>}
      </h2>
      {rows.length > 0 && (
        <dl>
          {rows.map((row) => (
            <div key={row.key}>
              <dt>{row.label}</dt>
              {!isNew && (
                <dd>
                  <span className="soft">{t("seenNow")}</span>
                  <Value row={row} value={row.mine} />
                </dd>
              )}
              <dd>
                {!isNew && <span className="soft">{t("handedIn")}</span>}
                <Value row={row} value={row.theirs} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** A recording or picture of another site is heard and seen, too. */
function Value({ row: { key }, value }: { row: Difference; value: string }) {
  if (key === "order") return <span className="conflict-value">{t("differentOrder")}</span>;
  const isElsewhere = /^https?:\/\//.test(value);
  if (isElsewhere && key.endsWith(".audioUrl")) {
    return <audio className="conflict-recording" controls preload="none" src={value} />;
  }
  // A place without coordinates.
  const isPictures = key.endsWith("things");
  return <DifferenceValue value={value === ", " ? "" : value} hasElsewhere={isPictures} />;
}
