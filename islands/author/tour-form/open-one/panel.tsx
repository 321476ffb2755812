/** The frame of what is open: its head, its parts, and a long thing in place of them. */
import { ArrowLeft } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useMemo, useState } from "react";
import type { Fields } from "../../../../lib/model/tour/fields/field.ts";
import type { LongName, OpenStopsActions } from "../stops/use_open_stops.ts";
import { AddMenu } from "./add_menu.tsx";
import { PanelContext } from "./panel_context.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

type Props = {
  ref?: Ref<HTMLElement>;
  /** The attribute by which drops, gaps and tests find the panel. */
  at: { "data-stop": number } | { "data-tour-details": "" };
  fields: Fields;
  prefix: "" | `audioStops.${number}.`;
  isOpen: boolean;
  inside: LongName | undefined;
  open: OpenStopsActions;
  /** Its heading has the attribute `data-panel-title`. */
  head: ReactNode;
  menu?: ReactNode;
  /** Puts the parts into an element of their own. */
  around?: (parts: ReactNode) => ReactNode;
  children: ReactNode;
};

export function Panel(props: Props) {
  const { ref, at, fields, prefix, isOpen, open, head, menu, children } = props;
  const { around = (parts) => parts } = props;
  const inside = isOpen ? props.inside : undefined;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const context = useMemo(
    () => ({
      inside,
      slot,
      revealed,
      showInside: open.showInside,
      reveal: (name: string) => setRevealed((names) => new Set(names).add(name)),
    }),
    [inside, slot, revealed],
  );
  /** Escape closes the long thing; pressed again, it returns to the outline. */
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if ((event.target as Element).closest("dialog, details.menu[open]")) return;
    event.preventDefault();
    if (inside) return open.showInside(undefined);
    open.showOutline();
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(".outline [aria-current]")?.focus()
    );
  };
  return (
    <section
      ref={ref}
      className="panel"
      hidden={!isOpen}
      data-inside={inside}
      onKeyDown={leave}
      {...at}
    >
      <header className="panel-head">
        <button
          type="button"
          className="icon-button panel-back"
          data-always={inside && ""}
          onClick={() => inside ? open.showInside(undefined) : open.showOutline()}
        >
          <ArrowLeft aria-hidden="true" />
          <span className="visually-hidden">
            {inside ? t("backToParts") : t("backToOutline")}
          </span>
        </button>
        {head}
        {!inside && menu}
      </header>
      <PanelContext value={context}>
        {around(
          <>
            <div className="panel-parts" hidden={inside !== undefined}>
              {children}
              <AddMenu {...{ fields, prefix }} />
            </div>
            <div ref={setSlot} className="panel-long" hidden={inside === undefined} />
          </>,
        )}
      </PanelContext>
    </section>
  );
}
