/** Drafts: unfinished forms of new tours and of changes to existing ones. */
import { Id } from "../id.ts";
import { Revision } from "./revision.ts";
import { optional } from "../text/text.ts";
import { cutText } from "../text/unfit_text.ts";
import { z } from "../zod.ts";

/** The title of a draft whose form has none. */
export const UNTITLED = "Untitled Tour";

/**
 * Deepest nesting of a form's data. A real form has three levels; deep nesting overflows the stack.
 */
export const DEEPEST = 32;

/**
 * The data of a form as typed: any JSON object, because an incomplete form must be saved too. The
 * store limits its size.
 */
const FormData = z.custom<Record<string, unknown>>(
  (value) => isObject(value) && isShallow(value, DEEPEST),
  "draftData must be an object, nested no deeper than 32 levels",
).meta({ type: "object" });

/** A save of a draft. A missing or blank title becomes 'Untitled Tour'; a long one is cut. */
export const DraftInput = z.strictObject({
  title: z.preprocess(
    (value) => value ?? "",
    z.string().transform((title) => cutText(title.trim(), 200) || UNTITLED),
  ),
  draftData: FormData,
  /** The id of the template that the form began from. */
  templateUsed: optional(
    z.string("templateUsed must be a text").max(100, "templateUsed is too long"),
  ),
  /** The tour that the form changes; missing for a new one. Only the first save has it. */
  tourId: Id.optional(),
  /** The revision of that tour from which the changes began. */
  tourRevision: Revision.optional(),
  /**
   * The id of the saving form, the same in all its saves. A form whose answer was lost does not
   * know the draft's new revision; its own earlier saves never make it outdated.
   */
  formId: z.string().regex(/^[\w-]{1,64}$/, "formId must be an id such as a UUID").optional(),
  /**
   * When the form was last changed, by the clock of its device: orders the saves of one form.
   */
  formChangedAt: z.iso.datetime({
    precision: 3,
    error: "formChangedAt must be a time such as 2027-01-31T09:30:00.000Z",
  }).optional(),
});
export type DraftInput = z.infer<typeof DraftInput>;

/** A save of an existing draft; `revision` is the one that the form began from. */
export const DraftUpdate = z.strictObject({
  ...DraftInput.shape,
  revision: Revision.optional(),
});
export type DraftUpdate = z.infer<typeof DraftUpdate>;

/** A draft without its data, as lists show it. Times are ISO 8601 in UTC. */
export type DraftSummary = {
  id: string;
  title: string;
  templateUsed?: string;
  /** The tour that it changes, and the revision of that tour at the beginning. */
  tourId?: string;
  tourRevision?: number;
  /** Counts the saves from 1; a save names the revision that it started from. */
  revision: number;
  /** The form that saved last, and when that was changed, if it sent them. */
  formId?: string;
  formChangedAt?: string;
  createdAt: string;
  updatedAt: string;
};

/** A whole draft. */
export type Draft = DraftSummary & { draftData: Record<string, unknown> };

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for a JSON value that is nested no deeper than this. */
export function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}
