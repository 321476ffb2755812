import type { accounts as english } from "../../en/server/accounts.ts";
import { translation } from "../../translation.ts";

export const accounts = translation<typeof english>()({
  signIn: "Se connecter",
  closeWindow: "Vous pouvez fermer cette fenêtre.",
  sharedFilesText:
    "Partagez un enregistrement ou une photo avec le programme installé, depuis le dictaphone ou la galerie de votre téléphone. Le fichier attend ici, sur cet appareil, que vous choisissiez son archive.",
  accountDeleted: "Votre compte a été supprimé",
  logIn: "Se connecter",
  accountBlocked: "Votre compte est bloqué",
  blockHidesArchives: "D’ici là, seule l’administration peut voir vos archives.",
  accessRequired: "Connexion requise",
  logInToDelete: "Connectez-vous à votre compte pour le supprimer.",
  ownMediaGo: "Vos enregistrements et vos images, sauf ceux qu’utilise une archive qui reste.",
  backToProfile: "Retour au profil",
  deleteYourAccount: "Supprimer votre compte",
  whatIsDeleted: "Ce qui est supprimé",
  profileGoes:
    "Votre nom, votre adresse e-mail, votre image et vos sessions sur tous les appareils.",
  deviceDataGoes: "Tout ce que cet appareil a enregistré sur votre compte.",
  whatStays: "Ce qui reste",
  archivesStay: "Les archives que vous ne supprimez pas, avec toutes leurs versions.",
  auditLogStays: "Ce que vous avez fait dans l’administration : le journal le conserve deux ans.",
  copiesStay: "Les copies que d’autres personnes ont enregistrées, et les sauvegardes de ce site.",
  deletionIsFinal:
    "Cette action est irréversible. Si vous vous connectez de nouveau plus tard, vous aurez un nouveau compte, vide. Vous pouvez d’abord <link>télécharger vos données</link>.",
  archiveForYou: "Une archive pour vous",
  ownOffer: "C’est votre proposition",
  ownOfferText:
    "Envoyez ce lien à la personne à qui vous transférez « {title} ». L’archive reste la vôtre tant que la proposition n’est pas acceptée. Vous pouvez annuler la proposition sur la page de l’archive.",
  viewArchive: "Voir l’archive",
  offerEnded: "Cette proposition n’est plus valable",
  offerEndedText:
    "Elle a reçu une réponse, a été annulée ou a expiré. Demandez-en une nouvelle à la personne qui l’a envoyée.",
  invitationForYou: "Une invitation pour vous",
  ownInvitation: "C’est votre invitation",
  ownInvitationText:
    "Envoyez ce lien aux personnes qui doivent travailler avec vous sur « {title} ». Vous pouvez annuler l’invitation sur la page des personnes de l’archive.",
  showPeople: "Afficher les personnes",
  invitationEnded: "Cette invitation n’est plus valable",
  invitationEndedText:
    "Elle a été annulée ou a expiré. Demandez-en une nouvelle à la personne qui l’a envoyée.",
  signInButton: "Se connecter",
  offerToOther: "Cette proposition est pour un autre compte",
  offerToOtherText:
    "« {title} » a été proposée par {from} à un autre compte que {email}. Déconnectez-vous et connectez-vous avec ce compte, ou demandez une nouvelle proposition.",
  goToProfile: "Aller au profil",
  sharedArchives: "Archives sur lesquelles vous travaillez avec d’autres",
  editor: "Rédaction",
  reviewer: "Relecture",
  ofOwner: "propriétaire : {owner}",
  viewTitle: "Voir{title}",
  editTitle: "Modifier{title}",
  peopleTitle: "Personnes{title}",
  logOut: "Se déconnecter",
  accountIsDeleted: "Votre compte est supprimé",
  loggedOutDone: "Déconnexion réussie",
  thankYou: "Merci de votre visite. Vous pouvez continuer à explorer les archives sans compte.",
  returnHome: "Retour à l’accueil",
  logInAgain: "Se reconnecter",
  accountDeletedTitle: "Compte supprimé",
  loggedOut: "Session fermée",
  stillSignedIn: "Votre session est toujours ouverte",
  signedInAs: "Session ouverte dans ce navigateur : {name}.",
  youAreInvited: "Une invitation vous attend",
  invitedText:
    "Avec ce lien, vous pouvez vous connecter ici pour la première fois. Ensuite, vous n’en aurez plus besoin.",
  welcome: "Bienvenue",
  welcomeText:
    "Vous avez maintenant un compte ici. La prochaine fois, connectez-vous sans ce lien.",
  createAnArchive: "Créer une archive",
  yourProfile: "Votre profil",
  linkEndedText:
    "Elle a été annulée, a expiré ou a été utilisée autant de fois que permis. Demandez-en une nouvelle à l’équipe de ce site. Si vous avez un compte, connectez-vous sans elle.",
  goHome: "Aller à l’accueil",
  notSignedIn: "Connexion non effectuée",
  tryAgain: "Réessayer",
  continueSignedOut: "Continuer sans se connecter",
  logInForProfile:
    "Votre profil montre vos archives et votre progression. Connectez-vous pour le voir.",
  profile: "Profil",
  backToApp: "Retour à l’application",
  hiddenArchives: "Archives masquées sur lesquelles vous travaillez",
  yourFiles: "Vos fichiers",
  yourDevices: "Vos appareils",
  yourDevicesText:
    "Votre session est ouverte sur ces appareils. Un téléphone perdu, ou une session restée ouverte sur un ordinateur de l’école ? Fermez-la ici.",
  yourAccount: "Votre compte",
  yourAccountText:
    "Téléchargez tout ce que ce site enregistre sur vous, ou supprimez définitivement votre compte.",
  downloadMyData: "Télécharger mes données",
  deleteMyAccount: "Supprimer mon compte",
  classNeedsScript:
    "Ici, vous écrivez et enregistrez vos récits. Pour cela, il faut JavaScript : activez-le dans les paramètres de ce navigateur, ou utilisez-en un autre.",
  yourClass: "Votre classe",
  joinClass: "Rejoindre une classe",
  createTitle: "Créer une archive",
  createText:
    "Créez un parcours à partir de vos propres enregistrements. Partez d’un exemple ou d’une archive vide.",
  siteIsSetUp: "Ce site est en cours d’installation",
  siteIsSetUpText: "Ses premières archives arrivent bientôt. Revenez d’ici peu.",
  setUpSite: "Configurer ce site",
  setUpText: "Le public voit que le site est en cours d’installation, jusqu’à sa première archive.",
  forHosts: "Pour l’équipe de ce site",
  setSignIn:
    "La connexion est désactivée. Définissez <code>GOOGLE_CLIENT_ID</code> et <code>GOOGLE_CLIENT_SECRET</code>, ou <code>OIDC_ISSUER</code>, <code>OIDC_CLIENT_ID</code> et <code>OIDC_CLIENT_SECRET</code>, puis redémarrez le serveur.",
  signInIsSet: "La connexion est configurée.",
  setAdminPassword:
    "Aucun mot de passe d’administration n’est défini. Définissez <code>ADMIN_PASSWORD</code> (16 caractères ou plus), puis redémarrez le serveur. D’ici là, personne ne peut prendre en charge l’administration.",
  becomeAdministrator:
    "<link>Prenez en charge l’administration</link> avec le mot de passe défini comme <code>ADMIN_PASSWORD</code>.",
  thenNameSite: "Nommez ensuite le site ici, et créez sa première archive ou ajoutez un exemple.",
  testPage: "Page de test",
  serverAnswers: "Le serveur répond. Version {version}.",
  testTitle: "Test",
  draftsGo: { one: "{count} brouillon.", other: "{count} brouillons." },
  progressGoes: {
    one: "Votre progression dans {count} archive.",
    other: "Votre progression dans {count} archives.",
  },
  deletedArchivesGo: {
    one: "Les copies restaurables de {count} archive supprimée.",
    other: "Les copies restaurables de {count} archives supprimées.",
  },
  offerSignIn:
    "{from} souhaite vous transférer « {title} ». Connectez-vous pour accepter ou refuser.",
  invitationSignIn:
    "{from} vous invite à travailler sur « {title} ». Connectez-vous pour accepter ou refuser.",
  sharedFiles: "Fichiers partagés",
  noSuchCode:
    "Ce n’est pas le code d’une classe : il a dix lettres et chiffres. Comparez-le avec celui qui est au mur.",
  nobodyPromoted:
    "Personne ne peut recevoir les droits d’administration : ADMIN_PASSWORD n’est pas défini sur le serveur.",
  checkPassword: "Vérifiez le mot de passe.",
  accountClosed: "Ce compte a été bloqué ou supprimé.",
  tooManyTries: {
    one: "Trop de tentatives. Réessayez dans {count} minute.",
    other: "Trop de tentatives. Réessayez dans {count} minutes.",
  },
  tokenInvalid: "La session n’est pas valable ou a expiré. Connectez-vous de nouveau.",
});
