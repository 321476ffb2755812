import type { accounts as english } from "../../en/server/accounts.ts";
import { translation } from "../../translation.ts";

export const accounts = translation<typeof english>()({
  signIn: "Iniciar sesión",
  closeWindow: "Puede cerrar esta ventana.",
  sharedFilesText:
    "Desde la grabadora o la galería de su teléfono, comparta una grabación o una foto con la aplicación instalada. El fichero espera aquí, en este dispositivo, hasta que elija su archivo.",
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
    "Envíe este enlace a quienes vayan a trabajar con usted en «{title}». Puede retirar la invitación en la página del equipo del archivo.",
  showPeople: "Mostrar el equipo",
  invitationEnded: "Esta invitación ha terminado",
  invitationEndedText: "Se ha retirado o ha caducado. Pida otra a la persona que la envió.",
  signInButton: "Iniciar sesión",
  offerToOther: "Esta propuesta es para otra cuenta",
  offerToOtherText:
    "{from} ofreció «{title}» a otra cuenta, no a {email}. Cierre la sesión e iníciela con esa cuenta, o pida una nueva propuesta.",
  goToProfile: "Ir al perfil",
  sharedArchives: "Archivos en los que trabaja con otras personas",
  ofOwner: "titular: {owner}",
  viewTitle: "Ver{title}",
  editTitle: "Editar{title}",
  translateTitle: "Traducir{title}",
  peopleTitle: "Equipo{title}",
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
    "Su sesión está abierta en estos dispositivos. ¿Ha perdido un teléfono o dejado la sesión abierta en la escuela? Ciérrela aquí.",
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
    "Cree un recorrido con sus propias grabaciones. Empiece con un ejemplo o con un archivo vacío.",
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
    "No es el código de una clase: un código tiene diez letras y cifras. Compárelo con el de la pared.",
  nobodyPromoted:
    "Nadie puede recibir permisos de administración: ADMIN_PASSWORD no está definido en el servidor.",
  checkPassword: "Compruebe la contraseña.",
  accountClosed: "Esta cuenta se ha bloqueado o eliminado.",
  tooManyTries: {
    one: "Demasiados intentos. Inténtelo de nuevo en {count} minuto.",
    other: "Demasiados intentos. Inténtelo de nuevo en {count} minutos.",
  },
  tokenInvalid: "La sesión no es válida o ha caducado. Inicie sesión de nuevo.",
  imprint: "Aviso legal",
  whoRunsSite: "Quién gestiona «{name}».",
  contactAt: "Contacto: {contact}",
  privacy: "Privacidad",
  privacyLead: "Puede leer, escuchar y caminar sin cuenta y sin que nadie le siga.",
  fromHost: "Del equipo de este sitio",
  whenYouVisit: "Cuando visita el sitio",
  noAdvertising:
    "Este sitio no tiene publicidad ni analítica de otras empresas. No guarda ninguna cookie antes de que inicie sesión.",
  onDevice:
    "Los relatos que ha escuchado, el punto en que dejó un recorrido, los ajustes del reproductor, los archivos guardados y los textos que no ha enviado están en su dispositivo. Su navegador los elimina con los datos de este sitio.",
  positionStays:
    "Durante un recorrido, su ubicación permanece en su dispositivo. Solo se envía a este sitio cuando busca archivos cercanos; el sitio responde y no la guarda.",
  networkAddress:
    "Su dirección de red se usa para limitar cuánto puede pedir un dispositivo. El registro del programa no la contiene y solo se guarda, durante un tiempo, cuando alguien prueba la contraseña de administración.",
  howCounted: "Cómo se cuentan las escuchas",
  countMessage:
    "Cuando un relato termina o lo deja, su navegador comunica a este sitio qué relato era, si fue en un recorrido o en una página y en qué dieciseisavo de la grabación lo dejó. No envía ningún identificador ni la hora.",
  countSums:
    "El sitio suma uno a un total de la semana y olvida el mensaje. No puede saber qué escuchas van juntas. Los totales se eliminan al cabo de dos o tres años.",
  countOnce:
    "Su dispositivo recuerda qué relatos se han contado, para que cada uno cuente una vez al año. Conserva el mensaje mientras no tenga conexión.",
  countFigures:
    "Las personas titulares ven cifras a partir de {fewest} escuchas, redondeadas a decenas, cuando termina la semana. Los archivos privados no se cuentan.",
  countOptOut:
    "Para que no se cuenten sus escuchas, active «Global Privacy Control» o «Do Not Track» en su navegador. Entonces no se envía ni se cuenta nada.",
  whenYouSignIn: "Cuando inicia sesión",
  storesAccount:
    "El sitio guarda su nombre, su correo electrónico y su imagen tal como los da su servicio de inicio de sesión, cuándo estuvo aquí por última vez y sus inicios de sesión, cada uno con el tipo de navegador. Una sesión termina tras 30 días sin visitas; una cookie la mantiene en su dispositivo.",
  storesWork:
    "Guarda sus archivos, borradores y ficheros, y qué relatos ha escuchado, para que pueda continuar en otro dispositivo. Lo que publica lo ven otras personas, con su nombre si lo indica.",
  coAuthors:
    "Quienes trabajan en un mismo archivo ven los nombres de los demás. Una invitación por correo electrónico conserva la dirección hasta que se responde, se retira o cumple 14 días.",
  reviewers:
    "Las y los archivistas y la administración leen lo que envía a revisión y ven su nombre. Sus comentarios quedan con la versión; los envíos, aprobaciones y devoluciones constan en un registro hasta dos años.",
  presence:
    "Mientras alguien tiene abierto el formulario de un archivo compartido, los demás lo ven, y en qué parada. Se olvida en el minuto siguiente al cierre. La aprobación de una versión en la revisión se conserva mientras dure el rol.",
  comments:
    "Los comentarios sobre un archivo los leen quienes trabajan en él y la administración, nunca el público. Si elimina su cuenta, sus comentarios quedan con el archivo, sin su nombre. Para que desaparezca también su texto, elimine antes esos comentarios.",
  invitations:
    "La administración puede invitar a un correo electrónico a este sitio. El sitio conserva la dirección hasta que la persona entra, la invitación se retira o pasan 90 días.",
  deletion:
    "Lo que elimina se puede restaurar durante 30 días; después se borra. Las acciones de la administración se conservan dos años. Las copias de seguridad pueden conservar datos más tiempo.",
  ownData:
    "En <link>su perfil</link> puede descargar todo lo que se guarda sobre su cuenta y eliminar la cuenta.",
  whenYouJoinClass: "Cuando se une a una clase",
  storesNickname:
    "El sitio guarda el apodo que elige, cuándo se unió y lo que escribe, graba y fotografía para la clase. No pide nombre ni dirección. Una cookie mantiene su puesto en su dispositivo.",
  pupilDevice:
    "Su dispositivo conserva sus relatos, y las grabaciones y fotos hasta que se envían. «Salir de la clase» los quita de él.",
  teacherSees:
    "Su docente ve su apodo y su trabajo. Sus compañeros y compañeras ven su apodo, y su trabajo una vez entregado, si su docente lo permite. Nadie más ve ninguno de los dos antes de que el relato se incorpore al archivo; su apodo solo figura si su docente lo indica.",
  classEnds:
    "Cuando la clase termina, los apodos y los puestos en los dispositivos se eliminan enseguida, y el trabajo no incorporado, 30 días después. Tras códigos erróneos se conserva durante unos minutos un hash de la dirección de red. Las copias de seguridad pueden conservar datos más tiempo.",
  whoElse: "Quién más sabe de su visita",
  mapHost:
    "Los mapas vienen de {host}, que conoce así su dirección de red y la parte del mapa que mira.",
  otherSites:
    "Algunas grabaciones e imágenes están en otros sitios, según eligieron quienes crearon el archivo. Su navegador las obtiene de allí.",
  addressLookup:
    "Las direcciones que se buscan para una parada las consulta este sitio en un servicio de mapas, sin el nombre de la persona.",
  hostSees:
    "El equipo de este sitio ve sus totales y sus datos. Los servidores que hay delante pueden llevar registros propios: pregúntele.",
  questionsAt: "El equipo responde a sus preguntas en {contact}.",
  privacySummary: "Qué guarda este sitio de las personas que lo visitan y qué no.",
  licences: "Licencias",
  licencesSummary:
    "El software, las fuentes, los iconos y los datos que este sitio envía a los navegadores.",
  licencesLead:
    "El programa está hecho con software, fuentes, iconos y modelos de voz de otras personas. Estas son las partes que los navegadores reciben de este sitio, con sus licencias.",
  placeNames:
    "Las poblaciones que dan nombre a los lugares proceden de <geonames>GeoNames</geonames>, bajo <licence>CC BY 4.0</licence>. Cada mapa indica su procedencia.",
});
