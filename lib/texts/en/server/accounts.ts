/** Texts of pages about accounts, sign-in, privacy and the site. */
export const accounts = {
  signIn: "Sign in",
  closeWindow: "You can close this window.",
  sharedFilesText:
    "Share a recording or a photo with the installed program from your phone’s recorder or gallery. It waits here on this device until you choose its archive.",
  accountDeleted: "Your account was deleted",
  logIn: "Log In",
  accountBlocked: "Your account is blocked",
  blockHidesArchives: "Until then, only administrators can see your archives.",
  accessRequired: "Account Access Required",
  logInToDelete: "Log in to your account to delete it.",
  ownMediaGo: "Your recordings and pictures, unless an archive that stays uses them.",
  backToProfile: "Back to Profile",
  deleteYourAccount: "Delete your account",
  whatIsDeleted: "What is deleted",
  profileGoes: "Your name, your e-mail address, your picture, and your sessions on all devices.",
  deviceDataGoes: "Everything this device has stored about your account.",
  whatStays: "What stays",
  archivesStay: "The archives you don’t delete, with all their versions.",
  auditLogStays: "What you did as an administrator, which the audit log keeps for two years.",
  copiesStay: "Copies that other people have saved, and this site’s backups.",
  deletionIsFinal:
    "You can’t undo this. If you sign in again later, you get a new, empty account. You may want to <link>download your data</link> first.",
  archiveForYou: "An archive for you",
  ownOffer: "You made this offer",
  ownOfferText:
    "Send this link to the new owner of “{title}”. It stays yours until they accept. You can take the offer back on the archive’s page.",
  viewArchive: "View the archive",
  offerEnded: "This offer has ended",
  offerEndedText:
    "Someone answered it or took it back, or it expired. Ask the person who sent it for a new one.",
  invitationForYou: "An invitation for you",
  ownInvitation: "This is your invitation",
  ownInvitationText:
    "Send this link to those who are to work on “{title}” with you. You can take it back on the page of the archive’s people.",
  showPeople: "Show the people",
  invitationEnded: "This invitation has ended",
  invitationEndedText:
    "It was taken back, or it expired. Ask the person who sent it for a new one.",
  signInButton: "Sign In",
  offerToOther: "This offer is for another account",
  offerToOtherText:
    "{from} offered “{title}” to another account, not {email}. Log out and sign in with that account, or ask for a new offer.",
  goToProfile: "Go to your profile",
  sharedArchives: "Archives you work on with others",
  ofOwner: "of {owner}",
  viewTitle: "View{title}",
  editTitle: "Edit{title}",
  translateTitle: "Translate{title}",
  peopleTitle: "People{title}",
  logOut: "Log out",
  accountIsDeleted: "Your Account Is Deleted",
  loggedOutDone: "Logged Out Successfully",
  thankYou: "Thank you for visiting. You can keep exploring the archives without an account.",
  returnHome: "Return to Home",
  logInAgain: "Log In Again",
  accountDeletedTitle: "Account deleted",
  loggedOut: "Logged out",
  stillSignedIn: "You’re still signed in",
  signedInAs: "This browser is signed in as {name}.",
  youAreInvited: "You are invited",
  invitedText:
    "With this link you can sign in here for the first time. Afterwards you don’t need it.",
  welcome: "Welcome",
  welcomeText: "You have an account here now. Next time you sign in without this link.",
  createAnArchive: "Create an archive",
  yourProfile: "Your profile",
  linkEndedText:
    "It was taken back, has expired, or has let in as many people as it may. Ask the people who run this site for a new one. If you have an account, sign in without it.",
  goHome: "Go Home",
  notSignedIn: "Not signed in",
  tryAgain: "Try again",
  continueSignedOut: "Continue without signing in",
  logInForProfile: "Your profile shows your archives and your progress. Log in to see it.",
  profile: "Profile",
  backToApp: "Back to App",
  hiddenArchives: "Hidden archives you work on",
  yourFiles: "Your files",
  yourDevices: "Your devices",
  yourDevicesText:
    "You’re signed in on these devices. Lost a phone, or left a school computer signed in? Sign it out.",
  yourAccount: "Your account",
  yourAccountText:
    "Download everything this site stores about you, or delete your account for good.",
  downloadMyData: "Download my data",
  deleteMyAccount: "Delete my account",
  classNeedsScript:
    "Here you write and record your stories. That needs JavaScript: switch it on in the settings of this browser, or use another one.",
  yourClass: "Your class",
  joinClass: "Join a class",
  createTitle: "Create an Archive Experience",
  createText: "Create a walk from your own recordings. Start from a sample or a blank archive.",
  siteIsSetUp: "This site is being set up",
  siteIsSetUpText: "Its first archives are on their way. Come back soon.",
  setUpSite: "Set up this site",
  setUpText: "Visitors see that the site is being set up until it has its first archive.",
  forHosts: "For the people who run this site",
  setSignIn:
    "Sign-in is off. Set <code>GOOGLE_CLIENT_ID</code> and <code>GOOGLE_CLIENT_SECRET</code>, or <code>OIDC_ISSUER</code>, <code>OIDC_CLIENT_ID</code> and <code>OIDC_CLIENT_SECRET</code>, and restart the server.",
  signInIsSet: "Sign-in is set up.",
  setAdminPassword:
    "No admin password is set. Set <code>ADMIN_PASSWORD</code> (16 characters or more), and restart the server. Until then nobody can become the administrator.",
  becomeAdministrator:
    "<link>Become the administrator</link> with the password that is set as <code>ADMIN_PASSWORD</code>.",
  thenNameSite: "Then name the site here, and make its first archive or put a sample in.",
  testPage: "Test page",
  serverAnswers: "The server answers. Version {version}.",
  testTitle: "Test",
  draftsGo: { one: "{count} draft.", other: "{count} drafts." },
  progressGoes: {
    one: "Your progress in {count} archive.",
    other: "Your progress in {count} archives.",
  },
  deletedArchivesGo: {
    one: "The restorable copies of {count} deleted archive.",
    other: "The restorable copies of {count} deleted archives.",
  },
  offerSignIn: "{from} wants to give you “{title}”. Sign in to accept or decline.",
  invitationSignIn: "{from} invites you to work on “{title}”. Sign in to accept or decline.",
  sharedFiles: "Shared files",
  noSuchCode:
    "This is not the code of a class: it has ten letters and digits. Compare it with the one on the wall.",
  nobodyPromoted: "Nobody can be promoted: the host hasn’t set ADMIN_PASSWORD.",
  checkPassword: "Check the password.",
  accountClosed: "This account has been blocked or deleted.",
  tooManyTries: {
    one: "Too many tries. Try again in {count} minute.",
    other: "Too many tries. Try again in {count} minutes.",
  },
  tokenInvalid: "The identity token is not valid, or has expired. Sign in again.",
  imprint: "Imprint",
  whoRunsSite: "Who runs {name}.",
  contactAt: "Contact: {contact}",
  privacy: "Privacy",
  privacyLead: "You can read, listen and walk without an account, and without being followed.",
  fromHost: "From the people who run this site",
  whenYouVisit: "When you visit",
  noAdvertising:
    "This site has no advertising and no analytics of other companies. It sets no cookie before you sign in.",
  onDevice:
    "Which stories you heard, where you left a walk, the player’s settings, saved archives and texts that you haven’t sent are on your device. Your browser removes them with the data of this site.",
  positionStays:
    "On a walk your position stays on your device. Only when you look for archives near you, it is sent to this site, which answers and doesn’t keep it.",
  networkAddress:
    "Your network address is used to limit how much one device can ask for. The program’s log doesn’t have it, and it is stored, for a while, only when someone tries the administrators’ password.",
  howCounted: "How listening is counted",
  countMessage:
    "When a story ends or you leave it, your browser tells this site the story, whether it was on a walk or a page, and in which sixteenth of the recording you left. It sends no identifier, and no time.",
  countSums:
    "The site adds one to a sum of the week and forgets the message. It can’t tell which listenings belong together. Sums are removed after two to three years.",
  countOnce:
    "Your device remembers which stories were counted, so that each counts once a year. It keeps the message while you have no connection.",
  countFigures:
    "Authors see figures of {fewest} listenings or more, rounded to tens, after the week is over. Private archives aren’t counted.",
  countOptOut:
    "To be left out, switch on “Global Privacy Control” or “Do Not Track” in your browser. Then nothing is sent or counted.",
  whenYouSignIn: "When you sign in",
  storesAccount:
    "The site stores your name, email address and picture as your sign-in provider gives them, when you were last here, and your sign-ins, each with the kind of browser. A sign-in ends after 30 days without a visit; a cookie holds it on your device.",
  storesWork:
    "It stores your archives, drafts, files, and which stories you heard, so that you can go on from another device. What you publish is seen by others, with your name if you give it.",
  coAuthors:
    "Those who work on an archive together see each other’s names. An invitation by email address keeps the address until it is answered, taken back, or 14 days old.",
  reviewers:
    "Archivists and administrators read what you hand in, and see your name with it. Their comments stay with the version; handing in, approving and returning are in a log for up to two years.",
  presence:
    "While somebody has the form of a shared archive open, the others see that, and in which stop. It is forgotten within a minute after the form is closed. A reviewer’s approval of a version is kept as long as the role.",
  comments:
    "Comments that they write about an archive are read by these people and administrators, never by visitors. When you delete your account your comments stay with the archive, without your name. To have the words go, too, delete these comments first.",
  invitations:
    "An administrator may invite an email address to this site. The site keeps the address until its person comes in, the invitation is taken back, or 90 days are over.",
  deletion:
    "What you delete can be restored for 30 days, then it is removed. Acts of administrators are kept for two years. Backups may keep things longer.",
  ownData:
    "In <link>your profile</link> you can download everything that is stored about your account, and delete the account.",
  whenYouJoinClass: "When you join a class",
  storesNickname:
    "The site stores the nickname that you choose, when you joined, and what you write, record and photograph for the class. It asks for no name and no address. A cookie holds your place on your device.",
  pupilDevice:
    "Your device keeps your stories, and recordings and photos until they are sent. “Leave the class” removes them from it.",
  teacherSees:
    "Your teacher sees your nickname and your work. Your classmates see your nickname, and your work once it is handed in, if the teacher allows it. Nobody else sees either before the teacher takes a story into the archive; your nickname stands with it only if the teacher says so.",
  classEnds:
    "When the class ends, nicknames and places on devices are removed at once, and work that was not taken 30 days later. After wrong codes a hash of the network address is kept for minutes. Backups may keep things longer.",
  whoElse: "Who else learns of your visit",
  mapHost:
    "Maps come from {host}, which learns your network address and the part of the map that you look at.",
  otherSites:
    "Some recordings and pictures are on other sites, as their authors chose. Your browser gets them from there.",
  addressLookup:
    "Addresses that authors look up for a stop are asked of a map service by this site, without their name.",
  hostSees:
    "The people who run this site see its sums and its store. The servers in front of it may keep logs of their own: ask them.",
  questionsAt: "They answer questions at {contact}.",
  privacySummary: "What this site keeps of the people who visit it, and what it doesn’t.",
  licences: "Licences",
  licencesSummary: "The software, fonts, icons and data that this site sends to browsers.",
  licencesLead:
    "The program is made with software, fonts, icons and speech models of others. These are the parts that browsers get from this site, with their licences.",
  placeNames:
    "The towns by which places are named are from <geonames>GeoNames</geonames>, under <licence>CC BY 4.0</licence>. Each map names where it is from.",
} as const;
