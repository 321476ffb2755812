/** The picture of a stop in the list of stops. */
import type { Picture } from "../../model/media/picture.ts";
import { imageSource } from "../image_source.ts";
import { textIn } from "../../model/text/language.ts";

/**
 * The picture with its credit below, loaded when it comes near the screen; its room has a fixed
 * shape, so that nothing moves. Nothing without a picture.
 */
export function StopPicture({ picture }: { picture: Picture }) {
  const { imageUrl, imageAlt = "", imageCredit } = picture;
  if (!imageUrl) return null;
  return (
    <figure className="stop-picture">
      <img
        {...imageSource(imageUrl)}
        sizes="(min-width: 40rem) 36rem, 100vw"
        alt={imageAlt}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
      {imageCredit && <figcaption {...textIn()}>{imageCredit}</figcaption>}
    </figure>
  );
}
