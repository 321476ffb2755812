/** The names of templates, for lists that need nothing else of them. */
import { texts } from "../../../texts/texts.ts";
import type { TemplateId } from "./template.ts";

const t = texts("drafts");

const TITLES = {
  "historic-downtown": "historicDowntown",
  "nature-trail": "natureTrail",
  "art-culture": "artCulture",
  "food-tour": "foodTour",
} as const satisfies Record<TemplateId, string>;

/** The title of a template, in the reader's language; undefined for unknown and removed ones. */
export function templateTitle(id: TemplateId): string;
export function templateTitle(id: string | undefined): string | undefined;
export function templateTitle(id: string | undefined): string | undefined {
  return isTemplate(id) ? t(TITLES[id]) : undefined;
}

const isTemplate = (id: string | undefined): id is TemplateId =>
  id !== undefined && Object.hasOwn(TITLES, id);
