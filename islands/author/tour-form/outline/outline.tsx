/** The archive and its stops, a row each: what is opened, sorted and added to. */
import { ListOrdered, Plus, Table2, Undo2 } from "lucide-react";
import { type KeyboardEvent, useCallback, useId } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { BatchPanel } from "../batch/batch_panel.tsx";
import { BatchReport } from "../batch/batch_report.tsx";
import { LooseStrip } from "../batch/loose_strip.tsx";
import { FieldError, useFieldError } from "../field.tsx";
import { START } from "../map/form_places.ts";
import { ZoneNotes } from "../map/zone_notes.tsx";
import { UploadSummary } from "../media/upload_summary.tsx";
import type { OpenStops } from "../stops/use_open_stops.ts";
import type { StopList } from "../stops/use_stop_list.ts";
import type { TourValues } from "../values.ts";
import { TimeAll } from "../timing/time_all.tsx";
import { ArchiveRow } from "./archive_row.tsx";
import { OutlineRow } from "./outline_row.tsx";
import { SelectionBar } from "./selection_bar.tsx";
import { SortableList } from "./sortable_list.tsx";
import { useSelection } from "./use_selection.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("form");

type Props = { open: OpenStops; list: StopList };

export function Outline({ open, list }: Props) {
  const { control, getValues } = useFormContext<TourValues>();
  const { keys, batch, off, removed } = list;
  const ordered = useWatch({ control, name: "tourType" }) === "ordered";
  const error = useFieldError("audioStops");
  const { errors } = useFormState({ control, name: "audioStops" });
  const dragHelp = useId();
  const selection = useSelection(keys);
  const openRow = useCallback((index: number) => {
    open.show(index);
    focusHeading(index);
  }, []);
  return (
    <section className="outline" aria-labelledby="audio-stops" onKeyDown={goThrough}>
      <ArchiveRow isOpen={open.selected === START} onOpen={openRow} />
      <div className="outline-head">
        <h2 id="audio-stops">{t("stops")}</h2>
        {list.count > 1 && !selection.chosen && (
          <button type="button" className="button quiet" onClick={selection.begin}>
            {t("select")}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => open.showTable(true)}>
          <Table2 aria-hidden="true" />
          {rich(t, "tableOfStops", {
            hidden: (text) => <span className="visually-hidden">{text}</span>,
          })}
        </button>
      </div>
      <BatchReport work={batch} />
      <LooseStrip work={batch} />
      <UploadSummary open={open} />
      <TimeAll open={open} />
      {error && <FieldError id="audio-stops-error">{error}</FieldError>}
      <SortableList
        helpId={dragHelp}
        what="stop"
        className="stops-list"
        keys={keys}
        titleOf={(index) =>
          getValues(`audioStops.${index}.title`) || t("stopNumbered", { number: index + 1 })}
        onMove={list.move}
      >
        {keys.map((key, index) => (
          <OutlineRow
            key={key}
            {...{ index, ordered, dragHelp }}
            isOpen={open.selected === index}
            isReached={open.selected === index || open.selected === START && index === 0}
            isWrong={Boolean(errors.audioStops?.[index])}
            sortKey={key}
            isChosen={selection.chosen?.has(key)}
            onOpen={openRow}
            onChoose={selection.turn}
          />
        ))}
      </SortableList>
      {selection.chosen && (
        <SelectionBar selection={selection} count={list.count} onRemove={list.removeAll} />
      )}
      {removed.length > 0 && (
        <RemovedStops
          title={removed.at(-1)!.length === 1 ? removed.at(-1)![0].stop.title : undefined}
          stops={removed.at(-1)!.length}
          count={removed.length}
          onUndo={list.undo}
        />
      )}
      <button type="button" className="button add-stop" onClick={list.add}>
        <Plus aria-hidden="true" />
        {t("addStop")}
      </button>
      {!off && <BatchPanel order={batch.order} onOrder={batch.setOrder} onFiles={batch.add} />}
      <ZoneNotes open={open} />
    </section>
  );
}

/** The table of all stops has its own way back. */
export function BackToOutline({ open }: Pick<Props, "open">) {
  return (
    <button type="button" className="button" onClick={() => open.showTable(false)}>
      <ListOrdered aria-hidden="true" />
      {t("backToOutline")}
    </button>
  );
}

/** The arrows go through the rows. Enter, as a tap, opens one. */
function goThrough(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, currentTarget } = event;
  const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (by === 0 || !(target instanceof HTMLElement) || !target.matches(".outline-open")) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>(".outline-open")];
  rows[rows.indexOf(target) + by]?.focus();
  event.preventDefault();
}

/** After the drawing: an earlier focus would lay out the page twice. */
function focusHeading(index: number): void {
  requestAnimationFrame(() => {
    const panel = index < 0 ? "[data-tour-details]" : `[data-stop="${index}"]`;
    document.querySelector<HTMLElement>(`${panel} [data-panel-title]`)?.focus();
  });
}

type RemovedProps = { title?: string; stops: number; count: number; onUndo: () => void };

/** Offers to bring back what was removed last; what went earlier follows. */
function RemovedStops({ title, stops, count, onUndo }: RemovedProps) {
  return (
    <div className="removed-note" role="status">
      <p>{title ? t("removedTitle", { title }) : t("removedStops", { count: stops })}</p>
      <button type="button" className="button" onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        {count > 1 ? t("undoSeveral", { count }) : t("undo")}
      </button>
    </div>
  );
}
