import type { drafts as english } from "../../en/people/drafts.ts";
import { translation } from "../../translation.ts";

export const drafts = translation<typeof english>()({
  delete: "Elimina",
  deleteTitle: "Elimina «{title}»",
  undo: "Annulla",
  deleteArchive: "Eliminare questo archivio?",
  deleteArchiveText: "«{title}» e le sue tappe saranno eliminati per tutti. {remedy}",
  archiveRestored: "Archivio ripristinato",
  notRestored: "Non ripristinato",
  deleteDraft: "Eliminare questa bozza?",
  deleteDraftText:
    "«{title}» sarà eliminato. Può ripristinare la bozza dal suo profilo per 30 giorni.",
  draftNotDeleted: "Non è stato possibile eliminare la bozza. Riprovi. {message}",
  draftRestored: "Bozza ripristinata",
  draftNotRestored: "La bozza non è stata ripristinata. {message}",
  preview: "Anteprima",
  showDraft: "Mostra questa bozza",
  whoSeesDraft:
    "Chiunque abbia il link può vedere «{title}» come lo vedrà il pubblico, senza account. Il link scade dopo 30 giorni, oppure quando la bozza viene pubblicata o eliminata.",
  lookingForLink: "Ricerca di un link…",
  turnOff: "Disattiva",
  newLink: "Crea un nuovo link",
  makeLink: "Crea un link",
  noLink: "Non c’è ancora nessun link.",
  linkUntil:
    "Scadenza del link: {day}. Non può essere mostrato di nuovo. Se crea un nuovo link, quello vecchio scade.",
  link: "Link",
  copy: "Copia",
  copied: "Copiato",
  copyYourself:
    "Questo browser non permette alla pagina di copiare. Il link è selezionato: lo copi manualmente.",
  historicDowntown: "Centro storico",
  natureTrail: "Sentiero nella natura",
  artCulture: "Arte e cultura",
  foodTour: "Passeggiata del gusto",
});
