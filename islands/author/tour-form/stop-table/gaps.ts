/** The gaps of a stop before its archive can be published. */
import { StopInput } from "../../../../lib/model/tour/stop.ts";
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import { toStopInput } from "../schema.ts";
import type { StopValues } from "../values.ts";

/** The names of a stop's fields; place and picture have one each. */
const NAMES: Partial<Record<keyof StopValues, string>> = {
  title: "title",
  description: "description",
  audioUrl: "recording",
  audioDuration: "audio duration",
  transcript: "transcript",
  record: "catalogue record",
  place: "place",
  latitude: "location",
  longitude: "location",
  triggerRadius: "trigger radius",
  language: "language",
  imageUrl: "picture",
  imageAlt: "image description",
  imageCredit: "image credit",
  oldImageUrl: "old picture",
  oldImageAlt: "old picture’s description",
  oldImageCredit: "old picture’s credit",
  oldImageYear: "old picture’s year",
};

/**
 * The missing or invalid fields of a stop in words, each once. Files under way do not count, nor do
 * their lengths, which are filled in.
 */
export function gapsOf(stop: StopValues): string[] {
  const { error } = StopInput.safeParse(toStopInput(stop));
  const isOnItsWay = (name: keyof StopValues) => uploadIdOf(String(stop[name] ?? "")) !== undefined;
  const fields = (error?.issues ?? []).map(({ path }) => path[0] as keyof StopValues)
    .filter((name) => !isOnItsWay(name) && !(name === "audioDuration" && isOnItsWay("audioUrl")));
  return [...new Set(fields.map((name) => NAMES[name] ?? name))];
}
