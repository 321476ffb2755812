/** A stop of a tour: its story, and the zone in which it starts, or that it has no place. */
import { z } from "../zod.ts";
import { Latitude, Longitude } from "./position.ts";
import type { Agreeing, StoredOf } from "./fields/stored.ts";
import { STOP_FIELDS } from "./fields/table.ts";
import { inAddress, MIN_PART, parsePartAddress, type PartTimes } from "../media/part_address.ts";
import { FormerOldPicture, StopThings } from "../media/things.ts";
import type { CoverName, WithThings } from "../media/with_things.ts";
import { isShortCode } from "./short_code.ts";
import { RADIUS } from "./stop_limits.ts";
import { type PlacedOf, STOP_PLACES } from "./stop_place.ts";
import { Area } from "./legs/area.ts";
import { Leg } from "./legs/leg.ts";
import { Chapters } from "./chapters.ts";
import { optional, requiredLine, requiredText } from "../text/text.ts";
import { Time, Transcript } from "./transcript.ts";
import { AmbientUrl, AudioUrl } from "../media/url.ts";
import { texts } from "../../texts/texts.ts";
import { WORDS } from "./fields/words.ts";

const t = texts("rules");
const f = texts("fields");

/** A stored short code. */
export const ShortCodeText = z.string().refine(isShortCode);

const radiusRule = { error: () => t("radius", { min: RADIUS.min, max: RADIUS.max }) };

/** What all stops have. */
const story = {
  id: z.string().regex(/^[\w-]{1,64}$/).optional(),
  code: ShortCodeText.optional(),
  title: requiredLine(() => f("stopTitle"), STOP_FIELDS.title.longest),
  description: requiredText(() => f("stopDescription"), STOP_FIELDS.description.longest),
  ...WORDS,
  // From these follow `imageUrl` and its words, which older clients send instead.
  things: optional(StopThings),
  ...FormerOldPicture.shape,
  audioUrl: AudioUrl,
  // A part of the recording, in milliseconds: the address says it as well.
  audioFrom: Time.optional(),
  audioTo: Time.optional(),
  audioDuration: requiredText(() => f("audioDuration"), STOP_FIELDS.audioDuration.longest),
  transcript: optional(Transcript),
  chapters: optional(Chapters),
};

/** A stop on the map. */
export const PlacedStopInput = z.strictObject({
  ...story,
  place: z.undefined().optional(),
  latitude: Latitude,
  longitude: Longitude,
  // Without it the zone is the circle; with it that is the circle around it, for older clients.
  area: optional(Area),
  leg: optional(Leg),
  ambientUrl: optional(AmbientUrl),
  triggerRadius: z.number(radiusRule).min(RADIUS.min, radiusRule).max(RADIUS.max, radiusRule),
});

/** A stop without a place: it starts by its code or by a tap, never by position. */
export const UnplacedStopInput = z.strictObject({ ...story, place: z.enum(STOP_PLACES) });

/** Why a stop cannot play this part, for people; undefined if it can, and for a whole recording. */
function partProblem(stop: { audioUrl: string } & PartTimes): string | undefined {
  if ((stop.audioFrom === undefined) !== (stop.audioTo === undefined)) {
    return t("partTimes");
  }
  const { audioUrl } = inAddress(stop) as { audioUrl: string };
  const part = parsePartAddress(audioUrl);
  if (!part) {
    const isMeant = stop.audioFrom !== undefined || /^\/media\/[^?#]*\?/.test(audioUrl);
    return isMeant ? t("partOfMp3") : undefined;
  }
  if (part.to <= part.from) return t("partBackwards");
  return part.to - part.from < MIN_PART ? t("partShort") : undefined;
}

/**
 * What an author enters for one stop. `audioDuration` is text such as '4:12'; `triggerRadius` is in
 * metres. A missing `language`, and each missing field of `record`, is inherited from the tour.
 * `code` is read so that a stop which was removed can come back with its own: the server gives
 * codes.
 */
export const StopInput = z.discriminatedUnion(
  "place",
  [PlacedStopInput, UnplacedStopInput],
  { error: () => t("place") },
).superRefine((stop, context) => {
  const message = partProblem(stop);
  if (message) context.addIssue({ code: "custom", path: ["audioUrl"], message });
});
export type StopInput = z.infer<typeof StopInput>;

type _Table = Agreeing<
  StoredOf<typeof STOP_FIELDS>,
  & Omit<WithThings<z.infer<typeof PlacedStopInput>>, CoverName | "id" | "code" | "place">
  & Pick<z.infer<typeof UnplacedStopInput>, "place">
>;

/**
 * A stored stop, with an id that is unique within its tour, and a short code, which revisions lack
 * that were saved before there were codes. `spokenIn`, in an archive in another language, is the
 * language of a recording which was not made in it.
 */
export type Stop = WithThings<StopInput> & PartTimes & { id: string; spokenIn?: string };

/** A stored stop on the map. */
export type PlacedStop = PlacedOf<Stop>;
