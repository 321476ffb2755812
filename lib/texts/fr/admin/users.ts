import type { users as english } from "../../en/admin/users.ts";
import { translation } from "../../translation.ts";

export const users = translation<typeof english>()({
  name: "Nom",
  email: "E-mail",
  role: "Rôle",
  archives: "Archives",
  storage: "Espace",
  lastSeen: "Dernière visite",
  nobodyFound: "Aucune personne trouvée.",
  administrator: "Administration",
  user: "Membre",
  blocked: "Bloqué",
  blockedBy: "Bloqué {when} par {name} : « {reason} »",
  archivesHidden: "Archives masquées.",
  usedOf: "{used} sur {quota}",
  takeRights: "Retirer les droits d’administration : {name}",
  takeRightsQuestion: "Retirer les droits d’administration ?",
  takeRightsText: "{name} ne pourra plus gérer que ses propres archives.",
  takeAway: "Retirer",
  rightsTaken: "Droits d’administration retirés",
  signOut: "Déconnecter",
  signOutNamed: "Déconnecter partout : {name}",
  signOutQuestion: "Déconnecter partout ?",
  signOutText:
    "Toutes les sessions ouvertes par {name} se terminent, sur tous les appareils. Le travail enregistré n’est pas perdu.",
  signedOut: "Déconnexion faite partout",
  signOutMany: {
    one: "Déconnecter partout {count} compte ?",
    other: "Déconnecter partout {count} comptes ?",
  },
  signOutManyText:
    "Toutes leurs sessions se terminent, sur tous leurs appareils. Le travail enregistré n’est pas perdu.",
  signingOut: { one: "Déconnexion de {count} compte…", other: "Déconnexion de {count} comptes…" },
  signedOutMany: {
    one: "{count} compte déconnecté partout",
    other: "{count} comptes déconnectés partout",
  },
  unblock: "Débloquer",
  unblockNamed: "Débloquer {name}",
  unblockQuestion: "Débloquer {name} ?",
  unblockText: "La personne peut de nouveau se connecter.",
  unblockTextHidden:
    "La personne peut de nouveau se connecter, et ses archives ne sont plus masquées.",
  unblocked: "Compte débloqué",
  unblockMany: { one: "Débloquer {count} compte ?", other: "Débloquer {count} comptes ?" },
  unblockManyText:
    "Ces personnes peuvent de nouveau se connecter, et leurs archives ne sont plus masquées.",
  unblocking: { one: "Déblocage de {count} compte…", other: "Déblocage de {count} comptes…" },
  unblockedMany: { one: "{count} compte débloqué", other: "{count} comptes débloqués" },
  block: "Bloquer",
  blockButton: "Bloquer…",
  blockNamed: "Bloquer {name}",
  blockQuestion: "Bloquer {name} ?",
  blockingOne: "Blocage…",
  blockText:
    "Les sessions se terminent aussitôt sur tous les appareils, et aucune connexion n’est possible avant le déblocage. Rien n’est supprimé.",
  blockTextRights: "Les droits d’administration sont perdus.",
  blockedOne: "Compte bloqué",
  hideArchives: { one: "Masquer l’archive", other: "Masquer les {count} archives" },
  hideAllArchives: "Masquer toutes leurs archives",
  hideHint:
    "Seule l’administration peut les voir jusqu’au déblocage du compte. Sinon, elles restent telles quelles.",
  reasonFor: "Motif ({name} peut le lire)",
  reasonForThem: "Motif (ces personnes peuvent le lire)",
  blockMany: { one: "Bloquer {count} compte ?", other: "Bloquer {count} comptes ?" },
  blockManyText:
    "Les sessions se terminent aussitôt sur tous les appareils, et aucune connexion n’est possible avant le déblocage. Rien n’est supprimé. Les droits d’administration éventuels sont perdus.",
  blockingMany: { one: "Blocage de {count} compte…", other: "Blocage de {count} comptes…" },
  blockedMany: { one: "{count} compte bloqué", other: "{count} comptes bloqués" },
  changeQuota: "Modifier le quota : {name}",
  quotaOf: "Quota : {name}",
  quotaChanged: "Quota modifié",
  quotaText:
    "L’espace que tous les enregistrements, images et documents de cette personne peuvent occuper ensemble. En dessous de ce qui est déjà stocké, il bloque les nouveaux fichiers, sans en supprimer.",
  quotaLabel: "Mégaoctets, ou vide pour la valeur standard de {megabytes}",
  save: "Enregistrer",
});
