/** Files for programs of translators: to be saved, and to be taken back. */
import { useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import type { WordsUnit } from "../../../lib/model/tour/words/words.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { useAttempt } from "../../forms/use_attempt.ts";
import { FileButton } from "../tour-form/media/file_button.tsx";
import type { Desk, Languages } from "./use_words.ts";

const t = texts("translating");

/** What a file has changed, and what did not fit. */
export type Imported = { count: number; report: string[] };

type Props = {
  desk: Desk;
  language: Languages;
  imported?: Imported;
  /** Called once the words of a file are saved. */
  onImported: (imported: Imported) => void;
};

export function FilesPart(
  { desk: { path, saver, sections }, language, imported, onImported }: Props,
) {
  const { problem, attempt } = useAttempt();
  const [isReading, setReading] = useState(false);
  const take = async (file: File) => {
    setReading(true);
    await attempt(async () => {
      const { readWordsFile } = await loadChunk(() =>
        import("../../../lib/formats/words/read_words_file.ts")
      );
      const bytes = new Uint8Array(await file.arrayBuffer());
      await saver.flush();
      const { units } = await api<{ units: WordsUnit[] }>("GET", path);
      const { words, report } = readWordsFile(bytes, { language: language.to, units });
      if (words.length > 0) await api("PATCH", path, { words, keepsBefore: true });
      const lines = report.map(({ path, message }) => {
        const index = /^audioStops\.(\d+)\./.exec(path)?.[1];
        const title = index && sections.find(({ number }) => number === Number(index) + 1)?.title;
        const field = path.slice(path.lastIndexOf(".") + 1);
        return [title, field, message].filter(Boolean).join(": ");
      });
      onImported({ count: words.length, report: lines });
    });
    setReading(false);
  };
  return (
    <details className="words-files">
      <summary>{t("filesForPrograms")}</summary>
      <p className="soft">{t("filesExplained")}</p>
      <div className="row">
        <a className="button" href={`${path}/file?format=xliff`} download>{t("saveXliff")}</a>
        <a className="button" href={`${path}/file?format=csv`} download>{t("saveCsv")}</a>
        <FileButton label={t("importFile")} onFiles={([file]) => void take(file)}>
          {t(isReading ? "readingFile" : "importFile")}
        </FileButton>
      </div>
      {problem && <p role="alert" className="field-error">{problem}</p>}
      <div role="status">
        {imported && (
          <p>
            {imported.count > 0 ? t("imported", { count: imported.count }) : t("nothingImported")}
          </p>
        )}
        {imported && imported.report.length > 0 && (
          <ul>{imported.report.map((line, i) => <li key={i} dir="auto">{line}</li>)}</ul>
        )}
      </div>
    </details>
  );
}
