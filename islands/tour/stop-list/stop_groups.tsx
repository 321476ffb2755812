/** The entries of a list of stops: a long list is divided into parts that unfold. */
import { type ReactNode, useEffect } from "react";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("tour");

/** Stops in a list that is not folded, and in each part of one that is. */
const [MOST_WHOLE, PART] = [30, 20];

type Props = {
  type: string;
  count: number;
  /** The entry of the stop at this index, from 0. */
  entry: (index: number) => ReactNode;
};

/**
 * With `<details>`, so that it works without scripts, and that search in the page and links open
 * the right part; all texts are in the page.
 */
export function StopGroups({ type, count, entry }: Props) {
  useEffect(() => {
    if (count <= MOST_WHOLE) return;
    // Without it a printed page lacks them.
    loadChunk(() => import("./unfold.ts")).then((unfold) => unfold.unfoldForPrint(), () => {});
  }, []);

  const list = (from: number, to: number) => (
    <ol role="list" className="stop-list" data-type={type} start={from + 1}>
      {Array.from({ length: to - from }, (_, i) =>
        entry(from + i))}
    </ol>
  );
  if (count <= MOST_WHOLE) return list(0, count);
  const parts = Array.from({ length: Math.ceil(count / PART) }, (_, i) => PART * i);
  return parts.map((from) => {
    const to = Math.min(from + PART, count);
    return from === 0
      ? <div key={from}>{list(from, to)}</div>
      : (
        <details key={from} className="stop-part">
          <summary className="figures">
            {to === from + 1
              ? t("stopNumber", { n: to })
              : t("stopsFromTo", { from: from + 1, to })}
          </summary>
          {list(from, to)}
        </details>
      );
  });
}
