/** `/tour/{id}/labels`: a label for each stop, on sheets of common sizes. */
import {
  LABEL_SHEETS,
  type LabelSheetId,
  labelsOn,
  toSheets,
} from "../../../lib/model/print/label_sheets.ts";
import { LabelsQuery } from "../../../lib/model/print/print_query.ts";
import { bestLanguage, textIn } from "../../../lib/model/text/language.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { namedLanguage } from "../../../lib/model/web/tour_path.ts";
import { readInAllLanguages } from "../../../lib/store/words/read_words.ts";
import { LANGUAGES } from "../../../lib/texts/catalogue.ts";
import { inLanguage } from "../../../lib/texts/reader.ts";
import { Seal } from "../../../lib/ui/tour/seal.tsx";
import { QrCode } from "../../../lib/ui/qr_code.tsx";
import type { Ctx } from "../../context.ts";
import { parseQuery } from "../../parse.ts";
import { lengthOf, namesOf, printPage, Select } from "./print_page.tsx";
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
  const second = await secondOf(c, found.tour, query.second);
  const size = labelsOn(sheet);
  const sheets = toSheets(stops, { size, used: query.start > size ? 0 : query.start - 1 });
  return printPage(c, found, {
    kind: "labels",
    fields: <Fields query={query} text={c.req.query("stops")} tour={found.tour} />,
    hint: t("hintScale", { paper: PAPERS[sheet.paper] }),
    sheets: (
      <>
        <Heading title={found.tour.title} />
        {stops.length === 0
          ? <NoStop />
          : sheets.map((labels, i) => (
            <Sheet key={i} id={query.sheet} labels={labels} second={second} {...found} />
          ))}
      </>
    ),
  });
}

const Heading = ({ title }: { title: string }) => (
  <h1 className="visually-hidden" {...textIn()}>{t("labelsOf", { title })}</h1>
);

const NoStop = () => <p className="print-nothing">{t("noSuchStop")}</p>;

/** The archive in the second language of its labels, if visitors see it in that. */
async function secondOf(c: Ctx, tour: Tour, wanted: string | undefined): Promise<Tour | undefined> {
  if (wanted === undefined || wanted === namedLanguage(tour)) return undefined;
  const all = await readInAllLanguages(c.var.parts.kv, tour.id);
  return all.find((one) => languageOf(one) === wanted);
}

/** The language that an archive was translated into, or written in. */
const languageOf = ({ language = "", translation }: Tour): string =>
  translation?.language ?? language;

type FieldsProps = { query: LabelsQuery; text?: string; tour: Tour };

function Fields({ query, text = "", tour }: FieldsProps) {
  const others = (tour.languages ?? []).filter((tag) => tag !== namedLanguage(tour));
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
      {others.length > 0 && (
        <Select
          name="second"
          label={t("secondLanguage")}
          value={query.second ?? ""}
          options={{ "": t("noSecondLanguage"), ...namesOf(others) }}
        />
      )}
    </>
  );
}

type SheetProps = PrintedTour & {
  id: LabelSheetId;
  labels: (PrintedStop | undefined)[];
  second?: Tour;
};

function Sheet({ id, labels, tour, codePage, second }: SheetProps) {
  return (
    <ol
      role="list"
      className="sheet label-sheet"
      data-sheet={id}
      data-paper={LABEL_SHEETS[id].paper}
    >
      {labels.map((stop, i) =>
        stop
          ? <Label key={i} {...{ stop, tour, codePage, second }} />
          : <li key={i} className="label" aria-label={t("usedLabel")} />
      )}
    </ol>
  );
}

type LabelProps = Pick<PrintedTour, "tour" | "codePage"> & { stop: PrintedStop; second?: Tour };

function Label({ stop: { n, id, title, language, printed }, tour, codePage, second }: LabelProps) {
  const other = second?.audioStops.find((stop) => stop.id === id && stop.title !== title);
  const tag = second && bestLanguage([...LANGUAGES.keys()], languageOf(second));
  const prompt = tag && inLanguage(tag, () => t("scanToListen"));
  return (
    <li className="label">
      <div className="label-head">
        <Seal n={n} />
        <p className="label-archive" {...textIn(tour.language)}>{tour.title}</p>
      </div>
      <h2
        {...textIn(language ?? tour.language)}
        data-length={lengthOf(other ? `${title} ${other.title}` : title)}
      >
        <span className="visually-hidden">{t("stopN", { n })}</span>
        {title}
        {other && (
          <span className="label-second" {...textIn(other.language ?? second?.language)}>
            {other.title}
          </span>
        )}
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
        {prompt && prompt !== t("scanToListen") && (
          <p className="label-how label-second" {...textIn(tag)}>{prompt}</p>
        )}
      </div>
      <QrCode text={printed.address} />
    </li>
  );
}
