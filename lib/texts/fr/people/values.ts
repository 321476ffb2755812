import type { values as english } from "../../en/people/values.ts";
import { translation } from "../../translation.ts";

export const values = translation<typeof english>()({
  unfitText: "La valeur du fichier n’est pas un texte et a été laissée de côté",
  unfitNumber: "La valeur du fichier n’est pas un nombre et a été laissée de côté",
  unfitChoice: "La valeur du fichier n’est pas {values} et a été laissée de côté",
  unfitTranscript:
    "La valeur du fichier n’est pas une transcription lisible et a été laissée de côté",
  unfitChapters:
    "La valeur du fichier n’est pas une liste d’au plus {most} chapitres avec leur minutage et a été laissée de côté",
  unfitRecord: "La valeur du fichier ne convient pas à la notice et a été laissée de côté",
  unfitLine:
    "La valeur du fichier n’est pas une ligne de 2 à {most} points et a été laissée de côté",
  unfitMaps:
    "La valeur du fichier n’est pas une liste de cartes anciennes et a été laissée de côté",
  unfitThing: "La valeur du fichier n’est pas une image avec une adresse et a été laissée de côté",
  untitledMap: "Carte sans titre",
  mapWithPoints: {
    one: "{map} ({count} point de calage)",
    other: "{map} ({count} points de calage)",
  },
  lineWithPoints: { one: "{length}, {count} point", other: "{length}, {count} points" },
  zoneWithCorners: { one: "Zone à {count} coin", other: "Zone à {count} coins" },
  unfitArea: "La valeur du fichier n’est pas une zone de 3 à {most} coins et a été laissée de côté",
  oldMap: "Carte ancienne",
  oldView: "Vue ancienne",
  pagesCount: { one: "{count} page", other: "{count} pages" },
  shownFrom: "Visible à partir de {from}",
  shownFromUntil: "Visible de {from} à {to}",
  documentDownload: "Le document peut être téléchargé",
  checkedTranscript: "{language}, vérifiée",
  uncheckedTranscript: "{language}, non vérifiée",
  chapterNumber: "Chapitre {number}",
  timesOutside: {
    one: "Laissé de côté : {count} repère de temps hors de l’enregistrement",
    other: "Laissés de côté : {count} repères de temps hors de l’enregistrement",
  },
  chaptersAtOneTime: {
    one:
      "Laissé de côté : {count} chapitre qui commence en même temps qu’un autre, comme « {title} » à {time}",
    other:
      "Laissés de côté : {count} chapitres qui commencent en même temps qu’un autre, comme « {title} » à {time}",
  },
  afterFirstChapters: "Laissé de côté : tout ce qui suit les {most} premiers chapitres",
  longTextsCut: {
    one: "Laissée de côté : la fin de {count} texte long",
    other: "Laissées de côté : la fin de {count} textes longs",
  },
});
