import type { home as english } from "../../en/server/home.ts";
import { translation } from "../../translation.ts";

export const home = translation<typeof english>()({
  newArchives: "Nuovi archivi",
  newArchivesOf: "{name}: nuovi archivi",
  storiesShown: "Racconti là dove tutto è accaduto",
  searchShown: "Cerca in tutti gli archivi",
  welcome: "Le diamo il benvenuto, {name}",
  whatHappened: "Che cosa è successo da queste parti?",
  noAdministrator:
    "Questo sito non ha ancora una gestione. Se è lei a occuparsene, <link>assuma la gestione</link>.",
  archivesWith: "Archivi con «{q}»",
  showMap: "Mostra la mappa",
  hideMap: "Nascondi la mappa",
  haveCode: "Ha un codice?",
  archives: "Archivi",
  onlySomeWords: "Nessun archivio contiene tutte queste parole. Questi ne contengono alcune.",
  backToNewest: "Torna ai più recenti",
  backToFirstPage: "Torna alla prima pagina",
  countArchives: { one: "{count} archivio", other: "{count} archivi" },
  noArchivesYet: "Ancora nessun archivio",
  emptyShelves:
    "Gli scaffali sono ancora vuoti. Crei il primo archivio con le registrazioni della sua scuola.",
  createFirstArchive: "Crea il primo archivio",
  howItWorks: "Come funziona",
  fromCollection: "Dalla raccolta",
  allArchives: "Tutti gli archivi",
  everySchool: "Ogni scuola ha una storia che merita una passeggiata",
  whySignIn:
    "Acceda per salvare l’avanzamento e trasformi le registrazioni negli scatoloni della sua scuola in una passeggiata per chiunque abbia un telefono.",
  signInToBegin: "Accedi e inizia",
  walkWhereItHappened: "A piedi nel passato",
  discoverHistory: "Ascolti la storia là <kept>dove è accaduta</kept>",
  exploreAllTours: "Esplora tutti gli archivi",
  featured: {
    one: "{title}, {count} tappa, {duration}",
    other: "{title}, {count} tappe, {duration}",
  },
  home: "Home",
  found: { one: "{count} archivio trovato", other: "{count} archivi trovati" },
  foundSomeWords: {
    one: "{count} archivio trovato con alcune di queste parole",
    other: "{count} archivi trovati con alcune di queste parole",
  },
  foundAmong: {
    one: "{count} archivio trovato tra i {searched} più recenti",
    other: "{count} archivi trovati tra i {searched} più recenti",
  },
  foundSomeWordsAmong: {
    one: "{count} archivio trovato con alcune di queste parole tra i {searched} più recenti",
    other: "{count} archivi trovati con alcune di queste parole tra i {searched} più recenti",
  },
  searchUpTo30: "fino a 30 min",
  search30To60: "da 30 a 60 min",
  searchOver60: "oltre 60 min",
  searchNear: "vicino a {place}",
  searchWithin: "entro {distance} da {place}",
  exploreLocations: "Esplorare i luoghi",
  exploreLocationsHow:
    "Trovi gli archivi sulla mappa e vada dove i fatti sono accaduti: un angolo, un portone, una panchina.",
  listenToStories: "Ascoltare i racconti",
  listenToStoriesHow:
    "Si fermi nel punto giusto e il suo racconto comincia. Oppure ascolti qualsiasi racconto da dove si trova.",
  saveProgress: "Salvare l’avanzamento",
  saveProgressHow: "Acceda per salvare l’avanzamento in ogni archivio e per creare i suoi.",
  seconds: "{seconds} s",
});
