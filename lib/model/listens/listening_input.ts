/** The schema of a listening as devices send it. */
import { PARTS, WAYS } from "./listening.ts";
import { z } from "../zod.ts";

/** The id of a stop. */
export const StopId = z.string().regex(/^[\w-]{1,64}$/);

/** A `Listening`. */
export const ListeningInput = z.strictObject({
  stopId: StopId,
  way: z.enum(WAYS),
  left: z.int().min(0).max(PARTS),
});
