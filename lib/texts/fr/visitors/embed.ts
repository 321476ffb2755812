import type { embed as english } from "../../en/visitors/embed.ts";
import { translation } from "../../translation.ts";

export const embed = translation<typeof english>()({
  archiveNotFound: "Archive introuvable",
  archiveGone: "Cette archive n’existe pas ou n’est plus publique.",
  createdBy: "Créée par {name}",
  openArchive: "Ouvrir l’archive",
  mapOfStops: "Carte des étapes",
  skipMapToList: "Passer la carte : chaque étape figure dans la liste ci-dessous",
  mapKeys: "Carte. Les flèches la déplacent, plus et moins changent l’échelle.",
  mapHint: "Déplacez la carte avec deux doigts ou touchez-la d’abord",
  stories: "Récits",
  opensNewTab: "(s’ouvre dans un nouvel onglet)",
  playStop: "Écouter l’étape {n} : {title}",
  notAvailable: "Ce récit n’est pas disponible.",
  noRecording: "Ce récit n’a pas d’enregistrement.",
  failed:
    "Ce récit ne peut pas être écouté. Vérifiez la connexion Internet, ou ouvrez-le dans l’archive.",
});
