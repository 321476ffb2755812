import type { acts as english } from "../../en/admin/acts.ts";
import { translation } from "../../translation.ts";

export const acts = translation<typeof english>()({
  title: "Titolo",
  owner: "Titolare",
  stops: "Tappe",
  deleted: "Eliminazione",
  timeLeft: "Tempo rimasto",
  actions: "Azioni",
  noDeleted: "Nessun archivio eliminato trovato.",
  deleteForGoodText:
    "«{title}», la sua cronologia e le sue tappe saranno rimosse, anche per chi ne è titolare. L’operazione non si può annullare.",
  restoreNamed: "Ripristina «{title}»",
  choose: "Selezione",
  chooseNamed: "Seleziona «{name}»",
  allOnPage: "Tutto in questa pagina",
  chosenArchives: "Archivi selezionati",
  chosenAccounts: "Account selezionati",
  archivesChosen: { one: "{count} archivio selezionato", other: "{count} archivi selezionati" },
  accountsChosen: { one: "{count} account selezionato", other: "{count} account selezionati" },
  mostAtOnce: "(al massimo {most} alla volta)",
  doneFirst: "{done}.",
  refused: {
    one: "In un caso non è stato possibile:",
    other: "In {count} casi non è stato possibile:",
  },
  showListNow: "Mostra l’elenco aggiornato",
  maybeDone: "{message} Una parte potrebbe essere già fatta; ripetere non crea problemi.",
  makePrivate: "Rendi privati",
  makePrivateQuestion: {
    one: "Rendere privato {count} archivio?",
    other: "Rendere privati {count} archivi?",
  },
  makePrivateText: {
    one:
      "Lo vedranno solo chi ne è titolare e la gestione. Chi ne è titolare può renderlo di nuovo pubblico.",
    other:
      "Li vedranno solo i rispettivi titolari e la gestione. Chi ne è titolare può renderli di nuovo pubblici.",
  },
  makingPrivate: {
    one: "Impostazione di {count} archivio come privato…",
    other: "Impostazione di {count} archivi come privati…",
  },
  madePrivate: { one: "{count} archivio è ora privato", other: "{count} archivi sono ora privati" },
  restoring: { one: "Ripristino di {count} archivio…", other: "Ripristino di {count} archivi…" },
  restored: { one: "{count} archivio ripristinato", other: "{count} archivi ripristinati" },
  delete: "Elimina",
  deleteQuestion: { one: "Eliminare {count} archivio?", other: "Eliminare {count} archivi?" },
  deleteText: {
    one:
      "Sarà eliminato con le sue tappe per chiunque. Può annullare subito dopo, e per 30 giorni in «Eliminati». Chi ne è titolare non può.",
    other:
      "Saranno eliminati con le loro tappe per chiunque. Può annullare subito dopo, e per 30 giorni in «Eliminati». Chi ne è titolare non può.",
  },
  deleteMany: { one: "Elimina {count} archivio", other: "Elimina {count} archivi" },
  deleting: { one: "Eliminazione di {count} archivio…", other: "Eliminazione di {count} archivi…" },
  deletedMany: { one: "{count} archivio eliminato", other: "{count} archivi eliminati" },
  export: "Esporta",
  move: "Trasferisci",
  moveButton: "Trasferisci…",
  moveQuestion: {
    one: "Trasferire {count} archivio a qualcun altro?",
    other: "Trasferire {count} archivi a qualcun altro?",
  },
  moving: { one: "Trasferimento di {count} archivio…", other: "Trasferimento di {count} archivi…" },
  moved: {
    one: "{count} archivio trasferito a {email}",
    other: "{count} archivi trasferiti a {email}",
  },
  moveText:
    "La persona con questo indirizzo diventa subito titolare e trova gli archivi nel proprio profilo. Nient’altro cambia: né la visibilità né chi ci lavora.",
  newOwnerAddress: "Indirizzo e-mail del nuovo o della nuova titolare",
  type: "Tipo",
  ordered: "ordine fisso",
  discovery: "esplorazione libera",
  visibility: "Visibilità",
  undoNow: "Può annullare subito dopo. Chi ne è titolare non può.",
  tourDeleted: "Archivio eliminato",
  deleteFailed: "Non è stato possibile eliminare l’archivio: {message}",
  noArchivesFound: "Nessun archivio trovato.",
  noArchives: "Non ci sono ancora archivi. <link>Crea il primo</link>",
  viewTitle: "Vedi «{title}»",
  editTitle: "Modifica «{title}»",
});
