/**
 * Drafts: tour forms that somebody has not finished, of new tours and of changes to those that are
 * there.
 */
import { Id } from "../id.ts";
import { Revision } from "./revision.ts";
import { optional } from "../text/text.ts";
import { cutText } from "../text/unfit_text.ts";
import { z } from "../zod.ts";

/** What a draft is called while its form has no title. */
export const UNTITLED = "Untitled Tour";

/**
 * Deepest nesting of a form's data; ours has three levels, and hostile ones overflow the stack.
 */
export const DEEPEST = 32;

/**
 * The data of a form, as it was typed: any JSON object, since nothing is refused for being
 * incomplete. How large it may be, the store says.
 */
const FormData = z.custom<Record<string, unknown>>(
  (value) => isObject(value) && isShallow(value, DEEPEST),
  "draftData must be an object, nested no deeper than 32 levels",
).meta({ type: "object" });

/**
 * What a save of a draft says. A title that is missing or blank becomes 'Untitled Tour'; a long
 * one is cut.
 */
export const DraftInput = z.strictObject({
  title: z.preprocess(
    (value) => value ?? "",
    z.string("Title must be a text").transform((title) => cutText(title.trim(), 200) || UNTITLED),
  ),
  draftData: FormData,
  /** The id of the template that the form began from. */
  templateUsed: optional(
    z.string("templateUsed must be a text").max(100, "templateUsed is too long"),
  ),
  /**
   * The tour that the form changes; missing in a form of a new one. Only the first save says
   * it.
   */
  tourId: Id.optional(),
  /** The revision of that tour from which the changes began. */
  tourRevision: Revision("tourRevision").optional(),
  /**
   * The form that saves, the same in all its saves. A form whose answer was lost does not know
   * that the draft has a new revision: no save of the same form is stale for that.
   */
  formId: z.string().regex(/^[\w-]{1,64}$/, "formId must be an id such as a UUID").optional(),
});
export type DraftInput = z.infer<typeof DraftInput>;

/** A save of a draft that is there; `revision` is the one that the form began from. */
export const DraftUpdate = z.strictObject({
  ...DraftInput.shape,
  revision: Revision("revision").optional(),
});
export type DraftUpdate = z.infer<typeof DraftUpdate>;

/** A draft without its data, as lists show it. Times are ISO 8601 in UTC. */
export type DraftSummary = {
  id: string;
  title: string;
  templateUsed?: string;
  /** The tour that it changes, and the revision of the tour from which the changes began. */
  tourId?: string;
  tourRevision?: number;
  /** Counts the saves from 1; a save names the one that it started from. */
  revision: number;
  /** The form that saved last, where it said so. */
  formId?: string;
  createdAt: string;
  updatedAt: string;
};

/** A whole draft. */
export type Draft = DraftSummary & { draftData: Record<string, unknown> };

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for a value of JSON that is nested no deeper than this. */
export function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}
