/** The link to the style sheet of a site's own colours, after those of the build. */
import { accentPath } from "../../model/site/accent.ts";
import type { Site } from "../../model/site/site.ts";

/**
 * Nothing for the program's own colours. At a page change Turbo takes the link of another colour
 * in its place, without a reload that would end what is being heard.
 */
export const OwnColours = ({ site: { accent } }: { site: Site }) =>
  accent ? <link rel="stylesheet" href={accentPath(accent)} data-turbo-track="dynamic" /> : null;
