/** The gaps of a stop before its archive can be published. */
import { type Field, nounOf } from "../../../../lib/model/tour/fields/field.ts";
import { type PupilName, STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { StopInput } from "../../../../lib/model/tour/stop.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { toStopInput } from "../schema.ts";
import type { StopValues } from "../values.ts";

/**
 * The missing or invalid fields of a stop in words, each once. Files under way do not count, nor do
 * their lengths, which are filled in.
 */
export function gapsOf(stop: StopValues): string[] {
  const { error } = StopInput.safeParse(toStopInput(stop));
  const isOnItsWay = (name: keyof StopValues) => uploadIdOf(String(stop[name] ?? "")) !== undefined;
  const fields = (error?.issues ?? []).map(({ path }) => path[0] as keyof StopValues)
    .filter((name) => !isOnItsWay(name) && !(name === "audioDuration" && isOnItsWay("audioUrl")));
  const nameOf = ({ unit, label, ...row }: Field) =>
    unit ? label.toLowerCase() : nounOf({ label, ...row });
  return [...new Set(fields.map((name) => nameOf(STOP_FIELDS[name as PupilName])))];
}
