import type { accounts as english } from "../../en/server/accounts.ts";
import { translation } from "../../translation.ts";

export const accounts = translation<typeof english>()({
  signIn: "Iniciar sesión",
  closeWindow: "Puede cerrar esta ventana.",
  sharedFilesText:
    "Comparta una grabación o una foto con el programa instalado desde la grabadora o la galería de su teléfono. Espera aquí, en este dispositivo, hasta que elija su archivo.",
  accountDeleted: "Su cuenta se ha eliminado",
  logIn: "Iniciar sesión",
  accountBlocked: "Su cuenta está bloqueada",
  blockHidesArchives: "Hasta entonces, solo la administración puede ver sus archivos.",
  accessRequired: "Es necesario iniciar sesión",
  logInToDelete: "Inicie sesión en su cuenta para eliminarla.",
  ownMediaGo: "Sus grabaciones e imágenes, salvo las que usa un archivo que se conserva.",
  backToProfile: "Volver al perfil",
  deleteYourAccount: "Eliminar su cuenta",
  whatIsDeleted: "Lo que se elimina",
  profileGoes:
    "Su nombre, su correo electrónico, su imagen y sus sesiones en todos los dispositivos.",
  deviceDataGoes: "Todo lo que este dispositivo ha guardado sobre su cuenta.",
  whatStays: "Lo que se conserva",
  archivesStay: "Los archivos que no elimine, con todas sus versiones.",
  auditLogStays:
    "Lo que hizo en la administración, que el registro de actividad conserva dos años.",
  copiesStay:
    "Las copias que otras personas han guardado, y las copias de seguridad de este sitio.",
  deletionIsFinal:
    "Esta acción no se puede deshacer. Si vuelve a iniciar sesión más adelante, tendrá una cuenta nueva y vacía. Si lo desea, <link>descargue sus datos</link> antes.",
  archiveForYou: "Un archivo para usted",
  ownOffer: "Esta propuesta es suya",
  ownOfferText:
    "Envíe este enlace al nuevo o a la nueva titular de «{title}». Sigue siendo suyo hasta que se acepte la propuesta. Puede retirarla en la página del archivo.",
  viewArchive: "Ver el archivo",
  offerEnded: "Esta propuesta ha terminado",
  offerEndedText:
    "Alguien la respondió o la retiró, o ha caducado. Pida otra a la persona que la envió.",
  invitationForYou: "Una invitación para usted",
  ownInvitation: "Esta es su invitación",
  ownInvitationText:
    "Envíe este enlace a quienes vayan a trabajar con usted en «{title}». Puede retirar la invitación en la página de personas del archivo.",
  showPeople: "Mostrar las personas",
  invitationEnded: "Esta invitación ha terminado",
  invitationEndedText: "Se ha retirado o ha caducado. Pida otra a la persona que la envió.",
  signInButton: "Iniciar sesión",
  offerToOther: "Esta propuesta es para otra cuenta",
  offerToOtherText:
    "{from} ofreció «{title}» a otra cuenta, no a {email}. Cierre la sesión e iníciela con esa cuenta, o pida una nueva propuesta.",
  goToProfile: "Ir al perfil",
  sharedArchives: "Archivos en los que trabaja con otras personas",
  editor: "Edición",
  reviewer: "Revisión",
  ofOwner: "titular: {owner}",
  viewTitle: "Ver{title}",
  editTitle: "Editar{title}",
  peopleTitle: "Personas{title}",
  logOut: "Cerrar sesión",
  accountIsDeleted: "Su cuenta se ha eliminado",
  loggedOutDone: "Sesión cerrada",
  thankYou: "Gracias por su visita. Puede seguir explorando los archivos sin cuenta.",
  returnHome: "Volver al inicio",
  logInAgain: "Iniciar sesión de nuevo",
  accountDeletedTitle: "Cuenta eliminada",
  loggedOut: "Sesión cerrada",
  stillSignedIn: "Su sesión sigue abierta",
  signedInAs: "Sesión abierta en este navegador: {name}.",
  youAreInvited: "Tiene una invitación",
  invitedText:
    "Con este enlace puede iniciar sesión aquí por primera vez. Después ya no lo necesita.",
  welcome: "Le damos la bienvenida",
  welcomeText: "Ya tiene una cuenta aquí. La próxima vez inicie sesión sin este enlace.",
  createAnArchive: "Crear un archivo",
  yourProfile: "Su perfil",
  linkEndedText:
    "Se ha retirado, ha caducado o se ha usado tantas veces como se permitía. Pida otra al equipo de este sitio. Si tiene una cuenta, inicie sesión sin ella.",
  goHome: "Ir al inicio",
  notSignedIn: "Sesión no iniciada",
  tryAgain: "Reintentar",
  continueSignedOut: "Continuar sin iniciar sesión",
  logInForProfile: "Su perfil muestra sus archivos y su progreso. Inicie sesión para verlo.",
  profile: "Perfil",
  backToApp: "Volver a la aplicación",
  hiddenArchives: "Archivos ocultos en los que trabaja",
  yourFiles: "Sus ficheros",
  yourDevices: "Sus dispositivos",
  yourDevicesText:
    "Su sesión está abierta en estos dispositivos. ¿Ha perdido un teléfono o dejado la sesión abierta en un ordenador de la escuela? Ciérrela aquí.",
  yourAccount: "Su cuenta",
  yourAccountText:
    "Descargue todo lo que este sitio guarda sobre usted, o elimine su cuenta definitivamente.",
  downloadMyData: "Descargar mis datos",
  deleteMyAccount: "Eliminar mi cuenta",
  classNeedsScript:
    "Aquí escribe y graba sus relatos. Para ello se necesita JavaScript: actívelo en la configuración de este navegador o use otro.",
  yourClass: "Su clase",
  joinClass: "Unirse a una clase",
  createTitle: "Crear un archivo",
  createText:
    "Cree un recorrido con sus propias grabaciones. Empiece con un ejemplo o con un archivo en blanco.",
  siteIsSetUp: "Este sitio se está preparando",
  siteIsSetUpText: "Sus primeros archivos están en camino. Vuelva pronto.",
  setUpSite: "Preparar este sitio",
  setUpText: "El público ve que el sitio se está preparando hasta que tenga su primer archivo.",
  forHosts: "Para el equipo de este sitio",
  setSignIn:
    "El inicio de sesión está desactivado. Defina <code>GOOGLE_CLIENT_ID</code> y <code>GOOGLE_CLIENT_SECRET</code>, o <code>OIDC_ISSUER</code>, <code>OIDC_CLIENT_ID</code> y <code>OIDC_CLIENT_SECRET</code>, y reinicie el servidor.",
  signInIsSet: "El inicio de sesión está configurado.",
  setAdminPassword:
    "No se ha definido ninguna contraseña de administración. Defina <code>ADMIN_PASSWORD</code> (16 caracteres o más) y reinicie el servidor. Hasta entonces nadie puede asumir la administración.",
  becomeAdministrator:
    "<link>Asuma la administración</link> con la contraseña definida como <code>ADMIN_PASSWORD</code>.",
  thenNameSite:
    "Después ponga aquí un nombre al sitio, y cree su primer archivo o añada un ejemplo.",
  testPage: "Página de prueba",
  serverAnswers: "El servidor responde. Versión {version}.",
  testTitle: "Prueba",
  draftsGo: { one: "{count} borrador.", other: "{count} borradores." },
  progressGoes: {
    one: "Su progreso en {count} archivo.",
    other: "Su progreso en {count} archivos.",
  },
  deletedArchivesGo: {
    one: "Las copias restaurables de {count} archivo eliminado.",
    other: "Las copias restaurables de {count} archivos eliminados.",
  },
  offerSignIn: "{from} quiere transferirle «{title}». Inicie sesión para aceptar o rechazar.",
  invitationSignIn:
    "{from} le invita a trabajar en «{title}». Inicie sesión para aceptar o rechazar.",
  sharedFiles: "Ficheros compartidos",
  noSuchCode:
    "No es el código de una clase: tiene diez letras y cifras. Compárelo con el de la pared.",
  nobodyPromoted:
    "Nadie puede recibir permisos de administración: ADMIN_PASSWORD no está definido en el servidor.",
  checkPassword: "Compruebe la contraseña.",
  accountClosed: "Esta cuenta se ha bloqueado o eliminado.",
  tooManyTries: {
    one: "Demasiados intentos. Inténtelo de nuevo en {count} minuto.",
    other: "Demasiados intentos. Inténtelo de nuevo en {count} minutos.",
  },
  tokenInvalid: "La sesión no es válida o ha caducado. Inicie sesión de nuevo.",
});
