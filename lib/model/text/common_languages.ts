/** Languages as the form offers them, and as files name them. */
import { language } from "../../texts/texts.ts";
import { canonicalTag } from "./language.ts";
import { nameIn } from "./language_names.ts";

/** The choices of the form, sorted by each language's own name: Latin letters first. */
export const COMMON_LANGUAGES =
  ("af az id ms ca cs cy da de et en es eu fil fr ga gl ha hr is it " +
    "sw ku lv lt hu mt nl nb nn uz pl pt pt-BR ro so sq sk sl fi sv vi tr yo zu el be bg mk mn ru " +
    "sr uk kk hy ka he yi ar ur fa ps ne mr hi bn pa gu ta te kn ml si th lo my km am ti ko ja zh-Hans " +
    "zh-Hant").split(" ");

/** Finds the tag for a language: by the tag, or its name in English, itself or for the reader. */
export function readLanguage(text: string): string | undefined {
  const wanted = text.trim().toLowerCase().replaceAll("_", "-");
  return canonicalTag(wanted) ??
    COMMON_LANGUAGES.find((tag) =>
      [tag, "en", language()].some((of) => nameIn(tag, of)?.toLowerCase() === wanted)
    );
}
