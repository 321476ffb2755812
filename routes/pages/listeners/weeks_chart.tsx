/** Listenings over the weeks as a chart: a block of weeks is a bar as wide as its weeks. */
import { mondayOf } from "../../../lib/model/listens/listening.ts";
import { language } from "../../../lib/texts/texts.ts";

type Block = { from: number; until: number; count: number };

/** `weeks` is the width of the chart. The area of a bar stands for its listenings. */
export function WeeksChart(
  { blocks, weeks: { from, until } }: {
    blocks: Block[];
    weeks: { from: number; until: number };
  },
) {
  const rates = blocks.map(({ count, ...block }) => count / (block.until - block.from + 1));
  const highest = Math.max(...rates);
  const width = until - from + 1;
  return (
    <div className="weeks-chart">
      <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" aria-hidden="true">
        {blocks.map((block, i) => (
          <rect
            key={block.from}
            x={block.from - from}
            y={1 - rates[i] / highest}
            width={block.until - block.from + 1}
            height={rates[i] / highest}
          />
        ))}
      </svg>
      <p>
        <span>{monthText(mondayOf(from))}</span>
        <span>{monthText(new Date(mondayOf(until + 1).getTime() - 1))}</span>
      </p>
    </div>
  );
}

/** 'Nov 2026'. */
const monthText = (date: Date): string =>
  date.toLocaleDateString(language(), { month: "short", year: "numeric", timeZone: "UTC" });
