/** The four templates that ship with the program, in the order in which they are offered. */
import type { Template } from "./template.ts";
import { ART_CULTURE } from "./art_culture.ts";
import { FOOD_TOUR } from "./food_tour.ts";
import { HISTORIC_DOWNTOWN } from "./historic_downtown.ts";
import { NATURE_TRAIL } from "./nature_trail.ts";

/** All templates. Copy a template's tour (`structuredClone`) before a form changes it. */
export const TEMPLATES: readonly Template[] = [
  HISTORIC_DOWNTOWN,
  NATURE_TRAIL,
  ART_CULTURE,
  FOOD_TOUR,
];

/** The template with this id; undefined for unknown and for removed ones. */
export function findTemplate(id: string | undefined): Template | undefined {
  return TEMPLATES.find((template) => template.id === id);
}
