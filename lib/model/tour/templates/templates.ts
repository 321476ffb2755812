/** The four templates that ship with the program. */
import { artCulture } from "./art_culture.ts";
import { foodTour } from "./food_tour.ts";
import { historicDowntown } from "./historic_downtown.ts";
import { natureTrail } from "./nature_trail.ts";
import type { Template } from "./template.ts";

/** All templates in the reader's language, in the order in which they are offered. */
export const templates = (): Template[] => [
  historicDowntown(),
  natureTrail(),
  artCulture(),
  foodTour(),
];
