/** The words of an archive in other languages, in its export. */
import { z } from "../../model/zod.ts";
import { LanguageTag } from "../../model/text/language_tag.ts";
import { isRecordingKey } from "../../model/tour/words/recordings.ts";
import type { TranslatedWords } from "../../model/tour/words/units.ts";
import { MAX_LANGUAGES, StoredTranslation } from "../../model/tour/words/words.ts";
import { parseMediaName } from "../../model/media/media.ts";
import { wholeOf } from "../../model/media/part_address.ts";

/** A language of an archive: its words by their keys, and what is said in its own recordings. */
export const ExportedLanguage = z.strictObject({
  language: LanguageTag,
  ...StoredTranslation.shape,
});
export type ExportedLanguage = z.infer<typeof ExportedLanguage>;

/** All languages of an export besides its own. */
export const ExportedLanguages = z.array(ExportedLanguage).max(MAX_LANGUAGES);

/** The languages with the address of each recording replaced by what `change` returns. */
export const mapRecordings = (
  languages: readonly ExportedLanguage[],
  change: (address: string) => string,
): ExportedLanguage[] =>
  languages.map(({ words, ...rest }) => ({
    ...rest,
    words: Object.fromEntries(
      Object.entries(words).map(([key, { text, of }]): [string, TranslatedWords[string]] => {
        return [key, { text: isRecordingKey(key) ? change(text) : text, of }];
      }),
    ),
  }));

/** The paths of their recordings that the program stores, such as "/media/….mp3". */
export function recordingPathsOf(languages: readonly ExportedLanguage[]): string[] {
  const paths = new Set<string>();
  mapRecordings(languages, (address) => {
    const path = wholeOf(address);
    if (path.startsWith("/media/") && parseMediaName(path.slice("/media/".length))) {
      paths.add(path);
    }
    return address;
  });
  return Array.from(paths);
}
