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
import { number } from "../../../lib/texts/formats.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";
import { dayText } from "./day_text.ts";
import { formatTime } from "../../../lib/player/time.ts";
import { spanOf } from "./span.ts";
import { WeeksChart } from "./weeks_chart.tsx";

const t = texts("listens");

const WAYS = {
  walk: "onWalk",
  page: "onSite",
  frame: "onOtherSites",
  pages: "onAnySite",
  all: "notToldApart",
} as const satisfies Record<Ways, string>;

const REACHES = {
  "end": "toTheEnd",
  "0 1": "leftInFirstQuarter",
  "0 2": "leftInFirstHalf",
  "0 3": "leftBeforeLastQuarter",
  "0 4": "leftBeforeEnd",
  "1 2": "leftInSecondQuarter",
  "1 3": "leftInMiddle",
  "1 4": "leftAfterFirstQuarter",
  "2 3": "leftInThirdQuarter",
  "2 4": "leftInSecondHalf",
  "3 4": "leftInLastQuarter",
  "all": "notToldApart",
} as const satisfies Record<ReachName, string>;

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
          {total > 0 ? t("countListenings", { count: total }) : t("noFigureYet")}
        </p>
      </header>
      {total > 0 && (
        <div className="listens-views">
          <View title={t("overTheWeeks")}>
            <WeeksChart blocks={blocks} weeks={weeks} />
            <details>
              <summary>{t("weekByWeek")}</summary>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t("weeks")}</th>
                    <th scope="col">{t("listenings")}</th>
                  </tr>
                </thead>
                <tbody>
                  {blocks.map(({ from, until, count }) => (
                    <tr key={from}>
                      <th scope="row">{daysOf(from, until)}</th>
                      <td>{number(count)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </View>
          <View title={t("howFar")}>
            <Bars rows={byReach(figures)} nameOf={(name) => t(REACHES[name])} total={total} />
          </View>
          <View title={t("where")}>
            <Bars rows={byWays(figures)} nameOf={(name) => t(WAYS[name])} total={total} />
          </View>
          {spans.length > 0 && (
            <View title={t("whereLeft")}>
              <ul role="list" className="listens-spans">
                {spans.map(({ count, ...parts }) => (
                  <li key={parts.from}>
                    <Span stop={stop} language={language} parts={parts} />
                    <span className="soft">{t("leftHere", { count })}</span>
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
  nameOf: (name: Name) => string;
  total: number;
};

/** Rows as bars, each with its name and its figure. */
function Bars<Name extends string>({ rows, nameOf, total }: BarsProps<Name>) {
  if (rows.every(({ name }) => name === "all")) {
    return <p className="soft">{t("tooFew")}</p>;
  }
  return (
    <dl className="listens-bars">
      {rows.map(({ name, count }) => (
        <div key={name} data-name={name}>
          <dt>{nameOf(name)}</dt>
          <dd>{number(count)}</dd>
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
    const [from, until] = [parts.from, parts.until].map((part) =>
      number(part / PARTS, { style: "percent" })
    );
    return <span>{t("between", { from, until })}</span>;
  }
  const times = `${formatTime(span.from)}–${formatTime(span.until)}`;
  if (!span.sentence) return <span>{times}</span>;
  const spoken = stop.transcript?.language ?? language;
  const sentence = <Words language={spoken}>{span.sentence}</Words>;
  return <span>{rich(t, "saidIn", { times, sentence })}</span>;
}

/** '2 Nov 2026 – 29 Nov 2026', from a Monday to a Sunday. */
function daysOf(from: number, until: number): string {
  const sunday = new Date(mondayOf(until + 1).getTime() - 1);
  return t("days", { from: dayText(mondayOf(from)), until: dayText(sunday) });
}
