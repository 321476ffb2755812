/** Who is where in the form of an archive. */
import { StopId } from "../listens/listening_input.ts";
import { z } from "../zod.ts";

/** Where a person writes: in a stop, or (null) elsewhere in the form; `isGone` closes the form. */
export const PresenceInput = z.strictObject({
  stopId: StopId.nullable(),
  isGone: z.boolean().optional(),
});
export type PresenceInput = z.infer<typeof PresenceInput>;

/** Somebody else who has the form open; `stopId` is missing while they write in no stop. */
const OtherWriter = z.strictObject({ name: z.string(), stopId: z.string().optional() });
export type OtherWriter = z.infer<typeof OtherWriter>;

/** The others, in a lasting order. */
export const Presence = z.strictObject({ others: z.array(OtherWriter) });
export type Presence = z.infer<typeof Presence>;
