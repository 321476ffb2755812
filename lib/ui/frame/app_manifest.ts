/** The web app manifest, for the installed program. */
import { SHARE_TARGET } from "../../model/web/share.ts";
import { type Site, taglineSentence } from "../../model/site/site.ts";

/** The paper of tokens.css. */
const PAPER = "#f6f1e7";

/** Sizes of the icons under /icons, in pixels: those that Android, Windows and Chrome require. */
export const ICON_SIZES = [48, 72, 96, 128, 144, 152, 192, 256, 384, 512];

/** Systems may cut off everything outside of a circle of 80 %; the icon's seal fits into it. */
const MASKABLE_SIZES = [192, 512];

/** Screenshots for the browser's install dialog; sizes in pixels, `scale` of them to one. */
export const SCREENSHOTS = [
  {
    src: "/screenshots/narrow-start.jpg",
    page: "/",
    form: "narrow",
    ...{ width: 780, height: 1688, scale: 2 },
    label: "Stories where they happened",
  },
  {
    src: "/screenshots/narrow-archives.jpg",
    page: "/tours",
    form: "narrow",
    ...{ width: 780, height: 1688, scale: 2 },
    label: "Search all archives",
  },
  {
    src: "/screenshots/wide-start.jpg",
    page: "/",
    form: "wide",
    ...{ width: 1280, height: 800, scale: 1 },
    label: "Stories where they happened",
  },
  {
    src: "/screenshots/wide-archives.jpg",
    page: "/tours",
    form: "wide",
    ...{ width: 1280, height: 800, scale: 1 },
    label: "Search all archives",
  },
];

/** The manifest of a site, ready for JSON (https://www.w3.org/TR/appmanifest/). */
export const appManifestOf = (site: Site) => ({
  id: "/",
  name: site.name,
  short_name: site.shortName,
  description: taglineSentence(site),
  lang: "en",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  // The layout names the colours of both schemes; a manifest has room for one.
  background_color: PAPER,
  theme_color: PAPER,
  categories: ["education", "travel"],
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    ...ICON_SIZES.map((size) => ({ ...iconOf(size), purpose: "any" })),
    ...MASKABLE_SIZES.map((size) => ({ ...iconOf(size), purpose: "maskable" })),
  ],
  screenshots: SCREENSHOTS.map(({ src, form, width, height, label }) => ({
    src,
    label,
    sizes: `${width}x${height}`,
    type: "image/jpeg",
    form_factor: form,
  })),
  share_target: SHARE_TARGET,
  shortcuts: [
    { name: "Explore Tours", url: "/tours", icons: [iconOf(96)] },
    { name: "Create an archive", url: "/create", icons: [iconOf(96)] },
  ],
});

/** Its address, which is another after each change of the site. */
export const appManifestPath = ({ revision }: Site): string =>
  `/manifest.webmanifest${revision === undefined ? "" : `?v=${revision}`}`;

function iconOf(size: number) {
  return { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" };
}
