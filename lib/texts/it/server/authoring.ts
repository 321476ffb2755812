import type { authoring as english } from "../../en/server/authoring.ts";
import { translation } from "../../translation.ts";

export const authoring = translation<typeof english>()({
  comments: "Commenti",
  commentsText:
    "Ciò che si scrive chi lavora a «{title}». Lo leggono il o la titolare, la redazione, la revisione e la gestione; il pubblico mai.",
  happenedLately: "Attività recenti",
  commentsOnTitle: "Commenti su «{title}»",
  backToArchive: "Torna all’archivio",
  people: "Persone",
  peopleText:
    "Chi lavora a «{title}». La redazione lo modifica, la traduzione lo scrive in un’altra lingua e la revisione lo legge, anche finché è privato. Solo il o la titolare decide la visibilità, invita altri, lo trasferisce e lo elimina.",
  peopleOfTitle: "Persone di «{title}»",
  activityTranslated: "{who} ha tradotto testi dell’archivio (lingua: {language}).",
  classes: "Classi",
  aClassFor: "Una classe per «{title}».",
  joinTitle: "Entrare in «{title}»",
  wholeScreen: "Schermo intero",
  print: "Stampa",
  scanOrOpen: "Inquadri il quadrato con la fotocamera, o apra {joinPage} e digiti",
  classesText:
    "La classe lavora a «{title}» e consegna ciò che ha fatto. Nulla è nell’archivio prima che lei lo inserisca.",
  classesOfTitle: "Classi di «{title}»",
  noSuchClass: "Classe non trovata",
  isNoSuchClass: "Questa classe non esiste",
  noSuchClassText: "È stata eliminata 30 giorni dopo la sua fine, o l’indirizzo non è completo.",
  classesOfArchive: "Classi di questo archivio",
  tourNotFound: "Archivio non trovato",
  signInToEditText:
    "Solo il o la titolare di un archivio e la sua redazione possono modificarlo. Ciò che ha scritto qui in precedenza è ancora su questo dispositivo.",
  signIn: "Accedi",
  signInTitle: "Accesso",
  notAllowed: "Non consentito",
  handedOver: "Trasferito",
  noLongerWork: "Non lavora più a questo archivio",
  noLongerWorkText:
    "È privato. Possono vederlo solo il o la titolare, chi è stato invitato e la gestione.",
  goToArchives: "Vai ai suoi archivi",
  tourNotFoundText:
    "A questo indirizzo non c’è alcun archivio. Se l’ha eliminato, può ripristinarlo dal suo profilo entro 30 giorni. Le modifiche non pubblicate sono ancora tra le sue bozze.",
  signInIfPrivate: "Se è uno dei suoi archivi privati, <link>acceda</link> per modificarlo.",
  backToAdmin: "Torna alla gestione",
  notAllowedText:
    "Solo il o la titolare di questo archivio, la redazione e la gestione possono modificarlo.",
  viewTheArchive: "Vedi l’archivio",
  savedAsDraft: "Le modifiche non pubblicate sono <link>salvate come bozza</link>.",
  backToEditing: "Torna alla modifica",
  history: "Cronologia",
  historyText:
    "Le ultime 50 versioni di «{title}», e tutte quelle degli ultimi 30 giorni. Quando ripristina una versione precedente, questa diventa la più recente. Non si perde nulla.",
  olderVersions: "Versioni precedenti",
  historyOfTitle: "Cronologia di «{title}»",
  releases: "Liberatorie",
  releasesTextOwner:
    "Ciò che hanno accettato le persone che si ascoltano in «{title}». Lo vedono solo il o la titolare e la gestione. Un racconto con una liberatoria revocata, o non ancora valida, non viene mostrato al pubblico.",
  releasesText:
    "Ciò che hanno accettato le persone che si ascoltano in «{title}». Un racconto con una liberatoria revocata, o non ancora valida, non viene mostrato al pubblico.",
  releasesOfTitle: "Liberatorie di «{title}»",
  signInToEdit: "Acceda per modificare",
  signInForComments: "Acceda per leggere i commenti",
  signInForPeople: "Acceda per vedere le persone di un archivio",
  signInForClasses: "Acceda per vedere le classi di un archivio",
  signInForHistory: "Acceda per vedere la cronologia di un archivio",
  signInForReleases: "Acceda per vedere le liberatorie di un archivio",
  signInForReview: "Acceda per vedere la revisione di un archivio",
  signInForActivity: "Acceda per vedere le attività di un archivio",
  signInForListeners: "Acceda per vedere gli ascolti di un archivio",
});
