/** The first pages of a booklet: cover, introduction, map and contents. */
import { Fragment } from "react";
import { legsOf, streetsOf } from "../../../lib/geo/legs.ts";
import { metresText } from "../../../lib/geo/metres_text.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { AccessNote } from "../../../lib/ui/tour/access_note.tsx";
import { Paragraphs } from "../../../lib/ui/folded_text.tsx";
import { imageSource } from "../../../lib/ui/image_source.ts";
import { PrintedCode } from "./printed_code.tsx";
import { QrCode } from "../../../lib/ui/qr_code.tsx";
import { Seal } from "../../../lib/ui/tour/seal.tsx";
import { rich } from "../../../lib/ui/rich.tsx";
import { ContentWarning, Words } from "../../../lib/ui/words.tsx";
import type { DrawnMap } from "./drawn_map.ts";
import { lengthOf } from "./print_page.tsx";
import { PrintMap } from "./print_map.tsx";
import type { PrintedTour } from "./printed_tour.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("print");

/** `thread` is a map for the cover, if that has no picture. */
type Props = PrintedTour & { map?: DrawnMap; thread?: DrawnMap };

export function BookletStart({ map, thread, ...printed }: Props) {
  const { tour } = printed;
  return (
    <>
      <Cover {...printed} thread={thread} />
      <section className="booklet-part">
        <Paragraphs text={tour.description} language={tour.language} />
        <ContentWarning of={tour} />
        <AccessNote of={tour} />
      </section>
      <Contents {...printed} />
      {map && (
        <section className="booklet-map">
          <h2>{t("map")}</h2>
          <PrintMap map={map} />
        </section>
      )}
      <Streets tour={tour} />
    </>
  );
}

/** The streets from stop to stop, with their lengths, for those who walk with the paper. */
function Streets({ tour }: Pick<PrintedTour, "tour">) {
  const legs = legsOf(tour).filter(({ parts }) => parts.length > 0);
  if (legs.length === 0) return null;
  return (
    <section className="booklet-way">
      <h2>{t("theWay")}</h2>
      <ul className="booklet-streets">
        {legs.map((leg) => (
          <li key={leg.to}>
            <strong>{t("toStop", { n: leg.to + 1 })}</strong>{" "}
            {streetsOf(leg).map(({ name, steps, metres }, i) => (
              <Fragment key={i}>
                {i > 0 && "; "}
                {rich(t, steps ? "steps" : "street", {
                  name: name === undefined ? t("path") : <Words>{name}</Words>,
                  metres: <bdi>{metresText(metres)}</bdi>,
                })}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cover(
  { tour, place, printed, host, codePage, thread }: PrintedTour & Pick<Props, "thread">,
) {
  const { title, language, creatorName, imageUrl, imageAlt = "" } = tour;
  return (
    <header className="booklet-cover">
      {place && <p className="booklet-place" {...textIn()}>{place}</p>}
      <h1 {...textIn(language)} data-length={lengthOf(title)}>{title}</h1>
      {creatorName && <p className="booklet-by" {...textIn()}>{creatorName}</p>}
      <div className="booklet-cover-picture">
        {imageUrl
          ? <img {...imageSource(imageUrl)} sizes="500px" alt={imageAlt} />
          : thread && <PrintMap map={thread} />}
      </div>
      <div className="booklet-cover-call">
        <QrCode text={printed.address} />
        <div>
          <PrintedCode {...{ printed, host, codePage }} kind="booklet" />
        </div>
      </div>
    </header>
  );
}

const Contents = ({ stops, tour }: PrintedTour) => (
  <section className="booklet-contents">
    <h2>{t("stops")}</h2>
    <ol role="list">
      {stops.map(({ id, n, title, language, place }) => (
        <li key={id}>
          <Seal n={n} size="small" />
          <span>
            <Words language={language ?? tour.language}>{title}</Words>
            {place && <span className="soft">{t(place)}</span>}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
