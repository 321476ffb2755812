import type { values as english } from "../../en/people/values.ts";
import { translation } from "../../translation.ts";

export const values = translation<typeof english>()({
  unfitText: "Il valore nel file non è un testo ed è stato escluso",
  unfitNumber: "Il valore nel file non è un numero ed è stato escluso",
  unfitChoice: "Il valore nel file non è {values} ed è stato escluso",
  unfitTranscript: "Il valore nel file non è una trascrizione leggibile ed è stato escluso",
  unfitChapters:
    "Il valore nel file non è un elenco di al massimo {most} capitoli con tempi ed è stato escluso",
  unfitRecord: "Il valore nel file non è adatto alla scheda ed è stato escluso",
  unfitLine: "Il valore nel file non è una linea da 2 a {most} punti ed è stato escluso",
  unfitMaps: "Il valore nel file non è un elenco di mappe storiche ed è stato escluso",
  unfitThing: "Il valore nel file non è un’immagine con un indirizzo ed è stato escluso",
  untitledMap: "Mappa senza titolo",
  mapWithPoints: {
    one: "{map} ({count} punto di controllo)",
    other: "{map} ({count} punti di controllo)",
  },
  lineWithPoints: { one: "{length}, {count} punto", other: "{length}, {count} punti" },
  zoneWithCorners: { one: "Zona con {count} angolo", other: "Zona con {count} angoli" },
  unfitArea: "Il valore nel file non è una zona da 3 a {most} angoli ed è stato escluso",
  oldMap: "Mappa storica",
  oldView: "Veduta d’epoca",
  pagesCount: { one: "{count} pagina", other: "{count} pagine" },
  shownFrom: "Visibile da {from}",
  shownFromUntil: "Visibile da {from} a {to}",
  documentDownload: "Il documento si può scaricare",
  checkedTranscript: "{language}, verificata",
  uncheckedTranscript: "{language}, non verificata",
  chapterNumber: "Capitolo {number}",
  timesOutside: {
    one: "Escluso: {count} tempo fuori dalla registrazione",
    other: "Esclusi: {count} tempi fuori dalla registrazione",
  },
  chaptersAtOneTime: {
    one: "Escluso: {count} capitolo allo stesso tempo di un altro, come «{title}» a {time}",
    other: "Esclusi: {count} capitoli allo stesso tempo di un altro, come «{title}» a {time}",
  },
  afterFirstChapters: "Escluso: tutto dopo i primi {most} capitoli",
  longTextsCut: {
    one: "Esclusa: la fine di {count} testo lungo",
    other: "Esclusa: la fine di {count} testi lunghi",
  },
});
