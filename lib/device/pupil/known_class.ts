/** The pupil's class as this device knows it: the server's last answer, for times without it. */
import { rememberPupil } from "./pupil.ts";
import { PUPIL_CLASS_KEY } from "../storage_keys.ts";
import type { PupilClass } from "../../model/class/class.ts";
import { SUBMISSION_STATES } from "../../model/class/submission.ts";
import { z } from "../../model/zod.ts";

const Classmate = z.object({ id: z.string(), nickname: z.string() });

/** As an earlier page stored it: the pages show it, and depend on nothing else. */
const KnownClass = z.object({
  class: z.object({
    id: z.string(),
    title: z.string(),
    endsAt: z.string(),
    mayPropose: z.boolean(),
    mayHearOthers: z.boolean(),
    tour: z.object({
      id: z.string(),
      title: z.string(),
      latitude: z.number().optional(),
      longitude: z.number().optional(),
    }),
  }),
  me: Classmate,
  members: z.array(Classmate),
  submissions: z.array(z.object({
    id: z.string(),
    title: z.string(),
    state: z.enum(SUBMISSION_STATES),
    memberIds: z.array(z.string()),
    stopId: z.string().optional(),
    language: z.string().optional(),
    hasRecording: z.boolean(),
    hasPicture: z.boolean(),
    hasPlace: z.boolean(),
    changedAt: z.string(),
    revision: z.number(),
    comment: z.string().optional(),
    mine: z.boolean(),
  })),
}) satisfies z.ZodType<PupilClass>;
export type KnownClass = z.infer<typeof KnownClass>;

/** The class; undefined on a device that is in none. */
export function readKnownClass(storage: Storage | undefined): KnownClass | undefined {
  try {
    return KnownClass.safeParse(JSON.parse(storage?.getItem(PUPIL_CLASS_KEY) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Stores the class, and whose place in it this device has; undefined: in none. */
export function storeKnownClass(storage: Storage | undefined, known: KnownClass | undefined): void {
  rememberPupil(known?.me.id, storage);
  try {
    if (known) storage?.setItem(PUPIL_CLASS_KEY, JSON.stringify(known));
    else storage?.removeItem(PUPIL_CLASS_KEY);
  } catch (error) {
    console.warn("This device has no room for the class: it opens with a network only", error);
  }
}
