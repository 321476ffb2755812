/** The places to check after "Time all", over all stops, and one tick for those gone through. */
import { Check, TriangleAlert, X } from "lucide-react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import type { OpenStops } from "../stops/use_open_stops.ts";
import { workOf } from "../transcript/work.ts";
import type { TourValues } from "../values.ts";
import { type TimedLine, timedStops } from "./timed_stops.ts";
import { timingsOf } from "./timings.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

type Props = { open: Pick<OpenStops, "show">; onClose: () => void };

export function TimedList({ open, onClose }: Props) {
  useSignals();
  const form = useFormContext<TourValues>();
  const { timed, lines } = timedStops(form, timingsOf(form));
  /** The keys of the lines that were opened. */
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const gone = timed.filter(({ keys }) => keys.every((key) => seen.has(key)));
  const places = lines.filter(({ place }) => place).length;
  const show = ({ key, index, place }: TimedLine) => {
    setSeen((keys) => new Set(keys).add(key));
    if (place) workOf(form, index).goTo(place);
    open.show(index, { inside: "transcript" });
  };
  const tick = (checked: boolean) => {
    for (const { index } of gone) {
      const work = workOf(form, index);
      work.setAbout({ checked });
      work.flush();
    }
  };
  if (timed.length + lines.length === 0) return null;
  return (
    <section className="timed-list" aria-labelledby="timed-list">
      <div role="status">
        <h3 id="timed-list">
          {t("timedFound", {
            timed: t("transcriptsTimed", { count: timed.length }),
            found: places > 0 ? t("placesToCheck", { count: places }) : t("nothingMarked"),
          })}
        </h3>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t("closePlaces")}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </button>
      <ul role="list">
        {lines.map((line) => (
          <li key={line.key}>
            <button type="button" onClick={() => show(line)}>
              {seen.has(line.key)
                ? <Check aria-label={t("placeOpened")} />
                : <TriangleAlert aria-hidden="true" />}
              <span>
                <strong>{line.about}</strong>: {line.text}
                {line.quote && <q className="soft">{line.quote}</q>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {timed.length > 0 && (
        <label className="transcript-checked">
          <input
            type="checkbox"
            disabled={gone.length === 0}
            checked={gone.length > 0 && gone.every(({ isChecked }) => isChecked)}
            onChange={({ target }) => tick(target.checked)}
          />
          <span>
            {t("comparedThese")}
            {gone.length < timed.length && (
              <span className="field-hint">
                {t("openOthersFirst", { count: timed.length, opened: gone.length })}
              </span>
            )}
          </span>
        </label>
      )}
    </section>
  );
}
