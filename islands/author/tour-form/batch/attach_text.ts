/** Puts a text into the stop that it was dropped on, or that was chosen for it. */
import { confirm } from "../../../shell/confirm.ts";
import { toast } from "../../../shell/toasts.ts";
import type { FormAccess } from "../form_props.ts";
import { hasText, languageOf, readText, takeText } from "./read_texts.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

/** Resolves to false if it cannot be read, with a toast, or if the stop's transcript is to stay. */
export async function attachText(form: FormAccess, index: number, file: File): Promise<boolean> {
  const values = form.getValues();
  const { [index]: stop } = values.audioStops;
  const read = await readText(file, languageOf(values, stop));
  if (typeof read === "string") {
    toast({
      title: t("fileNotAdded", { name: file.name }),
      description: `${read}.`,
      kind: "error",
    });
    return false;
  }
  if (read.found.transcript && hasText(stop) && !await confirm(QUESTION(index, read.about))) {
    return false;
  }
  takeText(form, index, read);
  toast({
    title: t("transcriptOfStop", { number: index + 1 }),
    description: `${file.name}: ${read.about}.`,
  });
  return true;
}

const QUESTION = (index: number, about: string) => ({
  title: t("replaceTranscript"),
  text: t("transcriptIsLost", { number: index + 1, about }),
  action: t("replaceIt"),
});
