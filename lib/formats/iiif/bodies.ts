/** Pictures as bodies of annotations, and pages of annotations. */
import { MEDIA_TYPES } from "../../model/media/media.ts";
import { parsePictureAddress, pictureFiles } from "../../model/media/picture_address.ts";

/** The assumed size of pictures whose address has none, in pixels. */
const USUAL_SIZE = { width: 1200, height: 800 };

/** A picture as the body of an annotation; its size is in pixels. */
export function imageBody(address: string, site: string) {
  const { src, width, height } = parsePictureAddress(address) ?? { src: address, ...USUAL_SIZE };
  return { id: absolute(src, site), type: "Image", format: typeOf(src), width, height };
}

/** The smallest version of a picture. */
export function thumbnail(address: string, site: string) {
  const src = pictureFiles(address).at(-1)!;
  return { id: absolute(src, site), type: "Image", format: typeOf(src) };
}

/** A page with the annotation that fills a canvas, and `others`. */
export function painting<A = never>(canvas: string, body: object, others: A[] = []) {
  const page = annotationPage(`${canvas}/content`, "painting", { body, target: canvas });
  return { ...page, items: [...page.items, ...others] };
}

export function annotationPage(
  id: string,
  motivation: "painting" | "supplementing",
  of: { body: object; target: string },
) {
  const annotation = { id: `${id}/1`, type: "Annotation", motivation, ...of };
  return { id, type: "AnnotationPage", items: [annotation] };
}

export const absolute = (address: string, site: string): string => new URL(address, site).href;

/** The media type of an address by its ending; undefined for other endings. */
export function typeOf(address: string): string | undefined {
  const ending = /\.(\w{3,4})(?:[?#]|$)/.exec(address)?.[1].toLowerCase() ?? "";
  if (ending === "svg") return "image/svg+xml";
  return MEDIA_TYPES[ending as keyof typeof MEDIA_TYPES]?.type;
}
