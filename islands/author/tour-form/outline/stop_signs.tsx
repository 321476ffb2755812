/** What a stop has, in small signs, and what it lacks for publishing. */
import { FileText, Image, MapPin, ScrollText, Volume2 } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import { kindOf } from "../../../../lib/formats/fields/kinds.ts";
import { STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { isBlankStop } from "../batch/add_stops.ts";
import { isDefaultPlace } from "../place/nearby_place.ts";
import { fieldsLacking } from "../submit/gaps.ts";
import type { StopValues, TourValues } from "../values.ts";

const SIGNS = [
  { name: "recording", Icon: Volume2, of: ({ audioUrl }) => audioUrl },
  { name: "place", Icon: MapPin, of: isPlaced },
  { name: "picture", Icon: Image, of: ({ imageUrl }) => imageUrl },
  { name: "transcript", Icon: FileText, of: ({ transcript }) => transcript },
  { name: "record", Icon: ScrollText, of: ({ record }) => hasRecord(record) },
] as const satisfies readonly {
  name: string;
  Icon: typeof Image;
  of: (stop: StopValues) => unknown;
}[];

function isPlaced(stop: StopValues): boolean {
  const place = readPlace(stop);
  return stop.place !== undefined || place !== undefined && !isDefaultPlace(place);
}

const RECORD = kindOf(STOP_FIELDS.record);
const hasRecord = (record: StopValues["record"]) =>
  record !== undefined && RECORD.fromTyped(record) !== undefined;

export function StopSigns({ index }: { index: number }) {
  const { control } = useFormContext<TourValues>();
  const { length, has, lacks } = useWatch({
    control,
    name: `audioStops.${index}`,
    compute: signsOf,
  });
  return (
    <span className="stop-signs">
      {length && <span>{length}</span>}
      {SIGNS.filter(({ name }) => has.includes(name)).map(({ name, Icon }) => (
        <Icon key={name} aria-hidden="true" />
      ))}
      {has.length > 0 && <span className="visually-hidden">Has a {has.join(", a ")}.</span>}
      {lacks && <span className="stop-lacks">{lacks}</span>}
    </span>
  );
}

/** A row that is about to be removed has no stop any more. */
function signsOf(stop: StopValues | undefined) {
  if (!stop) return { length: "", has: [], lacks: "" };
  const lacks = fieldsLacking(stop);
  return {
    length: stop.audioDuration,
    has: SIGNS.filter(({ of }) => of(stop)).map(({ name }) => name),
    lacks: isBlankStop(stop) ? "empty" : lacks.length > 0 ? `lacks ${lacks.join(", ")}` : "",
  };
}
