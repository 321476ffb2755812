/** Texts of reports: what an imported file has, and what was left out or is missing. */
export const imports = {
  unfitCharacters: "Control characters and broken characters were left out",
  tooLarge: "The file is too large. The limit is {limit} MiB",
  onlyTheMap: {
    one: "Only the map was imported from the zip file, not its {count} other file",
    other: "Only the map was imported from the zip file, not its {count} other files",
  },
  releasesLater:
    "The file has releases of its recordings. Save the archive, open “Releases” on its page, and choose the same file there to add them",
  missingRecording: "The recording isn’t in the zip file: add it again",
  missingPdf: "The paper’s PDF isn’t in the zip file: add it again",
  missingPicture: "The picture isn’t in the zip file: add it again",
  missingPage: "The page {number} of a paper isn’t in the zip file: add it again",
  missingOldMap: "The old map isn’t in the zip file: add it again",
  missingPlacedMap: "The placed old map isn’t in the zip file: add it again",
  lettersLost: {
    one: "{count} letter that can’t be read",
    other: "{count} letters that can’t be read",
  },
  encodingGuessed:
    "The file doesn’t say how its letters are encoded. It was read as {encoding}. Check letters with accents",
  utf8: "Unicode (UTF-8)",
  westernEuropean: "Western European (windows-1252)",
  centralEuropean: "Central European (windows-1250)",
  cyrillic: "Cyrillic (windows-1251)",
  greek: "Greek (windows-1253)",
  arabic: "Arabic (windows-1256)",
  macRoman: "Mac Roman",
  japanese: "Japanese (Shift-JIS)",
  languagesLater:
    "The file has the archive in other languages. Save the archive, open “Languages” on its page, and choose the same file there to add them",
  readingLanguages: "Reading the file…",
  addLanguages: "Import languages from an exported archive",
  exportedLanguages: "An exported archive with languages",
  addingLanguage: "Adding {language}…",
  languagesAdded: "Languages added: {languages}",
  noWordsAdded: "No words were added",
  wordsLeft: {
    one: "1 text stays as it is: it is translated already, or this archive doesn’t have it.",
    other:
      "{count} texts stay as they are: they are translated already, or this archive doesn’t have them.",
  },
  noLanguages:
    "There are no languages in this file. Choose the JSON or zip file of an archive that was exported with them",
  notMarked: "The file isn’t marked as an archive file. What could be read was imported",
  otherVersion: "The file’s version isn’t {version}. What could be read was imported",
  notOurFormat: 'This isn’t an archive file (format "{format}")',
  onlyVersion: "Only files of version {version} can be read",
  exportTime: "The time of export must be an ISO 8601 time in UTC",
  insecureRecording:
    "The recording’s address begins with http, and only https is safe for visitors. Download the file there, then add it here",
  insecurePicture:
    "The picture’s address begins with http, and only https is safe for visitors. Download the file there, then add it here",
  stopsNotAList: "The stops aren’t a list and were left out",
  tooManyStops: "The file has {total} stops. The first {most} were imported",
  notAStop: "Stop {number} of the file isn’t a stop and was left out",
  picturesLeft: "Only {most} pictures were imported. Left out: {names}",
  unknownField: "This field is unknown and was left out",
  ofField: "“{field}”: {message}",
  pointsWithoutPlace: {
    one: "{count} point has no readable place: set it on the map",
    other: "{count} points have no readable place: set them on the map",
  },
  rowsWithoutPlace: {
    one: "{count} row has no readable place: set it on the map",
    other: "{count} rows have no readable place: set them on the map",
  },
  slidesWithoutPlace: {
    one: "{count} slide has no readable place: set it on the map",
    other: "{count} slides have no readable place: set them on the map",
  },
  tooManyPoints: "The file has {total} points. Only {most} were read",
  tooManyRows: "The file has {total} rows. Only {most} were read",
  tooManySlides: "The file has {total} slides. Only {most} were read",
  recordingsAwaited:
    "The file names recordings that it doesn’t have: {names}. Add them to their stops",
  picturesAwaited: "The file names more pictures of stops: {names}. Add them to their stops",
  pointsNowhere: {
    one: "A point at 0, 0 has no real place: {names}",
    other: "{count} points at 0, 0 have no real place: {names}",
  },
  pointsTwice: {
    one: "{count} point is in the file twice: {names}",
    other: "{count} points are in the file twice: {names}",
  },
  noFieldFor: "The form has no field for these: {names}",
  uncatalogued: "The catalogue record can’t take these dates and rights: {names}",
  insecurePictures: {
    one:
      "The pictures of {count} stop: their addresses begin with http, and only https is safe for visitors. Download them there, then add them to the stops",
    other:
      "The pictures of {count} stops: their addresses begin with http, and only https is safe for visitors. Download them there, then add them to the stops",
  },
  linksInTexts: {
    one: "Links and pictures in the text of {count} stop",
    other: "Links and pictures in the text of {count} stops",
  },
  notATable: "This isn’t an archive file, GeoJSON, GPX, KML or a table with a row for each stop",
  aboveColumns: "Above the names of the columns: {names}",
  columnNumber: "column {number}",
  tooManyColumns:
    "The table has {total} columns. The limit is {most}: delete those that say nothing about the stops",
  tooManyCells:
    "The table has {total} cells. The limit is {most}: delete rows and columns that say nothing about the stops",
  noColumns:
    "The table has no columns for the places of stops. Name two columns “latitude” and “longitude” (or one “coordinates”), and one “title”",
  excelTooLarge: "The Excel table is too large. Save it as CSV",
  excelDamaged: "The Excel table is damaged or locked. Save it as CSV, and import that",
  noFeatures: "The file has no list of features",
  featuresLeft: {
    one: "Only points become stops; {count} other feature was left out",
    other: "Only points become stops; {count} other features were left out",
  },
  featuresLeftNamed: {
    one: "Only points become stops; {count} other feature was left out: {names}",
    other: "Only points become stops; {count} other features were left out: {names}",
  },
  notInDegrees: "The file’s places aren’t in degrees (WGS 84). They may be wrong",
  placesConverted: "The places were converted from the file’s own grid. Check one on the map",
  shortTracks: "The tracks in the file have fewer than two points",
  waysEnds: "The ends of a way are no stops: {names}",
  onlyPointsAndLines: "Only points and lines can be imported, not {parts}",
  areas: { one: "{count} area", other: "{count} areas" },
  groundPictures: {
    one: "{count} picture laid over the ground",
    other: "{count} pictures laid over the ground",
  },
  screenPictures: {
    one: "{count} picture laid over the screen",
    other: "{count} pictures laid over the screen",
  },
  landscapePhotographs: {
    one: "{count} photograph set in the landscape",
    other: "{count} photographs set in the landscape",
  },
  mapLinks: { one: "{count} link to another map", other: "{count} links to other maps" },
  models: { one: "{count} three-dimensional model", other: "{count} three-dimensional models" },
  flights: { one: "{count} flight", other: "{count} flights" },
  noMapInZip: "This zip file has no map (KML) in it",
  zipMapTooLarge: "The zip file is too large. The limit for the map in it is {limit} MiB",
  zipDamaged: "The zip file is damaged and can’t be unpacked",
  zipTooLarge: "The zip file is too large. The limit is {files} files and {limit} MiB",
  unpackInParts:
    "The zip file is too large. The limit is {files} files and {limit} MiB. Unpack it, and add its files in parts.",
  zipLocked: "The zip file is damaged, or locked by a password. Unpack it, and add its files.",
  zipIsArchive:
    "The zip file is a whole archive. Begin a new archive, and choose the file under “Import file”.",
  releasesUnreadable:
    "The releases in this zip file can’t be read: it is damaged, or has more than {most} releases or {limit} MiB of documents.",
  noReleases:
    "There are no releases in this file. Choose a zip file that was exported with them: in the form of the archive that has them, beside “{button}”.",
  overviewMedia: "The overview’s picture or video: {address}",
  tooManyElements: "The file has too many elements to be a map or a record",
  isEmpty: "The file is empty",
  notXml: "The file can’t be read as XML. {reason}",
  jsonDamaged: "The file looks like JSON, but is incomplete or damaged",
  tooDeep: "The file is nested too deeply to be an archive, table or map",
  withoutName: "without a name",
  namesAndMore: { one: "{names} and {count} more", other: "{names} and {count} more" },
} as const;
