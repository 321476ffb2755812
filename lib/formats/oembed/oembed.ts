/**
 * An archive as oEmbed, so that other sites can show it from its address.
 *
 * Source: https://oembed.com/
 */
import { parsePictureAddress } from "../../model/media/picture_address.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { xmlText } from "../xml_text.ts";
import { EMBED_SIZE, toEmbedCode } from "./embed_code.ts";

export const OEMBED_PATH = "/oembed";

/** The address of the answer for the page `url`, at `site`. */
export const oembedPath = (url: string, format: "json" | "xml"): string =>
  `${OEMBED_PATH}?${new URLSearchParams({ url, format })}`;

type Limits = { maxwidth?: number; maxheight?: number };
type Shown = Pick<
  Tour,
  "id" | "title" | "creatorName" | "imageUrl" | "language" | "languages" | "translation"
>;

/** The answer for an archive at the origin `site`, whose name is `name`. */
export function toOEmbed(
  tour: Shown,
  { site, name }: { site: string; name: string },
  { maxwidth = Infinity, maxheight = Infinity }: Limits = {},
) {
  const size = {
    width: Math.min(EMBED_SIZE.width, maxwidth),
    height: Math.min(EMBED_SIZE.height, maxheight),
  };
  return {
    version: "1.0",
    type: "rich",
    title: tour.title,
    ...tour.creatorName && { author_name: tour.creatorName },
    provider_name: name,
    provider_url: site,
    ...thumbnailOf(tour, site, { maxwidth, maxheight }),
    html: toEmbedCode(tour, site, size),
    ...size,
  };
}

/** A picture of known size that fits; oEmbed demands the size of a thumbnail. */
function thumbnailOf({ imageUrl }: Shown, site: string, most: Required<Limits>) {
  const picture = imageUrl ? parsePictureAddress(imageUrl) : undefined;
  if (!picture || picture.width > most.maxwidth || picture.height > most.maxheight) return {};
  return {
    thumbnail_url: site + picture.src,
    thumbnail_width: picture.width,
    thumbnail_height: picture.height,
  };
}

/** The same as XML. */
export function toOEmbedXml(answer: ReturnType<typeof toOEmbed>): string {
  const elements = Object.entries(answer).map(([name, value]) =>
    `  <${name}>${xmlText(String(value))}</${name}>`
  );
  return [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    "<oembed>",
    ...elements,
    "</oembed>",
    "",
  ].join("\n");
}
