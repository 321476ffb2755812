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
  const { imageUrl, imageAlt, imageCredit, oldImageUrl } = picture;
  return oldImageUrl
    ? (
      <div className="then-now">
        {figure(imageUrl, imageAlt, "Today", imageCredit)}
        {figure(oldImageUrl, picture.oldImageAlt, picture.oldImageYear, picture.oldImageCredit)}
        {children}
      </div>
    )
    : figure(imageUrl, imageAlt, imageCredit);
}

const figure = (address?: string, alt = "", ...caption: (string | undefined)[]) =>
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
        {caption.some(Boolean) && (
          <figcaption {...textIn()}>{caption.filter(Boolean).join(" · ")}</figcaption>
        )}
      </figure>
    )
    : null;
