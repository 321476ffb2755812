/** What was read from a transcript's file: it stands until the author closes it. */
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { fileEntry, type ReportEntry } from "../../../../lib/formats/report.ts";
import type { ReadTranscript } from "../../../../lib/formats/transcript/read_transcript.ts";
import { type FileReport, forgetReport, keepReport, reportOf } from "../files/kept_reports.ts";
import type { FormAccess } from "../form_props.ts";
import { stopIdOf } from "../stops/stop_id.ts";
import type { TourValues } from "../values.ts";
import type { Letters } from "./text_box.tsx";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("transcripts");

type Found = Exclude<ReadTranscript, { problem: string }>;

/** The report of the stop's last file, also from an earlier visit of the page. */
export function useReadReport(index: number) {
  const form = useFormContext<TourValues>();
  const [report, setReport] = useState<FileReport | undefined>(() => {
    const id = form.getValues(`audioStops.${index}.id`);
    return id ? reportOf(id, undefined) : undefined;
  });
  const [letters, setLetters] = useState<Letters>();
  return {
    report,
    letters,
    onRead(found: Found, name: string, letters?: Letters): void {
      setReport(keepRead(form, index, found, name));
      setLetters(letters);
    },
    close(): void {
      forgetReport(stopIdOf(form, index));
      setReport(undefined);
      setLetters(undefined);
    },
  };
}

/** Keeps what was read from the file `name` for the stop's panel. */
export function keepRead(form: FormAccess, index: number, found: Found, name: string): FileReport {
  const report = { name, report: reportLines(found) };
  keepReport(stopIdOf(form, index), report);
  return report;
}

/** What was taken, then what was changed or left out. */
function reportLines({ transcript, chapters = [], leftOut }: Found): ReportEntry[] {
  const cues = transcript?.cues ?? [];
  const speakers = new Set(cues.flatMap(({ speaker }) => speaker ?? []));
  const timed = cues.filter(({ start }) => start !== undefined).length;
  const taken = [
    cues.length === 0
      ? t("noTranscript")
      : timed > 0
      ? t("sentencesSomeTimed", { count: cues.length, timed })
      : t("sentencesCount", { count: cues.length }),
    speakers.size > 0 && t("speakersCount", { count: speakers.size }),
    chapters.length > 0 && t("chaptersCount", { count: chapters.length }),
  ].filter(Boolean).join("; ");
  return [
    fileEntry("note", t("fileHas", { taken })),
    ...leftOut.map((line) => fileEntry("note", line)),
  ];
}
