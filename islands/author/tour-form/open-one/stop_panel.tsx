/** The open stop: its head, its parts, and what takes their place. */
import { memo, startTransition, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Seal } from "../../../../lib/ui/tour/seal.tsx";
import { STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import type { LongName, OpenStopsActions } from "../stops/use_open_stops.ts";
import { StopComments } from "../together/stop_comments.tsx";
import { WriteHere } from "../together/write_here.tsx";
import type { TourValues } from "../values.ts";
import { Panel } from "./panel.tsx";
import { StopMenu } from "./stop_menu.tsx";
import { StopParts, StopTitle } from "./stop_parts.tsx";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("form");

type Props = {
  index: number;
  count: number;
  ordered: boolean;
  isOpen: boolean;
  takesFocus: boolean;
  inside?: LongName;
  open: OpenStopsActions;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/** Made when the stop is first opened, and then kept, with half-typed texts. */
export const StopPanel = memo(function StopPanel(props: Props) {
  const { index, ordered, isOpen, takesFocus, inside, open } = props;
  const { control } = useFormContext<TourValues>();
  const name = useWatch({ control, name: `audioStops.${index}.title` }) || t("untitledStop");
  const panel = useRef<HTMLElement>(null);
  /** An added stop shows its title at once, for its author to type, then the rest. */
  const [isWhole, setWhole] = useState(!takesFocus);
  useEffect(() => startTransition(() => setWhole(true)), []);

  useEffect(() => {
    if (!takesFocus) return;
    // After all drawing, because an earlier focus would lay out the page twice.
    const frame = requestAnimationFrame(() => {
      panel.current?.querySelector<HTMLElement>("input")?.focus();
      startTransition(open.focused);
    });
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);

  return (
    <Panel
      ref={panel}
      at={{ "data-stop": index }}
      fields={STOP_FIELDS}
      prefix={`audioStops.${index}.`}
      isOpen={isOpen}
      inside={inside}
      open={open}
      head={
        <>
          {ordered ? <Seal n={index + 1} /> : <span className="stop-bullet" aria-hidden="true" />}
          <h2 tabIndex={-1} data-panel-title="">
            {rich(t, "stopHeading", {
              number: index + 1,
              name,
              hidden: (text) => (
                <span className={inside ? undefined : "visually-hidden"}>{text}</span>
              ),
            })}
          </h2>
        </>
      }
      menu={<StopMenu {...props} name={name} />}
      around={(parts) => (
        <WriteHere index={index} isFree={inside === "comments" || inside === "releases"}>
          {parts}
        </WriteHere>
      )}
    >
      <StopTitle index={index} />
      {isWhole && (
        <>
          <StopParts index={index} open={open} />
          <StopComments index={index} />
        </>
      )}
    </Panel>
  );
});
