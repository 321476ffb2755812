/** Records at once: one tap, then the bar of the recorder. */
import { Mic } from "lucide-react";
import { useContext, useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { ArchiveTarget, stopIdOf } from "../stops/stop_id.ts";
import type { TourValues } from "../values.ts";
import { attachTaken } from "./attach_take.ts";
import { getRecorder } from "./recording.ts";

type Props = { index: number; className: string; label: string };

/** The caller calls `useSignals`. While it records it keeps its room, unseen: the bar has Stop. */
export function RecordButton({ index, className, label }: Props) {
  const form = useFormContext<TourValues>();
  const target = useContext(ArchiveTarget);
  const stopId = useWatch({ control: form.control, name: `audioStops.${index}.id` });
  const { value: now } = getRecorder().now;
  const isHere = now?.target === target && now.stopId === stopId;
  const wasHere = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  // The bar, which had the focus, is gone.
  useEffect(() => {
    const isOver = wasHere.current && !isHere;
    wasHere.current = isHere;
    if (isOver && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [isHere]);
  return (
    <button
      ref={button}
      type="button"
      className={className}
      data-unseen={isHere || undefined}
      onClick={() =>
        getRecorder().start({
          target,
          stopId: stopIdOf(form, index),
          onTake: (takeId) => void attachTaken(form, takeId),
        })}
    >
      <Mic aria-hidden="true" />
      {label}
    </button>
  );
}
