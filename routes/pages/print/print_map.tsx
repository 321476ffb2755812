/** A map for print, drawn as SVG: the stops, the thread between them, and streets below. */
import { type MapFrame, moveApart, scaleBar } from "../../../lib/geo/map_frame.ts";
import { metresText } from "../../../lib/geo/metres_text.ts";
import type { DrawnMap } from "./drawn_map.ts";
import { linePath, placeNames } from "./street_names.ts";
import { STREET_CLASSES, type StreetClass, type Streets } from "./streets.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("print");

/** The longest scale bar, in millimetres. */
const LONGEST_BAR = 30;

/** The radius of seals, in millimetres: smaller where there are many. */
const radiusOf = (count: number): number => count > 40 ? 2 : count > 16 ? 2.4 : 3;

/** The map with its scale and the direction of north. */
export function PrintMap({ map }: { map: DrawnMap }) {
  const { frame, streets, stops, routeLine, legs = [], isOrdered } = map;
  const { width, height } = frame;
  const radius = radiusOf(stops.length);
  const places = stops.map(frame.place);
  const seals = moveApart(places, { width, height, gap: 2 * radius + 0.4 });
  const thread = routeLine?.map(frame.place) ?? (isOrdered ? seals : []);
  return (
    <svg
      className="print-map"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t("mapOfStops")}
    >
      <rect className="map-land" width={width} height={height} />
      {streets && <StreetPlan streets={streets} frame={frame} keepOff={seals} />}
      {thread.length > 1 && (
        <>
          <path className="map-thread-edge" d={linePath(thread)} />
          <path className="map-thread" d={linePath(thread)} />
        </>
      )}
      {legs.map(([first, last]) => {
        const leg = linePath(thread.slice(first, last + 1));
        return (
          <g key={first}>
            <path className="map-thread-edge" d={leg} />
            <path className="map-thread map-leg" d={leg} />
          </g>
        );
      })}
      {seals.map((seal, i) => {
        const [at, place] = [tenths(seal), tenths(places[i])];
        const isMoved = Math.hypot(at.x - place.x, at.y - place.y) > radius / 2;
        return (
          <g key={i} className="map-seal">
            {isMoved && <path d={linePath([place, at])} />}
            <circle cx={at.x} cy={at.y} r={radius} />
            <circle className="map-seal-ring" cx={at.x} cy={at.y} r={radius - 0.35} />
            <text x={at.x} y={at.y} dy="0.34em" fontSize={radius}>{stops[i].n}</text>
          </g>
        );
      })}
      <Scale frame={frame} />
      <North x={width - 6} />
      <rect className="map-border" x={0.2} y={0.2} width={width - 0.4} height={height - 0.4} />
    </svg>
  );
}

const tenths = ({ x, y }: { x: number; y: number }) => ({
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
});

/**
 * The widths of lines on the ground in metres, and the least and the largest on paper in
 * millimetres.
 */
const WIDTHS: Partial<Record<StreetClass, [ground: number, least: number, most: number]>> = {
  river: [12, 0.4, 2],
  rail: [3, 0.15, 0.3],
  path: [2, 0.15, 0.35],
  service: [4, 0.2, 1],
  minor: [8, 0.35, 2],
  medium: [11, 0.5, 2.4],
  major: [15, 0.65, 3],
};

type PlanProps = { streets: Streets; frame: MapFrame; keepOff: { x: number; y: number }[] };

function StreetPlan({ streets: { paths, named }, frame, keepOff }: PlanProps) {
  const drawn = STREET_CLASSES.filter((name) => paths[name]);
  const widthOf = (name: StreetClass): number | undefined => {
    const [ground, least, most] = WIDTHS[name] ?? [];
    if (ground === undefined) return undefined;
    return Math.round(10 * Math.max(least!, Math.min(most!, ground / frame.metresPerMillimetre)));
  };
  const roads = drawn.filter((name) => ["service", "minor", "medium", "major"].includes(name));
  const names = placeNames(named, { frame, keepOff });
  return (
    <>
      <defs>
        <clipPath id="map-frame">
          <rect width={10 * frame.width} height={10 * frame.height} />
        </clipPath>
        {drawn.map((name) => <path key={name} id={`streets-${name}`} d={paths[name]} />)}
        {names.map(({ d }, i) => <path key={i} id={`name-${i}`} d={d} />)}
      </defs>
      <g transform="scale(0.1)" clipPath="url(#map-frame)">
        {drawn.filter((name) => !roads.includes(name)).map((name) => (
          <use
            key={name}
            href={`#streets-${name}`}
            className={`map-${name}`}
            strokeWidth={widthOf(name)}
          />
        ))}
        {roads.map((name) => (
          <use
            key={name}
            href={`#streets-${name}`}
            className="map-road-edge"
            strokeWidth={widthOf(name)! + 2.5}
          />
        ))}
        {roads.map((name) => (
          <use
            key={name}
            href={`#streets-${name}`}
            className={name === "major" ? "map-road map-road-main" : "map-road"}
            strokeWidth={widthOf(name)}
          />
        ))}
      </g>
      {names.map(({ name, size }, i) => (
        <text key={i} className="map-name" fontSize={size} dy={size * 0.33}>
          <textPath href={`#name-${i}`} startOffset="50%">{name}</textPath>
        </text>
      ))}
    </>
  );
}

function Scale({ frame }: { frame: MapFrame }) {
  const bar = scaleBar(frame, LONGEST_BAR);
  const length = Math.round(bar.length * 100) / 100;
  const [x, y] = [4, frame.height - 4];
  return (
    <g className="map-scale">
      <rect x={x - 2} y={y - 6} width={length + 4} height={8} rx={0.6} />
      <path d={`M${x} ${y - 1.4}V${y}H${x + length}V${y - 1.4}`} />
      <text x={x + length / 2} y={y - 1.7}>{metresText(bar.metres)}</text>
    </g>
  );
}

/** An arrow of 10 mm around `x`, at the top. */
const North = ({ x }: { x: number }) => (
  <g className="map-north">
    <path d={`M${x} 3.2l2 5.4l-2 -1.3l-2 1.3z`} />
    <text x={x} y={12.2}>{t("north")}</text>
  </g>
);
