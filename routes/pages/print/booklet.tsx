/** `/tour/{id}/booklet`: an archive to be read on paper, with the codes of its stories. */
import {
  BOOKLET_PAPERS,
  BOOKLET_TEXTS,
  BookletQuery,
} from "../../../lib/model/print/print_query.ts";
import { citedSite } from "../../cited_site.ts";
import type { Ctx } from "../../context.ts";
import { parseQuery } from "../../parse.ts";
import { BookletEnd } from "./booklet_end.tsx";
import { BookletStart } from "./booklet_start.tsx";
import { BookletStop } from "./booklet_stop.tsx";
import { drawStops, drawStreets } from "./drawn_map.ts";
import { printPage, Select } from "./print_page.tsx";
import { findPrintedTour } from "./printed_tour.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("print");

type Paper = (typeof BOOKLET_PAPERS)[number];

/** The maps, in millimetres: as wide as the text. */
const MAP_SIZES: Record<Paper, { width: number; height: number }> = {
  a5: { width: 124, height: 165 },
  "half-letter": { width: 115, height: 170 },
};

/** The map on a cover without a picture, which has no streets. */
const COVER_MAP = { width: 124, height: 84 };

export async function bookletPage(c: Ctx): Promise<Response> {
  const found = await findPrintedTour(c, "booklet");
  if (found instanceof Response) return found;
  const { size, text } = parseQuery(c, BookletQuery);
  const { tour, stops } = found;
  const map = await drawStreets(c, found, MAP_SIZES[size]);
  const thread = tour.imageUrl ? undefined : drawStops(found, COVER_MAP);
  const papers: Record<Paper, string> = { a5: "A5", "half-letter": t("halfLetter") };
  const choices: Record<(typeof BOOKLET_TEXTS)[number], string> = {
    texts: t("textsOfStops"),
    transcripts: t("transcripts"),
  };
  const { attribution } = c.var.parts.config.map;
  return printPage(c, found, {
    kind: "booklet",
    fields: (
      <>
        <Select name="size" label={t("pages")} value={size} options={papers} />
        <Select name="text" label={t("stories")} value={text} options={choices} />
      </>
    ),
    hint: t("hintFold"),
    sheets: (
      <article className="booklet" data-paper={size}>
        <BookletStart {...found} map={map} thread={thread} />
        {stops.map((stop) => (
          <BookletStop key={stop.id} stop={stop} tour={tour} hasTranscript={text !== "texts"} />
        ))}
        <BookletEnd
          {...found}
          site={citedSite(c)}
          mapCredit={map?.streets && attribution}
        />
      </article>
    ),
  });
}
