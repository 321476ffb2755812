import type { statistics as english } from "../../en/server/statistics.ts";
import { translation } from "../../translation.ts";

export const statistics = translation<typeof english>()({
  statisticsText: "Lo que contiene este sitio y cuántas veces se escuchan sus relatos.",
  archives: "Archivos",
  public: "Públicos",
  unlisted: "No listados",
  private: "Privados",
  inTrash: "En la papelera",
  stops: "Paradas",
  accounts: "Cuentas",
  usedLately: "Usadas en los últimos 30 días",
  files: "Ficheros",
  sizeOfFiles: "Tamaño de los ficheros",
  stillAdding:
    "Algunas cifras aún se están calculando. Vuelva a abrir esta página dentro de un minuto.",
  downloadTable: "Descargar como tabla (CSV)",
  howFresh:
    "Algunas cifras pueden tener hasta una hora de antigüedad. Cada fichero cuenta una vez, aunque lo usen varios archivos.",
  listenings: "Escuchas",
  noStoryHasFigure: "Ningún relato tiene cifras todavía.",
  weekFrom: "Semana del",
  howSummed:
    "Son sumas de las cifras que se ven en cada archivo. Cada una representa {fewest} escuchas o más, y cuenta en la semana en que se alcanzó ese número. Los relatos que escucharon menos personas no están en ninguna suma, para que nadie pueda averiguar cómo escuchó una persona.",
  growth: "Crecimiento",
  month: "Mes",
  newArchives: "Archivos nuevos",
  newAccounts: "Cuentas nuevas",
  onlyWhatIsThere: "Solo los archivos y las cuentas que aún existen.",
  earlier: "Antes",
  figure: "Cifra",
  period: "Periodo",
  value: "Valor",
  archivesPublic: "Archivos públicos",
  archivesUnlisted: "Archivos no listados",
  archivesPrivate: "Archivos privados",
  archivesInTrash: "Archivos en la papelera",
  accountsUsed: "Cuentas usadas en 30 días",
  bytesOfFiles: "Bytes de los ficheros",
});
