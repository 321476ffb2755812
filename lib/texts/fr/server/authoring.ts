import type { authoring as english } from "../../en/server/authoring.ts";
import { translation } from "../../translation.ts";

export const authoring = translation<typeof english>()({
  comments: "Commentaires",
  commentsText:
    "Ce que les personnes qui travaillent sur « {title} » s’écrivent à ce sujet. La personne propriétaire, la rédaction, la relecture et l’administration le lisent, le public jamais.",
  happenedLately: "Activité récente",
  commentsOnTitle: "Commentaires sur « {title} »",
  backToArchive: "Retour à l’archive",
  people: "Personnes",
  peopleText:
    "Qui travaille sur « {title} ». La rédaction la modifie, la traduction l’écrit dans une autre langue, et la relecture la lit, même quand elle est privée. Seule la personne propriétaire décide de sa visibilité, invite d’autres personnes, la transfère et la supprime.",
  peopleOfTitle: "Personnes de « {title} »",
  activityTranslated: "{who} a traduit des textes de l’archive (langue : {language}).",
  classes: "Classes",
  aClassFor: "Une classe pour « {title} ».",
  joinTitle: "Rejoindre « {title} »",
  wholeScreen: "Plein écran",
  print: "Imprimer",
  scanOrOpen: "Pointez la caméra sur le carré, ou ouvrez {joinPage} et saisissez",
  classesText:
    "Des élèves travaillent sur « {title} » et remettent ce qu’ils ont fait. Rien n’est dans l’archive avant que vous ne l’ajoutiez.",
  classesOfTitle: "Classes de « {title} »",
  noSuchClass: "Classe introuvable",
  isNoSuchClass: "Cette classe n’existe pas",
  noSuchClassText: "Elle a été supprimée 30 jours après sa fin, ou l’adresse n’est pas complète.",
  classesOfArchive: "Classes de cette archive",
  tourNotFound: "Archive introuvable",
  signInToEditText:
    "Seules la personne propriétaire d’une archive et sa rédaction peuvent la modifier. Ce que vous avez écrit ici auparavant est toujours sur cet appareil.",
  signIn: "Se connecter",
  signInTitle: "Connexion",
  notAllowed: "Non autorisé",
  handedOver: "Transférée",
  noLongerWork: "Vous ne travaillez plus sur cette archive",
  noLongerWorkText:
    "Elle est privée. Seules la personne propriétaire, celles qu’elle invite et l’administration peuvent la voir.",
  goToArchives: "Aller à vos archives",
  tourNotFoundText:
    "Il n’y a pas d’archive à cette adresse. Si vous l’avez supprimée, vous pouvez la restaurer depuis votre profil pendant 30 jours. Vos modifications non publiées sont toujours dans vos brouillons.",
  signInIfPrivate:
    "Si c’est l’une de vos archives privées, <link>connectez-vous</link> pour la modifier.",
  backToAdmin: "Retour à l’administration",
  notAllowedText:
    "Seules la personne propriétaire de cette archive, sa rédaction et l’administration peuvent la modifier.",
  viewTheArchive: "Voir l’archive",
  savedAsDraft: "Vos modifications non publiées sont <link>enregistrées comme brouillon</link>.",
  backToEditing: "Retour à la modification",
  history: "Historique",
  historyText:
    "Les 50 dernières versions de « {title} », et toutes celles des 30 derniers jours. Quand vous restaurez une version antérieure, elle devient la plus récente. Rien n’est perdu.",
  olderVersions: "Versions plus anciennes",
  historyOfTitle: "Historique de « {title} »",
  releases: "Autorisations",
  releasesTextOwner:
    "Ce que les personnes que l’on entend dans « {title} » ont accepté. Seules la personne propriétaire et l’administration le voient. Un récit dont une autorisation est révoquée, ou pas encore valable, n’est pas montré au public.",
  releasesText:
    "Ce que les personnes que l’on entend dans « {title} » ont accepté. Un récit dont une autorisation est révoquée, ou pas encore valable, n’est pas montré au public.",
  releasesOfTitle: "Autorisations de « {title} »",
  signInToEdit: "Connectez-vous pour modifier",
  signInForComments: "Connectez-vous pour lire les commentaires",
  signInForPeople: "Connectez-vous pour voir les personnes d’une archive",
  signInForClasses: "Connectez-vous pour voir les classes d’une archive",
  signInForHistory: "Connectez-vous pour voir l’historique d’une archive",
  signInForReleases: "Connectez-vous pour voir les autorisations d’une archive",
  signInForReview: "Connectez-vous pour voir la relecture d’une archive",
  signInForActivity: "Connectez-vous pour voir l’activité d’une archive",
  signInForListeners: "Connectez-vous pour voir les écoutes d’une archive",
});
