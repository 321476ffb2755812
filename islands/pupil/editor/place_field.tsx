/** Where a story belongs: a point of the map, the pupil's own position, or indoors. */
import { Building, Headphones, LocateFixed, MapPin } from "lucide-react";
import { useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { messageOf } from "../../../lib/device/api.ts";
import { getLocation } from "../../../lib/device/location/location.ts";
import { allowLater } from "../../../lib/device/location/location_error.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import { RADIUS } from "../../../lib/model/tour/stop_limits.ts";
import type { StopPlace } from "../../../lib/model/tour/stop_place.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import type { TourMapProps } from "../../map/place.ts";
import { readPlace } from "../../../lib/formats/fields/typed_numbers.ts";
import type { TourValues } from "../../author/tour-form/values.ts";
import { PlaceMap } from "./place_map.tsx";
import { STOP } from "./story_values.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("pupil");

const CHOICES = [
  { place: undefined, name: "outside", Icon: MapPin },
  { place: "indoors", name: "insideBuilding", Icon: Building },
  { place: "anywhere", name: "atNoPlace", Icon: Headphones },
] as const;

/** Sets the place of the story on the map. */
export function useSetPlace(): (at: Position) => void {
  const { setValue, getValues } = useFormContext<TourValues>();
  return ({ latitude, longitude }) => {
    const options = { shouldDirty: true };
    setValue(`${STOP}.place`, undefined, options);
    setValue(`${STOP}.latitude`, round(latitude), options);
    setValue(`${STOP}.longitude`, round(longitude), options);
    if (!getValues(`${STOP}.triggerRadius`)) {
      setValue(`${STOP}.triggerRadius`, String(RADIUS.inForms), options);
    }
  };
}

type Props = {
  tiles: TourMapProps["tiles"];
  /** Where the map opens without a place: the start of the archive. */
  home?: Position;
};

export function PlaceField({ tiles, home }: Props) {
  const { control, setValue } = useFormContext<TourValues>();
  const [place, latitude, longitude] = useWatch({
    control,
    name: [`${STOP}.place`, `${STOP}.latitude`, `${STOP}.longitude`],
  });
  const setPlace = useSetPlace();
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState<string>();
  const id = useId();
  const at = readPlace({ latitude, longitude, place });

  const choose = (chosen: StopPlace | undefined) =>
    setValue(`${STOP}.place`, chosen, { shouldDirty: true });
  async function useMine(): Promise<void> {
    setProblem(undefined);
    setSaid(undefined);
    const location = getLocation();
    try {
      const { accuracy, ...fix } = await location.locate();
      setPlace(fix);
      setSaid(t("pinIsHere", { meters: Math.round(accuracy) }));
    } catch (error) {
      setProblem(t("tapInstead", { message: messageOf(error), allowLater: allowLater() }));
    }
  }

  return (
    <section className="story-part" aria-labelledby={id}>
      <h2 id={id}>{t("place")}</h2>
      <div role="radiogroup" aria-labelledby={id} className="story-choices">
        {CHOICES.map(({ Icon, ...choice }) => (
          <label key={choice.name} className="choice">
            <input
              type="radio"
              name={`${id}-where`}
              checked={place === choice.place}
              onChange={() => choose(choice.place)}
            />
            <Icon aria-hidden="true" />
            <span>{t(choice.name)}</span>
          </label>
        ))}
      </div>
      {!place && (
        <>
          <div className="story-buttons">
            <ActionButton className="button" onAction={useMine}>
              <LocateFixed aria-hidden="true" />
              {t("whereIStand")}
            </ActionButton>
          </div>
          <p role="status" className="soft">
            {said ??
              (at ? t("movePin") : t("orTapMap"))}
          </p>
          {problem && <p role="alert" className="field-problem">{problem}</p>}
          <PlaceMap tiles={tiles} at={at} home={home} onPlace={setPlace} />
        </>
      )}
    </section>
  );
}

/** Seven decimals of a degree are a centimetre. */
const round = (degrees: number) => String(Number(degrees.toFixed(7)));
