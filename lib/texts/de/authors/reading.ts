import type { reading as english } from "../../en/authors/reading.ts";
import { translation } from "../../translation.ts";

export const reading = translation<typeof english>()({
  chaptersTooLong: "Der Text ist zu lang für Kapitel.",
  noLineHasTime:
    "Keine Zeile enthält eine Zeit. Schreiben Sie für jedes Kapitel eine Zeile, die mit der Zeit beginnt: „1:23 Die Mühle“.",
  linesWithoutTime: {
    one: "Weggelassen: {count} Zeile ohne Zeit, etwa „{example}“",
    other: "Weggelassen: {count} Zeilen ohne Zeit, etwa „{example}“",
  },
  notReadAsJson: "Der Text beginnt wie JSON, kann aber nicht als JSON gelesen werden.",
  noChaptersInJson: "Das JSON enthält keine Liste von Kapiteln.",
  chaptersOutsideContents: {
    one: "Weggelassen: {count} Kapitel außerhalb des Inhaltsverzeichnisses",
    other: "Weggelassen: {count} Kapitel außerhalb des Inhaltsverzeichnisses",
  },
  chaptersWithoutTime: {
    one: "Weggelassen: {count} Kapitel ohne Zeit",
    other: "Weggelassen: {count} Kapitel ohne Zeit",
  },
  mediaOfChapters: "Weggelassen: Bilder und Links von Kapiteln",
  notesCut: "Die Anmerkungen wurden nach {most} Zeichen abgeschnitten",
  endBeforeStart: "Manche Sätze enden, bevor sie beginnen. Sie wurden ohne Zeiten übernommen",
  speakersCut: "Lange Namen von Stimmen wurden gekürzt",
  settingsLeft: "Zu lange Kennungen und Einstellungen wurden weggelassen",
  sentencesCut: "Lange Sätze wurden in mehrere geteilt",
  timesBackwards:
    "Die Zeiten der Datei laufen rückwärts. Die Sätze wurden nach ihren Zeiten geordnet",
  timesByMinute: "Die Datei hat eine Zeit für jede Minute. Die Zeiten dazwischen sind geschätzt",
  timesByTurn:
    "Die Datei hat eine Zeit für jeden Redebeitrag. Die Zeiten innerhalb der Beiträge sind geschätzt",
  rowsWithoutTimes: "Manche Sätze haben in der Datei keine Zeiten",
  speakerNumber: "Stimme {number}",
  markupLeft: "Fett, kursiv, Farben und andere Auszeichnungen wurden weggelassen",
  stylesLeft: "Die Stile und Bereiche der Datei wurden weggelassen",
  textWithoutTimes: "Mancher Text hat in der Datei keine Zeiten. Er wurde ohne Zeiten übernommen",
  dependentTiers: "Weggelassen: Zeilen (Tiers), die von anderen abhängen: {names}",
  linesBefore: "Weggelassen: Zeilen vor der ersten Zeit: {lines}",
  linesAdded: "Weggelassen: Zeilen, die ein Programm hinzugefügt hat: {lines}",
  theText: "Der Text",
  theFile: "Die Datei",
  tooManyCharacters: "{name} hat {size} Millionen Zeichen. Die Grenze liegt bei {most}.",
  tooManyMegabytes: "{name} hat {size} MB. Die Grenze liegt bei {most} Millionen Zeichen.",
  isNoText: "{name}: kein lesbarer Text. Speichern Sie den Inhalt als reinen Text oder WebVTT.",
  cantBeRead: "{name} kann nicht gelesen werden. {reason}.",
  noWords: "{name} enthält keine Wörter.",
  tooManySentences: "{name} hat mehr als {most} Sätze. Das ist die Grenze für eine Station.",
  refused: "{name}: {reason}.",
  isDamaged: "{name} ist beschädigt. Speichern Sie den Inhalt als reinen Text.",
});
