import type { users as english } from "../../en/admin/users.ts";
import { translation } from "../../translation.ts";

export const users = translation<typeof english>()({
  name: "Nome",
  email: "E-mail",
  role: "Ruolo",
  archives: "Archivi",
  storage: "Spazio",
  lastSeen: "Ultima visita",
  nobodyFound: "Nessuna persona trovata.",
  administrator: "Gestione",
  user: "Membro",
  blocked: "Bloccato",
  blockedBy: "Bloccato {when} da {name}: «{reason}»",
  archivesHidden: "Archivi nascosti.",
  usedOf: "{used} su {quota}",
  takeRights: "Togli i diritti di gestione: {name}",
  takeRightsQuestion: "Togliere i diritti di gestione?",
  takeRightsText: "{name} potrà gestire solo i propri archivi.",
  takeAway: "Togli",
  rightsTaken: "Diritti di gestione tolti",
  signOut: "Disconnetti",
  signOutNamed: "Disconnetti ovunque: {name}",
  signOutQuestion: "Disconnettere ovunque?",
  signOutText:
    "Tutte le sessioni di {name} terminano, su ogni dispositivo. Il lavoro salvato non va perso.",
  signedOut: "Sessioni terminate ovunque",
  signOutMany: {
    one: "Disconnettere ovunque {count} account?",
    other: "Disconnettere ovunque {count} account?",
  },
  signOutManyText:
    "Tutte le loro sessioni terminano, su ogni dispositivo. Il lavoro salvato non va perso.",
  signingOut: {
    one: "Disconnessione di {count} account…",
    other: "Disconnessione di {count} account…",
  },
  signedOutMany: {
    one: "{count} account disconnesso ovunque",
    other: "{count} account disconnessi ovunque",
  },
  unblock: "Sblocca",
  unblockNamed: "Sblocca {name}",
  unblockQuestion: "Sbloccare {name}?",
  unblockText: "La persona potrà accedere di nuovo.",
  unblockTextHidden:
    "La persona potrà accedere di nuovo e i suoi archivi non saranno più nascosti.",
  unblocked: "Account sbloccato",
  unblockMany: { one: "Sbloccare {count} account?", other: "Sbloccare {count} account?" },
  unblockManyText:
    "Queste persone potranno accedere di nuovo e i loro archivi non saranno più nascosti.",
  unblocking: { one: "Sblocco di {count} account…", other: "Sblocco di {count} account…" },
  unblockedMany: { one: "{count} account sbloccato", other: "{count} account sbloccati" },
  block: "Blocca",
  blockButton: "Blocca…",
  blockNamed: "Blocca {name}",
  blockQuestion: "Bloccare {name}?",
  blockingOne: "Blocco…",
  blockText:
    "Le sessioni terminano subito su ogni dispositivo, e non si potrà accedere fino allo sblocco. Nulla viene eliminato.",
  blockTextRights: "I diritti di gestione vanno persi.",
  blockedOne: "Account bloccato",
  hideArchives: { one: "Nascondi l’archivio", other: "Nascondi tutti i {count} archivi" },
  hideAllArchives: "Nascondi tutti i loro archivi",
  hideHint:
    "Solo la gestione potrà vederli fino allo sblocco dell’account. Altrimenti restano come sono.",
  reasonFor: "Motivo ({name} può leggerlo)",
  reasonForThem: "Motivo (queste persone possono leggerlo)",
  blockMany: { one: "Bloccare {count} account?", other: "Bloccare {count} account?" },
  blockManyText:
    "Le sessioni terminano subito su ogni dispositivo, e non si potrà accedere fino allo sblocco. Nulla viene eliminato. Chi ha diritti di gestione li perde.",
  blockingMany: { one: "Blocco di {count} account…", other: "Blocco di {count} account…" },
  blockedMany: { one: "{count} account bloccato", other: "{count} account bloccati" },
  changeQuota: "Modifica la quota: {name}",
  quotaOf: "Quota di {name}",
  quotaChanged: "Quota modificata",
  quotaText:
    "Quanto spazio possono occupare insieme tutte le registrazioni, le immagini e i documenti di questa persona. Al di sotto di quanto già salvato blocca i nuovi file, ma non ne rimuove.",
  quotaLabel: "Megabyte, o vuoto per il valore standard di {megabytes}",
  save: "Salva",
});
