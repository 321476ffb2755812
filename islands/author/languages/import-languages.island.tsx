/** The button that adds the languages of an exported archive. */
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import { language, texts } from "../../../lib/texts/texts.ts";
import { FileStepsButton } from "../../forms/file_steps_button.tsx";
import { toast } from "../../shell/toasts.ts";
import { visitAgain } from "../../shell/visit.ts";

const t = texts("imports");

export default function ImportLanguages({ tourId }: { tourId: string }) {
  const nameOf = (tag: string) => nameOfLanguage(tag, language());
  const take = async (file: File, setStep: (step: string) => void) => {
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
  };
  return (
    <FileStepsButton
      text={t("addLanguages")}
      label={t("exportedLanguages")}
      accept=".json,.zip"
      reading={t("readingLanguages")}
      take={take}
    />
  );
}
