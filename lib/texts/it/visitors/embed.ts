import type { embed as english } from "../../en/visitors/embed.ts";
import { translation } from "../../translation.ts";

export const embed = translation<typeof english>()({
  archiveNotFound: "Archivio non trovato",
  archiveGone: "Questo archivio non esiste o non è più pubblico.",
  createdBy: "Creato da {name}",
  openArchive: "Apri l’archivio",
  mapOfStops: "Mappa delle tappe",
  skipMapToList: "Salta la mappa: ogni tappa è nell’elenco qui sotto",
  mapKeys: "Mappa. Le frecce la spostano, più e meno cambiano lo zoom.",
  mapHint: "Sposti la mappa con due dita o prima la tocchi",
  stories: "Racconti",
  opensNewTab: "(si apre in una nuova scheda)",
  playStop: "Ascolta la tappa {n}: {title}",
  notAvailable: "Questo racconto non è disponibile.",
  noRecording: "Questo racconto non ha una registrazione.",
  failed:
    "Non è possibile ascoltare questo racconto. Controlli la connessione o lo apra nell’archivio.",
});
