import type { writing as english } from "../../en/people/writing.ts";
import { translation } from "../../translation.ts";

export const writing = translation<typeof english>()({
  optional: "facultatif",
  wontPlay: "Impossible d’écouter cet enregistrement. Vérifiez son adresse.",
  start: "Départ",
  untitledStop: "Étape sans titre",
  radiusShort: "{metres} m",
  radiusInWords: "{metres} mètres",
  radiusOfStop: "Rayon de déclenchement de l’étape {number}",
  photographNamed: "Photo « {name} »",
  thePicture: "L’image",
  fileElsewhere: "Un fichier sur un autre appareil, pas encore envoyé",
  fileNotSentYet: "{name}, sur cet appareil, pas encore envoyé",
  emptyValue: "(vide)",
  stopRecording: "Arrêter l’enregistrement ?",
  recordingKept:
    "Quitter cette page arrête l’enregistrement. Ce qui a été enregistré jusqu’ici reste sur cet appareil, et ce formulaire vous le proposera à votre retour.",
  recordingLost:
    "Quitter cette page arrête l’enregistrement, et cet appareil n’a pas pu le garder. Il sera perdu.",
  stopAndLeave: "Arrêter et quitter",
  leaveWithoutSaving: "Quitter sans enregistrer ?",
  changesKept:
    "Vos dernières modifications ne sont pas encore enregistrées. Une copie reste sur cet appareil jusqu’à votre retour.",
  changesLost:
    "Vos dernières modifications ne sont pas encore enregistrées, et cet appareil ne peut pas garder de copie. Elles seront perdues.",
  leave: "Quitter",
  fieldTooLong: "« {label} » : texte trop long ({longest} caractères au plus)",
  labelled: "{label} : {text}",
  zoneCorner:
    "Coin {corner} de la zone de l’étape {number}. Les flèches le déplacent de 1 mètre, avec Maj de 10. Suppr le retire.",
  addCorner: "Ajouter un coin à la zone de l’étape {number}",
  wayPoint:
    "Point {point} du chemin vers l’étape {number}. Les flèches le déplacent de 1 mètre, avec Maj de 10. Suppr le retire.",
  addWayPoint: "Ajouter un point au chemin vers l’étape {number}",
});
