/** The points as text: for the keyboard, for screen readers, and for lists from elsewhere. */
import { useId, useState } from "react";
import { texts } from "../../../../lib/texts/texts.ts";
import { ControlPoint, MAX_CONTROL_POINTS } from "../../../../lib/model/media/old_map.ts";

const t = texts("oldMaps");

type Props = { points: readonly ControlPoint[]; onPoints: (points: ControlPoint[]) => void };

const toText = (points: readonly ControlPoint[]) =>
  points.map(({ x, y, latitude, longitude }) =>
    [Math.round(x), Math.round(y), latitude.toFixed(6), longitude.toFixed(6)].join(", ")
  ).join("\n");

/** The points in a text of four numbers a line; undefined where a line has others. */
function fromText(text: string): ControlPoint[] | undefined {
  const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
  if (lines.length > MAX_CONTROL_POINTS) return undefined;
  const points = lines.flatMap((line) => {
    const [x, y, latitude, longitude, ...more] = line.split(/[\s,;]+/).map(Number);
    const point = ControlPoint.safeParse({ x, y, latitude, longitude });
    return point.success && more.length === 0 ? [point.data] : [];
  });
  return points.length === lines.length ? points : undefined;
}

export function PointsAsText({ points, onPoints }: Props) {
  const id = useId();
  /** The text while it is being typed. */
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && fromText(typed) === undefined;
  return (
    <details className="old-map-text">
      <summary>{t("pointsAsText")}</summary>
      <label htmlFor={id}>{t("onePointALine")}</label>
      <textarea
        id={id}
        rows={5}
        spellCheck={false}
        value={typed ?? toText(points)}
        aria-invalid={isWrong || undefined}
        onChange={({ target: { value } }) => {
          setTyped(value);
          const read = fromText(value);
          if (read) onPoints(read);
        }}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
      {isWrong && <p className="field-error">{t("fourNumbers")}</p>}
    </details>
  );
}
