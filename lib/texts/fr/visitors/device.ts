import type { device as english } from "../../en/visitors/device.ts";
import { translation } from "../../translation.ts";

export const device = translation<typeof english>()({
  locationDenied: "L’accès à la position a été refusé",
  locationUnavailable: "La position n’est pas disponible",
  locationTimedOut: "La position n’a pas été trouvée à temps",
  locationFailed: "La position n’a pas pu être déterminée",
  locationNotShared: "Position non partagée",
  noGeolocation: "Ce navigateur ne prend pas en charge la géolocalisation",
  allowLater:
    "Pour l’autoriser plus tard, ouvrez les paramètres du site (l’icône à côté de l’adresse) et activez la localisation.",
  partUnreachable:
    "Une partie de cette page n’a pas pu être chargée. Vérifiez la connexion Internet, puis réessayez.",
  partOutdated: "Ce site a une nouvelle version. Rechargez la page pour continuer.",
  partStuck: "Une partie de cette page n’a pas pu être chargée. Rechargez la page pour réessayer.",
  serverUnreachable: "Le serveur est injoignable. Vérifiez la connexion Internet.",
  serverCantAnswer:
    "Le serveur ne peut pas répondre pour le moment (erreur {status}). Réessayez dans une minute.",
  serverRefused: "Le serveur a refusé cette demande (erreur {status}).",
  tooMuchAtOnce: "C’est plus que ce que le serveur accepte en une fois.",
  pageBroke: "Une erreur s’est produite sur cette page ({message}). Rechargez-la, puis réessayez.",
  cameraOff:
    "La caméra n’est pas autorisée pour ce site. Autorisez-la dans les paramètres du navigateur pour cette page, puis réessayez.",
  noCamera: "Cet appareil n’a pas de caméra.",
  cameraInUse: "Une autre application utilise la caméra. Fermez-la, puis réessayez.",
  cameraNotShown: "Ce navigateur ne peut pas montrer la caméra sur cette page.",
  cameraNotStarted: "La caméra n’a pas démarré. Réessayez.",
});
