/** The acts on a whole stop, by taps alone. */
import { ArrowDown, ArrowUp, Ellipsis, Trash2 } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { useFormContext } from "react-hook-form";
import type { TourValues } from "../values.ts";
import { Menu } from "./menu.tsx";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("form");

type Props = {
  index: number;
  count: number;
  ordered: boolean;
  name: string;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/** The only stop can neither move nor go. */
export function StopMenu({ index, count, ordered, name, onMove, onRemove }: Props) {
  if (count === 1) return null;
  return (
    <Menu
      className="stop-menu"
      label={
        <>
          <Ellipsis aria-hidden="true" />
          <span className="visually-hidden">{t("moreFor", { name })}</span>
        </>
      }
    >
      {ordered && (
        <>
          <MoveButton {...{ index, name, onMove }} to={index - 1} isEnd={index === 0} way="up">
            <ArrowUp aria-hidden="true" />
          </MoveButton>
          <MoveButton
            {...{ index, name, onMove }}
            to={index + 1}
            isEnd={index === count - 1}
            way="down"
          >
            <ArrowDown aria-hidden="true" />
          </MoveButton>
        </>
      )}
      {ordered && <MoveTo {...{ index, count, onMove }} />}
      <button type="button" className="button quiet" onClick={() => onRemove(index)}>
        <Trash2 aria-hidden="true" />
        {rich(t, "removeStop", {
          name,
          hidden: (text) => <span className="visually-hidden">{text}</span>,
        })}
      </button>
    </Menu>
  );
}

type MoveButtonProps = Pick<Props, "index" | "name" | "onMove"> & {
  to: number;
  /** For the first or last stop the button stays, with the focus on it. */
  isEnd: boolean;
  way: "up" | "down";
  children: ReactNode;
};

/** The menu stays open: a stop may be moved by several taps. */
function MoveButton({ index, name, onMove, to, isEnd, way, children }: MoveButtonProps) {
  const move = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    if (isEnd) return;
    flushSync(() => onMove(index, to));
    // The panel was removed and inserted again.
    button.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className="button quiet"
      data-stays=""
      aria-label={way === "up" ? t("moveUpNamed", { name }) : t("moveDownNamed", { name })}
      aria-disabled={isEnd || undefined}
      onClick={move}
    >
      {children}
      {way === "up" ? t("moveUp") : t("moveDown")}
    </button>
  );
}

type MoveToProps = Pick<Props, "index" | "count" | "onMove">;

function MoveTo({ index, count, onMove }: MoveToProps) {
  const { getValues } = useFormContext<TourValues>();
  const places = Array.from({ length: count }, (_, at) => at).filter((at) => at !== index);
  return (
    <select
      aria-label={t("moveTo")}
      value=""
      onChange={({ target }) => onMove(index, Number(target.value))}
    >
      <option value="" disabled>{t("moveToChoice")}</option>
      {places.map((at) => (
        <option key={at} value={at}>
          {t(at < index ? "placeBefore" : "placeAfter", {
            place: at + 1,
            title: getValues(`audioStops.${at}.title`) || t("untitledStop"),
          })}
        </option>
      ))}
    </select>
  );
}
