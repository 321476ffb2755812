/** React draws the seals in the map's elements. */
import { Flag } from "lucide-react";
import { memo, useDeferredValue } from "react";
import { createPortal } from "react-dom";
import { useFormContext, useWatch } from "react-hook-form";
import { Seal } from "../../../../lib/ui/tour/seal.tsx";
import type { TourValues } from "../values.ts";
import type { FormPin } from "./draw_form_map.ts";
import { placeName, START } from "./form_places.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("places");

type SealsProps = { pins: FormPin[]; selected: number };

export function PinSeals({ pins, selected }: SealsProps) {
  const { control } = useFormContext<TourValues>();
  const titles = useDeferredValue(useWatch({ control, compute: titlesOf }));
  return pins.map(({ index, seal }) =>
    createPortal(
      <PinSeal index={index} selected={index === selected} title={titles[index]} />,
      seal,
      String(index),
    )
  );
}

const titlesOf = ({ audioStops }: TourValues): string[] => audioStops.map(({ title }) => title);

type SealProps = { index: number; selected: boolean; title: string | undefined };

/** Redrawn only when its own stop changes; otherwise all stops would be, at each typed letter. */
const PinSeal = memo(function PinSeal({ index, selected, title }: SealProps) {
  return (
    <>
      <span className="form-pin" data-selected={selected || undefined}>
        {index === START
          ? (
            <span className="seal start-seal" aria-hidden="true">
              <Flag />
            </span>
          )
          : <Seal n={index + 1} />}
      </span>
      <span className="visually-hidden">
        {selected
          ? t("arrowKeysMove", { placeName: placeName(index, title) })
          : placeName(index, title)}
      </span>
    </>
  );
});
