/** A stop in a booklet: title, code, picture, and its text or the transcript of its recording. */
import { textIn } from "../../../lib/model/text/language.ts";
import { joinRecords } from "../../../lib/model/record/record_fields.ts";
import { dateText } from "../../../lib/model/record/edtf_text.ts";
import { rightsName, rightsOf } from "../../../lib/model/record/rights.ts";
import { ChapterTexts } from "../tour/chapter_texts.tsx";
import { Paragraphs } from "../../../lib/ui/folded_text.tsx";
import { PrintedThing, printedThings } from "./printed_picture.tsx";
import { QrCode } from "../../../lib/ui/qr_code.tsx";
import { Seal } from "../../../lib/ui/tour/seal.tsx";
import { ContentWarning } from "../../../lib/ui/words.tsx";
import { TranscriptText } from "../../../lib/ui/transcript_text.tsx";
import { lengthOf } from "./print_page.tsx";
import type { PrintedStop, PrintedTour } from "./printed_tour.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("print");

type Props = Pick<PrintedTour, "tour"> & { stop: PrintedStop; hasTranscript: boolean };

export function BookletStop({ stop, tour, hasTranscript }: Props) {
  const { n, title, printed, transcript, chapters } = stop;
  const language = stop.language ?? tour.language;
  return (
    <section className="booklet-stop" data-stop={n}>
      <header>
        <Seal n={n} />
        <h2 {...textIn(language)} data-length={lengthOf(title)}>
          <span className="visually-hidden">{t("stopN", { n })}</span>
          {title}
        </h2>
        <div className="booklet-code">
          <QrCode text={printed.address} />
          {printed.letters && <p className="print-code short-code">{printed.letters}</p>}
        </div>
      </header>
      <ContentWarning of={stop} />
      {printedThings(stop.things).map((thing) => (
        <PrintedThing key={thing.id} thing={thing} sizes="500px" />
      ))}
      {chapters && <ChapterTexts chapters={chapters} language={language} />}
      {hasTranscript && transcript
        ? <TranscriptText transcript={transcript} />
        : <Paragraphs text={stop.description} language={language} />}
      <RecordLine stop={stop} tour={tour} />
    </section>
  );
}

/** Who speaks, when it was recorded, and the rights, where the stop says so itself. */
function RecordLine({ stop, tour }: Pick<Props, "stop" | "tour">) {
  if (!stop.record) return null;
  const { creators = [], contributors = [], dateRecorded, rightsHolder, rights } =
    joinRecords(tour.record, stop.record) ?? {};
  const statement = rights === undefined ? undefined : rightsOf(rights);
  const parts = [
    ...creators,
    ...contributors.map(({ name, role }) => role ? `${name} (${role})` : name),
    dateRecorded && t("recorded", { date: dateText(dateRecorded) }),
    rightsHolder && `© ${rightsHolder}`,
    statement && rightsName(statement),
  ].filter(Boolean);
  return parts.length > 0 ? <p className="booklet-record" dir="auto">{parts.join(" · ")}</p> : null;
}
