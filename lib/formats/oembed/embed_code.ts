/** The HTML that shows an archive on another site, in a frame. */
import type { Tour } from "../../model/tour/tour.ts";
import { namedLanguage } from "../../model/web/tour_path.ts";
import { xmlText } from "../xml_text.ts";

/** The default size of the frame in pixels. */
export const EMBED_SIZE = { width: 640, height: 560 } as const;

type Size = { width: number; height: number };

export const embedPath = (tourId: string, language?: string): string =>
  `/embed/tour/${tourId}${language ? `?lang=${language}` : ""}`;

/** An `<iframe>` with the archive's player, which is at `site`, in the language of the archive. */
export function toEmbedCode(
  tour: Pick<Tour, "id" | "title" | "language" | "languages" | "translation">,
  site: string,
  { width, height }: Size = EMBED_SIZE,
): string {
  const attributes = [
    ["src", site + embedPath(tour.id, namedLanguage(tour))],
    ["title", tour.title.replace(/\s+/g, " ")],
    ["width", width],
    ["height", height],
    ["loading", "lazy"],
    ["style", "border:0;max-width:100%"],
  ].map(([name, value]) => `${name}="${xmlText(String(value))}"`);
  return `<iframe ${attributes.join(" ")}></iframe>`;
}
