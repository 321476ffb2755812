/** Makes an archive of a plan and the fetched files. */
import { listed } from "../../formats/listed.ts";
import { counted } from "../../formats/report.ts";
import { shareRecords } from "../../formats/foreign/dublin_core.ts";
import { readTranscript } from "../../formats/transcript/read_transcript.ts";
import type { Media } from "../../model/media/media.ts";
import { coverOf, type Thing } from "../../model/media/thing.ts";
import { pictureAddress } from "../../model/media/picture_address.ts";
import { TEST_BEEP } from "../../model/media/url_rules.ts";
import type { StopInput } from "../../model/tour/stop.ts";
import { RADIUS } from "../../model/tour/stop_limits.ts";
import { TourInput } from "../../model/tour/tour.ts";
import type { Transcript } from "../../model/tour/transcript.ts";
import { cutAt, paragraphs } from "./plain_text.ts";
import type { PlannedStop, PlannedTour } from "./plan.ts";
import type { ImportReport } from "./report.ts";
import type { PlannedPicture, PlannedRecording } from "./story_files.ts";
import { fitRecord } from "./story_record.ts";

/**
 * The fetched files by their numbers on the site: stored files, smaller copies of pictures, and the
 * texts of captions.
 */
export type Brought = {
  media: ReadonlyMap<number, Media>;
  small: ReadonlyMap<number, Media>;
  captions: ReadonlyMap<number, string>;
};

type Parts = { brought: Brought; report: ImportReport };

/** Longest texts of stops and archives, in UTF-16 units. */
const MAX_TEXT = 10_000;
const MAX_NAME = 120;
const MAX_ACCESS = 1000;

/** The separator between a story and the elements without a field of their own. */
const LINE = "—";

/** The archive as it is to be stored, private; or what is wrong with it. */
export function composeTour(
  tour: PlannedTour,
  parts: Parts,
): { input: TourInput } | { problem: string } {
  const { report } = parts;
  const accessNote = accessOf(tour.stops);
  const audioStops = tour.stops.flatMap((stop) =>
    composeStops(tour, stop, { ...parts, hasAccess: accessNote !== "" })
  );
  const silent = audioStops.filter(({ audioUrl }) => audioUrl === TEST_BEEP);
  if (silent.length > 0) {
    const names = listed(silent.map(({ title }) => title));
    report.note(
      `“${tour.title}”: ${counted(silent.length, "stop")} without a recording (${names}). ` +
        "A test sound stands in its place.",
    );
  }
  const title = cutAt(tour.title, 200);
  const credits = cutAt(tour.credits, MAX_NAME);
  const description = paragraphs(
    title.rest && tour.title,
    tour.description,
    credits.rest && `Credits: ${tour.credits}`,
  );
  const cover = audioStops.map(({ things }) => coverOf(things)).find(Boolean);
  const read = TourInput.safeParse({
    title: title.text,
    description: fitted(description || tour.title, `“${tour.title}”`, report),
    things: cover && [cover],
    duration: "Flexible",
    creatorName: credits.text,
    accessNote,
    record: shareRecords(audioStops),
    ...tour.stops[0].place,
    tourType: tour.tourType,
    visibility: "private",
    audioStops,
  });
  if (read.success) return { input: read.data };
  const { path, message } = read.error.issues[0];
  return { problem: `${message} (${path.join(".")})` };
}

/** The access notes by stop; "" if they are too long for the field. */
function accessOf(stops: PlannedStop[]): string {
  const notes = stops.filter(({ story }) => story.access !== "")
    .map(({ story }) => `${story.title}: ${story.access}`);
  const text = [...new Set(notes)].join("\n");
  return text.length <= MAX_ACCESS ? text : "";
}

function fitted(text: string, what: string, report: ImportReport): string {
  const { text: cut, rest } = cutAt(text, MAX_TEXT);
  if (rest) {
    report.note(`${what}: its text was cut after ${MAX_TEXT.toLocaleString("en")} characters.`);
  }
  return cut;
}

/**
 * A stop for the first recording of a story, or for its text alone, and one for each other
 * recording.
 */
