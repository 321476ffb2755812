/** The HTML that shows an archive on another site, in a frame. */
import { xmlText } from "../xml_text.ts";

/** The default size of the frame in pixels. */
export const EMBED_SIZE = { width: 640, height: 560 } as const;

type Size = { width: number; height: number };

export const embedPath = (tourId: string): string => `/embed/tour/${tourId}`;

/** An `<iframe>` with the archive's player, which is at `site`. */
export function toEmbedCode(
  { id, title }: { id: string; title: string },
  site: string,
  { width, height }: Size = EMBED_SIZE,
): string {
  const attributes = [
    ["src", site + embedPath(id)],
    ["title", title.replace(/\s+/g, " ")],
    ["width", width],
    ["height", height],
    ["loading", "lazy"],
    ["style", "border:0;max-width:100%"],
  ].map(([name, value]) => `${name}="${xmlText(String(value))}"`);
  return `<iframe ${attributes.join(" ")}></iframe>`;
}
