import type { imports as english } from "../../en/authors/imports.ts";
import { translation } from "../../translation.ts";

export const imports = translation<typeof english>()({
  unfitCharacters: "Caratteri di controllo e caratteri illeggibili sono stati esclusi",
  tooLarge: "Il file è troppo grande. Il limite è di {limit} MiB",
  onlyTheMap: {
    one: "Del file ZIP è stata importata solo la mappa, non l’altro file ({count})",
    other: "Del file ZIP è stata importata solo la mappa, non gli altri {count} file",
  },
  releasesLater:
    "Il file contiene le liberatorie delle sue registrazioni. Salvi l’archivio, apra «Liberatorie» sulla sua pagina e scelga lì lo stesso file per aggiungerle",
  missingRecording: "La registrazione non è nel file ZIP: la aggiunga di nuovo",
  missingPdf: "Il PDF del documento non è nel file ZIP: lo aggiunga di nuovo",
  missingPicture: "L’immagine non è nel file ZIP: la aggiunga di nuovo",
  missingPage: "La pagina {number} di un documento non è nel file ZIP: la aggiunga di nuovo",
  missingOldMap: "La mappa storica non è nel file ZIP: la aggiunga di nuovo",
  missingPlacedMap: "La mappa storica allineata non è nel file ZIP: la aggiunga di nuovo",
  lettersLost: { one: "{count} carattere illeggibile", other: "{count} caratteri illeggibili" },
  encodingGuessed:
    "Il file non indica la codifica dei suoi caratteri. È stato letto come {encoding}. Controlli le lettere accentate",
  utf8: "Unicode (UTF-8)",
  westernEuropean: "Europa occidentale (windows-1252)",
  centralEuropean: "Europa centrale (windows-1250)",
  cyrillic: "Cirillico (windows-1251)",
  greek: "Greco (windows-1253)",
  arabic: "Arabo (windows-1256)",
  macRoman: "Mac Roman",
  japanese: "Giapponese (Shift-JIS)",
  languagesLater:
    "Il file contiene l’archivio in altre lingue. Salvi l’archivio, apra «Lingue» nella sua pagina e scelga lì lo stesso file per aggiungerle",
  readingLanguages: "Lettura del file…",
  addLanguages: "Aggiungi le lingue di un archivio esportato",
  exportedLanguages: "Un archivio esportato con le sue lingue",
  addingLanguage: "Aggiunta: {language}…",
  languagesAdded: "Lingue aggiunte: {languages}",
  noWordsAdded: "Nessun testo è stato aggiunto",
  wordsLeft: {
    one: "1 testo resta com’è: è già tradotto, o questo archivio non lo ha.",
    other: "{count} testi restano come sono: sono già tradotti, o questo archivio non li ha.",
  },
  noLanguages:
    "In questo file non ci sono lingue. Scelga il file JSON o ZIP di un archivio esportato con esse",
  notMarked:
    "Il file non è contrassegnato come file di archivio. È stato importato ciò che si è potuto leggere",
  otherVersion:
    "Il file non ha la versione {version}. È stato importato ciò che si è potuto leggere",
  notOurFormat: "Non è un file di archivio (formato «{format}»)",
  onlyVersion: "Si possono leggere solo file della versione {version}",
  exportTime: "L’ora dell’esportazione deve essere un’ora ISO 8601 in UTC",
  insecureRecording:
    "L’indirizzo della registrazione inizia con http, e solo https è sicuro per il pubblico. Scarichi il file da lì e lo aggiunga qui",
  insecurePicture:
    "L’indirizzo dell’immagine inizia con http, e solo https è sicuro per il pubblico. Scarichi il file da lì e lo aggiunga qui",
  stopsNotAList: "Le tappe non formano un elenco e sono state escluse",
  tooManyStops: "Il file ha {total} tappe. Sono state importate le prime {most}",
  notAStop: "La tappa {number} del file non è una tappa ed è stata esclusa",
  picturesLeft: "Sono state importate solo {most} immagini. Escluse: {names}",
  unknownField: "Questo campo è sconosciuto ed è stato escluso",
  ofField: "«{field}»: {message}",
  pointsWithoutPlace: {
    one: "{count} punto non ha un luogo leggibile: lo collochi sulla mappa",
    other: "{count} punti non hanno un luogo leggibile: li collochi sulla mappa",
  },
  rowsWithoutPlace: {
    one: "{count} riga non ha un luogo leggibile: la collochi sulla mappa",
    other: "{count} righe non hanno un luogo leggibile: le collochi sulla mappa",
  },
  slidesWithoutPlace: {
    one: "{count} diapositiva non ha un luogo leggibile: la collochi sulla mappa",
    other: "{count} diapositive non hanno un luogo leggibile: le collochi sulla mappa",
  },
  tooManyPoints: "Il file ha {total} punti. Ne sono stati letti solo {most}",
  tooManyRows: "Il file ha {total} righe. Ne sono state lette solo {most}",
  tooManySlides: "Il file ha {total} diapositive. Ne sono state lette solo {most}",
  recordingsAwaited:
    "Il file cita registrazioni che non contiene: {names}. Le aggiunga alle rispettive tappe",
  picturesAwaited:
    "Il file cita altre immagini di tappe: {names}. Le aggiunga alle rispettive tappe",
  pointsNowhere: {
    one: "Un punto a 0, 0 non ha un luogo reale: {names}",
    other: "{count} punti a 0, 0 non hanno un luogo reale: {names}",
  },
  pointsTwice: {
    one: "{count} punto è presente due volte nel file: {names}",
    other: "{count} punti sono presenti due volte nel file: {names}",
  },
  noFieldFor: "Il modulo non ha campi per: {names}",
  uncatalogued: "La scheda non può accogliere queste date e questi diritti: {names}",
  insecurePictures: {
    one:
      "Le immagini di {count} tappa: i loro indirizzi iniziano con http, e solo https è sicuro per il pubblico. Le scarichi da lì e le aggiunga alla tappa",
    other:
      "Le immagini di {count} tappe: i loro indirizzi iniziano con http, e solo https è sicuro per il pubblico. Le scarichi da lì e le aggiunga alle tappe",
  },
  linksInTexts: {
    one: "I link e le immagini nel testo di {count} tappa",
    other: "I link e le immagini nel testo di {count} tappe",
  },
  notATable:
    "Non è un file di archivio, GeoJSON, GPX, KML né una tabella con una riga per ogni tappa",
  aboveColumns: "Sopra i nomi delle colonne: {names}",
  columnNumber: "colonna {number}",
  tooManyColumns:
    "La tabella ha {total} colonne. Il limite è di {most}: elimini quelle che non dicono nulla delle tappe",
  tooManyCells:
    "La tabella ha {total} celle. Il limite è di {most}: elimini le righe e le colonne che non dicono nulla delle tappe",
  noColumns:
    "La tabella non ha colonne per i luoghi delle tappe. Chiami due colonne «latitude» e «longitude» (o una «coordinates») e una «title»",
  excelTooLarge: "La tabella Excel è troppo grande. La salvi come CSV",
  excelDamaged: "La tabella Excel è danneggiata o bloccata. La salvi come CSV e importi quel file",
  noFeatures: "Il file non ha un elenco di elementi (features)",
  featuresLeft: {
    one: "Solo i punti diventano tappe; {count} altro elemento è stato escluso",
    other: "Solo i punti diventano tappe; {count} altri elementi sono stati esclusi",
  },
  featuresLeftNamed: {
    one: "Solo i punti diventano tappe; {count} altro elemento è stato escluso: {names}",
    other: "Solo i punti diventano tappe; {count} altri elementi sono stati esclusi: {names}",
  },
  notInDegrees: "I luoghi del file non sono in gradi (WGS 84). Potrebbero essere sbagliati",
  placesConverted:
    "I luoghi sono stati convertiti dal sistema di coordinate del file. Ne controlli uno sulla mappa",
  shortTracks: "Le tracce nel file hanno meno di due punti",
  waysEnds: "Le estremità di un tragitto non sono tappe: {names}",
  onlyPointsAndLines: "Si possono importare solo punti e linee. Escluso: {parts}",
  areas: { one: "{count} area", other: "{count} aree" },
  groundPictures: {
    one: "{count} immagine sovrapposta al terreno",
    other: "{count} immagini sovrapposte al terreno",
  },
  screenPictures: {
    one: "{count} immagine sovrapposta allo schermo",
    other: "{count} immagini sovrapposte allo schermo",
  },
  landscapePhotographs: {
    one: "{count} foto collocata nel paesaggio",
    other: "{count} foto collocate nel paesaggio",
  },
  mapLinks: { one: "{count} link a un’altra mappa", other: "{count} link ad altre mappe" },
  models: { one: "{count} modello tridimensionale", other: "{count} modelli tridimensionali" },
  flights: { one: "{count} volo", other: "{count} voli" },
  noMapInZip: "Questo file ZIP non contiene una mappa (KML)",
  zipMapTooLarge:
    "Il file ZIP è troppo grande. Il limite per la mappa che contiene è di {limit} MiB",
  zipDamaged: "Il file ZIP è danneggiato e non può essere decompresso",
  zipTooLarge: "Il file ZIP è troppo grande. Il limite è di {files} file e {limit} MiB",
  unpackInParts:
    "Il file ZIP è troppo grande. Il limite è di {files} file e {limit} MiB. Lo decomprima e aggiunga i file un po’ alla volta.",
  zipLocked:
    "Il file ZIP è danneggiato o protetto da una password. Lo decomprima e aggiunga i suoi file.",
  zipIsArchive:
    "Il file ZIP è un archivio intero. Inizi un nuovo archivio e scelga il file sotto «Importa un file».",
  releasesUnreadable:
    "Le liberatorie in questo file ZIP non si possono leggere: è danneggiato, o ha più di {most} liberatorie o {limit} MiB di documenti.",
  noReleases:
    "In questo file non ci sono liberatorie. Scelga un file ZIP esportato con le liberatorie: nel modulo dell’archivio che le contiene, accanto a «{button}».",
  overviewMedia: "L’immagine o il video della panoramica: {address}",
  tooManyElements: "Il file ha troppi elementi per essere una mappa o una scheda",
  isEmpty: "Il file è vuoto",
  notXml: "Il file non può essere letto come XML. {reason}",
  jsonDamaged: "Il file sembra JSON, ma è incompleto o danneggiato",
  tooDeep: "Il file ha troppi livelli per essere un archivio, una tabella o una mappa",
  withoutName: "senza nome",
  namesAndMore: { one: "{names} e {count} altro elemento", other: "{names} e altri {count}" },
});
