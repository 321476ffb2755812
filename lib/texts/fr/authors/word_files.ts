import type { wordFiles as english } from "../../en/authors/word_files.ts";
import { translation } from "../../translation.ts";

export const wordFiles = translation<typeof english>()({
  longest: { one: "{count} caractère au plus", other: "{count} caractères au plus" },
  saidBy: "Voix : {speaker}",
  noWordsFile:
    "Ce n’est ni un fichier XLIFF ni un tableau avec les colonnes « key » et « translation ». Choisissez un fichier téléchargé ici",
  otherXliff:
    "C’est du XLIFF {version}. Enregistrez le fichier en XLIFF 2.0 ou 2.1 et choisissez celui-là",
  otherLanguage:
    "Le fichier contient une traduction dans une autre langue : {found}, et non {wanted}",
  unknownKeys: {
    one: "{count} texte n’est pas dans l’archive, ou n’y est plus : {keys}",
    other: "{count} textes ne sont pas dans l’archive, ou n’y sont plus : {keys}",
  },
  partlyTranslated: "Une partie seulement est traduite",
  changedMeanwhile: "Quelqu’un a modifié cette traduction depuis le téléchargement du fichier",
  originalChanged:
    "L’original a été modifié depuis le téléchargement du fichier. Vérifiez la traduction",
});
