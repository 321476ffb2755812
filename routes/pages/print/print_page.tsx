/**
 * The document around printed pages: a bar with choices, which is not printed, and sheets of paper
 * as they come out of the printer. Without the site's frame, whose player nobody prints.
 */
import { ArrowLeft, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { OwnColours } from "../../../lib/ui/frame/own_colours.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import type { Ctx } from "../../context.ts";
import type { PrintedTour } from "./printed_tour.ts";
import { language, texts } from "../../../lib/texts/texts.ts";
import { to } from "../../../lib/texts/paths.ts";
import { LANGUAGES } from "../../../lib/texts/catalogue.ts";
import { inLanguage } from "../../../lib/texts/reader.ts";
import { bestLanguage, directionOf } from "../../../lib/model/text/language.ts";
import { ownName } from "../../../lib/model/text/language_names.ts";
import { namedLanguage, tourPath } from "../../../lib/model/web/tour_path.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";

const t = texts("print");

/** The printed pages of an archive: the last part of their address, and the key of their name. */
const KINDS = ["poster", "labels", "booklet"] as const;

type Kind = typeof KINDS[number];

/** What the bar asks for; `hint` is for the dialog of the browser. */
type Choices = { kind: Kind; fields: ReactNode; hint: ReactNode };

/** The language of our own texts on paper: the archive's language if we speak it. */
function languageOnPaper({ languages = [], translation, language: own }: Tour): string {
  const told = languages.length > 1 ? translation?.language ?? own : undefined;
  const best = told && bestLanguage([...LANGUAGES.keys()], told);
  return best ?? language();
}

/**
 * Answers with the printed page of an archive. What is printed is in the language of its words; the
 * bar is in the reader's.
 */
export function printPage(
  c: Ctx,
  { tour }: PrintedTour,
  { kind, sheets, ...choices }: Choices & { sheets: ReactNode },
): Promise<Response> {
  const printed = languageOnPaper(tour);
  const html = inLanguage(printed, () => renderToStaticMarkup(sheets));
  return printDocument(
    c,
    t(`${kind}Of`, { title: tour.title }),
    <>
      <Bar tour={tour} kind={kind} {...choices} />
      {/* The pages of a booklet stand beside each other, and are scrolled by keys, too. */}
      <main
        className="print-stage"
        lang={printed}
        tabIndex={kind === "booklet" ? 0 : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>,
  );
}

/** Answers with a document for paper: `content` is its bar and what is printed. */
export async function printDocument(
  c: Ctx,
  title: string,
  content: ReactNode,
): Promise<Response> {
  const { client } = c.var.parts;
  const site = await c.var.site.read();
  const page = (
    <html lang={language()} dir={directionOf(language()) === "rtl" ? "rtl" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${site.name}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={client.printStyles} />
        <OwnColours site={site} />
        <script type="module" src={client.print} />
      </head>
      <body className="print-page">{content}</body>
    </html>
  );
  return c.html(`<!doctype html>${renderToStaticMarkup(page)}`) as Response;
}

function Bar({ tour, kind, fields, hint }: Choices & Pick<PrintedTour, "tour">) {
  const { languages = [] } = tour;
  const named = namedLanguage(tour);
  const query = named ? `?lang=${named}` : "";
  return (
    <header className="print-bar">
      <a className="back" href={to(tourPath(tour.id, named))}>
        <ArrowLeft aria-hidden="true" />
        <Words language={tour.language}>{tour.title}</Words>
      </a>
      <nav className="print-kinds" aria-label={t("printedPages")}>
        {KINDS.map((path) => (
          <a
            key={path}
            href={to(`/tour/${tour.id}/${path}${query}`)}
            aria-current={path === kind ? "page" : undefined}
          >
            {t(path)}
          </a>
        ))}
      </nav>
      <form className="print-choices" method="get" action={to(`/tour/${tour.id}/${kind}`)}>
        {named && (
          <Select
            name="lang"
            label={t("language")}
            value={named}
            options={namesOf(languages)}
          />
        )}
        {fields}
        <div className="print-buttons">
          <button className="button" type="submit">{t("show")}</button>
          {/* The script shows it. */}
          <button className="button primary" type="button" data-print="" hidden>
            <Printer aria-hidden="true" />
            {t("print")}
          </button>
        </div>
      </form>
      <p className="print-hint">{hint}</p>
    </header>
  );
}

/** Languages as choices, by their own names. */
export const namesOf = (languages: readonly string[]): Record<string, string> =>
  Object.fromEntries(languages.map((tag) => [tag, ownName(tag)]));

type SelectProps = {
  name: string;
  label: string;
  value: string;
  /** The values with their names. */
  options: Record<string, string>;
};

/** A choice in the bar. */
export const Select = ({ name, label, value, options }: SelectProps) => (
  <label className="print-field">
    <span>{label}</span>
    <select name={name} defaultValue={value}>
      {Object.entries(options).map(([key, text]) => <option key={key} value={key}>{text}</option>)}
    </select>
  </label>
);

/** Steps of the length of a title, in characters: longer ones are set smaller. */
const LENGTHS = { short: 18, medium: 36, long: 80 };

/** The step for a title, which style sheets know as `data-length`. */
export function lengthOf(title: string): keyof typeof LENGTHS | "longest" {
  const words = title.split(/\s+/).map((word) => word.length);
  // A word that is broken needs more room than its letters.
  const length = Math.max(title.length, 1.25 * Math.max(...words));
  for (const [step, most] of Object.entries(LENGTHS)) {
    if (length <= most) return step as keyof typeof LENGTHS;
  }
  return "longest";
}
