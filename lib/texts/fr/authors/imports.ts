import type { imports as english } from "../../en/authors/imports.ts";
import { translation } from "../../translation.ts";

export const imports = translation<typeof english>()({
  unfitCharacters:
    "Des caractères de contrôle et des caractères illisibles ont été laissés de côté",
  tooLarge: "Le fichier est trop volumineux. La limite est de {limit} Mio",
  onlyTheMap: {
    one: "Seule la carte du fichier ZIP a été importée, pas l’autre fichier ({count})",
    other: "Seule la carte du fichier ZIP a été importée, pas les {count} autres fichiers",
  },
  releasesLater:
    "Le fichier contient des autorisations pour ses enregistrements. Enregistrez l’archive, ouvrez « Autorisations » sur sa page, et choisissez-y le même fichier pour les ajouter",
  missingRecording: "L’enregistrement n’est pas dans le fichier ZIP : ajoutez-le de nouveau",
  missingPdf: "Le PDF du document n’est pas dans le fichier ZIP : ajoutez-le de nouveau",
  missingPicture: "L’image n’est pas dans le fichier ZIP : ajoutez-la de nouveau",
  missingPage:
    "La page {number} d’un document n’est pas dans le fichier ZIP : ajoutez-la de nouveau",
  missingOldMap: "La carte ancienne n’est pas dans le fichier ZIP : ajoutez-la de nouveau",
  missingPlacedMap: "La carte ancienne calée n’est pas dans le fichier ZIP : ajoutez-la de nouveau",
  lettersLost: { one: "{count} caractère illisible", other: "{count} caractères illisibles" },
  encodingGuessed:
    "Le fichier n’indique pas le codage de ses caractères. Il a été lu comme {encoding}. Vérifiez les lettres accentuées",
  utf8: "Unicode (UTF-8)",
  westernEuropean: "Europe de l’Ouest (windows-1252)",
  centralEuropean: "Europe centrale (windows-1250)",
  cyrillic: "Cyrillique (windows-1251)",
  greek: "Grec (windows-1253)",
  arabic: "Arabe (windows-1256)",
  macRoman: "Mac Roman",
  japanese: "Japonais (Shift-JIS)",
  languagesLater:
    "Le fichier contient l’archive dans d’autres langues. Enregistrez l’archive, ouvrez « Langues » sur sa page, puis choisissez-y le même fichier pour les ajouter",
  readingLanguages: "Lecture du fichier…",
  addLanguages: "Ajouter les langues d’une archive exportée",
  exportedLanguages: "Une archive exportée avec ses langues",
  addingLanguage: "Ajout : {language}…",
  languagesAdded: "Langues ajoutées : {languages}",
  noWordsAdded: "Aucun texte n’a été ajouté",
  wordsLeft: {
    one: "{count} texte reste tel quel : il est déjà traduit, ou cette archive ne l’a pas.",
    other:
      "{count} textes restent tels quels : ils sont déjà traduits, ou cette archive ne les a pas.",
  },
  noLanguages:
    "Il n’y a pas de langues dans ce fichier. Choisissez le fichier JSON ou ZIP d’une archive exportée avec elles",
  notMarked:
    "Le fichier n’est pas marqué comme fichier d’archive. Ce qui a pu être lu a été importé",
  otherVersion: "Le fichier n’a pas la version {version}. Ce qui a pu être lu a été importé",
  notOurFormat: "Ce n’est pas un fichier d’archive (format « {format} »)",
  onlyVersion: "Seuls les fichiers de version {version} peuvent être lus",
  exportTime: "L’heure de l’exportation doit être une heure ISO 8601 en UTC",
  insecureRecording:
    "L’adresse de l’enregistrement commence par http, et seul https est sûr pour le public. Téléchargez le fichier à cette adresse, puis ajoutez-le ici",
  insecurePicture:
    "L’adresse de l’image commence par http, et seul https est sûr pour le public. Téléchargez le fichier à cette adresse, puis ajoutez-le ici",
  stopsNotAList: "Les étapes ne forment pas une liste et ont été laissées de côté",
  tooManyStops: "Le fichier compte {total} étapes. Les {most} premières ont été importées",
  notAStop: "L’étape {number} du fichier n’est pas une étape et a été laissée de côté",
  picturesLeft: "Seules {most} images ont été importées. Laissées de côté : {names}",
  unknownField: "Ce champ est inconnu et a été laissé de côté",
  ofField: "« {field} » : {message}",
  pointsWithoutPlace: {
    one: "{count} point n’a pas de lieu lisible : placez-le sur la carte",
    other: "{count} points n’ont pas de lieu lisible : placez-les sur la carte",
  },
  rowsWithoutPlace: {
    one: "{count} ligne n’a pas de lieu lisible : placez-la sur la carte",
    other: "{count} lignes n’ont pas de lieu lisible : placez-les sur la carte",
  },
  slidesWithoutPlace: {
    one: "{count} diapositive n’a pas de lieu lisible : placez-la sur la carte",
    other: "{count} diapositives n’ont pas de lieu lisible : placez-les sur la carte",
  },
  tooManyPoints: "Le fichier compte {total} points. Seuls {most} ont été lus",
  tooManyRows: "Le fichier compte {total} lignes. Seules {most} ont été lues",
  tooManySlides: "Le fichier compte {total} diapositives. Seules {most} ont été lues",
  recordingsAwaited:
    "Le fichier cite des enregistrements qu’il ne contient pas : {names}. Ajoutez-les à leurs étapes",
  picturesAwaited: "Le fichier cite d’autres images d’étapes : {names}. Ajoutez-les à leurs étapes",
  pointsNowhere: {
    one: "{count} point à 0, 0 n’a pas de lieu réel : {names}",
    other: "{count} points à 0, 0 n’ont pas de lieu réel : {names}",
  },
  pointsTwice: {
    one: "{count} point figure deux fois dans le fichier : {names}",
    other: "{count} points figurent deux fois dans le fichier : {names}",
  },
  noFieldFor: "Le formulaire n’a pas de champ pour : {names}",
  uncatalogued: "La notice ne peut pas accueillir ces dates et ces droits : {names}",
  insecurePictures: {
    one:
      "Les images de {count} étape : leurs adresses commencent par http, et seul https est sûr pour le public. Téléchargez-les à ces adresses, puis ajoutez-les à l’étape",
    other:
      "Les images de {count} étapes : leurs adresses commencent par http, et seul https est sûr pour le public. Téléchargez-les à ces adresses, puis ajoutez-les aux étapes",
  },
  linksInTexts: {
    one: "Les liens et les images dans le texte de {count} étape",
    other: "Les liens et les images dans le texte de {count} étapes",
  },
  notATable:
    "Ce n’est ni un fichier d’archive, ni du GeoJSON, du GPX ou du KML, ni un tableau avec une ligne par étape",
  aboveColumns: "Au-dessus des noms des colonnes : {names}",
  columnNumber: "colonne {number}",
  tooManyColumns:
    "Le tableau compte {total} colonnes. La limite est de {most} : supprimez celles qui ne disent rien des étapes",
  tooManyCells:
    "Le tableau compte {total} cellules. La limite est de {most} : supprimez les lignes et les colonnes qui ne disent rien des étapes",
  noColumns:
    "Le tableau n’a pas de colonnes pour les lieux des étapes. Nommez deux colonnes « latitude » et « longitude » (ou une seule « coordinates »), et une colonne « title »",
  excelTooLarge: "Le tableau Excel est trop volumineux. Enregistrez-le au format CSV",
  excelDamaged:
    "Le tableau Excel est endommagé ou verrouillé. Enregistrez-le au format CSV, puis importez ce fichier",
  noFeatures: "Le fichier n’a pas de liste d’objets (features)",
  featuresLeft: {
    one: "Seuls les points deviennent des étapes ; {count} autre objet a été laissé de côté",
    other: "Seuls les points deviennent des étapes ; {count} autres objets ont été laissés de côté",
  },
  featuresLeftNamed: {
    one:
      "Seuls les points deviennent des étapes ; {count} autre objet a été laissé de côté : {names}",
    other:
      "Seuls les points deviennent des étapes ; {count} autres objets ont été laissés de côté : {names}",
  },
  notInDegrees: "Les lieux du fichier ne sont pas en degrés (WGS 84). Ils peuvent être faux",
  placesConverted:
    "Les lieux ont été convertis depuis le système de coordonnées du fichier. Vérifiez-en un sur la carte",
  shortTracks: "Les traces du fichier ont moins de deux points",
  waysEnds: "Les extrémités d’un chemin ne sont pas des étapes : {names}",
  onlyPointsAndLines:
    "Seuls les points et les lignes peuvent être importés. Laissé de côté : {parts}",
  areas: { one: "{count} surface", other: "{count} surfaces" },
  groundPictures: {
    one: "{count} image superposée au terrain",
    other: "{count} images superposées au terrain",
  },
  screenPictures: {
    one: "{count} image superposée à l’écran",
    other: "{count} images superposées à l’écran",
  },
  landscapePhotographs: {
    one: "{count} photo placée dans le paysage",
    other: "{count} photos placées dans le paysage",
  },
  mapLinks: {
    one: "{count} lien vers une autre carte",
    other: "{count} liens vers d’autres cartes",
  },
  models: {
    one: "{count} modèle en trois dimensions",
    other: "{count} modèles en trois dimensions",
  },
  flights: { one: "{count} survol", other: "{count} survols" },
  noMapInZip: "Ce fichier ZIP ne contient pas de carte (KML)",
  zipMapTooLarge:
    "Le fichier ZIP est trop volumineux. La limite pour la carte qu’il contient est de {limit} Mio",
  zipDamaged: "Le fichier ZIP est endommagé et ne peut pas être décompressé",
  zipTooLarge:
    "Le fichier ZIP est trop volumineux. La limite est de {files} fichiers et {limit} Mio",
  unpackInParts:
    "Le fichier ZIP est trop volumineux. La limite est de {files} fichiers et {limit} Mio. Décompressez-le, puis ajoutez ses fichiers en plusieurs fois.",
  zipLocked:
    "Le fichier ZIP est endommagé ou protégé par un mot de passe. Décompressez-le, puis ajoutez ses fichiers.",
  zipIsArchive:
    "Le fichier ZIP est une archive entière. Commencez une nouvelle archive, puis choisissez ce fichier sous « Importer un fichier ».",
  releasesUnreadable:
    "Les autorisations de ce fichier ZIP ne peuvent pas être lues : il est endommagé, ou contient plus de {most} autorisations ou {limit} Mio de documents.",
  noReleases:
    "Ce fichier ne contient pas d’autorisations. Choisissez un fichier ZIP exporté avec elles : dans le formulaire de l’archive dont elles proviennent, à côté de « {button} ».",
  overviewMedia: "L’image ou la vidéo de la vue d’ensemble : {address}",
  tooManyElements: "Le fichier compte trop d’éléments pour une carte ou une notice",
  isEmpty: "Le fichier est vide",
  notXml: "Le fichier ne peut pas être lu comme XML. {reason}",
  jsonDamaged: "Le fichier ressemble à du JSON, mais il est incomplet ou endommagé",
  tooDeep: "Le fichier est imbriqué trop profondément pour une archive, un tableau ou une carte",
  withoutName: "sans nom",
  namesAndMore: { one: "{names} et {count} autre", other: "{names} et {count} autres" },
});
