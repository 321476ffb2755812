import type { storeProblems as english } from "../../en/server/store_problems.ts";
import { translation } from "../../translation.ts";

export const storeProblems = translation<typeof english>()({
  archiveFileCannotRead:
    "Die Datei {name} des Archivs lässt sich nicht lesen. Berichtigen Sie sie, oder lassen Sie sie weg.",
  onlyMpCanPlayed: "Nur eine MP3-Datei lässt sich in Ausschnitten abspielen.",
  machineHeardNoWords: "In dieser Aufnahme wurden keine Wörter erkannt.",
  anotherRecordingYoursBeing: "Eine andere Ihrer Aufnahmen wird gerade aufgeschrieben.",
  cursorDidntComeFrom: "Dieser Wert von cursor stammt nicht von einer Seite dieser Liste.",
  userNotFound: "Dieses Konto gibt es nicht",
  lastAdministratorAnotherPerson:
    "Das ist die letzte Person in der Verwaltung. Erst muss eine andere dazukommen.",
  tourNotFound: "Dieses Archiv gibt es nicht",
  filesClassFillIts:
    "Die Dateien dieser Klasse füllen ihre {megabytes} MB. Bitten Sie Ihre Lehrkraft, einige Geschichten zu übernehmen oder zu löschen.",
  classEndedReopenFirst: "Diese Klasse ist beendet. Öffnen Sie sie erst wieder.",
  archiveClassesThoseLast:
    "Dieses Archiv hat {maxClasses} Klassen, die der letzten 30 Tage eingeschlossen. Mehr sind nicht möglich. Verwenden Sie eine davon.",
  somebodyChangedClassMeanwhile:
    "Jemand hat diese Klasse inzwischen geändert. Sehen Sie sie noch einmal an und machen Sie Ihre Änderungen dann erneut.",
  classEndedMoreThan:
    "Diese Klasse endete vor mehr als 30 Tagen, und ihre Geschichten sind nicht mehr da.",
  classFullPupilsAsk:
    "Diese Klasse ist voll: Sie hat {maxMembers} Plätze. Fragen Sie Ihre Lehrkraft.",
  classEndedAskTeacher:
    "Diese Klasse ist beendet. Fragen Sie Ihre Lehrkraft, ob es eine neue gibt.",
  archiveClassNotThere: "Das Archiv dieser Klasse ist gerade nicht da.",
  anotherStoryIdSend: "Eine andere Geschichte hat diese Kennung. Senden Sie eine neue.",
  classTeacherHandsStories: "In dieser Klasse teilt die Lehrkraft die Geschichten zu.",
  classStoriesWhichLimit: "Diese Klasse hat {maxSubmissions} Geschichten. Mehr sind nicht möglich.",
  storyCantTakenYet: "Diese Geschichte kann noch nicht übernommen werden. {message}.",
  archiveNoSuchStop: "Das Archiv hat keine solche Station.",
  cannotBlockYourselfAsk:
    "Sie können sich nicht selbst sperren. Bitten Sie jemand anderen aus der Verwaltung.",
  onlyAdministratorsCanDo: "Das kann nur die Verwaltung.",
  administratorDeletedArchiveCan:
    "Die Verwaltung hat dieses Archiv gelöscht und kann es wiederherstellen. Fragen Sie dort.",
  archiveWasntDeletedLast: "Dieses Archiv wurde in den letzten 30 Tagen nicht gelöscht.",
  thereNoRoomDocument:
    "Für dieses Dokument ist kein Platz: Aufnahmen, Bilder und Dokumente der für das Archiv verantwortlichen Person dürfen {megabytes} MB haben. Schaffen Sie Platz unter „Ihre Dateien“ im Profil oder bitten Sie das Team dieser Website um mehr.",
  tookTooLongSend: "Das hat zu lange gedauert. Senden Sie es noch einmal.",
  ownerArchiveKeepsSigned:
    "Die unterschriebenen Einwilligungen verwahrt die verantwortliche Person. Die Redaktion sendet das Dokument einer Einwilligung, die sie gerade hinzugefügt hat, nur einmal.",
  releaseDoesntExist: "Diese Einwilligung gibt es nicht.",
  someoneChangedReleaseWhile:
    "Jemand hat diese Einwilligung geändert, während Sie sie bearbeitet haben (Version {revision}; Ihre begann mit {from}). Laden Sie sie neu und machen Sie Ihre Änderungen dann noch einmal.",
  archiveMostReleases: "Ein Archiv hat höchstens {maxReleases} Einwilligungen.",
  archiveNoSuchStop2: "Dieses Archiv hat keine solche Station.",
  stopTestSoundAdd: "Diese Station hat einen Testton. Fügen Sie erst ihre Aufnahme hinzu.",
  draftNotFound: "Diesen Entwurf gibt es nicht",
  draftWasntDeletedLast: "Dieser Entwurf wurde in den letzten 30 Tagen nicht gelöscht.",
  newerDraftChangesArchive:
    "Sie haben einen neueren Entwurf mit Änderungen an diesem Archiv. Veröffentlichen oder löschen Sie erst diesen.",
  formSavedAsDraft: "Dieses Formular ist schon als Entwurf gespeichert.",
  alreadyDraftChangesArchive: "Sie haben schon einen Entwurf mit Änderungen an diesem Archiv.",
  draftsWhichLimitDelete:
    "Sie haben {maxDrafts} Entwürfe. Mehr sind nicht möglich: Löschen Sie erst einen.",
  tooManyPeopleChanging:
    "Zu viele Personen ändern das gerade gleichzeitig. Versuchen Sie es gleich erneut.",
  idempotencyKeyUsedAnother:
    "Dieser Idempotency-Key gehört zu einer anderen Anfrage. Senden Sie einen neuen.",
  whatRequestCreatedBeen:
    "Was diese Anfrage erstellt hat, wurde gelöscht. Um es noch einmal zu erstellen, senden Sie einen neuen Idempotency-Key.",
  ownersAddress: "Das ist die Adresse der verantwortlichen Person.",
  personDoesntWorkArchive: "Diese Person arbeitet nicht an dem Archiv.",
  newOwnersAccountBlocked:
    "Das Konto der neuen verantwortlichen Person ist gesperrt oder gelöscht.",
  archiveAlreadyBelongsPerson: "Dieses Archiv gehört dieser Person schon.",
  archiveAlreadyYours: "Dieses Archiv gehört Ihnen schon.",
  onlyReviewersArchiveApprove: "Nur wer dieses Archiv prüft, kann es freigeben.",
  archiveChangedMeanwhileVersion:
    "Das Archiv wurde inzwischen geändert: Es hat Version {revision}. Lesen Sie erst diese.",
  archiveMostPeopleBesides: "An einem Archiv arbeiten höchstens {maxCoAuthors} weitere Personen.",
  workArchivesOthersWhich:
    "Sie arbeiten an {maxSharedTours} Archiven von anderen. Mehr sind nicht möglich: Verlassen Sie einige davon.",
  archiveMostCommentsDelete:
    "Ein Archiv hat höchstens {most} Kommentare. Löschen Sie einige, die erledigt sind, und versuchen Sie es erneut.",
  answerFirstCommentThread: "Antworten Sie auf den ersten Kommentar, nicht auf eine Antwort.",
  onlyItsAuthorChanges: "Den Text eines Kommentars ändert nur, wer ihn geschrieben hat.",
  resolveFirstCommentThread: "Erledigen Sie den ersten Kommentar, nicht eine Antwort.",
  archiveInvitationsWhichLimit:
    "Dieses Archiv hat {maxInvitations} Einladungen. Mehr sind nicht möglich: Nehmen Sie erst einige zurück.",
  linkBeenUsedAs:
    "Dieser Link wurde so oft verwendet, wie es möglich ist. Bitten Sie um einen neuen.",
  progressNamesStopArchive: "Der Fortschritt nennt eine Station, die dieses Archiv nicht hat.",
  siteMostArchivists: "Die Archivbetreuung einer Website hat höchstens {maxArchivists} Personen.",
  accountBlockedDeleted: "Dieses Konto ist gesperrt oder gelöscht.",
  thereNoAccount: "Es gibt kein Konto mit {addresses}.",
  accountOwnerBlockedUnblock:
    "Das Konto der verantwortlichen Person ist gesperrt. Entsperren Sie es, bevor Sie freigeben.",
  versionNoLongerStored: "Diese Version ist nicht mehr gespeichert. Geben Sie sie zurück.",
  versionApproved: "Diese Version ist freigegeben.",
  archiveChangedSamePlaces:
    "Das Archiv wurde an denselben Stellen geändert, nachdem diese Version begonnen war. Geben Sie sie mit einem Kommentar zurück: Das Formular zeigt dann beide.",
  versionApprovedMeanwhileVisitors:
    "Diese Version wurde inzwischen freigegeben: Das Publikum sieht sie.",
  thereInvitationsWhichLimit:
    "Es gibt {maxStanding} Einladungen. Mehr sind nicht möglich: Nehmen Sie erst einige zurück.",
  anotherAdministratorChangedSite:
    "Jemand anderes aus der Verwaltung hat die Website inzwischen geändert. Es wurde nichts gespeichert.",
  archiveItselfWithoutIts:
    "Das Archiv selbst, ohne seine Stationen, hat {bytes} Byte. Die Grenze liegt bei {maxRecordBytes}. Kürzen Sie seine Texte oder verschieben Sie Bilder und Dokumente an eine Station.",
  archiveStopsLimitSplit:
    "Das Archiv hat {count} Stationen. Die Grenze liegt bei {maxStops}. Teilen Sie es in zwei.",
  accountArchivesIncludingRecently:
    "Dieses Konto hat {maxTours} Archive, die zuletzt gelöschten eingeschlossen. Mehr sind nicht möglich: Löschen Sie im Profil einige endgültig.",
  someoneChangedArchiveWhile:
    "Jemand hat dieses Archiv geändert, während Sie es bearbeitet haben (Version {revision}; Ihre begann mit {from}). Laden Sie es neu und machen Sie Ihre Änderungen dann noch einmal.",
  archiveDoesntRevisionNo:
    "Dieses Archiv hat die Version {revision} nicht, oder nicht mehr. Es behält die 50 neuesten und die der letzten 30 Tage.",
  siteVisitorsSeeArchive:
    "Auf dieser Website sieht das Publikum ein Archiv erst nach einer Prüfung. Reichen Sie es ein.",
  thereArchiveAlready: "Es gibt schon ein Archiv {id}.",
  canPromoteOnlyYourself: "Diese Rechte können Sie nur sich selbst geben.",
  noneTheseArchivesThere: "Keines dieser Archive ist noch da.",
  siteSetUpAlready: "Diese Website ist schon eingerichtet.",
  manyWrongCodesCame:
    "Aus Ihrem Netz kamen viele falsche Codes. Der richtige öffnet die Klasse weiterhin: Vergleichen Sie ihn Buchstabe für Buchstabe mit dem an der Wand.",
  documentsCantStoredUploads:
    "Dokumente lassen sich nicht speichern: Auf dieser Website kann nichts hochgeladen werden.",
  sendFileItsLength: "Senden Sie die Datei mit ihrer Länge (Content-Length).",
  siteVisitorsSeeArchive2:
    "Auf dieser Website sieht das Publikum ein Archiv erst nach einer Prüfung, und keine Entwürfe. Laden Sie stattdessen jemanden zur Prüfung des Archivs ein.",
  thereNoPublicArchive: "Hier ist kein öffentliches Archiv.",
  formatIsntImplementedAsk: "Dieses Format gibt es nicht; fragen Sie nach json oder xml.",
  thereNoPublicArchive2: "Unter dieser Adresse ist kein öffentliches Archiv.",
  thereNoSuchStory: "Eine solche Geschichte gibt es nicht zu hören.",
  lastAddressSearchStill: "Ihre letzte Adresssuche läuft noch. Versuchen Sie es gleich erneut.",
  manyPeopleLookingUp: "Viele Menschen suchen gerade Adressen. Versuchen Sie es gleich erneut.",
  sendMetricsTokenAs: "Senden Sie METRICS_TOKEN als Bearer-Token.",
  archiveNoSuchStop3:
    "Dieses Archiv hat keine solche Station. Sie wurde vielleicht inzwischen gelöscht.",
  thereNothingCiteHere: "Hier gibt es nichts zu zitieren.",
  transcriptNoTimesYet: "Dieses Transkript hat noch keine Zeiten.",
  thereNoSuchStop: "Diese Station gibt es nicht.",
  thereNoTranscriptHere: "Hier ist kein Transkript.",
  thereNoSuchRecording: "Diese Aufnahme gibt es nicht.",
  recordingsUpMbCan: "Aufgeschrieben werden Aufnahmen bis {megabytes} MB.",
  addressIsntFilePage: "Diese Adresse ist keine Datei, die eine Seite zeigen oder abspielen kann.",
  noSuchClass: "Dieses Archiv hat keine solche Klasse.",
  deviceInNoClass: "Dieses Gerät ist in keiner Klasse. Geben Sie den Code noch einmal ein.",
  codeOpensNoClass:
    "Dieser Code öffnet keine Klasse. Vergleichen Sie ihn mit dem an der Wand, oder fragen Sie Ihre Lehrkraft nach dem heutigen Code.",
  nicknameTaken:
    "Jemand in dieser Klasse hat diesen Namen. Nehmen Sie einen anderen, oder bitten Sie um einen Code, wenn Sie das sind.",
  noSuchPupil: "Diese Person gehört nicht zu dieser Klasse.",
  noSuchStory: "Diese Klasse hat keine solche Arbeit.",
  lastAdministratorYou:
    "Sie sind die letzte Person in der Verwaltung. Erst muss eine andere dazukommen, bevor Sie Ihr Konto löschen.",
  releaseHasNoDocument: "Diese Einwilligung hat kein Dokument.",
  nothingWaitsForReview: "Aus diesem Archiv wartet nichts auf Ihre Prüfung.",
  noSuchVersion: "Dieses Archiv hat diese Version nicht, oder nicht mehr.",
  noMachineWrites: "Diese Website hat kein Programm, das Aufnahmen aufschreibt.",
  archiveNotPublicAnyMore: "Dieses Archiv war hier. Es ist nicht mehr öffentlich.",
  commentDeleted: "Diesen Kommentar gibt es nicht, oder er wurde gelöscht.",
  accountSavedMuch: {
    one:
      "Dieses Konto hat an einem Tag {megabytes} MB an Archiven gespeichert. Mehr ist nicht möglich. Versuchen Sie es in {count} Minute erneut.",
    other:
      "Dieses Konto hat an einem Tag {megabytes} MB an Archiven gespeichert. Mehr ist nicht möglich. Versuchen Sie es in {count} Minuten erneut.",
  },
  invitedManyPeople: {
    one: "Sie haben viele Personen eingeladen. Versuchen Sie es in {count} Minute erneut.",
    other: "Sie haben viele Personen eingeladen. Versuchen Sie es in {count} Minuten erneut.",
  },
  nobodySignedIn: "Mit dieser Adresse hat sich noch niemand angemeldet",
  nobodySignedInAsk:
    "Mit dieser Adresse hat sich noch niemand angemeldet. Bitten Sie die Person, sich einmal anzumelden.",
  notYourAddress: "Das ist nicht die E-Mail-Adresse Ihres Kontos",
  notYourAddressType:
    "Das ist nicht die E-Mail-Adresse Ihres Kontos. Geben Sie zur Bestätigung {email} ein.",
  wordsTooLarge:
    "Die Texte dieser Sprache sind zu groß: {has} Byte. Die Grenze liegt bei {limit}. Kürzen Sie die Texte.",
  wordsTooLargeCompressed:
    "Die Texte dieser Sprache sind zu groß: komprimiert {has} Byte. Die Grenze liegt bei {limit}. Kürzen Sie die Texte.",
  wordsChangedMeanwhile: {
    one:
      "Jemand anderes hat diesen Text inzwischen geändert. Vergleichen Sie beide Fassungen und speichern Sie dann noch einmal.",
    other:
      "Jemand anderes hat inzwischen {count} dieser Texte geändert. Vergleichen Sie die Fassungen und speichern Sie dann noch einmal.",
  },
  noSuchLanguage: "Dieses Archiv hat diese Sprache nicht",
  wordsNeedReview:
    "Auf dieser Website zeigt die Verwaltung dem Publikum eine Sprache, nachdem sie gelesen wurde",
  wordsOfOthers:
    "Diese Sprache können nur die verantwortliche Person, die Redaktion und die Übersetzung dieser Sprache bearbeiten.",
  languageNotKnown:
    "Geben Sie zuerst an, in welcher Sprache das Archiv geschrieben ist: im Feld „Sprache“ des Archivs.",
  languageOfArchive: "In dieser Sprache ist das Archiv geschrieben. Ändern Sie seine Texte selbst.",
  manyLanguages: "Ein Archiv hat neben seiner eigenen höchstens {maxLanguages} Sprachen",
  translateAStop: "Nur eine Station des Archivs lässt sich übersetzen.",
  nothingTranslated: "Noch ist nichts übersetzt.",
  noSuchWords: "Das Archiv hat keinen Text „{key}“ oder nicht mehr. Laden Sie die Seite neu.",
  wordsTooLong: "Der Text „{key}“ ist zu lang (höchstens {longest} Zeichen)",
  stopsTooLarge:
    "Die Stationen dieses Archivs sind zu groß: {has} Byte. Die Grenze liegt bei {limit}. Kürzen Sie die Texte.",
  stopsTooLargeCompressed:
    "Die Stationen dieses Archivs sind zu groß: komprimiert {has} Byte. Die Grenze liegt bei {limit}. Kürzen Sie die Texte.",
  draftTooLarge:
    "Die Texte dieses Entwurfs sind zu groß: {has} Byte. Die Grenze liegt bei {limit}. Kürzen Sie die Texte.",
  draftTooLargeCompressed:
    "Die Texte dieses Entwurfs sind zu groß: komprimiert {has} Byte. Die Grenze liegt bei {limit}. Kürzen Sie die Texte.",
  addressServiceCantReached:
    "Der Ort wurde nicht gefunden: Der Adressdienst ist nicht erreichbar. Geben Sie Koordinaten oder einen Plus Code ein, oder versuchen Sie es später erneut.",
  noRouter: "Diese Website hat keinen Server für die Wegsuche",
  routerKnowsNoSteps: "Der Server für die Wegsuche kann Treppen nicht umgehen",
  progressNotFound: "Kein Fortschritt gefunden",
  uploadNotFound: "Für diese Datei läuft kein Hochladen",
  notValidCursor: "Kein gültiger Cursor",
  blockedAsk: "Dieses Konto ist gesperrt. Wenden Sie sich an die Verwaltung dieser Website.",
  classHasEnded: "Diese Klasse ist beendet.",
  untitledFile: "Datei ohne Titel",
  classEndsWithinYear: "Eine Klasse endet innerhalb eines Jahres. Wählen Sie einen früheren Tag",
  chooseComingDay: "Wählen Sie einen Tag in der Zukunft",
  asSentence: "{message}.",
  typeYourName: "Geben Sie Ihren Namen ein",
  chooseOwnFile: "Nehmen Sie etwas auf, oder wählen Sie eine eigene Datei",
  mostPhotos: "Eine Geschichte hat höchstens {most} Fotos",
  storyTaken: "Diese Arbeit ist im Archiv: Die Lehrkraft hat sie übernommen.",
  storyHandedIn: "Diese Arbeit ist abgegeben. Nehmen Sie sie zurück, um sie zu ändern.",
  fileStillSent: "Diese Datei wird noch gesendet. Geben Sie ab, wenn sie angekommen ist",
  storyNotHandedIn: "Diese Arbeit ist nicht abgegeben.",
  storyChangedElsewhere:
    "Diese Arbeit wurde inzwischen anderswo geändert. Sehen Sie sie noch einmal an, und machen Sie Ihre Änderungen dann erneut.",
  storyChangedTake:
    "Diese Arbeit wurde inzwischen geändert. Sehen Sie sie noch einmal an, bevor Sie sie übernehmen.",
  anotherStoryAtStop:
    "Eine andere Geschichte, „{title}“, ist an dieser Station im Archiv. Wählen Sie eine der beiden.",
  storyChangedMeanwhile: "Diese Arbeit wurde inzwischen geändert.",
  storyInArchive: "Diese Arbeit ist schon im Archiv.",
  storyBeingWorkedOn: "Diese Arbeit ist zurzeit nicht abgegeben: Es wird noch daran gearbeitet.",
  blockedAlready:
    "{name} hat dieses Konto schon gesperrt: „{reason}“ Entsperren Sie es zuerst, um es erneut zu sperren.",
  namedInOriginal: "Eine Person, die im ursprünglichen Archiv genannt ist",
  databaseSilent:
    "Die Datenbank dieser Website antwortet nicht. Nichts ist verloren. Versuchen Sie es in einer Minute erneut.",
  writeUnanswered:
    "Die Datenbank dieser Website hat nicht gemeldet, ob gespeichert wurde. Sehen Sie nach, ob es da ist, bevor Sie es noch einmal senden.",
  serverBeingUpdated:
    "Dieser Server wird gerade aktualisiert. Nichts ist verloren. Versuchen Sie es in einer Minute erneut.",
  originalRecording: "Originalaufnahme",
  fileNotYours: "Diese Datei dürfen Sie nicht verwenden. Laden Sie sie hier hoch",
  enterAnotherAddress: "Geben Sie die Adresse einer anderen Person ein",
  offerEnded: "Dieses Angebot gilt nicht mehr. Bitten Sie um ein neues.",
  invitationEnded: "Diese Einladung gilt nicht mehr. Bitten Sie um eine neue.",
  somebody: "Jemand",
  anAdministrator: "Die Verwaltung",
  copyOf: "Kopie von {title}",
  onlyOwnerChanges:
    "Nur die verantwortliche Person und die Verwaltung können dieses Archiv ändern.",
  onlyOwnerDoes: "Das können nur die verantwortliche Person und die Verwaltung.",
  onlyEditorsChange:
    "Nur die verantwortliche Person und die Redaktion können dieses Archiv ändern.",
  onlyPeopleDo: "Das können nur die Personen, die an diesem Archiv mitarbeiten.",
  onlyOwnerShows: "Nur die verantwortliche Person kann die Sichtbarkeit dieses Archivs ändern.",
  stopIdsCount: {
    one: "stopIds hat {count} Station, ab 0 gezählt",
    other: "stopIds hat {count} Stationen, ab 0 gezählt",
  },
  archiveStopsCount: {
    one: "Dieses Archiv hat {count} Station, ab 0 gezählt",
    other: "Dieses Archiv hat {count} Stationen, ab 0 gezählt",
  },
  enterKnownAddress: "Geben Sie die Adresse einer Person ein, die sich hier schon angemeldet hat",
  approvedAlready: "{name} hat diese Version schon freigegeben.",
  returnedAlready: "{name} hat diese Version schon zurückgegeben.",
  theAuthor: "Die Redaktion",
  takenVersionBack: "{name} hat diese Version zurückgezogen.",
  handedInSince:
    "{name} hat inzwischen eine andere Version eingereicht. Vergleichen Sie diese, bevor Sie entscheiden.",
  onlyInvited:
    "Hier können sich nur Personen mit Einladung zum ersten Mal anmelden. Bitten Sie das Team dieser Website, Ihre E-Mail-Adresse einzuladen.",
  someoneChangedSameParts:
    "Jemand hat dieselben Teile dieses Archivs geändert, während Sie es bearbeitet haben (Version {revision}; Ihre begann mit {from}). Laden Sie es neu, und machen Sie Ihre Änderungen dann erneut.",
  writerSilent:
    "Der Server, der Aufnahmen verschriftlicht, hat nicht geantwortet. Versuchen Sie es später erneut, oder geben Sie den Text ein.",
  shortPlusCode:
    "Dieser Plus Code ist kurz. Fügen Sie einen Ort an, oder geben Sie den ganzen Code ein.",
});
