/** The citation of an archive or a recording. */
import type { ReactNode } from "react";
import { citationPath, FORMAT_NAMES } from "../../../lib/formats/citation/citation_path.ts";
import type { Cited } from "../../../lib/formats/citation/cited.ts";
import { toText } from "../../../lib/formats/citation/text.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("archive");

type Props = {
  cited: Cited;
  tour: Tour;
  stopId?: string;
  /** More links. */
  children?: ReactNode;
};

/** A tap selects the whole text; the links download files for other programs. */
export const Citation = ({ cited, tour, stopId, children }: Props) => (
  <>
    <p className="citation-text" dir="auto">{toText(cited)}</p>
    <p className="citation-files">
      {Object.entries(FORMAT_NAMES).map(([format, name]) => (
        <a key={format} href={citationPath({ tour, stopId, format })} data-turbo="false">
          {format === "text" ? t("asText") : name}
        </a>
      ))}
      {children}
    </p>
  </>
);
