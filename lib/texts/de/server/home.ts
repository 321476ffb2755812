import type { home as english } from "../../en/server/home.ts";
import { translation } from "../../translation.ts";

export const home = translation<typeof english>()({
  newArchives: "Neue Archive",
  newArchivesOf: "{name}: neue Archive",
  storiesShown: "Geschichten dort, wo sie geschehen sind",
  searchShown: "Alle Archive durchsuchen",
  welcome: "Willkommen, {name}",
  whatHappened: "Was geschah hier in der Nähe?",
  noAdministrator:
    "Diese Website hat noch keine Verwaltung. Wenn Sie sie betreiben, <link>übernehmen Sie die Verwaltung</link>.",
  archivesWith: "Archive mit „{q}“",
  showMap: "Karte anzeigen",
  hideMap: "Karte ausblenden",
  haveCode: "Code eingeben",
  archives: "Archive",
  onlySomeWords: "Kein Archiv enthält alle diese Wörter. Diese enthalten einige davon.",
  backToNewest: "Zurück zu den neuesten",
  backToFirstPage: "Zurück zur ersten Seite",
  countArchives: { one: "{count} Archiv", other: "{count} Archive" },
  noArchivesYet: "Noch keine Archive",
  emptyShelves:
    "Die Regale sind noch leer. Erstellen Sie das erste Archiv aus den Aufnahmen Ihrer Schule.",
  createFirstArchive: "Erstes Archiv erstellen",
  howItWorks: "So funktioniert es",
  fromCollection: "Aus der Sammlung",
  allArchives: "Alle Archive",
  everySchool: "Jede Schule hat eine Geschichte, die einen Rundgang wert ist",
  whySignIn:
    "Melden Sie sich an, um Ihren Fortschritt zu speichern, und machen Sie aus den Aufnahmen in den Kisten Ihrer Schule einen Rundgang für alle mit einem Smartphone.",
  signInToBegin: "Anmelden und beginnen",
  walkWhereItHappened: "Zu Fuß in die Vergangenheit",
  discoverHistory: "Geschichte hören, <kept>wo sie geschah</kept>",
  exploreAllTours: "Alle Archive entdecken",
  featured: {
    one: "{title}, {count} Station, {duration}",
    other: "{title}, {count} Stationen, {duration}",
  },
  home: "Start",
  found: { one: "{count} Archiv gefunden", other: "{count} Archive gefunden" },
  foundSomeWords: {
    one: "{count} Archiv mit einigen dieser Wörter gefunden",
    other: "{count} Archive mit einigen dieser Wörter gefunden",
  },
  foundAmong: {
    one: "{count} Archiv unter den neuesten {searched} gefunden",
    other: "{count} Archive unter den neuesten {searched} gefunden",
  },
  foundSomeWordsAmong: {
    one: "{count} Archiv mit einigen dieser Wörter unter den neuesten {searched} gefunden",
    other: "{count} Archive mit einigen dieser Wörter unter den neuesten {searched} gefunden",
  },
  searchUpTo30: "bis 30 min",
  search30To60: "30–60 min",
  searchOver60: "über 60 min",
  searchNear: "nahe {place}",
  searchWithin: "im Umkreis von {distance} um {place}",
  exploreLocations: "Orte entdecken",
  exploreLocationsHow:
    "Finden Sie Archive auf der Karte und gehen Sie dorthin, wo die Geschichten geschahen: an eine Ecke, vor eine Tür, zu einer Bank.",
  listenToStories: "Geschichten hören",
  listenToStoriesHow:
    "Stehen Sie am richtigen Ort, beginnt seine Geschichte. Oder hören Sie jede Geschichte, wo immer Sie sind.",
  saveProgress: "Fortschritt speichern",
  saveProgressHow:
    "Melden Sie sich an, um Ihren Fortschritt in jedem Archiv zu speichern und eigene Archive zu erstellen.",
  seconds: "{seconds} s",
});
