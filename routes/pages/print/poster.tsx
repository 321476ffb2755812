/** `/tour/{id}/poster`: an invitation for a wall, with the archive's code. */
import { coverOf } from "../../../lib/model/media/thing.ts";
import { DIRECTIONS, POSTER_PAPERS, PosterQuery } from "../../../lib/model/print/print_query.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { Seal } from "../../../lib/ui/tour/seal.tsx";
import { PrintedCode } from "./printed_code.tsx";
import { PrintedThing } from "./printed_picture.tsx";
import { QrCode } from "../../../lib/ui/qr_code.tsx";
import type { Ctx } from "../../context.ts";
import { parseQuery } from "../../parse.ts";
import { type DrawnMap, drawStreets } from "./drawn_map.ts";
import { lengthOf, printPage, Select } from "./print_page.tsx";
import { PrintMap } from "./print_map.tsx";
import { findPrintedTour, type PrintedTour } from "./printed_tour.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("print");

type Paper = (typeof POSTER_PAPERS)[number];
type Direction = (typeof DIRECTIONS)[number];

const PAPERS: Record<Paper, string> = {
  a4: "A4",
  a3: "A3",
  letter: "US Letter",
  tabloid: "US Tabloid",
};

/**
 * The map in the place of a picture: the height that an upright poster leaves for it below a title
 * of two lines, and the width beside the words of one held across. In millimetres of a poster
 * whose shorter side is 210.
 */
const MAP_ROOM: Record<Paper, Record<Direction, number>> = {
  a4: { portrait: 112, landscape: 125 },
  a3: { portrait: 112, landscape: 125 },
  letter: { portrait: 93, landscape: 113 },
  tabloid: { portrait: 138, landscape: 139 },
};

/** The size of the map in the direction in which the room is always the same. */
const MAP_SIDE = 178;

export async function posterPage(c: Ctx): Promise<Response> {
  const found = await findPrintedTour(c, "poster");
  if (found instanceof Response) return found;
  const { size, orientation } = parseQuery(c, PosterQuery);
  const room = MAP_ROOM[size][orientation];
  const map = found.tour.imageUrl ? undefined : await drawStreets(
    c,
    found,
    orientation === "portrait"
      ? { width: MAP_SIDE, height: room }
      : { width: room, height: MAP_SIDE },
  );
  return printPage(c, found, {
    kind: "poster",
    fields: (
      <>
        <Select name="size" label={t("paper")} value={size} options={PAPERS} />
        <Select
          name="orientation"
          label={t("orientation")}
          value={orientation}
          options={{ portrait: t("portrait"), landscape: t("landscape") }}
        />
      </>
    ),
    hint: t("hintPaper", { paper: PAPERS[size] }),
    sheets: <Poster {...found} paper={size} orientation={orientation} map={map} />,
  });
}

type Props = PrintedTour & { paper: Paper; orientation: Direction; map?: DrawnMap };

function Poster({ tour, stops, printed, place, host, codePage, paper, orientation, map }: Props) {
  const { title, language, creatorName } = tour;
  const cover = coverOf(tour.things);
  return (
    <article className="sheet poster" data-paper={paper} data-orientation={orientation}>
      <div className="poster-words">
        {place && <p className="poster-place" {...textIn()}>{place}</p>}
        <h1 {...textIn(language)} data-length={lengthOf(title)}>{title}</h1>
        {creatorName && <p className="poster-by" {...textIn()}>{creatorName}</p>}
      </div>
      {cover
        ? (
          <PrintedThing
            thing={{ ...cover, caption: undefined }}
            sizes="100vw"
            className="poster-picture"
          />
        )
        : map
        ? (
          <div className="poster-picture poster-map">
            <PrintMap map={map} />
          </div>
        )
        : <Programme tour={tour} stops={stops} />}
      <div className="poster-call">
        <QrCode text={printed.address} />
        <div>
          <p className="poster-invitation">{invitationTo(stops)}</p>
          <PrintedCode {...{ printed, host, codePage }} kind="poster" className="poster-how" />
        </div>
      </div>
    </article>
  );
}

/** The most stories that a poster lists. */
const MAX_LISTED = 8;

/** The first stories, where there is neither a picture nor a map. */
const Programme = ({ tour, stops }: Pick<PrintedTour, "tour" | "stops">) => (
  <ol role="list" className="poster-programme">
    {stops.slice(0, MAX_LISTED).map(({ id, n, title, language }) => (
      <li key={id}>
        <Seal n={n} />
        <span {...textIn(language ?? tour.language)}>{title}</span>
      </li>
    ))}
  </ol>
);

function invitationTo(stops: PrintedTour["stops"]): string {
  const isAtPlaces = stops.every(({ place }) => place !== "anywhere");
  if (stops.length === 1) {
    return isAtPlaces ? t("invitationWhere") : t("invitation");
  }
  return isAtPlaces
    ? t("invitationsWhere", { count: stops.length })
    : t("invitations", { count: stops.length });
}
