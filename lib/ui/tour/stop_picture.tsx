/** The pictures of a stop in the list of stops. */
import type { ReactNode } from "react";
import type { OldPicture, Picture } from "../../model/media/picture.ts";
import { imageSource } from "../image_source.ts";
import { textIn } from "../../model/text/language.ts";

type Props = { picture: Picture & OldPicture; children?: ReactNode };

/**
 * The picture with its credit below, loaded when it comes near the screen; its room has a fixed
 * shape, so that nothing moves. Nothing without a picture. An old picture follows today's; within
 * an island it lies over it, and `children` has the controls.
 */
export function StopPicture({ picture, children }: Props) {
  const { imageUrl, imageAlt, imageCredit, oldImageUrl, oldImageCredit } = picture;
  const now = figure(imageUrl, imageAlt, imageCredit);
  return oldImageUrl
    ? (
      <div className="then-now">
        {now}
        {figure(
          oldImageUrl,
          picture.oldImageAlt,
          [picture.oldImageYear, oldImageCredit].filter(Boolean).join(" · "),
        )}
        {children}
      </div>
    )
    : now;
}

const figure = (address?: string, alt = "", caption?: string) =>
  address
    ? (
      <figure className="stop-picture">
        <img
          {...imageSource(address)}
          sizes="(min-width: 40rem) 36rem, 100vw"
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
        {caption && <figcaption {...textIn()}>{caption}</figcaption>}
      </figure>
    )
    : null;
