import type { reading as english } from "../../en/authors/reading.ts";
import { translation } from "../../translation.ts";

export const reading = translation<typeof english>()({
  chaptersTooLong: "Le texte est trop long pour des chapitres.",
  noLineHasTime:
    "Aucune ligne n’indique de temps. Écrivez une ligne par chapitre, en commençant par le temps : « 1:23 Le moulin ».",
  linesWithoutTime: {
    one: "Laissée de côté : {count} ligne sans temps, comme « {example} »",
    other: "Laissées de côté : {count} lignes sans temps, comme « {example} »",
  },
  notReadAsJson: "Le texte commence comme du JSON, mais ne peut pas être lu comme tel.",
  noChaptersInJson: "Le JSON ne contient pas de liste de chapitres.",
  chaptersOutsideContents: {
    one: "Laissé de côté : {count} chapitre hors de la table des matières",
    other: "Laissés de côté : {count} chapitres hors de la table des matières",
  },
  chaptersWithoutTime: {
    one: "Laissé de côté : {count} chapitre sans temps",
    other: "Laissés de côté : {count} chapitres sans temps",
  },
  mediaOfChapters: "Laissés de côté : les images et les liens des chapitres",
  notesCut: "Les notes ont été coupées après {most} caractères",
  endBeforeStart:
    "Certaines phrases finissent avant de commencer. Elles ont été gardées sans temps",
  speakersCut: "Les longs noms de voix ont été coupés",
  settingsLeft: "Des identifiants et des réglages trop longs ont été laissés de côté",
  sentencesCut: "Les longues phrases ont été coupées en plusieurs",
  timesBackwards:
    "Les temps du fichier reviennent en arrière. Les phrases ont été rangées dans l’ordre de leurs temps",
  timesByMinute: "Le fichier a un temps pour chaque minute. Les temps intermédiaires sont estimés",
  timesByTurn:
    "Le fichier a un temps pour chaque prise de parole. Les temps à l’intérieur sont estimés",
  rowsWithoutTimes: "Certaines phrases n’ont pas de temps dans le fichier",
  speakerNumber: "Voix {number}",
  markupLeft:
    "Le gras, l’italique, les couleurs et les autres mises en forme ont été laissés de côté",
  stylesLeft: "Les styles et les régions du fichier ont été laissés de côté",
  textWithoutTimes:
    "Une partie du texte n’a pas de temps dans le fichier. Elle a été gardée telle quelle",
  dependentTiers: "Laissés de côté : les acteurs (tiers) qui dépendent d’autres : {names}",
  linesBefore: "Laissées de côté : les lignes avant le premier temps : {lines}",
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
