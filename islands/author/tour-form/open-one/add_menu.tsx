/** The menu "Add …": optional fields that are still empty. */
import { Plus } from "lucide-react";
import { useState } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import {
  type Field,
  type Fields,
  partOf,
  rowsOf,
} from "../../../../lib/model/tour/fields/field.ts";
import { labelOf } from "../../../../lib/model/tour/fields/names.ts";
import { isOnMapName } from "../../../../lib/model/tour/tour_form.ts";
import { isLong } from "../stops/use_open_stops.ts";
import type { TourValues } from "../values.ts";
import { isPartOffered } from "../parts/part_field.tsx";
import { isEmptyField } from "./is_empty_field.ts";
import { Menu } from "./menu.tsx";
import { turnPart } from "./open_parts.ts";
import { usePanel } from "./panel_context.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

type Props = { fields: Fields; prefix: "" | `audioStops.${number}.` };

export function AddMenu({ fields, prefix }: Props) {
  const { getValues } = useFormContext<TourValues>();
  const { revealed, reveal, showInside } = usePanel();
  const [offers, setOffers] = useState<[string, Field][]>([]);
  const [isPart, setPart] = useState(false);
  const pathOf = (name: string) => `${prefix}${name}` as FieldPath<TourValues>;
  const look = () => {
    setPart(
      prefix !== "" && isPartOffered(getValues(`audioStops.${Number(prefix.split(".")[1])}`)),
    );
    setOffers(
      rowsOf(fields).filter(([name, field]) =>
        field.offered && !revealed.has(name) && isEmptyField(getValues(pathOf(name)), field) &&
        !(isOnMapName(name) && getValues(pathOf("place")))
      ),
    );
  };
  const add = (name: string, field: Field) => {
    turnPart(partOf(field), true);
    if (isLong(name)) return showInside(name);
    reveal(name);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`.archive-form [name="${pathOf(name)}"]`)?.focus()
    );
  };
  return (
    <Menu
      className="add-menu"
      label={
        <>
          <Plus aria-hidden="true" />
          {t("add")}
        </>
      }
      onOpen={look}
    >
      {offers.map(([name, field]) => (
        <button
          key={name}
          type="button"
          className="button quiet"
          onClick={() => add(name, field)}
        >
          {labelOf(field)}
        </button>
      ))}
      {isPart && (
        <button type="button" className="button quiet" onClick={() => showInside("part")}>
          {t("partOfRecording")}
        </button>
      )}
      {offers.length === 0 && !isPart && <p className="soft">{t("everythingThere")}</p>}
    </Menu>
  );
}
