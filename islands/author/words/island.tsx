/** Where an archive is translated: the original beside its translation. */
import { useState } from "react";
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import { language as reader, texts } from "../../../lib/texts/texts.ts";
import { WordsDesk } from "./desk.tsx";
import type { Imported } from "./files_part.tsx";
import { type Place, useWords } from "./use_words.ts";

const t = texts("translating");

type Props = Place & {
  /** The language that the archive is written in. */
  original: string;
};

export default function TranslatedWords({ original, ...place }: Props) {
  const [imported, setImported] = useState<Imported>();
  const { desk, problem, again } = useWords(place);
  if (problem) {
    return (
      <div className="notice" role="alert">
        <p>{problem}</p>
        <button type="button" className="button" onClick={again}>{t("tryAgain")}</button>
      </div>
    );
  }
  if (!desk) return <p role="status" className="soft">{t("loadingTexts")}</p>;
  const name = nameOfLanguage(place.language, reader());
  return (
    <WordsDesk
      {...{ desk, place, imported }}
      language={{ from: original, to: place.language, name }}
      onImported={(now) => {
        setImported(now);
        if (now.count > 0) again();
      }}
      onBroughtBack={again}
    />
  );
}
