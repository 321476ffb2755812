import type { oldMaps as english } from "../../en/authors/old_maps.ts";
import { translation } from "../../translation.ts";

export const oldMaps = translation<typeof english>()({
  untitledMap: "Karte ohne Titel",
  noneYet: "Noch keine. Ein Scan einer historischen Karte liegt dann über der heutigen.",
  loading: "Die historischen Karten werden geladen …",
  cantBeSaved: "Etwas darin kann nicht gespeichert werden.",
  title: "Historische Karte: Titel",
  year: "Historische Karte: Jahr",
  credit: "Historische Karte: Nachweis",
  creditHint: "Wer sie gezeichnet hat oder aufbewahrt. Das Publikum sieht es bei der Karte.",
  remove: "Diese historische Karte entfernen",
  scan: "Scan einer historischen Karte",
  addScan: "Scan hinzufügen",
  placing: "Die Karte wird eingepasst …",
  pointsDontPlace:
    "Mit diesen Punkten lässt sich die Karte nicht einpassen: Sie liegen auf einer Linie, oder zwei liegen an derselben Stelle.",
  placedName: "{title}, eingepasst",
  placed: "Eingepasst. Das Publikum erhält sie mit dem nächsten Speichern.",
  noGeoreference: "{name} ist keine Georeference Annotation mit Punkten.",
  pointsImported: {
    one: "{count} Punkt wurde importiert.",
    other: "{count} Punkte wurden importiert.",
  },
  pointsImportedRest: {
    one: "{count} Punkt wurde importiert; ausgelassen: {more}.",
    other: "{count} Punkte wurden importiert; ausgelassen: {more}.",
  },
  map: "Karte",
  readingScan: "Der Scan wird gelesen …",
  scanIs: "Der Scan wird",
  bent: "gebogen, sodass jeder Punkt passt",
  stretched: "als Ganzes gestreckt und gedreht",
  placeAgain: "Erneut einpassen",
  placeMap: "Karte einpassen",
  removeLast: "Letzten Punkt entfernen",
  importPoints: "Punkte importieren",
  exportPoints: "Punkte exportieren",
  pointsSet: {
    one: "{count} Passpunkt; nötig sind mindestens {fewest}, möglich höchstens {most}.",
    other: "{count} Passpunkte; nötig sind mindestens {fewest}, möglich höchstens {most}.",
  },
  pointsAsText: "Punkte als Text",
  onePointALine:
    "Ein Punkt je Zeile: im Scan nach rechts und nach unten, in Pixeln, dann Breite und Länge",
  fourNumbers: "Jede Zeile hat vier Zahlen.",
  tapSameSpotOf: "Tippen Sie jetzt auf dieselbe Stelle der Karte: Punkt {number}.",
  tapScan:
    "Tippen Sie im Scan auf etwas, das es heute noch gibt: eine Kirche, eine Brücke, eine Kreuzung.",
  mostPoints: "Mehr Punkte kann eine Karte nicht haben.",
  tapSameSpot: "Jetzt auf dieselbe Stelle tippen",
  firstTapScan: "Zuerst auf eine Stelle im Scan tippen",
  backgroundMissing: "Der Kartenhintergrund wurde nicht geladen.",
  oldMap: "Historische Karte",
  point: "Punkt {number}",
});
