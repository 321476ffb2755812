import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { effect } from "@preact/signals-core";
import { getRecorder } from "../takes/recording.ts";
import { type PreviewState, previewTime, startPreview } from "./preview.ts";
import { readLength } from "./recording_length.ts";
import type { TourValues } from "../values.ts";

/** The index of the stop whose preview began last. */
let last: { readonly current: number } | undefined;

/** The present place in the recording of a stop while its preview plays, in milliseconds. */
export const previewTimeOf = (index: number): number | undefined =>
  last?.current === index ? previewTime() : undefined;

/** From the last key in the box to the request, in milliseconds. */
const TYPING = 600;

/**
 * Plays the recording at `url` of the stop `index`, and fills in its length if the box is empty or
 * has an earlier filled-in value, but not over the author's own.
 */
export function usePreview(index: number, url: string) {
  const { getValues, setValue } = useFormContext<TourValues>();
  const [state, setState] = useState<PreviewState>("idle");
  const [note, setNote] = useState("");
  const stop = useRef<() => void>(undefined);
  const filled = useRef("");
  const first = useRef(url);
  const at = useRef(index);
  at.current = index; // A stop may have moved by the time its length is known.

  useEffect(() => () => stop.current?.(), [url]);
  // The microphone would hear it.
  useEffect(() => effect(() => void (getRecorder().now.value && stop.current?.())), []);

  useEffect(() => {
    setNote("");
    const box = () => `audioStops.${at.current}.audioDuration` as const;
    const known = getValues(box());
    // A form that was opened with both is left as its author wants it.
    if (known && url === first.current) return;
    const reading = new AbortController();
    const timer = setTimeout(async () => {
      const length = await readLength(url, reading.signal);
      if (!length || reading.signal.aborted) return;
      const now = getValues(box());
      if (now !== "" && now !== filled.current) return;
      filled.current = length;
      setValue(box(), length, { shouldDirty: true, shouldValidate: true });
    }, TYPING);
    return () => {
      clearTimeout(timer);
      reading.abort();
    };
  }, [url]);

  const toggle = () => {
    if (state !== "idle") return stop.current?.();
    setNote("");
    last = at;
    stop.current = startPreview(url, { onState: setState, onFailed: setNote });
  };
  return { state, note, toggle };
}
