import type { reading as english } from "../../en/authors/reading.ts";
import { translation } from "../../translation.ts";

export const reading = translation<typeof english>()({
  chaptersTooLong: "Le texte est trop long pour des chapitres.",
  noLineHasTime:
    "Aucune ligne n’indique de minutage. Écrivez une ligne par chapitre, en commençant par son début : « 1:23 Le moulin ».",
  linesWithoutTime: {
    one: "Laissée de côté : {count} ligne sans minutage, comme « {example} »",
    other: "Laissées de côté : {count} lignes sans minutage, comme « {example} »",
  },
  notReadAsJson: "Le texte commence comme du JSON, mais ne peut pas être lu comme tel.",
  noChaptersInJson: "Le JSON ne contient pas de liste de chapitres.",
  chaptersOutsideContents: {
    one: "Laissé de côté : {count} chapitre hors de la table des matières",
    other: "Laissés de côté : {count} chapitres hors de la table des matières",
  },
  chaptersWithoutTime: {
    one: "Laissé de côté : {count} chapitre sans minutage",
    other: "Laissés de côté : {count} chapitres sans minutage",
  },
  mediaOfChapters: "Laissés de côté : les images et les liens des chapitres",
  notesCut: "Les notes ont été coupées après {most} caractères",
  endBeforeStart:
    "Certaines phrases finissent avant de commencer. Elles ont été gardées sans minutage",
  speakersCut: "Les longs noms de voix ont été coupés",
  settingsLeft: "Des identifiants et des réglages trop longs ont été laissés de côté",
  sentencesCut: "Les longues phrases ont été coupées en plusieurs",
  timesBackwards:
    "Le minutage du fichier revient en arrière. Les phrases ont été rangées dans l’ordre du minutage",
  timesByMinute:
    "Le fichier indique le temps à chaque minute. Entre ces repères, le minutage est estimé",
  timesByTurn:
    "Le fichier indique le temps à chaque prise de parole. Entre ces repères, le minutage est estimé",
  rowsWithoutTimes: "Certaines phrases n’ont pas de minutage dans le fichier",
  speakerNumber: "Voix {number}",
  markupLeft:
    "Le gras, l’italique, les couleurs et les autres mises en forme ont été laissés de côté",
  stylesLeft: "Les styles et les régions du fichier ont été laissés de côté",
  textWithoutTimes:
    "Une partie du texte n’a pas de minutage dans le fichier. Elle a été gardée telle quelle",
  dependentTiers: "Laissés de côté : les acteurs (tiers) qui dépendent d’autres : {names}",
  linesBefore: "Laissées de côté : les lignes avant le premier repère de temps : {lines}",
  linesAdded: "Laissées de côté : les lignes ajoutées par un programme : {lines}",
  theText: "Le texte",
  theFile: "Le fichier",
  tooManyCharacters: "{name} compte {size} millions de caractères. La limite est de {most}.",
  tooManyMegabytes: "{name} fait {size} Mo. La limite est de {most} millions de caractères.",
  isNoText: "{name} : ce n’est pas un texte. Enregistrez le contenu en texte brut ou en WebVTT.",
  cantBeRead: "{name} ne peut pas être lu. {reason}.",
  noWords: "{name} ne contient pas de mots à lire.",
  tooManySentences: "{name} compte plus de {most} phrases, la limite pour une étape.",
  refused: "{name} : {reason}.",
  isDamaged: "{name} est endommagé. Enregistrez le contenu en texte brut.",
});
