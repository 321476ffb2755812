import type { home as english } from "../../en/server/home.ts";
import { translation } from "../../translation.ts";

export const home = translation<typeof english>()({
  newArchives: "Archivos nuevos",
  newArchivesOf: "{name}: archivos nuevos",
  storiesShown: "Relatos donde sucedieron",
  searchShown: "Buscar en todos los archivos",
  welcome: "Le damos la bienvenida, {name}",
  whatHappened: "¿Qué ocurrió por aquí?",
  noAdministrator:
    "Este sitio aún no tiene administración. Si lo gestiona usted, <link>asuma la administración</link>.",
  archivesWith: "Archivos con «{q}»",
  showMap: "Mostrar el mapa",
  hideMap: "Ocultar el mapa",
  haveCode: "¿Tiene un código?",
  archives: "Archivos",
  onlySomeWords: "Ningún archivo contiene todas estas palabras. Estos contienen algunas.",
  backToNewest: "Volver a los más recientes",
  backToFirstPage: "Volver a la primera página",
  countArchives: { one: "{count} archivo", other: "{count} archivos" },
  noArchivesYet: "Aún no hay archivos",
  emptyShelves:
    "Los estantes aún están vacíos. Cree el primer archivo con las grabaciones de su centro educativo.",
  createFirstArchive: "Crear el primer archivo",
  howItWorks: "Cómo funciona",
  fromCollection: "De la colección",
  allArchives: "Todos los archivos",
  everySchool: "Cada centro educativo tiene una historia que merece un recorrido",
  whySignIn:
    "Inicie sesión para guardar su progreso y convierta las grabaciones olvidadas en las cajas de su centro en un recorrido para cualquiera que tenga un teléfono.",
  signInToBegin: "Iniciar sesión y empezar",
  walkWhereItHappened: "Camine por donde ocurrió",
  discoverHistory: "Escuche la historia allí <kept>donde ocurrió</kept>",
  exploreAllTours: "Explorar todos los archivos",
  featured: {
    one: "{title}, {count} parada, {duration}",
    other: "{title}, {count} paradas, {duration}",
  },
  home: "Inicio",
  found: { one: "{count} archivo encontrado", other: "{count} archivos encontrados" },
  foundSomeWords: {
    one: "{count} archivo encontrado con algunas de estas palabras",
    other: "{count} archivos encontrados con algunas de estas palabras",
  },
  foundAmong: {
    one: "{count} archivo encontrado entre los {searched} más recientes",
    other: "{count} archivos encontrados entre los {searched} más recientes",
  },
  foundSomeWordsAmong: {
    one:
      "{count} archivo encontrado con algunas de estas palabras entre los {searched} más recientes",
    other:
      "{count} archivos encontrados con algunas de estas palabras entre los {searched} más recientes",
  },
  searchUpTo30: "hasta 30 min",
  search30To60: "de 30 a 60 min",
  searchOver60: "más de 60 min",
  searchNear: "cerca de {place}",
  searchWithin: "a menos de {distance} de {place}",
  exploreLocations: "Explorar lugares",
  exploreLocationsHow:
    "Encuentre archivos en el mapa y vaya adonde ocurrieron los relatos: una esquina, un portal, un banco.",
  listenToStories: "Escuchar relatos",
  listenToStoriesHow:
    "Sitúese en el lugar adecuado y comenzará el relato. O escuche cualquier relato desde donde esté.",
  saveProgress: "Guardar el progreso",
  saveProgressHow: "Inicie sesión para guardar su progreso en cada archivo y crear los suyos.",
  seconds: "{seconds} s",
});
