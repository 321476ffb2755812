/** Texts of problems of the store, and of calls. */
export const storeProblems = {
  archiveFileCannotRead: "The archive file {name} cannot be read. Correct it, or leave it out.",
  onlyMpCanPlayed: "Only an MP3 can be played in parts.",
  machineHeardNoWords: "The machine heard no words in this recording.",
  anotherRecordingYoursBeing: "Another recording of yours is being written down.",
  cursorDidntComeFrom: "The cursor didn’t come from a page of this list.",
  userNotFound: "User not found",
  lastAdministratorAnotherPerson:
    "This is the last administrator. Another person has to become one first.",
  tourNotFound: "Tour not found",
  filesClassFillIts:
    "The files of this class fill its {megabytes} MB. Ask your teacher to take or delete some stories.",
  classEndedReopenFirst: "This class has ended. Reopen it first.",
  archiveClassesThoseLast:
    "This archive has {maxClasses} classes, those of the last 30 days included, which is the limit. Use one of them.",
  somebodyChangedClassMeanwhile:
    "Somebody changed this class meanwhile. Look at it again, then make your changes again.",
  classEndedMoreThan: "This class ended more than 30 days ago, and its stories are gone.",
  classFullPupilsAsk: "This class is full: it has {maxMembers} pupils. Ask your teacher.",
  classEndedAskTeacher: "This class has ended. Ask your teacher whether there is a new one.",
  archiveClassNotThere: "The archive of this class is not there now.",
  anotherStoryIdSend: "Another story has this id. Send a new one.",
  classTeacherHandsStories: "In this class the teacher hands the stories out.",
  classStoriesWhichLimit: "This class has {maxSubmissions} stories, which is the limit.",
  storyCantTakenYet: "This story can’t be taken yet. {message}.",
  archiveNoSuchStop: "The archive has no such stop.",
  cannotBlockYourselfAsk: "You cannot block yourself. Ask another administrator.",
  onlyAdministratorsCanDo: "Only administrators can do this.",
  administratorDeletedArchiveCan:
    "An administrator deleted this archive and can restore it. Ask them.",
  archiveWasntDeletedLast: "This archive wasn’t deleted in the last 30 days.",
  thereNoRoomDocument:
    "There is no room for this document: recordings, pictures and documents of this archive’s owner may take {megabytes} MB. Free room under “Your files” in the profile, or ask the people who run this site for more.",
  tookTooLongSend: "This took too long. Send it again.",
  ownerArchiveKeepsSigned:
    "The owner of this archive keeps the signed releases. An editor sends the document of a release that they have just added, once.",
  releaseDoesntExist: "This release doesn’t exist.",
  someoneChangedReleaseWhile:
    "Someone changed this release while you were editing (revision {revision}; yours began from {from}). Load it again, then make your changes again.",
  archiveMostReleases: "An archive has at most {maxReleases} releases.",
  archiveNoSuchStop2: "This archive has no such stop.",
  stopTestSoundAdd: "This stop has a test sound. Add its recording first.",
  draftNotFound: "Draft not found",
  draftWasntDeletedLast: "This draft wasn’t deleted in the last 30 days.",
  newerDraftChangesArchive:
    "You have a newer draft with changes to this archive. Publish or delete it first.",
  formSavedAsDraft: "This form is saved as a draft already.",
  alreadyDraftChangesArchive: "You already have a draft with changes to this archive.",
  draftsWhichLimitDelete: "You have {maxDrafts} drafts, which is the limit. Delete one first.",
  tooManyPeopleChanging: "Too many people are changing this at once. Try again in a moment.",
  idempotencyKeyUsedAnother:
    "This Idempotency-Key was used for another request. Send a new key with it.",
  whatRequestCreatedBeen:
    "What this request created has been deleted. To create it again, send a new Idempotency-Key.",
  ownersAddress: "This is the owner’s address.",
  personDoesntWorkArchive: "This person doesn’t work on the archive.",
  newOwnersAccountBlocked: "The new owner’s account is blocked or deleted.",
  archiveAlreadyBelongsPerson: "This archive already belongs to that person.",
  archiveAlreadyYours: "This archive is already yours.",
  onlyReviewersArchiveApprove: "Only reviewers of this archive approve it.",
  archiveChangedMeanwhileVersion:
    "The archive was changed meanwhile: it has version {revision}. Read that first.",
  archiveMostPeopleBesides: "An archive has at most {maxCoAuthors} people besides its owner.",
  workArchivesOthersWhich:
    "You work on {maxSharedTours} archives of others, which is the limit. Leave some of them.",
  archiveMostCommentsDelete:
    "An archive has at most {most} comments. Delete some that are resolved, then try again.",
  answerFirstCommentThread: "Answer the first comment of a thread, not an answer to it.",
  onlyItsAuthorChanges: "Only its author changes the text of a comment.",
  resolveFirstCommentThread: "Resolve the first comment of a thread, not an answer to it.",
  archiveInvitationsWhichLimit:
    "This archive has {maxInvitations} invitations, which is the limit. Take some back first.",
  linkBeenUsedAs: "This link has let in as many people as it may. Ask for a new one.",
  progressNamesStopArchive: "The progress names a stop that this archive doesn’t have.",
  siteMostArchivists: "A site has at most {maxArchivists} archivists.",
  accountBlockedDeleted: "This account is blocked or deleted.",
  thereNoAccount: "There is no account with {addresses}.",
  accountOwnerBlockedUnblock: "The account of the owner is blocked. Unblock it before you approve.",
  versionNoLongerStored: "This version is no longer stored. Return it.",
  versionApproved: "This version is approved.",
  archiveChangedSamePlaces:
    "The archive was changed in the same places after this version was begun. Return it with a comment: the author’s form then shows both.",
  versionApprovedMeanwhileVisitors: "This version was approved meanwhile: visitors see it.",
  thereInvitationsWhichLimit:
    "There are {maxStanding} invitations, which is the limit. Take some back first.",
  anotherAdministratorChangedSite:
    "Another administrator has changed the site meanwhile. Nothing was saved.",
  archiveItselfWithoutIts:
    "The archive itself, without its stops, has {bytes} bytes. The limit is {maxRecordBytes}. Shorten its texts, or move pictures and papers to a stop.",
  archiveStopsLimitSplit:
    "The archive has {count} stops. The limit is {maxStops}. Split it in two.",
  accountArchivesIncludingRecently:
    "This account has {maxTours} archives, including recently deleted ones, which is the limit. Delete some for good in your profile.",
  someoneChangedArchiveWhile:
    "Someone changed this archive while you were editing (revision {revision}; yours began from {from}). Load it again, then make your changes again.",
  archiveDoesntRevisionNo:
    "This archive doesn’t have revision {revision}, or no longer has it. It keeps the newest 50, and those of the last 30 days.",
  siteVisitorsSeeArchive: "On this site visitors see an archive after a review. Hand it in.",
  thereArchiveAlready: "There is an archive {id} already.",
  canPromoteOnlyYourself: "You can promote only yourself.",
  noneTheseArchivesThere: "None of these archives is there any more.",
  siteSetUpAlready: "This site is set up already.",
  manyWrongCodesCame:
    "Many wrong codes came from your network. The right one still opens the class: compare it with the wall, letter by letter.",
  documentsCantStoredUploads: "Documents can’t be stored: uploads are off on this site.",
  sendFileItsLength: "Send the file with its length (Content-Length).",
  siteVisitorsSeeArchive2:
    "On this site visitors see an archive after a review, and no drafts. Invite a reviewer to the archive instead.",
  thereNoPublicArchive: "There is no public archive here.",
  formatIsntImplementedAsk: "This format isn’t implemented; ask for json or xml.",
  thereNoPublicArchive2: "There is no public archive at this address.",
  thereNoSuchStory: "There is no such story to be heard.",
  lastAddressSearchStill: "Your last address search is still running. Try again in a moment.",
  manyPeopleLookingUp: "Many people are looking up addresses right now. Try again in a moment.",
  sendMetricsTokenAs: "Send METRICS_TOKEN as a bearer token.",
  archiveNoSuchStop3: "This archive has no such stop. It may have been deleted meanwhile.",
  thereNothingCiteHere: "There is nothing to cite here.",
  transcriptNoTimesYet: "This transcript has no times yet.",
  thereNoSuchStop: "There is no such stop.",
  thereNoTranscriptHere: "There is no transcript here.",
  thereNoSuchRecording: "There is no such recording.",
  recordingsUpMbCan: "Recordings of up to {megabytes} MB can be written down.",
  addressIsntFilePage: "This address isn’t a file that a page can show or play.",
  noSuchClass: "This archive has no such class.",
  deviceInNoClass: "This device is in no class. Type the code again.",
  codeOpensNoClass:
    "This code opens no class. Compare it with the one on the wall, or ask your teacher for the code of today.",
  nicknameTaken:
    "Somebody in this class has this name. Take another, or ask for a code if it is you.",
  noSuchPupil: "This class has no such pupil.",
  noSuchStory: "This class has no such work.",
  lastAdministratorYou:
    "You’re the last administrator. Another person has to become one before you delete your account.",
  releaseHasNoDocument: "This release has no document.",
  nothingWaitsForReview: "Nothing of this archive waits for your review.",
  noSuchVersion: "This archive doesn’t have that version, or no longer has it.",
  noMachineWrites: "This site has no machine that writes recordings down.",
  archiveNotPublicAnyMore: "This archive was here. It is not public any more.",
  commentDeleted: "This comment doesn’t exist, or was deleted.",
  accountSavedMuch: {
    one:
      "This account has saved {megabytes} MB of archives in a day, which is the limit. Try again in {count} minute.",
    other:
      "This account has saved {megabytes} MB of archives in a day, which is the limit. Try again in {count} minutes.",
  },
  invitedManyPeople: {
    one: "You have invited many people. Try again in {count} minutes.",
    other: "You have invited many people. Try again in {count} minutes.",
  },
  nobodySignedIn: "Nobody has signed in with this address yet",
  nobodySignedInAsk: "Nobody has signed in with this address yet. Ask them to sign in once.",
  notYourAddress: "This isn’t the e-mail address of your account",
  notYourAddressType: "This isn’t the e-mail address of your account. Type {email} to confirm.",
  wordsTooLarge:
    "The words of this language are too large: {has} bytes. The limit is {limit}. Shorten the texts.",
  wordsTooLargeCompressed:
    "The words of this language are too large: {has} bytes when compressed. The limit is {limit}. Shorten the texts.",
  wordsChangedMeanwhile: {
    one: "Somebody else has changed this text meanwhile. Compare both, then save again.",
    other:
      "Somebody else has changed {count} of these texts meanwhile. Compare them, then save again.",
  },
  noSuchLanguage: "This archive has no such language",
  wordsNeedReview:
    "On this site an administrator shows a language to visitors, once it has been read",
  wordsOfOthers:
    "Only the owner of this archive, its editors and the translators of this language can write it.",
  languageNotKnown:
    "Say first in which language the archive is written: the field “Language” of the archive.",
  languageOfArchive: "The archive is written in this language. Change its texts themselves.",
  manyLanguages: "An archive has at most {maxLanguages} languages besides its own",
  translateAStop: "Only a stop of the archive can be translated.",
  nothingTranslated: "The pupils have not translated anything yet.",
  noSuchWords: "The archive has no text “{key}”, or has it no more. Load the page again.",
  wordsTooLong: "The text “{key}” is too long ({longest} characters at most)",
  stopsTooLarge:
    "The stops of this archive are too large: {has} bytes. The limit is {limit}. Shorten the texts.",
  stopsTooLargeCompressed:
    "The stops of this archive are too large: {has} bytes when compressed. The limit is {limit}. Shorten the texts.",
  draftTooLarge:
    "The texts of this draft are too large: {has} bytes. The limit is {limit}. Shorten the texts.",
  draftTooLargeCompressed:
    "The texts of this draft are too large: {has} bytes when compressed. The limit is {limit}. Shorten the texts.",
  addressServiceCantReached:
    "Location parsing failed: the address service can’t be reached. Enter coordinates or a Plus Code, or try again later.",
  noRouter: "This site has no server that finds ways",
  routerKnowsNoSteps: "This site’s router can’t leave steps out",
  progressNotFound: "Progress not found",
  uploadNotFound: "Upload not found",
  notValidCursor: "Not a valid cursor",
  blockedAsk: "This account is blocked. Ask an administrator of this site.",
  classHasEnded: "This class has ended.",
  untitledFile: "Untitled file",
  classEndsWithinYear: "A class ends within a year. Choose an earlier day",
  chooseComingDay: "Choose a day that is still to come",
  asSentence: "{message}.",
  typeYourName: "Type your name",
  chooseOwnFile: "Record or choose a file of your own",
  mostPhotos: "A story has at most {most} photos",
  storyTaken: "This work is in the archive: your teacher took it.",
  storyHandedIn: "This work is handed in. Take it back to change it.",
  fileStillSent: "This file is still being sent. Hand in when it has arrived",
  storyNotHandedIn: "This work is not handed in.",
  storyChangedElsewhere:
    "This work was changed elsewhere meanwhile. Look at it again, then make your changes again.",
  storyChangedTake: "This work was changed meanwhile. Look at it again before you take it.",
  anotherStoryAtStop:
    "Another story, “{title}”, is in the archive at this stop. Choose between the two.",
  storyChangedMeanwhile: "This work was changed meanwhile.",
  storyInArchive: "This work is in the archive already.",
  storyBeingWorkedOn: "This work is not handed in now: its pupils are working on it.",
  blockedAlready:
    "{name} already blocked this account: “{reason}” Unblock it first to block it again.",
  namedInOriginal: "Somebody named in the original archive",
  databaseSilent: "This site’s database doesn’t answer. Nothing was lost. Try again in a minute.",
  writeUnanswered:
    "This site’s database hasn’t said whether this was saved. Look whether it is there before you send it again.",
  serverBeingUpdated: "This server is being updated. Nothing was lost. Try again in a minute.",
  originalRecording: "Original recording",
  fileNotYours: "This file isn’t yours to use. Upload it here",
  enterAnotherAddress: "Enter another person’s address",
  offerEnded: "This offer has ended. Ask for a new one.",
  invitationEnded: "This invitation has ended. Ask for a new one.",
  somebody: "Somebody",
  anAdministrator: "An administrator",
  copyOf: "Copy of {title}",
  onlyOwnerChanges: "Only the owner of this archive and administrators can change it.",
  onlyOwnerDoes: "Only the owner of this archive and administrators can do this.",
  onlyEditorsChange: "Only the owner of this archive and its editors can change it.",
  onlyPeopleDo: "Only the people of this archive can do this.",
  onlyOwnerShows: "Only the owner of this archive can change who sees it.",
  stopIdsCount: {
    one: "stopIds has {count} stop, counted from 0",
    other: "stopIds has {count} stops, counted from 0",
  },
  archiveStopsCount: {
    one: "This archive has {count} stop, counted from 0",
    other: "This archive has {count} stops, counted from 0",
  },
  enterKnownAddress: "Enter the address of somebody who has signed in here",
  approvedAlready: "{name} has approved this version already.",
  returnedAlready: "{name} has returned this version already.",
  theAuthor: "The author",
  takenVersionBack: "{name} has taken this version back.",
  handedInSince: "{name} has handed in another version since. Compare it, then decide.",
  onlyInvited:
    "Only people with an invitation can sign in here for the first time. Ask the people who run this site to invite your e-mail address.",
  someoneChangedSameParts:
    "Someone changed the same parts of this archive while you were editing (revision {revision}; yours began from {from}). Load it again, then make your changes again.",
  writerSilent:
    "The server that writes recordings down didn’t answer. Try again later, or type the text.",
  shortPlusCode: "This Plus Code is short. Add a town after it, or enter the full code.",
} as const;
