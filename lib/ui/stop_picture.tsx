/** The picture of a stop in the list of narratives. */
import type { Picture } from "../model/picture.ts";

/**
 * The picture with its credit below, loaded when it comes near the screen; its room has a fixed
 * shape, so that nothing moves when it comes. Nothing without a picture.
 */
export function StopPicture({ picture }: { picture: Picture }) {
  const { imageUrl, imageAlt = "", imageCredit } = picture;
  if (!imageUrl) return null;
  return (
    <figure className="stop-picture">
      <img
        src={imageUrl}
        alt={imageAlt}
        width="1200"
        height="800"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
      {imageCredit && <figcaption>{imageCredit}</figcaption>}
    </figure>
  );
}
