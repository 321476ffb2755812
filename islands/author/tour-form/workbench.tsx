/** The form's three places: the outline, the map, and the one thing that is open. */
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { TourMapProps } from "../../map/place.ts";
import { openOverlay } from "../../runtime/history_entries.ts";
import { TourDetails } from "./details/details.tsx";
import { FormMap } from "./map/form_map.tsx";
import { LegsContext, useNewLegs } from "./legs/use_legs.ts";
import { recallParts } from "./open-one/open_parts.ts";
import { StopPanel } from "./open-one/stop_panel.tsx";
import { BackToOutline, Outline } from "./outline/outline.tsx";
import { StopTable } from "./stop-table/stop_table.tsx";
import { InsertStopContext } from "./stops/insert_stop.ts";
import type { OpenStops } from "./stops/use_open_stops.ts";
import { type StopsHandle, useStopList } from "./stops/use_stop_list.ts";
import type { TourValues } from "./values.ts";

type Props = {
  tiles: TourMapProps["tiles"];
  open: OpenStops;
  /** Who may see the archive. */
  publication: ReactNode;
  ref: RefObject<StopsHandle | null>;
};

export function Workbench({ tiles, open, publication, ref }: Props) {
  const { control } = useFormContext<TourValues>();
  const ordered = useWatch({ control, name: "tourType" }) === "ordered";
  const list = useStopList(open, ref);
  const place = useRef<HTMLDivElement>(null);
  const legs = useNewLegs(tiles);
  useEffect(recallParts, []);
  useTopOfOne(place, open, list.keys[open.selected]);
  useWayBack(open.view === "one" && isNarrow(), open.showOutline);
  useWayBack(open.inside !== undefined, () => open.showInside(undefined));
  return (
    <LegsContext value={legs}>
      <div
        ref={place}
        className="workbench"
        data-view={open.view}
        data-table={open.isTable || undefined}
      >
        <Outline open={open} list={list} />
        <p role="status" className="visually-hidden">{list.movedText}</p>
        {open.isTable && (
          <div className="workbench-table">
            <BackToOutline open={open} />
            <StopTable keys={list.keys} onOpen={open.actions.show} onAdd={list.add} />
          </div>
        )}
        <FormMap tiles={tiles} open={open} stops={ref} />
        <div className="open-one">
          <TourDetails open={open} tiles={tiles}>{publication}</TourDetails>
          <InsertStopContext value={list.insertAfter}>
            {list.keys.map((key, index) =>
              open.mounted.has(index) && (
                <StopPanel
                  key={key}
                  {...{ index, ordered }}
                  count={list.count}
                  isOpen={open.selected === index}
                  inside={open.selected === index ? open.inside : undefined}
                  takesFocus={open.focus === index}
                  open={open.actions}
                  onMove={list.step}
                  onRemove={list.remove}
                />
              )
            )}
          </InsertStopContext>
        </div>
      </div>
    </LegsContext>
  );
}

/** Below this width one of the three places is on the screen. As `--one-column` in the styles. */
const isNarrow = () => matchMedia("(max-width: 59.98rem)").matches;

/** The browser's Back closes what is shown, as its own button does. */
function useWayBack(isShown: boolean, close: () => void): void {
  useEffect(() => isShown ? openOverlay(close) : undefined, [isShown]);
}

/**
 * What is opened begins at its top. On the way back the outline is where it was, and so are the
 * parts of a panel: at what has the focus again.
 */
function useTopOfOne(
  place: RefObject<HTMLElement | null>,
  open: OpenStops,
  /** That of the open stop, which it keeps where it is moved. */
  key: string | undefined,
): void {
  const before = useRef<OpenStops>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = open;
    if (!last) return;
    if (last.inside && !open.inside && last.selected === open.selected && open.view === "one") {
      return void document.activeElement?.scrollIntoView({ block: "center" });
    }
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    find(".open-one")?.scrollTo(0, 0);
    if (!isNarrow()) return;
    // Newer browsers answer with a promise, which an effect must not return.
    if (open.view === "one") return void place.current?.scrollIntoView({ block: "start" });
    const row = find(".outline-open[aria-current]");
    row?.scrollIntoView({ block: "center" });
    row?.focus({ preventScroll: true });
  }, [key, open.view, open.inside]);
}
