/** "Time all": finds the times of all transcripts that have none, then lists what to check. */
import { AudioLines } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import { stopIdOf } from "../stops/stop_id.ts";
import type { OpenStops } from "../stops/use_open_stops.ts";
import { worksOf } from "../transcript/work.ts";
import type { TourValues } from "../values.ts";
import { nameOf, untimedStops } from "./timed_stops.ts";
import { TimedList } from "./timed_list.tsx";
import { isUnderWay, timingsOf } from "./timings.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

export function TimeAll({ open }: { open: Pick<OpenStops, "show"> }) {
  useSignals();
  const form = useFormContext<TourValues>();
  const all = timingsOf(form);
  const untimed = useWatch({
    control: form.control,
    compute: (values: TourValues) => untimedStops(values).join(),
  });
  // What runs ends with the form.
  useEffect(() => () => {
    all.cancelAll();
    for (const { draft } of worksOf(form).values()) draft.cancel();
  }, []);

  const ids = all.together.value;
  const left = ids.filter((id) => isUnderWay(all.timings.value.get(id)));
  const isRunning = left.length > 0;
  const place = useFocusKept(isRunning);
  const running = left.find((id) => all.timings.value.get(id)?.state === "running");
  const done = ids.length - left.length;
  const indexes = untimed ? untimed.split(",").map(Number) : [];
  return (
    <div ref={place} className="time-all">
      {isRunning && (
        <div className="timing-bar">
          <p role="status">
            {running
              ? t("timingTitled", {
                done: done + 1,
                total: ids.length,
                title: titleOf(form.getValues("audioStops"), running),
              })
              : t("timing", { done: done + 1, total: ids.length })}
          </p>
          <progress aria-label={t("timingAll")} value={done} max={ids.length} />
          <button type="button" className="button" onClick={all.cancelAll}>{t("stop")}</button>
        </div>
      )}
      {!isRunning && indexes.length > 0 && (
        <div className="timing-bar">
          <button
            type="button"
            className="button"
            onClick={() => all.startTogether(indexes.map((index) => stopIdOf(form, index)))}
          >
            <AudioLines aria-hidden="true" />
            {t("timeAll")}
          </button>
          <p className="field-hint">
            {t("withoutTimes", { count: indexes.length })}
          </p>
        </div>
      )}
      {!isRunning && ids.length > 0 && (
        <TimedList
          open={open}
          onClose={() => all.startTogether([])}
        />
      )}
    </div>
  );
}

/** Gives the focus of a button that is gone to the one in its place. */
function useFocusKept(isRunning: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isRunning);
  useEffect(() => {
    const isChanged = before.current !== isRunning;
    before.current = isRunning;
    if (!isChanged || document.activeElement !== document.body) return;
    place.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isRunning]);
  return place;
}

function titleOf(stops: TourValues["audioStops"], id: string): string {
  const index = stops.findIndex((stop) => stop.id === id);
  return index < 0 ? t("removedStop") : nameOf(stops[index].title, index);
}
