/** The texts that have changed since a version: the original, then and now. */
import { useEffect, useState } from "react";
import { api, messageOf } from "../../../lib/device/api.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import type { WordsDifferences } from "../../../lib/model/tour/words/versions.ts";
import type { Transcript } from "../../../lib/model/tour/transcript.ts";
import { Words } from "../../../lib/ui/words.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { namedTexts } from "./row_names.ts";
import type { Section } from "./sections.ts";
import type { Desk, Languages } from "./use_words.ts";

const t = texts("translating");

type Props = { desk: Desk; language: Languages; revision: number };

export function VersionTexts({ desk: { path, sections }, language, revision }: Props) {
  const [read, setRead] = useState<WordsDifferences>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    api<WordsDifferences>("GET", `${path}/versions/${revision}`).then(
      setRead,
      (error) => setProblem(messageOf(error)),
    );
  }, [path, revision]);
  if (problem) return <p role="alert">{problem}</p>;
  if (!read) return <p className="soft" role="status">{t("loadingTexts")}</p>;
  return (
    <div role="status">
      <dl>
        {sections.flatMap((section) => rowsOf(section, read)).map((row) => (
          <div key={row.key}>
            <dt>
              {row.title === undefined
                ? t("theArchive")
                : <Words language={language.from}>{row.title}</Words>}
              {": "}
              {row.label}
            </dt>
            {row.original && <Text label={t("original")} text={row.original} tag={language.from} />}
            <Text label={t("then")} text={row.then} tag={language.to} />
            <Text label={t("now")} text={row.now} tag={language.to} />
          </div>
        ))}
      </dl>
    </div>
  );
}

function Text({ label, text, tag }: { label: string; text?: string; tag: string }) {
  return (
    <dd>
      <span className="soft">{label}</span>
      {text === undefined
        ? <span className="soft">{t("notTranslated")}</span>
        : <span {...textIn(tag)}>{text}</span>}
    </dd>
  );
}

type Row = {
  key: string;
  /** Of the stop; missing for the archive itself. */
  title?: string;
  label: string;
  original?: string;
  then?: string;
  now?: string;
};

/** The differences in one part of the archive, in its order. */
function rowsOf(section: Section, read: WordsDifferences): Row[] {
  const { id, texts: units, recording } = section;
  const title = section.number === 0 ? undefined : section.title;
  const byKey = new Map(read.words.map((one) => [one.key, one]));
  const spoken = recording && byKey.get(recording.key);
  const sentences = (transcript?: Transcript) =>
    transcript && t("transcriptSentences", { count: transcript.cues.length });
  return [
    ...spoken ? [{ ...spoken, title, label: t("recording") }] : [],
    ...read.transcripts.filter(({ stopId }) => stopId === id).map(({ then, now }) => ({
      key: `${id}:words`,
      title,
      label: t("transcriptOfRecording"),
      then: sentences(then),
      now: sentences(now),
    })),
    ...namedTexts(units).flatMap(({ unit, label }) => {
      const one = byKey.get(unit.key);
      return one ? [{ ...one, title, label, original: one.text }] : [];
    }),
  ];
}
