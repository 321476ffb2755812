/** The transcript of a stop for its tools, drawn again at each change. */
import { useEffect, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useSignals } from "@preact/signals-react/runtime";
import type { TourValues } from "../values.ts";
import { workOf } from "./work.ts";

export type ShownTranscript = ReturnType<typeof useTranscript>;

/** A transcript from elsewhere, as when a draft is restored, has another `version`. */
export function useTranscript(index: number) {
  useSignals();
  const form = useFormContext<TourValues>();
  const stop = `audioStops.${index}` as const;
  const [id, stored, unread = ""] = useWatch({
    control: form.control,
    name: [`${stop}.id`, `${stop}.transcript`, `${stop}.transcriptText`],
  });
  const work = useMemo(() => workOf(form, index), [id]);
  work.placeAt(index);
  useEffect(work.sync, [work, stored, unread]);
  useEffect(() => work.flush, [work]);
  const { history } = work.state.value;
  const transcript = work.transcript();
  return {
    ...work,
    ...history.present,
    version: work.version.value,
    view: work.view.value,
    goal: work.goal.value,
    transcript,
    language: work.language(),
    /** Text in the box without any readable sentence. */
    unread,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
