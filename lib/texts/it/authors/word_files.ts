import type { wordFiles as english } from "../../en/authors/word_files.ts";
import { translation } from "../../translation.ts";

export const wordFiles = translation<typeof english>()({
  longest: { one: "Al massimo {count} carattere", other: "Al massimo {count} caratteri" },
  saidBy: "Voce: {speaker}",
  noWordsFile:
    "Non è né un file XLIFF né una tabella con le colonne «key» e «translation». Scelga un file scaricato qui",
  otherXliff: "È XLIFF {version}. Lo salvi come XLIFF 2.0 o 2.1 e scelga quello",
  otherLanguage: "Il file contiene una traduzione in un’altra lingua: {found}, non {wanted}",
  unknownKeys: {
    one: "L’archivio non ha questo testo, o non più: {keys}",
    other: "L’archivio non ha {count} testi, o non più: {keys}",
  },
  partlyTranslated: "Solo una parte è tradotta",
  changedMeanwhile: "Qualcuno ha modificato questa traduzione da quando il file è stato scaricato",
  originalChanged:
    "L’originale è cambiato da quando il file è stato scaricato. Controlli la traduzione",
});
