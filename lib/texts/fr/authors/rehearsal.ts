import type { rehearsal as english } from "../../en/authors/rehearsal.ts";
import { translation } from "../../translation.ts";

export const rehearsal = translation<typeof english>()({
  whatWouldPlay: "Ce qui serait diffusé et où",
  walkEnded: {
    one: "Le parcours est terminé. Récits écoutés : {heard} sur {count}.",
    other: "Le parcours est terminé. Récits écoutés : {heard} sur {count}.",
  },
  playsByTap: "« {title} », {place} : le récit démarre d’un appui.",
  playsAt: "« {title} » démarre, à {metres} du centre.",
  isOfferedAt: "« {title} » est proposé, à {metres} du centre.",
  ambientBegins: "Le son d’ambiance de « {title} » commence.",
  ambientEnds: "Le son d’ambiance s’arrête.",
  stopNumber: "Étape {number}",
  speed: "Vitesse",
  positionError: "Erreur de position <figures>±{metres}</figures>",
  metres: { one: "{count} mètre", other: "{count} mètres" },
  previewWalk: "Aperçu de ce parcours",
  noStopOnMap: "Aucune étape n’est encore sur la carte.",
  previewOfWalk: "Aperçu du parcours",
  closePreview: "Fermer l’aperçu",
  dotWalks:
    "Le point sur la carte parcourt l’itinéraire sans le son. La liste ci-dessous montre ce qui serait diffusé et où.",
  walkAgain: "Refaire le parcours",
  pauseWalk: "Mettre en pause",
  resumeWalk: "Reprendre le parcours",
});
