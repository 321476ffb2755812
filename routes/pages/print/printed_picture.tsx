/** Pictures on paper, each with its words below. */
import { coverOf, type Thing } from "../../../lib/model/media/thing.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { imageSource } from "../../../lib/ui/image_source.ts";

type Props = {
  thing: Thing;
  /** How wide it is printed. */
  sizes: string;
  className?: string;
};

/** Its first page, with caption and credit. */
export const PrintedThing = ({ thing, sizes, className }: Props) => {
  const words = [thing.caption, thing.credit].filter(Boolean).join(" · ");
  return (
    <figure className={className}>
      <img {...imageSource(thing.url)} sizes={sizes} alt={thing.alt ?? ""} />
      {words && <figcaption {...textIn()}>{words}</figcaption>}
    </figure>
  );
};

/** A sheet has room for two pictures of a stop: its cover, and the first of the others. */
export function printedThings(things: readonly Thing[] = []): Thing[] {
  const cover = coverOf(things);
  return [...cover ? [cover] : [], ...things.filter((thing) => thing !== cover)].slice(0, 2);
}
