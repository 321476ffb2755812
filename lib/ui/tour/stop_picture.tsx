/** The pictures of a stop in the list of stops. */
import type { ReactNode } from "react";
import { oldViewOf, type Thing } from "../../model/media/thing.ts";
import type { CoverName } from "../../model/media/with_things.ts";
import { imageSource } from "../image_source.ts";
import { textIn } from "../../model/text/language.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("tour");

/**
 * A stop or an archive with its first picture, and the old view if there is one; dates are in
 * words.
 */
export type Pictured = { [N in CoverName]?: string } & {
  things?: readonly Pick<Thing, "url" | "alt" | "credit" | "date" | "then">[];
};

type Props = { picture: Pictured; children?: ReactNode };

/**
 * The picture with its credit below, loaded when it comes near the screen; its room has a fixed
 * shape, so that nothing moves. Nothing without a picture. An old picture follows today's; within
 * an island it lies over it, and `children` has the controls.
 */
export function StopPicture({ picture, children }: Props) {
  const today = pictureOf(picture);
  const old = oldPictureOf(picture);
  return old
    ? (
      <div className="then-now">
        {figure(today, t("today"))}
        {figure(old, old.when)}
        {children}
      </div>
    )
    : figure(today);
}

/** A picture with the words about it. */
export type Figure = { address?: string; alt?: string; credit?: string };

/** Today's picture of a stop. */
export const pictureOf = ({ imageUrl, imageAlt, imageCredit }: Pictured): Figure => ({
  address: imageUrl,
  alt: imageAlt,
  credit: imageCredit,
});

/** The old view of a stop, and its date; undefined without one. */
export function oldPictureOf({ things }: Pictured): Figure & { when?: string } | undefined {
  const old = oldViewOf(things);
  if (!old) return undefined;
  const { url, alt, credit, date } = old;
  return { address: url, alt, credit, when: date };
}

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
