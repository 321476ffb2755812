import type { reviewing as english } from "../../en/server/reviewing.ts";
import { translation } from "../../translation.ts";

export const reviewing = translation<typeof english>()({
  review: "Relecture",
  reviewOf: "Relecture : {title}",
  sameAsNow: "Le public verrait la même chose que maintenant.",
  theArchive: "L’archive",
  stopNamed: "Étape « {title} »",
  newStop: "nouvelle",
  removedStop: "retirée",
  seenNow: "Le public voit maintenant",
  handedIn: "Soumis à relecture",
  differentOrder: "Ordre différent",
  signInToReview: "Connectez-vous pour relire des archives",
  whoApproves:
    "Les archivistes et l’administration approuvent les archives avant que le public ne les voie.",
  signInButton: "Se connecter",
  signIn: "Se connecter",
  notAllowed: "Accès refusé",
  notAllowedText:
    "Seuls les archivistes et l’administration approuvent les archives. Adressez-vous à l’administration du site.",
  goToArchives: "Aller à vos archives",
  ownReviewText:
    "Sur ce site, un ou une archiviste approuve « {title} » et ses modifications avant que le public ne les voie.",
  nothingHandedIn: "Rien n’a encore été soumis.",
  reviewArchives: "Relire des archives ({count})",
  openReview: "Ouvrir<hidden> la relecture de « {title} »</hidden>",
  waits: "En attente de relecture",
  returned: "Renvoyé avec un commentaire",
  takenBack: "Soumission annulée",
  approved: "Approuvé",
  discarded: "Abandonné",
  queueText: "Les archives soumises à relecture. Le public les voit dès que vous les approuvez.",
  nothingWaits: "Rien n’attend votre relecture.",
  archivesWait: { one: "{count} archive en attente.", other: "{count} archives en attente." },
  newArchive: "Nouvelle",
  changes: "Modifications",
  byName: "par {name}",
  withoutAccount: "une personne sans compte",
  archiveOf: "propriétaire : {owner}",
  compare: "Comparer{title}",
  reviewOfThis: "Relecture de cette archive",
  anArchivist: "Un ou une archiviste",
  stateWaiting:
    "<strong>Soumise à relecture le {day}</strong>. Elle attend la relecture : le public la verra ensuite.",
  stateWaitingBy:
    "<strong>Soumise à relecture le {day}</strong> par {name}. Elle attend la relecture : le public la verra ensuite.",
  stateReturned:
    "<strong>{name} l’a renvoyée le {day}</strong>, avec ce commentaire. Modifiez-la et soumettez-la de nouveau.",
  stateTakenBack:
    "<strong>Soumission annulée.</strong> Le public ne voit pas cette version. Soumettez-la quand elle sera prête.",
  stateApproved: "<strong>{name} l’a approuvée le {day}.</strong> Le public la voit.",
  nothingOfArchiveWaits: "Rien de cette archive n’attend de relecture.",
  nothingToReview: "Rien à relire",
  nothingToReviewHere: "Il n’y a rien à relire ici",
  decidedMeanwhile:
    "Une décision a déjà été prise sur cette version, ou sa soumission a été annulée.",
  backToQueue: "Retour à la liste",
  toBePublic: "Soumise le {day} par {name}, pour être publique.",
  toBeUnlisted: "Soumise le {day} par {name}, pour être non répertoriée.",
  toBePrivate: "Soumise le {day} par {name}, pour être privée.",
  notOpenYet: "Rien de cette archive n’est encore visible par le public.",
  asVisitorsSee: "L’archive telle que le public la voit",
});
