/** The listenings of one stop: over the weeks, by ways, and how far they went. */
import type { ReactNode } from "react";
import { mondayOf, PARTS } from "../../../lib/model/listens/listening.ts";
import type { ListenFigure, Ways } from "../../../lib/model/listens/publication.ts";
import {
  busiestSpans,
  byReach,
  byWays,
  byWeeks,
  type ReachName,
  type Row,
  totalOf,
} from "../../../lib/model/listens/summary.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import type { Stop } from "../../../lib/model/tour/stop.ts";
import { Seal } from "../../../lib/ui/tour/seal.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { formatTime } from "../../../lib/player/time.ts";
import { spanOf } from "./span.ts";
import { WeeksChart } from "./weeks_chart.tsx";

const WAYS: Record<Ways, string> = {
  walk: "On a walk",
  page: "On this site’s pages",
  frame: "On pages of other sites",
  pages: "On pages of any site",
  all: "Not told apart",
};

const REACHES: Record<ReachName, string> = {
  "end": "To the end",
  "0 1": "Left in the first quarter",
  "0 2": "Left in the first half",
  "0 3": "Left before the last quarter",
  "0 4": "Left before the end",
  "1 2": "Left in the second quarter",
  "1 3": "Left in the middle",
  "1 4": "Left after the first quarter",
  "2 3": "Left in the third quarter",
  "2 4": "Left in the second half",
  "3 4": "Left in the last quarter",
  "all": "Not told apart",
};

/** Spans of the recording that are listed. */
const MOST_SPANS = 3;

type Props = {
  /** The stop's number, from 1. */
  n: number;
  stop: Stop;
  language?: string;
  figures: ListenFigure[];
  /** The weeks of all charts of the page. */
  weeks: { from: number; until: number };
};

export function StopListens({ n, stop, language, figures, weeks }: Props) {
  const total = totalOf(figures);
  const blocks = byWeeks(figures);
  const spans = busiestSpans(figures, MOST_SPANS);
  return (
    <li>
      <header>
        <Seal n={n} />
        <h2 {...textIn(language)}>{stop.title}</h2>
        <p className="soft">
          {total > 0 ? `${total.toLocaleString("en")} listenings` : "No figure yet"}
        </p>
      </header>
      {total > 0 && (
        <div className="listens-views">
          <View title="Over the weeks">
            <WeeksChart blocks={blocks} weeks={weeks} />
            <details>
              <summary>Week by week</summary>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Weeks</th>
                    <th scope="col">Listenings</th>
                  </tr>
                </thead>
                <tbody>
                  {blocks.map(({ from, until, count }) => (
                    <tr key={from}>
                      <th scope="row">{daysOf(from, until)}</th>
                      <td>{count.toLocaleString("en")}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </View>
          <View title="How far people listen">
            <Bars rows={byReach(figures)} labels={REACHES} total={total} />
          </View>
          <View title="Where they listen">
            <Bars rows={byWays(figures)} labels={WAYS} total={total} />
          </View>
          {spans.length > 0 && (
            <View title="Where most people leave">
              <ul role="list" className="listens-spans">
                {spans.map(({ count, ...parts }) => (
                  <li key={parts.from}>
                    <Span stop={stop} language={language} parts={parts} />
                    <span className="soft">{count.toLocaleString("en")} left here</span>
                  </li>
                ))}
              </ul>
            </View>
          )}
        </div>
      )}
    </li>
  );
}

const View = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

type BarsProps<Name extends string> = {
  rows: Row<Name>[];
  labels: Record<Name, string>;
  total: number;
};

/** Rows as bars, each with its name and its figure. */
function Bars<Name extends string>({ rows, labels, total }: BarsProps<Name>) {
  if (rows.every(({ name }) => name === "all")) {
    return <p className="soft">Too few listenings to tell apart</p>;
  }
  return (
    <dl className="listens-bars">
      {rows.map(({ name, count }) => (
        <div key={name} data-name={name}>
          <dt>{labels[name]}</dt>
          <dd>{count.toLocaleString("en")}</dd>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="1" />
            <rect className="listens-bar" width={count / total * 100} height="1" />
          </svg>
        </div>
      ))}
    </dl>
  );
}

type SpanProps = { stop: Stop; language?: string; parts: { from: number; until: number } };

/** A span of the recording by its times and its sentence, or in percent. */
function Span({ stop, language, parts }: SpanProps) {
  const span = spanOf(stop, parts);
  if (!span) {
    const [from, until] = [parts.from, parts.until].map((part) => Math.round(part / PARTS * 100));
    return <span>{`Between ${from}% and ${until}% of the recording`}</span>;
  }
  return (
    <span>
      {`${formatTime(span.from)}–${formatTime(span.until)}`}
      {span.sentence && (
        <>
          {" "}“<Words language={stop.transcript?.language ?? language}>{span.sentence}</Words>”
        </>
      )}
    </span>
  );
}

/** '2 Nov 2026 – 29 Nov 2026', from a Monday to a Sunday. */
function daysOf(from: number, until: number): string {
  const sunday = new Date(mondayOf(until + 1).getTime() - 1);
  return `${DAY.format(mondayOf(from))} – ${DAY.format(sunday)}`;
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
