/** A stop of a tour: a place, its narrative and the zone in which it starts. */
import { z } from "./zod.ts";
import { Latitude, Longitude } from "./position.ts";
import { Picture } from "./picture.ts";
import { RADIUS } from "./stop_limits.ts";
import { requiredLine, requiredText } from "./text.ts";
import { AudioUrl } from "./url.ts";

const radiusMessage = `Radius must be between ${RADIUS.min}-${RADIUS.max} meters`;

/**
 * What an author enters for one stop. `audioDuration` is text such as '4:12'; `triggerRadius` is in
 * metres.
 */
export const StopInput = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/).optional(),
  title: requiredLine("Stop title", 200),
  description: requiredText("Stop description", 10_000),
  latitude: Latitude,
  longitude: Longitude,
  ...Picture.shape,
  audioUrl: AudioUrl,
  audioDuration: requiredText("Audio duration", 40),
  triggerRadius: z.number(radiusMessage).min(RADIUS.min, radiusMessage).max(
    RADIUS.max,
    radiusMessage,
  ),
});
export type StopInput = z.infer<typeof StopInput>;

/** A stop as it is stored: with its id, unique within its tour. */
export type Stop = StopInput & { id: string };
