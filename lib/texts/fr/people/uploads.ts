import type { uploads as english } from "../../en/people/uploads.ts";
import { translation } from "../../translation.ts";

export const uploads = translation<typeof english>()({
  anotherPartRecordingChosen: "Un autre extrait de l’enregistrement a été choisi.",
  recordingRemoved: "L’enregistrement a été retiré.",
  pictureRemoved: "L’image a été retirée.",
  documentRemoved: "Le document a été retiré.",
  recordingReplaced: "L’enregistrement a été remplacé.",
  pictureReplaced: "L’image a été remplacée.",
  documentReplaced: "Le document a été remplacé.",
  undo: "Annuler",
  fileIsElsewhere:
    "Ce fichier est sur un autre appareil. Ouvrez-y le formulaire, ou ajoutez de nouveau le fichier.",
  fileIsPaused: "L’envoi de ce fichier est en pause. Reprenez-le, ou retirez le fichier.",
  fileAwaitsConnection: "Ce fichier attend une connexion Internet et sera envoyé automatiquement.",
  fileAwaitsServer:
    "Le serveur ne peut pas recevoir de fichiers pour le moment. Celui-ci sera envoyé automatiquement dès que possible.",
  fileAwaitsSignIn: "Le fichier sera envoyé dès que vous vous connecterez à votre compte.",
  fileAwaitsClass: "Le fichier sera envoyé dès que cet appareil sera de nouveau dans votre classe.",
  fieldFile: "{label} : {name}",
  fieldFileElsewhere: "{label} : pas sur cet appareil",
  fileElsewhere: "Un fichier sur un autre appareil",
  noCopyHere:
    "Cet appareil n’a pas pu enregistrer de copie. Laissez cette page ouverte jusqu’à l’envoi du fichier.",
  uploadedRecording: "Enregistrement envoyé",
  uploadedPicture: "Image envoyée",
  pauseSending: "Suspendre l’envoi de « {name} »",
  resumeSending: "Reprendre l’envoi de « {name} »",
  tryFileAgain: "Réessayer avec « {name} »",
  removeNamed: "Retirer « {name} »",
  removeFile: "Retirer le fichier",
  nextToConvert: "Sera converti ensuite.",
  converting: "Conversion en MP3…",
  resizing: "Redimensionnement…",
  sending: "Envoi…",
  nextToSend: "Sera envoyé ensuite.",
  paused: "En pause.",
  awaitsConnection: "En attente d’une connexion Internet. Le fichier sera envoyé automatiquement.",
  awaitsServer:
    "Le serveur ne peut pas recevoir de fichiers pour le moment. Le fichier sera envoyé automatiquement dès que possible.",
  stepPercent: "{step} {percent} %",
  isSilent:
    "On n’entend rien dans cet enregistrement. Vérifiez le micro, puis recommencez l’enregistrement.",
  isQuiet:
    "Cet enregistrement est si faible que le public l’entendra à peine. Recommencez-le, plus près du micro.",
  isDistorted: "Cet enregistrement est si fort qu’il sature. Recommencez-le, plus loin du micro.",
  isShort: "Cet enregistrement dure 1 seconde. Vérifiez qu’il n’a pas été arrêté trop tôt.",
  isVeryShort:
    "Cet enregistrement dure moins d’une seconde. Vérifiez qu’il n’a pas été arrêté trop tôt.",
  isOneSided:
    "Cet enregistrement ne s’entend que d’une oreille. Enregistrez-le en mono dans un logiciel audio, puis ajoutez-le de nouveau.",
  stopIsSilent: "L’étape {number} a un enregistrement où l’on n’entend rien.",
  stopIsQuiet: "L’étape {number} a un enregistrement que le public entendra à peine.",
  stopIsDistorted: "L’étape {number} a un enregistrement si fort qu’il sature.",
  stopIsShort: "L’étape {number} a un enregistrement d’environ une seconde.",
  stopIsOneSided: "L’étape {number} a un enregistrement qui ne s’entend que d’une oreille.",
  stopsAreSilent: "On n’entend rien dans ces enregistrements : {names}.",
  stopsAreQuiet: "Le public entendra à peine ces enregistrements : {names}.",
  stopsAreDistorted: "Ces enregistrements sont si forts qu’ils saturent : {names}.",
  stopsAreShort: "Ces enregistrements durent environ une seconde : {names}.",
  stopsAreOneSided: "Ces enregistrements ne s’entendent que d’une oreille : {names}.",
  filesFailed: {
    one: "{count} fichier n’a pas pu être ajouté.",
    other: "{count} fichiers n’ont pas pu être ajoutés.",
  },
  showStop: "Afficher l’étape {number}",
  filesAwaitConnection: {
    one: "{count} fichier attend une connexion Internet.",
    other: "{count} fichiers attendent une connexion Internet.",
  },
  filesAwaitServer: {
    one: "{count} fichier attend : le serveur ne peut pas recevoir de fichiers pour le moment.",
    other:
      "{count} fichiers attendent : le serveur ne peut pas recevoir de fichiers pour le moment.",
  },
  filesAwaitSignIn: {
    one: "{count} fichier sera envoyé dès que vous vous connecterez à votre compte.",
    other: "{count} fichiers seront envoyés dès que vous vous connecterez à votre compte.",
  },
  sendingFiles: { one: "Envoi de {count} fichier.", other: "Envoi de {count} fichiers." },
  noRoomForOriginal:
    "Votre compte n’a pas assez d’espace pour l’enregistrement original : seul le MP3 est conservé.",
  originalRefused: "L’enregistrement original ne peut pas être conservé : seul le MP3 l’est.",
  downloadOriginalNamed: "Télécharger l’original : {name}",
  downloadOriginal: "Télécharger l’original",
  recordingNotAdded: "Enregistrement non ajouté",
  takeNotGivenBack: "Il n’a pas pu être récupéré sur cet appareil. Rechargez la page et réessayez.",
  interruptedRecordings: "Enregistrements interrompus",
  stopInterrupted: "Un enregistrement pour l’étape {number} a été interrompu (durée : {length}).",
  useIt: "Utiliser",
  deleteTake: "Supprimer",
  microphoneForbidden:
    "Ce site n’a pas le droit d’utiliser le micro. Autorisez-le dans les paramètres du site (l’icône à côté de l’adresse), puis réessayez. Ou faites l’enregistrement avec une autre application, et ajoutez le fichier.",
  noMicrophone: "Aucun micro n’a été trouvé. Branchez-en un et réessayez, ou ajoutez un fichier.",
  microphoneTaken: "Un autre programme utilise le micro. Fermez-le, puis réessayez.",
  cannotRecordHere:
    "Ce navigateur ne permet pas de faire un enregistrement ici. Utilisez une autre application, et ajoutez le fichier.",
  recorder: "Enregistreur",
  browserAsks:
    "Votre navigateur demande si ce site peut utiliser le micro. Si vous ne voyez aucune question, faites l’enregistrement avec une autre application, et ajoutez le fichier.",
  resumeRecording: "Reprendre",
  pauseRecording: "Pause",
  stopRecording: "Arrêter <hidden>l’enregistrement</hidden>",
  tryAgain: "Réessayer",
  close: "Fermer",
  recording: "Enregistrement en cours",
  recordingPaused: "En pause",
  recordingMuted:
    "En pause : un appel, ou l’écran verrouillé, occupe le micro. L’enregistrement reprendra automatiquement.",
  microphoneLevel: "Niveau du micro",
  noSoundYet: "Aucun son pour l’instant. Le bon micro est-il activé, et assez proche ?",
  recordingNotStored:
    "Cet appareil n’a pas encore pu garder l’enregistrement. Laissez cette page ouverte jusqu’à l’envoi.",
  ofStop: "étape {number}",
  ofStopTitled: "étape {number} : {title}",
  takes: { one: "{count} prise", other: "{count} prises" },
  takesOfStop: "Prises de l’étape {number}",
  takeNumber: "Prise {number}",
  dragEnds:
    "Faites glisser les extrémités d’une prise pour la couper. L’étape a celle qui a été utilisée en dernier.",
  pauseTake: "Mettre en pause la prise {number}",
  playTake: "Écouter la prise {number}",
  secondsOfWhole: "{start}–{end} sur {whole} s",
  secondsShort: "{seconds} s",
  deleteTakeNumber: "Supprimer la prise {number}",
  takeIsUsed: "L’enregistrement de cette étape",
  useThisTake: "Utiliser cette prise",
  takeStart: "Début de la prise {number}",
  takeEnd: "Fin de la prise {number}",
  seconds: "{seconds} secondes",
  minutesSeconds: {
    one: "{count} minute {seconds} secondes",
    other: "{count} minutes {seconds} secondes",
  },
  unreadablePicture:
    "Ce navigateur ne peut pas lire l’image. Enregistrez-la au format JPEG, puis ajoutez-la de nouveau.",
  pictureTooLarge: "Cette image est trop grande pour cet appareil.",
  noSound: "Il n’y a pas de son dans cet enregistrement.",
  silentFilm: "Cette vidéo n’a pas de son. Ajoutez un enregistrement, ou une vidéo avec du son.",
  fileTooLarge:
    "Ce fichier est trop volumineux pour ce navigateur. Enregistrez le son au format MP3 ou M4A, et ajoutez ce fichier.",
  appleLossless:
    "Cet enregistrement est au format Apple Lossless, que ce navigateur ne peut pas lire. Enregistrez-le au format MP3, M4A (AAC) ou WAV, puis ajoutez-le de nouveau. Pour les prochains enregistrements, choisissez « Compressé » sur l’iPhone : Réglages > Apps > Dictaphone > Qualité audio.",
  unreadableRecording:
    "Ce navigateur ne peut pas lire l’enregistrement. Convertissez-le en MP3, M4A ou WAV, puis ajoutez-le de nouveau.",
  damagedAfter:
    "Cet enregistrement est endommagé après {time}. Ouvrez-le dans un logiciel audio, convertissez-le en MP3, M4A ou WAV, puis ajoutez-le de nouveau.",
  unusualSamples:
    "Les échantillons de cet enregistrement ont une taille inhabituelle ({bytes} octets). Convertissez-le en MP3, M4A ou WAV, puis ajoutez-le de nouveau.",
  mapTooLarge: "Cette carte est trop grande pour cet appareil.",
  pdfHasPassword:
    "Ce PDF a un mot de passe. Ouvrez-le, imprimez-le dans un nouveau PDF sans mot de passe, et ajoutez celui-ci.",
  pdfIsDamaged:
    "Ce PDF est endommagé, ou n’est pas un PDF. Ouvrez-le, imprimez-le dans un nouveau PDF, et ajoutez celui-ci.",
  pdfTakesTooLong:
    "Ce PDF est trop long à ouvrir. Imprimez-le dans un nouveau PDF, et ajoutez celui-ci.",
  pdfTooLarge:
    "Ce PDF fait {size} Mo. La limite est de {limit} Mo : enregistrez-le avec des images plus petites, ou divisez-le, et ajoutez le résultat.",
  pdfTooManyPages:
    "Ce PDF a {number} pages. Un document peut en avoir {most} : divisez-le, ou imprimez les pages importantes dans un nouveau PDF, et ajoutez celui-ci.",
  pdfPageTooLarge:
    "La page {number} de ce PDF est trop grande pour cet appareil, ou prend trop de temps. Numérisez-la ou imprimez-la dans un nouveau PDF avec des images plus petites, et ajoutez celui-ci.",
  pdfPageDamaged:
    "La page {number} de ce PDF est endommagée. Numérisez-la ou imprimez-la dans un nouveau PDF avec des images plus petites, et ajoutez celui-ci.",
  pdfHasScript:
    "Ce PDF contient un script, ou autre chose qui s’exécute tout seul. Imprimez-le dans un nouveau PDF, et utilisez celui-ci.",
  pdfHasFiles:
    "Ce PDF contient d’autres fichiers, ou des vidéos. Imprimez-le dans un nouveau PDF, et utilisez celui-ci.",
  pdfIsEncrypted:
    "Ce PDF a un mot de passe, ou est chiffré. Imprimez-le dans un nouveau PDF, et utilisez celui-ci.",
  pdfIsUnusual:
    "Ce PDF est fait d’une manière inhabituelle, et l’absence de scripts ne peut pas être vérifiée. Imprimez-le dans un nouveau PDF, et utilisez celui-ci.",
  fileIncomplete: "Le fichier n’est pas arrivé en entier.",
  fileNotGivenBack:
    "Ce fichier n’a pas pu être récupéré sur cet appareil. Rechargez la page et réessayez, ou ajoutez de nouveau le fichier.",
  conversionStuck:
    "Cet appareil n’a pas pu convertir le fichier à temps. Réessayez ; si cela n’aide pas, convertissez l’enregistrement en MP3 ou l’image en JPEG plus petit, puis ajoutez-le de nouveau.",
  recordingNotConverted:
    "Cet appareil n’a pas pu convertir l’enregistrement. Convertissez-le en MP3, M4A ou WAV avec un logiciel audio, puis ajoutez-le de nouveau.",
  pictureNotConverted:
    "Cet appareil n’a pas pu convertir l’image. Enregistrez-la au format JPEG, puis ajoutez-la de nouveau.",
  documentNotRead:
    "Cet appareil n’a pas pu lire le document. Imprimez-le dans un nouveau PDF, puis ajoutez-le de nouveau.",
  fileIsTooLong:
    "Ce fichier fait {size} après conversion. La limite est de {limit}. Ajoutez-en un plus court.",
  noRoomInAccount:
    "Ce fichier fait {size}, et il vous reste {left} sur {quota}. Libérez de l’espace sous « Vos fichiers » dans votre profil, puis réessayez.",
  noRoomInClass:
    "Ce fichier fait {size}, et il vous reste {left} sur {quota}. Enregistrez un récit plus court, ou demandez de l’aide en classe.",
  sendingRecording: "Envoi…",
  writingDown: "Transcription… {seconds} s",
  otherDraftFirst: "Un autre enregistrement passe d’abord…",
  notDrafted: "Pas d’ébauche. {reason}",
  draftCancelled: "Annulé.",
});
