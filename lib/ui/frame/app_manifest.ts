/** The web app manifest, for the installed program. */
import { SHARE_PATH, SHARE_TARGET } from "../../model/web/share.ts";
import { type Site, taglineSentence } from "../../model/site/site.ts";
import { directionOf } from "../../model/text/language.ts";
import { to } from "../../texts/paths.ts";
import { language, texts } from "../../texts/texts.ts";

const t = texts("home");
const shell = texts("shell");

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
    label: "storiesShown",
  },
  {
    src: "/screenshots/narrow-archives.jpg",
    page: "/tours",
    form: "narrow",
    ...{ width: 780, height: 1688, scale: 2 },
    label: "searchShown",
  },
  {
    src: "/screenshots/wide-start.jpg",
    page: "/",
    form: "wide",
    ...{ width: 1280, height: 800, scale: 1 },
    label: "storiesShown",
  },
  {
    src: "/screenshots/wide-archives.jpg",
    page: "/tours",
    form: "wide",
    ...{ width: 1280, height: 800, scale: 1 },
    label: "searchShown",
  },
] as const;

/**
 * The manifest of a site in the reader's language, ready for JSON
 * (https://www.w3.org/TR/appmanifest/).
 */
export const appManifestOf = (site: Site) => ({
  id: "/",
  name: site.name,
  short_name: site.shortName,
  description: taglineSentence(site),
  lang: language(),
  dir: directionOf(language()),
  start_url: to("/"),
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
    label: t(label),
    sizes: `${width}x${height}`,
    type: "image/jpeg",
    form_factor: form,
  })),
  share_target: { ...SHARE_TARGET, action: to(SHARE_PATH) },
  shortcuts: [
    { name: shell("exploreTours"), url: to("/tours"), icons: [iconOf(96)] },
    { name: shell("createArchive"), url: to("/create"), icons: [iconOf(96)] },
  ],
});

/** Its address, which is another after each change of the site. */
export const appManifestPath = ({ revision }: Site): string =>
  to(`/manifest.webmanifest${revision === undefined ? "" : `?v=${revision}`}`);

function iconOf(size: number) {
  return { src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" };
}
