import type { fileProblems as english } from "../../en/server/file_problems.ts";
import { translation } from "../../translation.ts";

export const fileProblems = translation<typeof english>()({
  fileEmptyChooseAnother: "Ce fichier est vide. Choisissez-en un autre.",
  fileTooLargeLimit:
    "Ce fichier est trop volumineux : un document peut avoir {megabytes} Mo au plus. Numérisez-le en noir et blanc ou avec une résolution plus basse, puis envoyez-le.",
  connectionLostBeforeWhole:
    "La connexion Internet a été coupée avant l’arrivée du fichier entier. Envoyez-le de nouveau.",
  uploadNotFound: "Envoi introuvable",
  serverRemovingSameFile:
    "Le serveur est en train de supprimer le même fichier. Réessayez dans une minute.",
  someoneElseStoringRemoving:
    "Une autre personne enregistre ou supprime le même fichier. Réessayez dans une minute.",
  recordingIsntMpOnly: "Cet enregistrement n’est pas un MP3, et seuls les MP3 ont des extraits.",
  recordingGone: "Cet enregistrement n’est plus là.",
  partBeginsAfterEnd: "Cet extrait commence après la fin de l’enregistrement.",
  tooManyFilesBeing: "Trop de fichiers sont envoyés en même temps. Réessayez dans une minute.",
  connectionLostAnotherRequest:
    "La connexion a été coupée, ou une autre requête a pris le relais. Demandez où en est l’envoi et continuez à partir de là.",
  theseNotNextBytes:
    "Ce ne sont pas les octets suivants. Demandez où en est l’envoi et continuez à partir de là.",
  headerTusResumableMissing: "L’en-tête Tus-Resumable: 1.0.0 manque.",
  moreThanAnnouncedUpload: "C’est plus que ce qui était annoncé pour cet envoi.",
  anotherRequestUploadStill: "Une autre requête pour cet envoi est encore en cours. Réessayez.",
  uploadRequestNotValid: "La requête d’envoi n’est pas valable : {reason}",
  shaFileMustHexadecimal: "Le SHA-256 du fichier doit avoir 64 chiffres hexadécimaux.",
  shaRecordingMustHexadecimal:
    "Le SHA-256 de l’enregistrement doit avoir 64 chiffres hexadécimaux.",
  beginUploadFirstThen: "Commencez d’abord l’envoi, puis envoyez les octets avec PATCH.",
  mustWholeNumberBytes: "{name} doit être un nombre entier d’octets, en chiffres.",
  filesStoryDontFit:
    "Les fichiers de ce récit ne tiennent pas dans le compte de la personne propriétaire de l’archive. Libérez-y de la place sous « Vos fichiers » dans le profil, ou demandez-en plus à l’équipe de ce site.",
  archiveNamesFilesWere:
    "Cette archive nomme des fichiers envoyés par d’autres. Envoyez à leur place un enregistrement ou une image à vous.",
  unfinishedUploadsFinishCancel:
    "{maxUploads} envois ne sont pas terminés. Terminez-en un d’abord, ou annulez-le.",
  recordingMadeFileNot:
    "L’enregistrement tiré de ce fichier n’est pas dans votre compte, ou il a déjà ses originaux.",
  recordingsPicturesWhichLimit:
    "Vous avez {maxFiles} enregistrements et images : c’est la limite. Retirez de vos archives et brouillons ce dont vous n’avez plus besoin, puis supprimez ce qui ne sert plus sous « Vos fichiers » dans votre profil.",
  fileMbAlreadyUse:
    "Ce fichier fait {megabytes} Mo, et vous utilisez déjà {used} de vos {quota} Mo. Envoyez un fichier plus léger, ou libérez de la place sous « Vos fichiers » dans votre profil. L’équipe de ce site peut vous en donner plus.",
  uploadCameMoreThan:
    "Ce fichier est arrivé en plus de {maxUploadParts} morceaux. Annulez l’envoi, puis renvoyez le fichier en morceaux plus grands.",
  anotherRequestContinuedUpload:
    "Une autre requête a continué cet envoi. Demandez où il en est et continuez à partir de là.",
  fileOfType:
    "C’est un fichier de type {type}. Envoyez des enregistrements MP3, M4A et WAV, des images JPEG, PNG et WebP, ou des PDF.",
  fileTooLarge:
    "Ce fichier fait {megabytes} Mo. La limite est de {limit} Mo. Envoyez un enregistrement plus court ou d’un débit plus faible.",
  fileMuchTooLarge:
    "Ce fichier est trop volumineux. La limite est de {limit} Mo. Envoyez un enregistrement plus court ou d’un débit plus faible.",
  archiveHasManyFiles:
    "L’archive a {count} fichiers ; chaque image y compte dans toutes ses tailles. La limite est de {limit}. Divisez-la en deux.",
  draftHasManyFiles:
    "Le brouillon a {count} fichiers ; chaque image y compte dans toutes ses tailles. La limite est de {limit}. Divisez-le en deux.",
  fileDamaged: "Le fichier est arrivé endommagé. Renvoyez-le.",
  tookTooLong:
    "Ce fichier n’a pas pu être lu à temps : il est endommagé ou construit de façon inhabituelle. Convertissez un enregistrement en MP3, ou enregistrez une image dans un nouveau JPEG, et envoyez-le.",
  notADocument:
    "Ce fichier n’est ni un PDF, ni un JPEG, ni un PNG. Scannez le document en PDF, ou photographiez-le, et envoyez le résultat.",
  documentDamaged:
    "Ce fichier est endommagé : sa fin manque. Enregistrez ou scannez de nouveau le document, et envoyez-le.",
  wrongType:
    "C’est un fichier du type {type}. Envoyez des enregistrements MP3, M4A et WAV, des images JPEG, PNG et WebP, et des PDF. Ceux-ci fonctionnent partout.",
  noMedia:
    "Ce n’est ni un enregistrement, ni une image, ni un PDF. Envoyez des enregistrements MP3, M4A et WAV, des images JPEG, PNG et WebP, et des PDF. Ceux-ci fonctionnent partout.",
  pictureEndMissing:
    "Cette image est endommagée : sa fin manque. Enregistrez-la de nouveau, et envoyez-la.",
  pictureGoesOn:
    "Après cette image, le fichier contient autre chose, que certains appareils photo et certains logiciels y ajoutent. Ouvrez-la, enregistrez-la ou exportez-la dans un nouveau JPEG, PNG ou WebP, et envoyez-le.",
  pictureTooLarge:
    "Cette image est trop grande pour être affichée : {width} × {height} pixels. Envoyez-en une de {side} au plus sur le grand côté et de {millions} millions en tout.",
  pictureDamaged:
    "Cette image est endommagée : sa taille est illisible. Enregistrez-la de nouveau, puis envoyez-la.",
  notEverywhere:
    "Certains navigateurs ne peuvent pas lire le format de cet enregistrement, {codec}. Convertissez-le en MP3, et envoyez-le.",
  impossibleLength:
    "Cet enregistrement prétend durer {seconds} secondes, ce qui est impossible. Convertissez-le en MP3, et envoyez-le.",
  isVideo: "C’est une vidéo. N’envoyez que le son, en MP3, M4A ou WAV.",
  recordingDamaged:
    "Cet enregistrement est endommagé ou n’a pas de son : sa durée est illisible. Convertissez-le en MP3, et envoyez-le.",
  untitledFile: "Fichier sans titre",
  uploadsOff: "L’envoi de fichiers est désactivé sur ce site.",
  storageSilent:
    "Le stockage des enregistrements et des images ne répond pas. Rien n’est perdu. Réessayez dans une minute.",
});
