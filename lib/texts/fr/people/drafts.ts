import type { drafts as english } from "../../en/people/drafts.ts";
import { translation } from "../../translation.ts";

export const drafts = translation<typeof english>()({
  delete: "Supprimer",
  deleteTitle: "Supprimer « {title} »",
  undo: "Annuler",
  deleteArchive: "Supprimer cette archive ?",
  deleteArchiveText: "« {title} » et ses étapes seront supprimées pour tout le monde. {remedy}",
  archiveRestored: "Archive restaurée",
  notRestored: "Non restaurée",
  deleteDraft: "Supprimer ce brouillon ?",
  deleteDraftText:
    "« {title} » sera supprimé. Vous pourrez restaurer ce brouillon depuis votre profil pendant 30 jours.",
  draftNotDeleted: "Le brouillon n’a pas pu être supprimé. Veuillez réessayer. {message}",
  draftRestored: "Brouillon restauré",
  draftNotRestored: "Le brouillon n’a pas été restauré. {message}",
  preview: "Aperçu",
  showDraft: "Montrer ce brouillon",
  whoSeesDraft:
    "Toute personne ayant le lien peut voir « {title} » comme le public, sans compte. Le lien prend fin après 30 jours, ou quand le brouillon est publié ou supprimé.",
  lookingForLink: "Recherche d’un lien…",
  turnOff: "Désactiver",
  newLink: "Créer un nouveau lien",
  makeLink: "Créer un lien",
  noLink: "Il n’y a pas encore de lien.",
  linkUntil:
    "Le lien fonctionne jusqu’au {day}. Il ne peut pas être affiché une seconde fois. Si vous créez un nouveau lien, l’ancien prend fin.",
  link: "Lien",
  copy: "Copier",
  copied: "Copié",
  copyYourself:
    "Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copiez-le vous-même.",
  historicDowntown: "Le centre historique",
  natureTrail: "Le sentier nature",
  artCulture: "Art et culture",
  foodTour: "Le parcours gourmand",
});
