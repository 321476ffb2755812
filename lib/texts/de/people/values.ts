import type { values as english } from "../../en/people/values.ts";
import { translation } from "../../translation.ts";

export const values = translation<typeof english>()({
  unfitText: "Der Wert in der Datei ist kein Text und wurde weggelassen",
  unfitNumber: "Der Wert in der Datei ist keine Zahl und wurde weggelassen",
  unfitChoice: "Der Wert in der Datei ist nicht {values} und wurde weggelassen",
  unfitTranscript: "Der Wert in der Datei ist kein lesbares Transkript und wurde weggelassen",
  unfitChapters:
    "Der Wert in der Datei ist keine Liste von höchstens {most} Kapiteln mit Zeiten und wurde weggelassen",
  unfitRecord: "Der Wert in der Datei passt nicht in den Katalogeintrag und wurde weggelassen",
  unfitLine: "Der Wert in der Datei ist keine Linie mit 2 bis {most} Punkten und wurde weggelassen",
  unfitMaps: "Der Wert in der Datei ist keine Liste historischer Karten und wurde weggelassen",
  unfitThing: "Der Wert in der Datei ist kein Bild mit einer Adresse und wurde weggelassen",
  untitledMap: "Karte ohne Titel",
  mapWithPoints: { one: "{map} ({count} Passpunkt)", other: "{map} ({count} Passpunkte)" },
  lineWithPoints: { one: "{length}, {count} Punkt", other: "{length}, {count} Punkte" },
  zoneWithCorners: { one: "Bereich mit {count} Ecke", other: "Bereich mit {count} Ecken" },
  unfitArea: "Der Wert in der Datei ist kein Bereich mit 3 bis {most} Ecken und wurde weggelassen",
  oldMap: "Historische Karte",
  oldView: "Historische Ansicht",
  pagesCount: { one: "{count} Seite", other: "{count} Seiten" },
  shownFrom: "Ab {from} gezeigt",
  shownFromUntil: "Von {from} bis {to} gezeigt",
  documentDownload: "Das Dokument kann heruntergeladen werden",
  checkedTranscript: "{language}, geprüft",
  uncheckedTranscript: "{language}, nicht geprüft",
  chapterNumber: "Kapitel {number}",
  timesOutside: {
    one: "Weggelassen: {count} Zeit außerhalb der Aufnahme",
    other: "Weggelassen: {count} Zeiten außerhalb der Aufnahme",
  },
  chaptersAtOneTime: {
    one: "Weggelassen: {count} Kapitel zur selben Zeit wie ein anderes, etwa „{title}“ bei {time}",
    other:
      "Weggelassen: {count} Kapitel zur selben Zeit wie ein anderes, etwa „{title}“ bei {time}",
  },
  afterFirstChapters: "Weggelassen: alles nach den ersten {most} Kapiteln",
  longTextsCut: {
    one: "Weggelassen: das Ende von {count} langen Text",
    other: "Weggelassen: das Ende von {count} langen Texten",
  },
});
