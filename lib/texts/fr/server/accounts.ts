import type { accounts as english } from "../../en/server/accounts.ts";
import { translation } from "../../translation.ts";

export const accounts = translation<typeof english>()({
  signIn: "Se connecter",
  closeWindow: "Vous pouvez fermer cette fenêtre.",
  sharedFilesText:
    "Depuis le dictaphone ou la galerie de votre téléphone, partagez un enregistrement ou une photo avec l’application installée. Le fichier attend ici, sur cet appareil, que vous choisissiez son archive.",
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
    "Envoyez ce lien aux personnes qui doivent travailler avec vous sur « {title} ». Vous pouvez annuler l’invitation sur la page de l’équipe de l’archive.",
  showPeople: "Afficher l’équipe",
  invitationEnded: "Cette invitation n’est plus valable",
  invitationEndedText:
    "Elle a été annulée ou a expiré. Demandez-en une nouvelle à la personne qui l’a envoyée.",
  signInButton: "Se connecter",
  offerToOther: "Cette proposition est pour un autre compte",
  offerToOtherText:
    "« {title} » a été proposée par {from} à un autre compte que {email}. Déconnectez-vous et connectez-vous avec ce compte, ou demandez une nouvelle proposition.",
  goToProfile: "Aller au profil",
  sharedArchives: "Archives sur lesquelles vous travaillez avec d’autres",
  ofOwner: "propriétaire : {owner}",
  viewTitle: "Voir{title}",
  editTitle: "Modifier{title}",
  translateTitle: "Traduire{title}",
  peopleTitle: "Équipe{title}",
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
    "Ce n’est pas le code d’une classe : un code a dix lettres et chiffres. Comparez-le avec celui qui est au mur.",
  nobodyPromoted:
    "Personne ne peut recevoir les droits d’administration : ADMIN_PASSWORD n’est pas défini sur le serveur.",
  checkPassword: "Vérifiez le mot de passe.",
  accountClosed: "Ce compte a été bloqué ou supprimé.",
  tooManyTries: {
    one: "Trop de tentatives. Réessayez dans {count} minute.",
    other: "Trop de tentatives. Réessayez dans {count} minutes.",
  },
  tokenInvalid: "La session n’est pas valable ou a expiré. Connectez-vous de nouveau.",
  imprint: "Mentions légales",
  whoRunsSite: "Qui gère le site « {name} ».",
  contactAt: "Contact : {contact}",
  privacy: "Confidentialité",
  privacyLead: "Vous pouvez lire, écouter et marcher sans compte et sans pistage.",
  fromHost: "De l’équipe de ce site",
  whenYouVisit: "Quand vous visitez ce site",
  noAdvertising:
    "Ce site n’a ni publicité ni outil d’analyse d’autres entreprises. Il ne dépose aucun cookie avant que vous vous connectiez.",
  onDevice:
    "Les récits que vous avez écoutés, l’endroit où vous avez quitté un parcours, les réglages du lecteur, les archives enregistrées et les textes que vous n’avez pas envoyés sont sur votre appareil. Votre navigateur les supprime avec les données de ce site.",
  positionStays:
    "Pendant un parcours, votre position reste sur votre appareil. Elle n’est envoyée à ce site que lorsque vous cherchez des archives à proximité ; il répond et ne la conserve pas.",
  networkAddress:
    "Votre adresse réseau sert à limiter le nombre de demandes d’un même appareil. Le journal du programme ne la contient pas, et elle n’est conservée, pour un temps, que si quelqu’un essaie le mot de passe de l’administration.",
  howCounted: "Comment les écoutes sont comptées",
  countMessage:
    "Quand un récit se termine ou que vous le quittez, votre navigateur indique à ce site le récit, s’il était écouté pendant un parcours ou sur une page, et dans quel seizième de l’enregistrement vous l’avez quitté. Il n’envoie ni identifiant ni heure.",
  countSums:
    "Le site ajoute 1 au total de la semaine, puis oublie le message. Il ne peut pas savoir quelles écoutes vont ensemble. Les totaux sont supprimés au bout de deux à trois ans.",
  countOnce:
    "Votre appareil se souvient des récits déjà comptés, pour que chacun compte une fois par an. Il garde le message tant que vous n’avez pas de connexion Internet.",
  countFigures:
    "Les propriétaires voient les chiffres à partir de {fewest} écoutes, arrondis à la dizaine, une fois la semaine terminée. Les archives privées ne sont pas comptées.",
  countOptOut:
    "Pour que vos écoutes ne soient pas comptées, activez « Global Privacy Control » ou « Do Not Track » dans votre navigateur. Rien n’est alors envoyé ni compté.",
  whenYouSignIn: "Quand vous vous connectez",
  storesAccount:
    "Le site enregistre votre nom, votre adresse e-mail et votre image tels que les donne votre service de connexion, votre dernier passage, et vos connexions, chacune avec le type de navigateur. Une connexion prend fin après 30 jours sans visite ; un cookie la conserve sur votre appareil.",
  storesWork:
    "Il enregistre vos archives, vos brouillons, vos fichiers et les récits que vous avez écoutés, pour que vous puissiez continuer sur un autre appareil. Ce que vous publiez est vu par d’autres, avec votre nom si vous l’indiquez.",
  coAuthors:
    "Les personnes qui travaillent ensemble sur une archive voient le nom des autres. Une invitation par adresse e-mail conserve l’adresse jusqu’à ce qu’il y soit répondu, qu’elle soit annulée ou qu’elle ait 14 jours.",
  reviewers:
    "Les archivistes et l’administration lisent ce que vous soumettez à relecture et voient votre nom. Leurs commentaires restent avec la version ; soumissions, approbations et renvois figurent dans un journal pendant deux ans au plus.",
  presence:
    "Pendant que quelqu’un a ouvert le formulaire d’une archive partagée, les autres le voient, avec l’étape en cours. C’est oublié dans la minute qui suit la fermeture. L’approbation d’une version en relecture est conservée aussi longtemps que le rôle.",
  comments:
    "Les commentaires sur une archive sont lus par les personnes qui y travaillent et par l’administration, jamais par le public. Si vous supprimez votre compte, vos commentaires restent avec l’archive, sans votre nom. Pour que leur texte disparaisse aussi, supprimez d’abord ces commentaires.",
  invitations:
    "L’administration peut inviter une adresse e-mail sur ce site. Le site conserve l’adresse jusqu’à ce que la personne arrive, que l’invitation soit annulée ou que 90 jours soient passés.",
  deletion:
    "Ce que vous supprimez peut être restauré pendant 30 jours, puis est effacé. Les actions de l’administration sont conservées deux ans. Les sauvegardes peuvent garder des données plus longtemps.",
  ownData:
    "Dans <link>votre profil</link>, vous pouvez télécharger tout ce qui est enregistré sur votre compte et supprimer le compte.",
  whenYouJoinClass: "Quand vous rejoignez une classe",
  storesNickname:
    "Le site enregistre le pseudo que vous choisissez, la date de votre arrivée, et ce que vous écrivez, enregistrez et photographiez pour la classe. Il ne demande ni nom ni adresse. Un cookie garde votre place sur votre appareil.",
  pupilDevice:
    "Votre appareil garde vos récits, ainsi que les enregistrements et les photos jusqu’à leur envoi. « Quitter la classe » les en retire.",
  teacherSees:
    "La personne qui enseigne voit votre pseudo et votre travail. Les autres élèves voient votre pseudo, et votre travail une fois remis, si elle le permet. Personne d’autre ne voit l’un ou l’autre avant que le récit soit ajouté à l’archive ; votre pseudo n’y figure que si elle le décide.",
  classEnds:
    "Quand la classe prend fin, les pseudos et les places sur les appareils sont supprimés aussitôt, et le travail non retenu 30 jours plus tard. Après des codes erronés, une empreinte de l’adresse réseau est conservée quelques minutes. Les sauvegardes peuvent garder des données plus longtemps.",
  whoElse: "Qui d’autre a connaissance de votre visite",
  mapHost:
    "Les cartes viennent de {host}, qui reçoit votre adresse réseau et la partie de la carte que vous regardez.",
  otherSites:
    "Certains enregistrements et certaines images se trouvent sur d’autres sites, selon le choix des personnes qui ont créé l’archive. Votre navigateur va les y chercher.",
  addressLookup:
    "Quand on cherche l’adresse d’une étape, ce site la demande à un service de cartes, sans le nom de la personne.",
  hostSees:
    "L’équipe de ce site voit ses totaux et ses données. Les serveurs placés devant peuvent tenir leurs propres journaux : posez-lui la question.",
  questionsAt: "L’équipe répond à vos questions : {contact}.",
  privacySummary:
    "Ce que ce site conserve des personnes qui le visitent, et ce qu’il ne conserve pas.",
  licences: "Licences",
  licencesSummary: "Les logiciels, polices, icônes et données que ce site envoie aux navigateurs.",
  licencesLead:
    "Le programme utilise des logiciels, des polices, des icônes et des modèles vocaux créés par d’autres. Voici les parties que les navigateurs reçoivent de ce site, avec leurs licences.",
  placeNames:
    "Les villes qui servent à nommer les lieux viennent de <geonames>GeoNames</geonames>, sous <licence>CC BY 4.0</licence>. Chaque carte indique sa provenance.",
});
