import type { values as english } from "../../en/people/values.ts";
import { translation } from "../../translation.ts";

export const values = translation<typeof english>()({
  unfitText: "El valor del fichero no es un texto y se ha omitido",
  unfitNumber: "El valor del fichero no es un número y se ha omitido",
  unfitChoice: "El valor del fichero no es {values} y se ha omitido",
  unfitTranscript: "El valor del fichero no es una transcripción legible y se ha omitido",
  unfitChapters:
    "El valor del fichero no es una lista de como máximo {most} capítulos con tiempos y se ha omitido",
  unfitRecord: "El valor del fichero no encaja en la ficha y se ha omitido",
  unfitLine: "El valor del fichero no es una línea de 2 a {most} puntos y se ha omitido",
  unfitMaps: "El valor del fichero no es una lista de mapas antiguos y se ha omitido",
  unfitThing: "El valor del fichero no es una imagen con una dirección y se ha omitido",
  untitledMap: "Mapa sin título",
  mapWithPoints: {
    one: "{map} ({count} punto de control)",
    other: "{map} ({count} puntos de control)",
  },
  lineWithPoints: { one: "{length}, {count} punto", other: "{length}, {count} puntos" },
  zoneWithCorners: { one: "Zona con {count} esquina", other: "Zona con {count} esquinas" },
  unfitArea: "El valor del fichero no es una zona de 3 a {most} esquinas y se ha omitido",
  oldMap: "Mapa antiguo",
  oldView: "Vista antigua",
  pagesCount: { one: "{count} página", other: "{count} páginas" },
  shownFrom: "Visible desde {from}",
  shownFromUntil: "Visible de {from} a {to}",
  documentDownload: "El documento se puede descargar",
  checkedTranscript: "{language}, revisada",
  uncheckedTranscript: "{language}, sin revisar",
  chapterNumber: "Capítulo {number}",
  timesOutside: {
    one: "Se ha omitido {count} tiempo fuera de la grabación",
    other: "Se han omitido {count} tiempos fuera de la grabación",
  },
  chaptersAtOneTime: {
    one: "Se ha omitido {count} capítulo en el mismo tiempo que otro, como «{title}» en {time}",
    other: "Se han omitido {count} capítulos en el mismo tiempo que otro, como «{title}» en {time}",
  },
  afterFirstChapters: "Se ha omitido todo después de los primeros {most} capítulos",
  longTextsCut: {
    one: "Se ha omitido el final de {count} texto largo",
    other: "Se ha omitido el final de {count} textos largos",
  },
});