function composeStops(
  tour: PlannedTour,
  stop: PlannedStop,
  { brought, report, hasAccess }: Parts & { hasAccess: boolean },
): StopInput[] {
  const { story, place } = stop;
  const what = `“${tour.title}”: “${story.title}”`;
  const recordings = withMedia(story.recordings, brought);
  const pictures = withMedia(story.pictures, brought);
  const title = cutAt(story.title, 200);
  const { record, rest } = fitRecord({
    ...story.record,
    sources: [
      ...story.record.sources ?? [],
      ...story.papers.map(({ title, file }) => ({
        text: `Document: ${title}`.slice(0, 1000),
        url: file.url,
      })),
    ],
  });
  const isUnspoken = recordings[0]?.planned !== story.recordings[0];
  const lines = [
    ...story.lines,
    ...isUnspoken && story.transcription ? [`Transcription: ${story.transcription}`] : [],
    ...rest,
    ...pictures.flatMap(({ planned }) => planned.rest || []),
    ...!hasAccess && story.access ? [`Access: ${story.access}`] : [],
  ];
  const told = paragraphs(
    title.rest && story.title,
    ...new Set([stop.subtitle, story.subtitle]),
    stop.text,
    story.text,
  );
  const text = paragraphs(told || story.title, lines.length > 0 ? LINE : "", lines.join("\n"));
  const first: StopInput = {
    id: stop.id,
    title: title.text,
    description: fitted(text, what, report),
    language: story.language,
    ...place,
    things: pictures.map((picture) => thingOf(picture, brought)),
    ...soundOf(recordings[0]?.media),
    transcript: transcriptOf(stop, recordings[0]?.planned, { brought, report, what }),
    record,
    triggerRadius: RADIUS.inForms,
  };
  const others = recordings.slice(1).map(({ planned, media }, i): StopInput => ({
    id: `${stop.id}-r${planned.file.id}`,
    title: cutAt(planned.title || `${story.title} (${i + 2})`, 200).text,
    description: fitted(
      paragraphs(planned.description, planned.rest.join("\n")) ||
        `Another recording of “${story.title}”.`,
      what,
      report,
    ),
    language: story.language,
    ...place,
    ...soundOf(media),
    transcript: transcriptOf(stop, planned, { brought, report, what }),
    record: fitRecord(planned.record).record,
    triggerRadius: RADIUS.inForms,
  }));
  return [first, ...others];
}

/** Those whose files were fetched, in order. */
const withMedia = <Planned extends PlannedPicture | PlannedRecording>(
  files: Planned[],
  { media }: Brought,
): { planned: Planned; media: Media }[] =>
  files.flatMap((planned) => {
    const found = media.get(planned.file.id);
    return found ? [{ planned, media: found }] : [];
  });

function thingOf(
  { planned: { file, rest: _, ...words }, media }: { planned: PlannedPicture; media: Media },
  { small: copies }: Brought,
): Thing {
  const { url: src, width, height } = media;
  const small = copies.get(file.id)?.url;
  const url = width && height ? pictureAddress({ src, width, height, small }) : src;
  const said = Object.entries(words).filter(([, text]) => text);
  return { id: `omeka-${file.id}`, url, ...Object.fromEntries(said) };
}

/** The recording of a stop, or the test sound that marks a missing recording in forms. */
function soundOf(media: Media | undefined): Pick<StopInput, "audioUrl" | "audioDuration"> {
  if (!media) return { audioUrl: TEST_BEEP, audioDuration: "0:01" };
  const seconds = Math.max(1, Math.round(media.seconds ?? 0));
  const audioDuration = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return { audioUrl: media.url, audioDuration };
}

/** The captions of a recording, or the item's transcript for its first recording. */
function transcriptOf(
  { story }: PlannedStop,
  recording: PlannedRecording | undefined,
  { brought, report, what }: Pick<Parts, "brought" | "report"> & { what: string },
): Transcript | undefined {
  if (!recording) return undefined;
  const i = story.recordings.indexOf(recording);
  const file = story.captions[i];
  const text = file && brought.captions.get(file.id) || (i === 0 ? story.transcription : "");
  if (!text) return undefined;
  const read = readTranscript(text, { fileName: file?.name, language: story.language ?? "und" });
  if ("problem" in read) {
    report.note(`${what}: ${read.problem}`);
    return undefined;
  }
  for (const line of read.leftOut) report.note(`${what}: ${line}.`);
  return read.transcript;
}
