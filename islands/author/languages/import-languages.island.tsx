/** The button that adds the languages of an exported archive. */
import { useRef, useState } from "react";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import { language, texts } from "../../../lib/texts/texts.ts";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { orAlert } from "../../shell/alert.ts";
import { toast } from "../../shell/toasts.ts";
import { visitAgain } from "../../shell/visit.ts";

const t = texts("imports");

export default function ImportLanguages({ tourId }: { tourId: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<string>();
  const alive = useHydrated();
  const nameOf = (tag: string) => nameOfLanguage(tag, language());
  const take = async (file: File | undefined) => {
    if (!file) return;
    setStep(t("readingLanguages"));
    try {
      const { importLanguages } = await loadChunk(() => import("./import_languages.ts"));
      const added = await importLanguages(
        tourId,
        file,
        (tag) => setStep(t("addingLanguage", { language: nameOf(tag) })),
      );
      const names = new Intl.ListFormat(language()).format(added.languages.map(nameOf));
      if (names) await visitAgain();
      toast({
        title: names ? t("languagesAdded", { languages: names }) : t("noWordsAdded"),
        ...added.left > 0 && { description: t("wordsLeft", { count: added.left }) },
      });
    } finally {
      setStep(undefined);
      // So that the same file can be chosen again.
      if (input.current) input.current.value = "";
    }
  };
  return (
    <p>
      <button
        type="button"
        className="button"
        disabled={!alive || step !== undefined}
        onClick={() => input.current?.click()}
      >
        {step ?? t("addLanguages")}
      </button>
      <span className="visually-hidden" role="status">{step}</span>
      <input
        ref={input}
        type="file"
        accept=".json,.zip"
        hidden
        aria-label={t("exportedLanguages")}
        onChange={({ target }) => orAlert(() => take(target.files?.[0]))}
      />
    </p>
  );
}
