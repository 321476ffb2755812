import type { fileProblems as english } from "../../en/server/file_problems.ts";
import { translation } from "../../translation.ts";

export const fileProblems = translation<typeof english>()({
  fileEmptyChooseAnother: "Ce fichier est vide. Choisissez-en un autre.",
  fileTooLargeLimit:
    "Ce fichier est trop lourd : un document peut avoir {megabytes} Mo au plus. Numérisez-le en noir et blanc ou avec une résolution plus basse, puis envoyez-le.",
  connectionLostBeforeWhole:
    "La connexion a été coupée avant l’arrivée du fichier entier. Envoyez-le de nouveau.",
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
    "Les fichiers de ce récit ne tiennent pas dans le compte de la ou du propriétaire de l’archive. Libérez-y de la place sous « Vos fichiers » dans le profil, ou demandez-en plus à l’équipe de ce site.",
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
    "Ce fichier est trop lourd. La limite est de {limit} Mo. Envoyez un enregistrement plus court ou d’un débit plus faible.",
  archiveHasManyFiles:
    "L’archive a {count} fichiers ; chaque image y compte dans toutes ses tailles. La limite est de {limit}. Divisez-la en deux.",
  draftHasManyFiles:
    "Le brouillon a {count} fichiers ; chaque image y compte dans toutes ses tailles. La limite est de {limit}. Divisez-le en deux.",
});
