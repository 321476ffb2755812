import type { find as english } from "../../en/visitors/find.ts";
import { translation } from "../../translation.ts";

export const find = translation<typeof english>()({
  nearest: "Il più vicino è {title}, {distance}.",
  nearestIn: "Il più vicino è {title} ({place}), {distance}.",
  historicalArchives: "Archivi storici",
  countFound: "Risultati: {count}",
  viewAllTours: "Vedi tutti gli archivi",
  available: {
    one: "{count} archivio disponibile (condivida la posizione per vedere quelli vicini)",
    other: "{count} archivi disponibili (condivida la posizione per vedere quelli vicini)",
  },
  availableNearby: {
    one: "{count} archivio disponibile nelle vicinanze",
    other: "{count} archivi disponibili nelle vicinanze",
  },
  noneNearby: "Nessun archivio trovato nelle vicinanze",
  locationNotFound:
    "Non è stato possibile trovare la sua posizione. Attivi i servizi di localizzazione.",
  noneInArea: "Al momento non ci sono racconti nelle vicinanze.",
  findingPosition: "Ricerca della posizione…",
  yourLocation: "La sua posizione",
  shareLocation: "Condividi la posizione",
  nearYou: "Qui vicino",
  allNearYou: "Tutti quelli qui vicino ({count})",
  noneWithin: "Non ci sono archivi entro {radius} km da qui.",
  tapToListen: "Tocchi di nuovo per ascoltare",
  pause: "Pausa",
  playStory: "Ascolta un racconto",
  playStoryOf: "Ascolta un racconto · {length}",
  openStory: "Apri il racconto",
  loading: "Caricamento…",
  doesNotPlayNow: "Ora non si può ascoltare",
  timeOf: "{time} di {total}",
  storyMissing: "Non è stato possibile caricare il racconto. {message}",
  openArchive: "Apri l’archivio",
  continueAtStop: "Riprendi dalla tappa {stop}",
  continueAtStopOf: "Riprendi dalla tappa {stop} di {total}",
  code: "Codice",
  open: "Apri",
  codeLetters: "Caratteri del codice",
  deleteLastLetter: "Elimina l’ultimo carattere",
  typedLetters: "{typed}: {typedCount} di {count} caratteri",
  didYouMean: "Intendeva {code}?",
  codeLength:
    "Un codice ha sei lettere e cifre, per esempio K7M-4Q0. Confronti il suo con il cartello.",
  codeLetter:
    "I codici hanno cifre e le lettere dalla A alla Z, tranne la U. Confronti il suo con il cartello.",
  codeCheck:
    "Quasi: un carattere è sbagliato oppure due sono scambiati. Confronti il codice con il cartello.",
  scanCode: "Scansiona il codice",
  waitingForCamera: "In attesa della fotocamera…",
  cameraPicture: "Immagine della fotocamera",
  holdCode: "Tenga il codice al centro dell’immagine.",
  openingCode: "Apertura di {code}…",
  foreignCode: "Questo non è un codice di questo sito. Testo letto: {shown}",
  cameraRefused:
    "Questa pagina non può usare la fotocamera. Lo consenta nelle impostazioni del browser per questo sito. In alternativa può digitare il codice.",
  noCamera: "Questo dispositivo non ha una fotocamera. Può digitare il codice.",
  noFittingCamera: "Questo dispositivo non ha una fotocamera adatta. Può digitare il codice.",
  cameraInUse:
    "Un altro programma sta usando la fotocamera. Lo chiuda e riprovi. In alternativa può digitare il codice.",
  cameraDidNotStart:
    "La fotocamera non si è avviata. Riprovi. In alternativa può digitare il codice.",
  readerMissing:
    "Non è stato possibile caricare il programma che legge i codici. Controlli la connessione e riprovi. In alternativa può digitare il codice.",
  noCameraHere:
    "Questo browser non permette a nessuna pagina di usare la fotocamera qui. Può digitare il codice.",
  cameraFailed: "Non è possibile usare la fotocamera: {message}. Può digitare il codice.",
  mapOfAll: "Mappa di tutti gli archivi",
  skipMap: "Salta la mappa: tutti gli archivi sono nell’elenco qui sotto",
  mapTilesMissing:
    "Non è stato possibile caricare lo sfondo della mappa. Gli archivi sono comunque al posto giusto.",
  mapArchivesMissing:
    "Non è stato possibile caricare gli archivi: {error} Sposti la mappa per riprovare.",
  archivesOnMap: { one: "{count} archivio sulla mappa", other: "{count} archivi sulla mappa" },
  archivesZoomIn: { one: "{count} archivio: ingrandisci", other: "{count} archivi: ingrandisci" },
  showInList: "Mostra nell’elenco",
  stopsAndDuration: { one: "{count} tappa, {duration}", other: "{count} tappe, {duration}" },
  lookingForSaved: "Ricerca degli archivi salvati…",
  savedOnDevice: {
    one: "Salvato su questo dispositivo: un archivio, {size}.",
    other: "Salvati su questo dispositivo: {count} archivi, {size} in tutto.",
  },
  archivesAndSize: { one: "Un archivio, {size}.", other: "{count} archivi, {size} in tutto." },
  removeQuestion: "Rimuovere da questo dispositivo?",
  removeText: "Per «{title}» servirà allora una connessione. L’archivio resta comunque online.",
  remove: "Rimuovi",
  removeTitle: "Rimuovi «{title}»",
  notRemoved: "Non rimosso",
  stopsAndSize: { one: "{count} tappa · {size}", other: "{count} tappe · {size}" },
  stopsPartlySaved: {
    one: "{count} tappa · solo {saved} di {size}",
    other: "{count} tappe · solo {saved} di {size}",
  },
  savedUnknown:
    "Questo browser non mostra ciò che è salvato qui. Non si è perso nulla: ricarichi la pagina o riavvii il browser. Se questa è una finestra privata, ne apra una normale.",
  noneSaved: "Ancora nessun archivio salvato",
  noneSavedText:
    "Apra un archivio mentre è online e scelga «Salva sul dispositivo». Potrà poi leggerlo e ascoltarne i racconti senza connessione.",
  exploreArchives: "Esplora gli archivi",
  searchSaved: "Cerca negli archivi salvati",
  nothingInSaved: "Nessun risultato negli archivi salvati.",
  foundIn: { one: "Trovato in un archivio:", other: "Trovato in {count} archivi:" },
  openedBefore: "Aperti in precedenza",
  openedBeforeText: "Può leggere questi archivi qui. I racconti e le mappe potrebbero mancare.",
});
