/** A picture on paper, with its credit below. */
import type { Pictured } from "../../../lib/ui/tour/stop_picture.tsx";
import { textIn } from "../../../lib/model/text/language.ts";
import { imageSource } from "../../../lib/ui/image_source.ts";

/** Nothing without a picture. `sizes` is how wide it is printed. */
export const PrintedPicture = (
  { of, sizes, className }: { of: Pictured; sizes: string; className?: string },
) =>
  of.imageUrl
    ? (
      <figure className={className}>
        <img {...imageSource(of.imageUrl)} sizes={sizes} alt={of.imageAlt ?? ""} />
        {of.imageCredit && <figcaption {...textIn()}>{of.imageCredit}</figcaption>}
      </figure>
    )
    : null;
