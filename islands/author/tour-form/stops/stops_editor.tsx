/** The audio stops: a card each, in the order of the walk, and a button to add a stop. */
import { Plus, Table2, Undo2 } from "lucide-react";
import { type Ref, useCallback, useId, useImperativeHandle, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import { toast } from "../../../shell/toasts.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";
import { FieldError, useFieldError } from "../field.tsx";
import { BatchPanel } from "../batch/batch_panel.tsx";
import { BatchReport } from "../batch/batch_report.tsx";
import { useBatch } from "../batch/use_batch.ts";
import { UploadSummary } from "../media/upload_summary.tsx";
import { useUploadsOff } from "../media/use_uploads_off.ts";
import { StopTable } from "../stop-table/stop_table.tsx";
import { SortableStops } from "./sortable_stops.tsx";
import { StopCard } from "./stop_card.tsx";
import type { OpenStops } from "./use_open_stops.ts";
import { nextStop, type StopValues, type TourValues } from "../values.ts";
import { ZoneNotes } from "../map/zone_notes.tsx";

/** Functions of the list of stops for other parts of the form. */
export type StopsHandle = {
  /** Adds a stop at a place, at the end; returns its index. */
  addAt(place: Position): number;
  remove(index: number): void;
  /** Adds a stop for each recording; resolves to false when uploads are switched off. */
  addFiles(files: File[]): Promise<boolean>;
};

type Props = {
  open: OpenStops;
  /** The element where files are added: the top of the form, before its details. */
  top: HTMLElement | null;
  ref: Ref<StopsHandle>;
};

export function StopsEditor({ open, top, ref }: Props) {
  const { control, getValues } = useFormContext<TourValues>();
  const stops = useFieldArray({ control, name: "audioStops", keyName: "key" });
  const ordered = useWatch({ control, name: "tourType" }) === "ordered";
  /** The removed stops, the last one at the end; each can be brought back. */
  const [removed, setRemoved] = useState<{ index: number; stop: StopValues }[]>([]);
  const error = useFieldError("audioStops");
  const { errors } = useFormState({ control, name: "audioStops" });
  const count = stops.fields.length;
  const batch = useBatch(stops, open);
  const off = useUploadsOff();
  const dragHelp = useId();

  const add = () => {
    stops.append(nextStop(getValues()), { shouldFocus: false });
    if (!open.isTable) open.show(count, { focus: true });
  };
  // Constant, so that no card is redrawn for them: react-hook-form's functions do not change.
  const remove = useCallback((index: number) => {
    const { [index]: stop, length } = getValues("audioStops");
    focusNeighbour(index === length - 1 ? index - 1 : index + 1);
    setRemoved((removed) => [...removed, { index, stop }]);
    stops.remove(index);
    open.removed(index);
  }, [stops.remove]);
  const move = useCallback((from: number, to: number) => {
    stops.move(from, to);
    open.moved(from, to);
  }, [stops.move]);
  const openCard = useCallback((index: number) => open.show(index, { focus: true }), []);
  /** The result of the last tap on "Move up" or "Move down", for screen readers. */
  const [movedText, setMovedText] = useState("");
  const step = useCallback((from: number, to: number) => {
    move(from, to);
    const { length, [to]: stop } = getValues("audioStops");
    setMovedText(`${stop.title || "Untitled stop"} is at position ${to + 1} of ${length}.`);
  }, [move]);
  const keys = useMemo(() => stops.fields.map(({ key }) => key), [stops.fields]);
  useImperativeHandle(ref, () => ({
    addAt({ latitude, longitude }) {
      const index = getValues("audioStops").length;
      const { place: _, ...next } = nextStop(getValues());
      const place = { latitude: String(latitude), longitude: String(longitude) };
      stops.append({ ...next, ...place }, { shouldFocus: false });
      return index;
    },
    remove(index) {
      stops.remove(index);
      open.removed(index);
    },
    async addFiles(files) {
      if (off) sayOff(off);
      else await batch.add(files);
      return !off;
    },
  }));
  const undo = () => {
    const last = removed.at(-1);
    if (!last) return;
    const index = Math.min(last.index, getValues("audioStops").length);
    stops.insert(index, last.stop, { shouldFocus: false });
    open.inserted(index);
    setRemoved(removed.slice(0, -1));
    focusHead(index);
  };

  return (
    <section className="stops-editor" aria-labelledby="audio-stops">
      <div className="stops-head">
        <h2 id="audio-stops">Stops</h2>
        <p className="soft">
          {ordered
            ? "Visitors hear these stories in order. Drag a stop by its handle to move it, or open it and use its arrows."
            : "Visitors hear these stories in any order."}
        </p>
        <button
          type="button"
          className="button"
          aria-pressed={open.isTable === true}
          onClick={() => open.showTable(!open.isTable)}
        >
          <Table2 aria-hidden="true" />
          {open.isTable ? "Back to the cards" : "Edit all stops in a table"}
        </button>
      </div>
      <AudioHelp />
      {top && createPortal(
        <>
          {batch.summary && (
            <BatchReport
              summary={batch.summary}
              pairs={batch.pairs}
              onSeparate={batch.separate}
              onUndo={batch.undo}
              onClose={batch.close}
            />
          )}
          {!off && <BatchPanel order={batch.order} onOrder={batch.setOrder} onFiles={batch.add} />}
        </>,
        top,
      )}
      <UploadSummary open={open} />
      {error && <FieldError id="audio-stops-error">{error}</FieldError>}
      {open.isTable && <StopTable keys={keys} onOpen={openCard} />}
      {/* Half-typed texts in a card stay. */}
      <div hidden={open.isTable}>
        <SortableStops
          helpId={dragHelp}
          keys={keys}
          titleOf={(index) => getValues(`audioStops.${index}.title`) || `Stop ${index + 1}`}
          onMove={move}
        >
          {keys.map((key, index) => (
            <StopCard
              key={key}
              {...{ index, ordered, dragHelp }}
              isOnly={count === 1}
              isLast={index === count - 1}
              isOpen={open.open.has(index)}
              isSelected={open.selected === index}
              takesFocus={open.focus === index}
              isWrong={Boolean(errors.audioStops?.[index])}
              open={open.actions}
              onMove={step}
              onRemove={remove}
            />
          ))}
        </SortableStops>
      </div>
      <p role="status" className="visually-hidden">{movedText}</p>
      {removed.length > 0 && (
        <RemovedStop
          title={removed.at(-1)!.stop.title}
          count={removed.length}
          onUndo={undo}
        />
      )}
      <button type="button" className="button add-stop" onClick={add}>
        <Plus aria-hidden="true" />Add Stop
      </button>
      <ZoneNotes open={open} />
    </section>
  );
}

const sayOff = (reason: string) =>
  void toast({ title: "Files can’t be added", description: reason, kind: "error" });

const headOf = (index: number) =>
  document.querySelector<HTMLElement>(`[data-stop="${index}"] [aria-expanded]`);

/**
 * Moves the focus to the head of a restored card once it is drawn: the button that had it may be
 * gone, and the keyboard would start at the top of the page.
 */
const focusHead = (index: number) => requestAnimationFrame(() => headOf(index)?.focus());

/**
 * Moves the focus to the head of a card beside one that is about to be removed. Afterwards the
 * browser would lay out the page twice, for the lost focus and for the new one.
 */
function focusNeighbour(index: number): void {
  const head = headOf(index);
  head?.focus({ preventScroll: true });
  requestAnimationFrame(() => head?.scrollIntoView({ block: "nearest" }));
}

function AudioHelp() {
  return (
    <p className="audio-help">
      Share links from cloud drives (Google Drive, Dropbox, OneDrive…) don’t work: they open a page,
      not the recording. Add the file itself, or its direct https address. To try things out, enter
      {" "}
      <code>test-beep-1</code> to <code>test-beep-5</code>.
    </p>
  );
}

type RemovedProps = { title: string; count: number; onUndo: () => void };

/** Offers to bring back the last removed stop; earlier ones follow, while the form is open. */
function RemovedStop({ title, count, onUndo }: RemovedProps) {
  return (
    <div className="removed-note" role="status">
      <p>Removed {title ? `“${title}”` : "the stop"}.</p>
      <button type="button" className="button" onClick={onUndo}>
        <Undo2 aria-hidden="true" />Undo{count > 1 && ` (${count})`}
      </button>
    </div>
  );
}
