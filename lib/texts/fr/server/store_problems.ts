import type { storeProblems as english } from "../../en/server/store_problems.ts";
import { translation } from "../../translation.ts";

export const storeProblems = translation<typeof english>()({
  archiveFileCannotRead:
    "Le fichier {name} de l’archive est illisible. Corrigez-le, ou retirez-le.",
  onlyMpCanPlayed: "Seul un MP3 peut être écouté par extraits.",
  machineHeardNoWords: "La machine n’a entendu aucun mot dans cet enregistrement.",
  anotherRecordingYoursBeing: "Un autre de vos enregistrements est en cours de transcription.",
  cursorDidntComeFrom: "Cette valeur de cursor ne vient pas d’une page de cette liste.",
  userNotFound: "Compte introuvable",
  lastAdministratorAnotherPerson:
    "C’est la dernière personne de l’administration. Une autre doit d’abord la rejoindre.",
  tourNotFound: "Archive introuvable",
  filesClassFillIts:
    "Les fichiers de cette classe occupent ses {megabytes} Mo. Demandez en classe que quelques récits soient ajoutés à l’archive ou supprimés.",
  classEndedReopenFirst: "Cette classe est terminée. Rouvrez-la d’abord.",
  archiveClassesThoseLast:
    "Cette archive a {maxClasses} classes, y compris celles des 30 derniers jours : c’est la limite. Utilisez l’une d’elles.",
  somebodyChangedClassMeanwhile:
    "Quelqu’un a modifié cette classe entre-temps. Regardez-la de nouveau, puis refaites vos modifications.",
  classEndedMoreThan:
    "Cette classe s’est terminée il y a plus de 30 jours, et ses récits ne sont plus là.",
  classFullPupilsAsk:
    "Cette classe est complète : elle compte {maxMembers} élèves. Demandez à l’enseignante ou à l’enseignant.",
  classEndedAskTeacher:
    "Cette classe est terminée. Demandez à l’enseignante ou à l’enseignant s’il y en a une nouvelle.",
  archiveClassNotThere: "L’archive de cette classe n’est pas disponible pour l’instant.",
  anotherStoryIdSend: "Un autre récit a cet identifiant. Envoyez-en un nouveau.",
  classTeacherHandsStories:
    "Dans cette classe, les récits sont attribués par l’enseignante ou l’enseignant.",
  classStoriesWhichLimit: "Cette classe a {maxSubmissions} récits : c’est la limite.",
  storyCantTakenYet: "Ce récit ne peut pas encore être ajouté à l’archive. {message}.",
  archiveNoSuchStop: "L’archive n’a pas cette étape.",
  cannotBlockYourselfAsk:
    "Vous ne pouvez pas vous bloquer. Demandez à une autre personne de l’administration.",
  onlyAdministratorsCanDo: "Seule l’administration peut le faire.",
  administratorDeletedArchiveCan:
    "L’administration a supprimé cette archive et peut la restaurer. Demandez-le-lui.",
  archiveWasntDeletedLast: "Cette archive n’a pas été supprimée au cours des 30 derniers jours.",
  thereNoRoomDocument:
    "Il n’y a pas de place pour ce document : les enregistrements, images et documents de la personne propriétaire de cette archive peuvent occuper {megabytes} Mo. Libérez de la place sous « Vos fichiers » dans le profil, ou demandez-en plus à l’équipe de ce site.",
  tookTooLongSend: "Cela a pris trop de temps. Envoyez-le de nouveau.",
  ownerArchiveKeepsSigned:
    "La personne propriétaire de cette archive garde les autorisations signées. La rédaction envoie une seule fois le document d’une autorisation qu’elle vient d’ajouter.",
  releaseDoesntExist: "Cette autorisation n’existe pas.",
  someoneChangedReleaseWhile:
    "Quelqu’un a modifié cette autorisation pendant que vous y travailliez (version {revision} ; la vôtre partait de {from}). Rechargez-la, puis refaites vos modifications.",
  archiveMostReleases: "Une archive a au plus {maxReleases} autorisations.",
  archiveNoSuchStop2: "Cette archive n’a pas cette étape.",
  stopTestSoundAdd: "Cette étape a un son d’essai. Ajoutez d’abord son enregistrement.",
  draftNotFound: "Brouillon introuvable",
  draftWasntDeletedLast: "Ce brouillon n’a pas été supprimé au cours des 30 derniers jours.",
  newerDraftChangesArchive:
    "Vous avez un brouillon plus récent avec des modifications de cette archive. Publiez-le ou supprimez-le d’abord.",
  formSavedAsDraft: "Ce formulaire est déjà enregistré comme brouillon.",
  alreadyDraftChangesArchive:
    "Vous avez déjà un brouillon avec des modifications de cette archive.",
  draftsWhichLimitDelete:
    "Vous avez {maxDrafts} brouillons : c’est la limite. Supprimez-en un d’abord.",
  tooManyPeopleChanging:
    "Trop de personnes modifient cela en même temps. Réessayez dans un instant.",
  idempotencyKeyUsedAnother:
    "Cet Idempotency-Key a servi à une autre requête. Envoyez-en un nouveau.",
  whatRequestCreatedBeen:
    "Ce que cette requête avait créé a été supprimé. Pour le créer de nouveau, envoyez un nouvel Idempotency-Key.",
  ownersAddress: "C’est l’adresse de la personne propriétaire.",
  personDoesntWorkArchive: "Cette personne ne travaille pas sur cette archive.",
  newOwnersAccountBlocked:
    "Le compte de la nouvelle ou du nouveau propriétaire est bloqué ou supprimé.",
  archiveAlreadyBelongsPerson: "Cette archive appartient déjà à cette personne.",
  archiveAlreadyYours: "Cette archive est déjà à vous.",
  onlyReviewersArchiveApprove: "Seule la relecture de cette archive peut l’approuver.",
  archiveChangedMeanwhileVersion:
    "L’archive a été modifiée entre-temps : elle en est à la version {revision}. Lisez-la d’abord.",
  archiveMostPeopleBesides:
    "Au plus {maxCoAuthors} autres personnes peuvent travailler sur une archive.",
  workArchivesOthersWhich:
    "Vous travaillez sur {maxSharedTours} archives d’autres personnes : c’est la limite. Quittez-en quelques-unes.",
  archiveMostCommentsDelete:
    "Une archive a au plus {most} commentaires. Supprimez-en quelques-uns qui sont résolus, puis réessayez.",
  answerFirstCommentThread: "Répondez au premier commentaire, pas à une réponse.",
  onlyItsAuthorChanges: "Seule la personne qui a écrit un commentaire en change le texte.",
  resolveFirstCommentThread: "Marquez comme résolu le premier commentaire, pas une réponse.",
  archiveInvitationsWhichLimit:
    "Cette archive a {maxInvitations} invitations : c’est la limite. Annulez-en d’abord quelques-unes.",
  linkBeenUsedAs: "Ce lien a été utilisé autant de fois que possible. Demandez-en un nouveau.",
  progressNamesStopArchive: "La progression indique une étape que cette archive n’a pas.",
  siteMostArchivists: "Un site a au plus {maxArchivists} archivistes.",
  accountBlockedDeleted: "Ce compte est bloqué ou supprimé.",
  thereNoAccount: "Il n’y a pas de compte avec {addresses}.",
  accountOwnerBlockedUnblock:
    "Le compte de la personne propriétaire est bloqué. Débloquez-le avant d’approuver.",
  versionNoLongerStored: "Cette version n’est plus enregistrée. Renvoyez-la.",
  versionApproved: "Cette version est approuvée.",
  archiveChangedSamePlaces:
    "L’archive a été modifiée aux mêmes endroits après le début de cette version. Renvoyez-la avec un commentaire : le formulaire montrera alors les deux.",
  versionApprovedMeanwhileVisitors:
    "Cette version a été approuvée entre-temps : le public la voit.",
  thereInvitationsWhichLimit:
    "Il y a {maxStanding} invitations : c’est la limite. Annulez-en d’abord quelques-unes.",
  anotherAdministratorChangedSite:
    "Une autre personne de l’administration a modifié le site entre-temps. Rien n’a été enregistré.",
  archiveItselfWithoutIts:
    "L’archive elle-même, sans ses étapes, fait {bytes} octets. La limite est de {maxRecordBytes}. Raccourcissez ses textes, ou déplacez des images et des documents vers une étape.",
  archiveStopsLimitSplit:
    "L’archive a {count} étapes. La limite est de {maxStops}. Divisez-la en deux.",
  accountArchivesIncludingRecently:
    "Ce compte a {maxTours} archives, y compris celles qui viennent d’être supprimées : c’est la limite. Supprimez-en quelques-unes définitivement dans votre profil.",
  someoneChangedArchiveWhile:
    "Quelqu’un a modifié cette archive pendant que vous y travailliez (version {revision} ; la vôtre partait de {from}). Rechargez-la, puis refaites vos modifications.",
  archiveDoesntRevisionNo:
    "Cette archive n’a pas, ou n’a plus, la version {revision}. Elle garde les 50 plus récentes et celles des 30 derniers jours.",
  siteVisitorsSeeArchive:
    "Sur ce site, le public voit une archive après une relecture. Soumettez-la.",
  thereArchiveAlready: "Il y a déjà une archive {id}.",
  canPromoteOnlyYourself: "Vous ne pouvez donner ces droits qu’à vous-même.",
  noneTheseArchivesThere: "Aucune de ces archives n’existe plus.",
  siteSetUpAlready: "Ce site est déjà configuré.",
  manyWrongCodesCame:
    "Beaucoup de codes erronés ont été saisis depuis votre réseau. Le bon code ouvre toujours la classe : comparez-le, caractère par caractère, avec celui du mur.",
  documentsCantStoredUploads:
    "Les documents ne peuvent pas être enregistrés : l’envoi de fichiers est désactivé sur ce site.",
  sendFileItsLength: "Envoyez le fichier avec sa longueur (Content-Length).",
  siteVisitorsSeeArchive2:
    "Sur ce site, le public voit une archive après une relecture, et aucun brouillon. Invitez plutôt quelqu’un à relire l’archive.",
  thereNoPublicArchive: "Il n’y a pas d’archive publique ici.",
  formatIsntImplementedAsk: "Ce format n’est pas pris en charge ; demandez json ou xml.",
  thereNoPublicArchive2: "Il n’y a pas d’archive publique à cette adresse.",
  thereNoSuchStory: "Ce récit n’existe pas, ou ne peut pas être écouté.",
  lastAddressSearchStill:
    "Votre dernière recherche d’adresse est encore en cours. Réessayez dans un instant.",
  manyPeopleLookingUp:
    "Beaucoup de personnes cherchent des adresses en ce moment. Réessayez dans un instant.",
  sendMetricsTokenAs: "Envoyez METRICS_TOKEN comme jeton bearer.",
  archiveNoSuchStop3:
    "Cette archive n’a pas cette étape. Elle a peut-être été supprimée entre-temps.",
  thereNothingCiteHere: "Il n’y a rien à citer ici.",
  transcriptNoTimesYet: "Cette transcription n’a pas encore de minutage.",
  thereNoSuchStop: "Cette étape n’existe pas.",
  thereNoTranscriptHere: "Il n’y a pas de transcription ici.",
  thereNoSuchRecording: "Cet enregistrement n’existe pas.",
  recordingsUpMbCan: "Les enregistrements de {megabytes} Mo au plus peuvent être transcrits.",
  addressIsntFilePage: "Cette adresse n’est pas un fichier qu’une page peut afficher ou lire.",
  noSuchClass: "Cette classe n’existe pas dans cette archive.",
  deviceInNoClass: "Cet appareil n’est dans aucune classe. Saisissez de nouveau le code.",
  codeOpensNoClass:
    "Ce code n’ouvre aucune classe. Comparez-le avec celui du mur, ou demandez le code du jour à l’enseignante ou à l’enseignant.",
  nicknameTaken:
    "Quelqu’un dans cette classe a déjà ce pseudo. Prenez-en un autre, ou demandez un code si c’est vous.",
  noSuchPupil: "Cette personne n’est pas dans cette classe.",
  noSuchStory: "Ce travail n’existe pas dans cette classe.",
  lastAdministratorYou:
    "Vous êtes la dernière personne de l’administration. Une autre doit la rejoindre avant que vous supprimiez votre compte.",
  releaseHasNoDocument: "Cette autorisation n’a pas de document.",
  nothingWaitsForReview: "Rien de cette archive n’attend votre relecture.",
  noSuchVersion: "Cette archive n’a pas, ou n’a plus, cette version.",
  noMachineWrites: "Ce site n’a pas de machine qui transcrit les enregistrements.",
  archiveNotPublicAnyMore: "Cette archive était ici. Elle n’est plus publique.",
  commentDeleted: "Ce commentaire n’existe pas, ou il a été supprimé.",
  accountSavedMuch: {
    one:
      "Ce compte a enregistré {megabytes} Mo d’archives en un jour : c’est la limite. Réessayez dans {count} minute.",
    other:
      "Ce compte a enregistré {megabytes} Mo d’archives en un jour : c’est la limite. Réessayez dans {count} minutes.",
  },
  invitedManyPeople: {
    one: "Vous avez invité beaucoup de personnes. Réessayez dans {count} minute.",
    other: "Vous avez invité beaucoup de personnes. Réessayez dans {count} minutes.",
  },
  nobodySignedIn: "Personne ne s’est encore connecté avec cette adresse",
  nobodySignedInAsk:
    "Personne ne s’est encore connecté avec cette adresse. Demandez à la personne de se connecter une fois.",
  notYourAddress: "Ce n’est pas l’adresse e-mail de votre compte",
  notYourAddressType:
    "Ce n’est pas l’adresse e-mail de votre compte. Saisissez {email} pour confirmer.",
  wordsTooLarge:
    "Les textes de cette langue sont trop volumineux : {has} octets. La limite est de {limit}. Raccourcissez les textes.",
  wordsTooLargeCompressed:
    "Les textes de cette langue sont trop volumineux : {has} octets une fois compressés. La limite est de {limit}. Raccourcissez les textes.",
  wordsChangedMeanwhile: {
    one:
      "Une autre personne a modifié {count} texte entre-temps. Comparez les deux versions, puis enregistrez de nouveau.",
    other:
      "Une autre personne a modifié {count} de ces textes entre-temps. Comparez les versions, puis enregistrez de nouveau.",
  },
  noSuchLanguage: "Cette archive n’existe pas dans cette langue",
  wordsNeedReview: "Sur ce site, l’administration affiche une langue une fois qu’elle a été relue",
  wordsOfOthers:
    "Seules la personne propriétaire de cette archive et celles qui la rédigent ou la traduisent dans cette langue peuvent l’écrire.",
  languageNotKnown:
    "Indiquez d’abord dans quelle langue l’archive est écrite : le champ « Langue » de l’archive.",
  languageOfArchive: "L’archive est écrite dans cette langue. Modifiez directement ses textes.",
  manyLanguages: "Une archive a au plus {maxLanguages} langues en plus de la sienne",
  translateAStop: "Seule une étape de l’archive peut être traduite.",
  nothingTranslated: "Rien n’est encore traduit.",
  noSuchWords: "L’archive n’a pas de texte « {key} », ou ne l’a plus. Rechargez la page.",
  wordsTooLong: "Le texte « {key} » est trop long ({longest} caractères au plus)",
  stopsTooLarge:
    "Les étapes de cette archive sont trop volumineuses : {has} octets. La limite est de {limit}. Raccourcissez les textes.",
  stopsTooLargeCompressed:
    "Les étapes de cette archive sont trop volumineuses : {has} octets une fois compressées. La limite est de {limit}. Raccourcissez les textes.",
  draftTooLarge:
    "Les textes de ce brouillon sont trop longs : {has} octets. La limite est de {limit}. Raccourcissez les textes.",
  draftTooLargeCompressed:
    "Les textes de ce brouillon sont trop longs : {has} octets une fois compressés. La limite est de {limit}. Raccourcissez les textes.",
  addressServiceCantReached:
    "Le lieu n’a pas été trouvé : le service d’adresses est injoignable. Saisissez des coordonnées ou un Plus Code, ou réessayez plus tard.",
  noRouter: "Ce site n’a pas de serveur qui trouve des chemins",
  routerKnowsNoSteps: "Le calculateur d’itinéraires de ce site ne peut pas éviter les escaliers",
  progressNotFound: "Progression introuvable",
  uploadNotFound: "Envoi introuvable",
  notValidCursor: "Curseur non valide",
  blockedAsk: "Ce compte est bloqué. Adressez-vous à l’administration du site.",
  classHasEnded: "Cette classe est terminée.",
  untitledFile: "Fichier sans titre",
  classEndsWithinYear: "Une classe dure un an au plus. Choisissez une date plus proche",
  chooseComingDay: "Choisissez une date à venir",
  asSentence: "{message}.",
  typeYourName: "Saisissez votre nom",
  chooseOwnFile: "Enregistrez ou choisissez un fichier à vous",
  mostPhotos: "Un récit a au plus {most} photos",
  storyTaken: "Ce travail est dans l’archive : l’enseignante ou l’enseignant l’a ajouté.",
  storyHandedIn: "Ce travail est remis. Reprenez-le pour le modifier.",
  fileStillSent: "Ce fichier est encore en cours d’envoi. Remettez le récit quand il sera arrivé",
  storyNotHandedIn: "Ce travail n’est pas remis.",
  storyChangedElsewhere:
    "Ce travail a été modifié ailleurs entre-temps. Relisez-le, puis refaites vos modifications.",
  storyChangedTake:
    "Ce travail a été modifié entre-temps. Relisez-le avant de l’ajouter à l’archive.",
  anotherStoryAtStop:
    "Un autre récit, « {title} », est dans l’archive à cette étape. Choisissez entre les deux.",
  storyChangedMeanwhile: "Ce travail a été modifié entre-temps.",
  storyInArchive: "Ce travail est déjà dans l’archive.",
  storyBeingWorkedOn:
    "Ce travail n’est pas remis pour le moment : les élèves y travaillent encore.",
  blockedAlready:
    "{name} a déjà bloqué ce compte : « {reason} » Débloquez-le d’abord pour le bloquer de nouveau.",
  namedInOriginal: "Une personne nommée dans l’archive d’origine",
  databaseSilent:
    "La base de données du site ne répond pas. Rien n’est perdu. Réessayez dans une minute.",
  writeUnanswered:
    "La base de données du site n’a pas confirmé l’enregistrement. Vérifiez s’il a été fait avant de renvoyer les données.",
  serverBeingUpdated:
    "Ce serveur est en cours de mise à jour. Rien n’est perdu. Réessayez dans une minute.",
  originalRecording: "Enregistrement original",
  fileNotYours: "Vous ne pouvez pas utiliser ce fichier. Envoyez-le ici",
  enterAnotherAddress: "Saisissez l’adresse d’une autre personne",
  offerEnded: "Cette proposition n’est plus valable. Demandez-en une nouvelle.",
  invitationEnded: "Cette invitation n’est plus valable. Demandez-en une nouvelle.",
  somebody: "Quelqu’un",
  anAdministrator: "L’administration",
  copyOf: "{title} (copie)",
  onlyOwnerChanges:
    "Seules la personne propriétaire de cette archive et l’administration peuvent la modifier.",
  onlyOwnerDoes:
    "Seules la personne propriétaire de cette archive et l’administration peuvent faire cela.",
  onlyEditorsChange:
    "Seules la personne propriétaire de cette archive et la rédaction peuvent la modifier.",
  onlyPeopleDo: "Seules les personnes qui travaillent sur cette archive peuvent faire cela.",
  onlyOwnerShows: "Seule la personne propriétaire de cette archive peut en modifier la visibilité.",
  stopIdsCount: {
    one: "stopIds a {count} étape, comptée à partir de 0",
    other: "stopIds a {count} étapes, comptées à partir de 0",
  },
  archiveStopsCount: {
    one: "Cette archive a {count} étape, comptée à partir de 0",
    other: "Cette archive a {count} étapes, comptées à partir de 0",
  },
  enterKnownAddress: "Saisissez l’adresse d’une personne qui s’est déjà connectée ici",
  approvedAlready: "{name} a déjà approuvé cette version.",
  returnedAlready: "{name} a déjà renvoyé cette version.",
  theAuthor: "La rédaction",
  takenVersionBack: "{name} a annulé la soumission de cette version.",
  handedInSince: "{name} a soumis une autre version depuis. Comparez-la avant de décider.",
  onlyInvited:
    "Seules les personnes invitées peuvent se connecter ici pour la première fois. Demandez à l’équipe de ce site d’inviter votre adresse e-mail.",
  someoneChangedSameParts:
    "Quelqu’un a modifié les mêmes parties de cette archive pendant que vous y travailliez (version {revision} ; la vôtre partait de {from}). Rechargez-la, puis refaites vos modifications.",
  writerSilent:
    "Le serveur qui transcrit les enregistrements n’a pas répondu. Réessayez plus tard, ou saisissez le texte.",
  shortPlusCode:
    "Ce Plus Code est abrégé. Ajoutez une ville à la suite, ou saisissez le code complet.",
});
