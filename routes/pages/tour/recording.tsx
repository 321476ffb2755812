/**
 * `/tour/{id}/recording/{hash}`: a whole recording of which stops of an archive play parts, with
 * its text and its chapters, as far as these stops have them.
 */
import { ArrowLeft, MicOff, SearchX } from "lucide-react";
import WholeRecordingPlayer from "../../../islands/tour/whole-recording.island.tsx";
import { type CitedSite, toCited } from "../../../lib/formats/citation/cited.ts";
import { toText } from "../../../lib/formats/citation/text.ts";
import { joinRecords } from "../../../lib/model/record/record_fields.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import {
  type RecordingUse,
  type SpokenPiece,
  type WholeRecording,
  wholeRecording,
} from "../../../lib/model/media/whole_recording.ts";
import { stopLink } from "../../../lib/model/web/make_stop_link.ts";
import { formatTime } from "../../../lib/player/time.ts";
import { WITHHELD } from "../../../lib/server/http/media_gate.ts";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import { Island } from "../../../lib/ui/island.tsx";
import { RecordFacts } from "../../../lib/ui/tour/record_facts.tsx";
import { TranscriptText } from "../../../lib/ui/transcript_text.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import { citedSite } from "../../cited_site.ts";
import type { Ctx } from "../../context.ts";
import { uncached } from "../../middleware/caching.ts";
import { findVisibleTour } from "../../visible_tour.ts";
import { ChapterTexts } from "./chapter_texts.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { to } from "../../../lib/texts/paths.ts";

const t = texts("archive");

export async function recordingPage(c: Ctx) {
  const hash = c.req.param("hash")!.toLowerCase();
  const found = await findVisibleTour(c);
  const recording = found && wholeRecording(found.tour.audioStops, hash);
  if (!recording) return await refuse(c, found?.tour, hash);
  const { tour } = found;
  if (tour.visibility === "private") uncached(c, 200);
  const path = `/tour/${tour.id}/recording/${hash}`;
  return c.render(
    <RecordingView {...{ tour, recording, path }} site={citedSite(c)} />,
    {
      title: t("wholeInterviewOf", { title: tour.title }),
      path,
      isIndexed: tour.visibility === "public",
    },
  );
}

/** The answer for a recording that is not released, and for one that no stop uses. */
async function refuse(c: Ctx, tour: Tour | undefined, hash: string) {
  const isHash = /^[0-9a-f]{64}$/.test(hash);
  const pass = tour && isHash && await c.var.mediaGate.pass(hash, c.var.viewer, c.var.pupil);
  const [status, icon, title, text] = pass === WITHHELD
    ? [410, MicOff, t("notAvailable"), t("storyNotAvailable")] as const
    : [404, SearchX, t("recordingNotFound"), t("noStoryPlaysIt")] as const;
  return await uncached(c, status).render(
    <EmptyPage icon={icon} title={title}>
      <p>{text}</p>
      {tour
        ? <a className="button primary" href={to(`/tour/${tour.id}`)}>{t("backToArchive")}</a>
        : <a className="button primary" href={to("/tours")}>{t("backToArchives")}</a>}
    </EmptyPage>,
    { title },
  );
}

type ViewProps = { tour: Tour; recording: WholeRecording; path: string; site: CitedSite };

function RecordingView({ tour, recording, path, site }: ViewProps) {
  const { url, uses, pieces, chapters } = recording;
  const { language = tour.language } = uses[0].stop;
  const record = joinRecords(tour.record, recording.record);
  return (
    <article className="wrap recording-page">
      <header className="page-head">
        <a className="back" href={to(`/tour/${tour.id}`)}>
          <ArrowLeft aria-hidden="true" />
          {t("backToArchive")}
        </a>
        <h1>{t("wholeInterview")}</h1>
        <p className="soft">
          <Words language={tour.language}>{tour.title}</Words>
        </p>
      </header>
      <div className="recording-player">
        <Island
          name="whole-recording"
          of={WholeRecordingPlayer}
          when="load"
          props={{ url, label: t("wholeInterview") }}
        />
      </div>
      <section aria-labelledby="parts">
        <h2 id="parts" className="aside-title">{t("storiesFromIt")}</h2>
        <ol role="list" className="recording-parts">
          {uses.map((use) => (
            <li key={use.stop.id}>
              <TimesLink {...{ url, use }} />
              <a href={to(`/tour/${tour.id}${stopLink({ index: use.index })}`)}>
                <Words language={use.stop.language ?? tour.language}>{use.stop.title}</Words>
              </a>
            </li>
          ))}
        </ol>
      </section>
      {chapters.length > 0 && (
        <section aria-labelledby="chapters">
          <h2 id="chapters" className="aside-title">{t("chapters")}</h2>
          <ChapterTexts chapters={chapters} language={language} recording={url} />
        </section>
      )}
      {pieces.length > 0 && (
        <section aria-labelledby="text">
          <h2 id="text" className="aside-title">{t("whatIsSaid")}</h2>
          {pieces.map((piece) => <Piece key={piece.stop.id} {...{ url, piece }} />)}
        </section>
      )}
      {record && (
        <section aria-labelledby="record">
          <h2 id="record" className="aside-title">{t("aboutThisRecording")}</h2>
          <RecordFacts record={record} language={language} />
          <h2 className="aside-title">{t("citeThisRecording")}</h2>
          <p className="citation-text" dir="auto">
            {toText({
              ...toCited({ ...tour, record }, site)!,
              title: t("wholeInterview"),
              container: tour.title,
              url: site.origin + path,
            })}
          </p>
        </section>
      )}
    </article>
  );
}

/** "1:01–3:03", which plays from there; without scripts the file opens there. */
function TimesLink({ url, use: { from, to } }: { url: string; use: RecordingUse }) {
  const end = to === undefined ? "" : `–${formatTime(to / 1000)}`;
  return (
    <a className="figures" href={`${url}#t=${from / 1000}`} data-at={from} data-turbo="false">
      {formatTime(from / 1000)}
      {end}
    </a>
  );
}

/** The text of one stop; of a part with its times. */
const Piece = ({ url, piece }: { url: string; piece: SpokenPiece }) => (
  <div className="recording-text">
    {piece.to !== undefined && (
      <h3>
        <TimesLink {...{ url, use: piece }} />{" "}
        <span {...textIn(piece.stop.language)}>{piece.stop.title}</span>
      </h3>
    )}
    <TranscriptText transcript={piece.transcript} />
  </div>
);
