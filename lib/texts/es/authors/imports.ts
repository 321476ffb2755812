import type { imports as english } from "../../en/authors/imports.ts";
import { translation } from "../../translation.ts";

export const imports = translation<typeof english>()({
  unfitCharacters: "Se han omitido caracteres de control y caracteres ilegibles",
  tooLarge: "El fichero es demasiado grande. El límite es de {limit} MiB",
  onlyTheMap: {
    one: "Del fichero ZIP solo se ha importado el mapa, no el otro fichero ({count})",
    other: "Del fichero ZIP solo se ha importado el mapa, no los otros {count} ficheros",
  },
  releasesLater:
    "El fichero contiene autorizaciones de sus grabaciones. Guarde el archivo, abra «Autorizaciones» en su página y elija allí el mismo fichero para añadirlas",
  missingRecording: "La grabación no está en el fichero ZIP: añádala de nuevo",
  missingPdf: "El PDF del documento no está en el fichero ZIP: añádalo de nuevo",
  missingPicture: "La imagen no está en el fichero ZIP: añádala de nuevo",
  missingPage: "La página {number} de un documento no está en el fichero ZIP: añádala de nuevo",
  missingOldMap: "El mapa antiguo no está en el fichero ZIP: añádalo de nuevo",
  missingPlacedMap: "El mapa antiguo ajustado no está en el fichero ZIP: añádalo de nuevo",
  lettersLost: { one: "{count} carácter ilegible", other: "{count} caracteres ilegibles" },
  encodingGuessed:
    "El fichero no indica cómo están codificados sus caracteres. Se ha leído como {encoding}. Compruebe las letras con acentos",
  utf8: "Unicode (UTF-8)",
  westernEuropean: "Europeo occidental (windows-1252)",
  centralEuropean: "Centroeuropeo (windows-1250)",
  cyrillic: "Cirílico (windows-1251)",
  greek: "Griego (windows-1253)",
  arabic: "Árabe (windows-1256)",
  macRoman: "Mac Roman",
  japanese: "Japonés (Shift-JIS)",
  languagesLater:
    "El fichero contiene el archivo en otros idiomas. Guarde el archivo, abra «Idiomas» en su página y elija allí el mismo fichero para añadirlos",
  readingLanguages: "Leyendo el fichero…",
  addLanguages: "Añadir los idiomas de un archivo exportado",
  exportedLanguages: "Un archivo exportado con sus idiomas",
  addingLanguage: "Añadiendo: {language}…",
  languagesAdded: "Idiomas añadidos: {languages}",
  noWordsAdded: "No se añadió ningún texto",
  wordsLeft: {
    one: "1 texto queda como está: ya está traducido, o este archivo no lo tiene.",
    other: "{count} textos quedan como están: ya están traducidos, o este archivo no los tiene.",
  },
  noLanguages:
    "No hay idiomas en este fichero. Elija el fichero JSON o ZIP de un archivo exportado con ellos",
  notMarked:
    "El fichero no está marcado como fichero de archivo. Se ha importado lo que se ha podido leer",
  otherVersion:
    "El fichero no tiene la versión {version}. Se ha importado lo que se ha podido leer",
  notOurFormat: "No es un fichero de archivo (formato «{format}»)",
  onlyVersion: "Solo se pueden leer ficheros de la versión {version}",
  exportTime: "La hora de la exportación debe ser una hora ISO 8601 en UTC",
  insecureRecording:
    "La dirección de la grabación empieza por http, y solo https es seguro para el público. Descargue de allí el fichero y añádalo aquí",
  insecurePicture:
    "La dirección de la imagen empieza por http, y solo https es seguro para el público. Descargue de allí el fichero y añádalo aquí",
  stopsNotAList: "Las paradas no forman una lista y se han omitido",
  tooManyStops: "El fichero tiene {total} paradas. Se han importado las primeras {most}",
  notAStop: "La parada {number} del fichero no es una parada y se ha omitido",
  picturesLeft: "Solo se han importado {most} imágenes. Se han omitido: {names}",
  unknownField: "Este campo es desconocido y se ha omitido",
  ofField: "«{field}»: {message}",
  pointsWithoutPlace: {
    one: "{count} punto no tiene un lugar legible: colóquelo en el mapa",
    other: "{count} puntos no tienen un lugar legible: colóquelos en el mapa",
  },
  rowsWithoutPlace: {
    one: "{count} fila no tiene un lugar legible: colóquela en el mapa",
    other: "{count} filas no tienen un lugar legible: colóquelas en el mapa",
  },
  slidesWithoutPlace: {
    one: "{count} diapositiva no tiene un lugar legible: colóquela en el mapa",
    other: "{count} diapositivas no tienen un lugar legible: colóquelas en el mapa",
  },
  tooManyPoints: "El fichero tiene {total} puntos. Solo se han leído {most}",
  tooManyRows: "El fichero tiene {total} filas. Solo se han leído {most}",
  tooManySlides: "El fichero tiene {total} diapositivas. Solo se han leído {most}",
  recordingsAwaited:
    "El fichero menciona grabaciones que no contiene: {names}. Añádalas a sus paradas",
  picturesAwaited: "El fichero menciona más imágenes de paradas: {names}. Añádalas a sus paradas",
  pointsNowhere: {
    one: "Un punto en 0, 0 no tiene un lugar real: {names}",
    other: "{count} puntos en 0, 0 no tienen un lugar real: {names}",
  },
  pointsTwice: {
    one: "{count} punto está dos veces en el fichero: {names}",
    other: "{count} puntos están dos veces en el fichero: {names}",
  },
  noFieldFor: "El formulario no tiene ningún campo para: {names}",
  uncatalogued: "La ficha no admite estas fechas y derechos: {names}",
  insecurePictures: {
    one:
      "Las imágenes de {count} parada: sus direcciones empiezan por http, y solo https es seguro para el público. Descárguelas de allí y añádalas a la parada",
    other:
      "Las imágenes de {count} paradas: sus direcciones empiezan por http, y solo https es seguro para el público. Descárguelas de allí y añádalas a las paradas",
  },
  linksInTexts: {
    one: "Los enlaces e imágenes en el texto de {count} parada",
    other: "Los enlaces e imágenes en el texto de {count} paradas",
  },
  notATable:
    "No es un fichero de archivo, GeoJSON, GPX, KML ni una tabla con una fila para cada parada",
  aboveColumns: "Encima de los nombres de las columnas: {names}",
  columnNumber: "columna {number}",
  tooManyColumns:
    "La tabla tiene {total} columnas. El límite es de {most}: elimine las que no dicen nada de las paradas",
  tooManyCells:
    "La tabla tiene {total} celdas. El límite es de {most}: elimine las filas y columnas que no dicen nada de las paradas",
  noColumns:
    "La tabla no tiene columnas para los lugares de las paradas. Llame a dos columnas «latitude» y «longitude» (o a una «coordinates»), y a otra «title»",
  excelTooLarge: "La tabla de Excel es demasiado grande. Guárdela como CSV",
  excelDamaged:
    "La tabla de Excel está dañada o bloqueada. Guárdela como CSV e importe ese fichero",
  noFeatures: "El fichero no tiene una lista de elementos (features)",
  featuresLeft: {
    one: "Solo los puntos se convierten en paradas; se ha omitido {count} elemento",
    other: "Solo los puntos se convierten en paradas; se han omitido {count} elementos",
  },
  featuresLeftNamed: {
    one: "Solo los puntos se convierten en paradas; se ha omitido {count} elemento: {names}",
    other: "Solo los puntos se convierten en paradas; se han omitido {count} elementos: {names}",
  },
  notInDegrees: "Los lugares del fichero no están en grados (WGS 84). Pueden ser erróneos",
  placesConverted:
    "Los lugares se han convertido desde el sistema de coordenadas del fichero. Compruebe uno en el mapa",
  shortTracks: "Los recorridos del fichero tienen menos de dos puntos",
  waysEnds: "Los extremos de un camino no son paradas: {names}",
  onlyPointsAndLines: "Solo se pueden importar puntos y líneas. Se ha omitido: {parts}",
  areas: { one: "{count} área", other: "{count} áreas" },
  groundPictures: {
    one: "{count} imagen superpuesta al terreno",
    other: "{count} imágenes superpuestas al terreno",
  },
  screenPictures: {
    one: "{count} imagen superpuesta a la pantalla",
    other: "{count} imágenes superpuestas a la pantalla",
  },
  landscapePhotographs: {
    one: "{count} foto colocada en el paisaje",
    other: "{count} fotos colocadas en el paisaje",
  },
  mapLinks: { one: "{count} enlace a otro mapa", other: "{count} enlaces a otros mapas" },
  models: { one: "{count} modelo tridimensional", other: "{count} modelos tridimensionales" },
  flights: { one: "{count} vuelo", other: "{count} vuelos" },
  noMapInZip: "Este fichero ZIP no contiene ningún mapa (KML)",
  zipMapTooLarge:
    "El fichero ZIP es demasiado grande. El límite del mapa que contiene es de {limit} MiB",
  zipDamaged: "El fichero ZIP está dañado y no se puede descomprimir",
  zipTooLarge: "El fichero ZIP es demasiado grande. El límite es de {files} ficheros y {limit} MiB",
  unpackInParts:
    "El fichero ZIP es demasiado grande. El límite es de {files} ficheros y {limit} MiB. Descomprímalo y añada sus ficheros por partes.",
  zipLocked:
    "El fichero ZIP está dañado o protegido con una contraseña. Descomprímalo y añada sus ficheros.",
  zipIsArchive:
    "El fichero ZIP es un archivo completo. Empiece un archivo nuevo y elija el fichero en «Importar un fichero».",
  releasesUnreadable:
    "No se pueden leer las autorizaciones de este fichero ZIP: está dañado, o tiene más de {most} autorizaciones o {limit} MiB de documentos.",
  noReleases:
    "En este fichero no hay autorizaciones. Elija un fichero ZIP exportado con ellas: en el formulario del archivo que las tiene, junto a «{button}».",
  overviewMedia: "La imagen o el vídeo de la vista general: {address}",
  tooManyElements: "El fichero tiene demasiados elementos para ser un mapa o una ficha",
  isEmpty: "El fichero está vacío",
  notXml: "El fichero no se puede leer como XML. {reason}",
  jsonDamaged: "El fichero parece JSON, pero está incompleto o dañado",
  tooDeep: "El fichero tiene demasiados niveles para ser un archivo, una tabla o un mapa",
  withoutName: "sin nombre",
  namesAndMore: { one: "{names} y {count} más", other: "{names} y {count} más" },
});
