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
  const { today, then } = picturesOf(picture);
  return then.address
    ? (
      <div className="then-now">
        {figure(today, "Today")}
        {figure(then, then.year)}
        {children}
      </div>
    )
    : figure(today);
}

/** A picture with the words about it. */
type Figure = { address?: string; alt?: string; credit?: string };

/** Today's picture of a stop, and the old one. */
export const picturesOf = (
  { imageUrl, imageAlt, imageCredit, ...old }: Picture & OldPicture,
): { today: Figure; then: Figure & { year?: string } } => ({
  today: { address: imageUrl, alt: imageAlt, credit: imageCredit },
  then: {
    address: old.oldImageUrl,
    alt: old.oldImageAlt,
    credit: old.oldImageCredit,
    year: old.oldImageYear,
  },
});

const figure = ({ address, alt = "", credit }: Figure, when?: string) =>
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
        {(when || credit) && (
          <figcaption {...textIn()}>{[when, credit].filter(Boolean).join(" · ")}</figcaption>
        )}
      </figure>
    )
    : null;
