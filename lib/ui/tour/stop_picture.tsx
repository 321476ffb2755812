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
  const today = pictureOf(picture, "image");
  const then = pictureOf(picture, "oldImage");
  return then[0]
    ? (
      <div className="then-now">
        {figure(today, "Today")}
        {figure(then, picture.oldImageYear)}
        {children}
      </div>
    )
    : figure(today);
}

type Figure = readonly [address?: string, alt?: string, credit?: string];

/** Today's picture of a stop, or the old one, with the words about it. */
export const pictureOf = (stop: Picture & OldPicture, name: "image" | "oldImage"): Figure => [
  stop[`${name}Url`],
  stop[`${name}Alt`],
  stop[`${name}Credit`],
];

const figure = ([address, alt = "", credit]: Figure, when?: string) =>
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
