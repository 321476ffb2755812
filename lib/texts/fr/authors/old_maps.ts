import type { oldMaps as english } from "../../en/authors/old_maps.ts";
import { translation } from "../../translation.ts";

export const oldMaps = translation<typeof english>()({
  untitledMap: "Carte sans titre",
  noneYet: "Aucune pour l’instant. Une carte ancienne numérisée, par-dessus celle d’aujourd’hui.",
  loading: "Chargement des cartes anciennes…",
  cantBeSaved: "Un élément ne peut pas être enregistré.",
  title: "Carte ancienne : titre",
  year: "Carte ancienne : année",
  credit: "Carte ancienne : crédit",
  creditHint: "Qui l’a dessinée ou la conserve. Le public le voit avec la carte.",
  remove: "Retirer cette carte ancienne",
  scan: "Carte ancienne numérisée",
  addScan: "Ajouter une carte numérisée",
  placing: "Calage de la carte…",
  pointsDontPlace:
    "Ces points ne permettent pas de caler la carte : ils sont alignés, ou deux sont au même endroit.",
  placedName: "{title}, calée",
  placed: "Carte calée. Le public la reçoit au prochain enregistrement.",
  noGeoreference: "{name} n’est pas une Georeference Annotation avec des points.",
  pointsImported: {
    one: "{count} point a été importé.",
    other: "{count} points ont été importés.",
  },
  pointsImportedRest: {
    one: "{count} point a été importé ; laissés de côté : {more}.",
    other: "{count} points ont été importés ; laissés de côté : {more}.",
  },
  map: "carte",
  readingScan: "Lecture de la carte numérisée…",
  scanIs: "La carte numérisée est",
  bent: "déformée, pour que chaque point corresponde",
  stretched: "étirée et tournée d’un seul bloc",
  placeAgain: "Caler à nouveau",
  placeMap: "Caler la carte",
  removeLast: "Retirer le dernier point",
  importPoints: "Importer des points",
  exportPoints: "Exporter les points",
  pointsSet: {
    one: "{count} point de calage ; il en faut au moins {fewest} et au plus {most}.",
    other: "{count} points de calage ; il en faut au moins {fewest} et au plus {most}.",
  },
  pointsAsText: "Les points sous forme de texte",
  onePointALine:
    "Un point par ligne : vers la droite et vers le bas dans la carte numérisée, en pixels, puis latitude et longitude",
  fourNumbers: "Chaque ligne contient quatre nombres.",
  tapSameSpotOf: "Touchez maintenant le même endroit sur la carte : point {number}.",
  tapScan:
    "Touchez sur la carte numérisée un endroit qui existe encore : une église, un pont, un carrefour.",
  mostPoints: "Une carte ne peut pas avoir plus de points.",
  tapSameSpot: "Touchez maintenant le même endroit",
  firstTapScan: "Touchez d’abord un endroit sur la carte numérisée",
  backgroundMissing: "Le fond de carte n’a pas été chargé.",
  oldMap: "Carte ancienne",
  point: "Point de calage {number}",
});
