/** `/tour/{id}/labels`: a label for each stop, on sheets of common sizes. */
import {
  LABEL_SHEETS,
  type LabelSheetId,
  labelsOn,
  toSheets,
} from "../../../lib/model/print/label_sheets.ts";
import { LabelsQuery } from "../../../lib/model/print/print_query.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { Seal } from "../../../lib/ui/tour/seal.tsx";
import { QrCode } from "../../../lib/ui/qr_code.tsx";
import type { Ctx } from "../../context.ts";
import { parseQuery } from "../../parse.ts";
import { lengthOf, printPage, Select } from "./print_page.tsx";
import { findPrintedTour, type PrintedStop, type PrintedTour } from "./printed_tour.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("print");

const PAPERS = { a4: "A4", letter: "US Letter", a6: "A6" } as const;

export async function labelsPage(c: Ctx): Promise<Response> {
  const found = await findPrintedTour(c, "labels");
  if (found instanceof Response) return found;
  const query = parseQuery(c, LabelsQuery);
  const sheet = LABEL_SHEETS[query.sheet];
  const stops = found.stops.filter(({ n }) => query.stops?.has(n) ?? true);
  const size = labelsOn(sheet);
  const sheets = toSheets(stops, { size, used: query.start > size ? 0 : query.start - 1 });
  return printPage(c, found, {
    kind: "labels",
    fields: <Fields query={query} text={c.req.query("stops")} />,
    hint: t("hintScale", { paper: PAPERS[sheet.paper] }),
    sheets: (
      <>
        <h1 className="visually-hidden" {...textIn()}>
          {t("labelsOf", { title: found.tour.title })}
        </h1>
        {stops.length === 0
          ? <p className="print-nothing">{t("noSuchStop")}</p>
          : sheets.map((labels, i) => (
            <Sheet key={i} id={query.sheet} labels={labels} {...found} />
          ))}
      </>
    ),
  });
}

function Fields({ query, text = "" }: { query: LabelsQuery; text?: string }) {
  const names = Object.entries(LABEL_SHEETS).map(([id, sheet]) => [
    id,
    t("sheetName", {
      name: id === "a6" ? t("oneToPage") : sheet.name,
      width: sheet.width,
      height: sheet.height,
      labels: labelsOn(sheet),
      paper: PAPERS[sheet.paper],
    }),
  ]);
  return (
    <>
      <Select
        name="sheet"
        label={t("labels")}
        value={query.sheet}
        options={Object.fromEntries(names)}
      />
      <label className="print-field">
        <span>{t("startAt")}</span>
        <input
          name="start"
          type="number"
          min={1}
          max={labelsOn(LABEL_SHEETS[query.sheet])}
          defaultValue={query.start}
        />
      </label>
      <label className="print-field">
        <span>{t("stops")}</span>
        <input name="stops" defaultValue={text} placeholder={t("whichStops")} maxLength={2000} />
      </label>
    </>
  );
}

type SheetProps = PrintedTour & { id: LabelSheetId; labels: (PrintedStop | undefined)[] };

function Sheet({ id, labels, tour, codePage }: SheetProps) {
  return (
    <ol
      role="list"
      className="sheet label-sheet"
      data-sheet={id}
      data-paper={LABEL_SHEETS[id].paper}
    >
      {labels.map((stop, i) =>
        stop
          ? <Label key={i} stop={stop} tour={tour} codePage={codePage} />
          : <li key={i} className="label" aria-label={t("usedLabel")} />
      )}
    </ol>
  );
}

type LabelProps = Pick<PrintedTour, "tour" | "codePage"> & { stop: PrintedStop };

function Label({ stop: { n, title, language, printed }, tour, codePage }: LabelProps) {
  return (
    <li className="label">
      <div className="label-head">
        <Seal n={n} />
        <p className="label-archive" {...textIn(tour.language)}>{tour.title}</p>
      </div>
      <h2 {...textIn(language ?? tour.language)} data-length={lengthOf(title)}>
        <span className="visually-hidden">{t("stopN", { n })}</span>
        {title}
      </h2>
      <div className="label-call">
        {printed.letters && <p className="print-code short-code">{printed.letters}</p>}
        <p className="label-how">
          {printed.letters
            ? rich(t, "scanOrEnter", {
              enter: (words) => <span className="label-enter">{words}</span>,
              codePage,
            })
            : t("scanToListen")}
        </p>
      </div>
      <QrCode text={printed.address} />
    </li>
  );
}
