/** What visitors see now beside a version that was handed in. */
import { compare, type ComparedPart } from "../../../islands/author/review/compared.ts";
import { DifferenceValue } from "../../../islands/author/tour-form/conflict/difference_value.tsx";
import type { Difference } from "../../../islands/author/tour-form/conflict/differences.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { Words } from "../../../lib/ui/words.tsx";

type Props = { current: Tour; version: Tour };

export function Comparison({ current, version }: Props) {
  const parts = compare(current, version);
  if (parts.length === 0) return <p>Visitors would see what they see now.</p>;
  return (
    <div className="review-parts">
      {parts.map((part) => <Part key={part.key} part={part} language={version.language} />)}
    </div>
  );
}

function Part({ part: { title, is, rows }, language }: { part: ComparedPart; language?: string }) {
  return (
    <section className="version-comparison">
      <h2>
        {title === undefined ? "The archive" : (
          <>
            Stop “<Words language={language}>{title}</Words>”
          </>
        )}
        {is && <span className="badge">{is === "new" ? "new" : "removed"}</span>}
      </h2>
      {rows.length > 0 && (
        <dl>
          {rows.map((row) => (
            <div key={row.key}>
              <dt>{row.label}</dt>
              <dd>
                <span className="soft">Visitors see now</span>
                <Value row={row} value={row.mine} />
              </dd>
              <dd>
                <span className="soft">Handed in</span>
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
  if (key === "order") return <span className="conflict-value">Different order</span>;
  const isElsewhere = /^https?:\/\//.test(value);
  if (isElsewhere && key.endsWith(".audioUrl")) {
    return <audio className="conflict-recording" controls preload="none" src={value} />;
  }
  if (isElsewhere && /imageUrl$/i.test(key)) {
    return (
      <img
        className="conflict-picture"
        src={value}
        alt="The picture"
        loading="lazy"
        referrerPolicy="no-referrer"
      />
    );
  }
  return <DifferenceValue value={value} />;
}
