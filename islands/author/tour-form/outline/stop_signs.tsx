/** What a stop has, in small signs, and what it lacks for publishing. */
import { FileText, Image, MapPin, ScrollText, Volume2 } from "lucide-react";
import { computed } from "@preact/signals-core";
import { useMemo } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { getUploadQueue } from "../../../../lib/device/uploads/upload_queue_instance.ts";
import { isOnItsWay } from "../../../../lib/device/uploads/upload_record.ts";
import { useFormContext, useWatch } from "react-hook-form";
import { readPlace } from "../../../../lib/formats/fields/typed_numbers.ts";
import { kindOf } from "../../../../lib/formats/fields/kinds.ts";
import { filesOf } from "../../../../lib/model/media/files_of.ts";
import { STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { isBlankStop } from "../batch/add_stops.ts";
import { isDefaultPlace } from "../place/nearby_place.ts";
import { fieldsLacking } from "../submit/gaps.ts";
import type { StopValues, TourValues } from "../values.ts";
import { type TextKey, texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

const SIGNS = [
  { name: "aRecording", Icon: Volume2, of: ({ audioUrl }) => audioUrl },
  { name: "aPlace", Icon: MapPin, of: isPlaced },
  { name: "aPicture", Icon: Image, of: ({ things }) => things.some(({ url }) => url) },
  { name: "aTranscript", Icon: FileText, of: ({ transcript }) => transcript },
  { name: "aRecord", Icon: ScrollText, of: ({ record }) => hasRecord(record) },
] as const satisfies readonly {
  name: TextKey<"form">;
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
  const { length, has, lacks, uploads } = useWatch({
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
      {has.length > 0 && (
        <span className="visually-hidden">
          {t("hasSigns", { signs: has.map((name) => t(name)).join(", ") })}
        </span>
      )}
      {uploads && <UploadSign ids={uploads} />}
      {lacks && <span className="stop-lacks">{lacks}</span>}
    </span>
  );
}

/** A row that is about to be removed has no stop any more. */
function signsOf(stop: StopValues | undefined) {
  if (!stop) return { length: "", has: [], lacks: "", uploads: "" };
  const lacks = fieldsLacking(stop);
  return {
    length: stop.audioDuration,
    has: SIGNS.filter(({ of }) => of(stop)).map(({ name }) => name),
    uploads: filesOf(stop).flatMap(([, address]) => uploadIdOf(address) ?? []).join(" "),
    lacks: isBlankStop(stop)
      ? t("emptyStop")
      : lacks.length > 0
      ? t("lacksFields", { fields: lacks.join(", ") })
      : "",
  };
}

/** How far files are on their way; `ids` of uploads, with spaces between. */
function UploadSign({ ids }: { ids: string }) {
  useSignals();
  // Only a changed text draws a row.
  const text = useMemo(() => computed(() => textOf(ids.split(" "))), [ids]).value;
  return text ? <span className="stop-uploads">{text}</span> : null;
}

function textOf(ids: string[]): string {
  const { uploads } = getUploadQueue();
  const files = ids.map((id) => uploads.value.get(id));
  if (files.some((file) => file?.step === "failed")) return t("fileNotAdded");
  const left = files.filter((file) => file && isOnItsWay(file));
  if (left.length === 0) return "";
  const active = left.find((file) => file?.isActive);
  return active?.progress
    ? t("sendingPercent", { percent: Math.round(active.progress * 100) })
    : t("waitingToBeSent");
}
