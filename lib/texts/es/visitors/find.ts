import type { find as english } from "../../en/visitors/find.ts";
import { translation } from "../../translation.ts";

export const find = translation<typeof english>()({
  nearest: "El más cercano es {title}, {distance}.",
  nearestIn: "El más cercano es {title}, en {place}, {distance}.",
  historicalArchives: "Archivos históricos",
  countFound: "Resultados: {count}",
  viewAllTours: "Ver todos los archivos",
  available: {
    one: "{count} archivo disponible (comparta la ubicación para ver los cercanos)",
    other: "{count} archivos disponibles (comparta la ubicación para ver los cercanos)",
  },
  availableNearby: {
    one: "{count} archivo disponible cerca",
    other: "{count} archivos disponibles cerca",
  },
  noneNearby: "No se han encontrado archivos cerca",
  locationNotFound: "No se ha podido encontrar su ubicación. Active los servicios de ubicación.",
  noneInArea: "De momento no hay relatos cerca de usted.",
  findingPosition: "Buscando su ubicación…",
  yourLocation: "Su ubicación",
  shareLocation: "Compartir la ubicación",
  nearYou: "Cerca de usted",
  allNearYou: "Todos los cercanos ({count})",
  noneWithin: "No hay archivos a menos de {radius} km de aquí.",
  tapToListen: "Toque de nuevo para escuchar",
  pause: "Pausar",
  playStory: "Escuchar un relato",
  playStoryOf: "Escuchar un relato · {length}",
  openStory: "Abrir el relato",
  loading: "Cargando…",
  doesNotPlayNow: "Ahora no se puede escuchar",
  timeOf: "{time} de {total}",
  storyMissing: "No se ha podido cargar el relato. {message}",
  openArchive: "Abrir el archivo",
  continueAtStop: "Continuar el recorrido en la parada {stop}",
  continueAtStopOf: "Continuar el recorrido en la parada {stop} de {total}",
  code: "Código",
  open: "Abrir",
  codeLetters: "Caracteres del código",
  deleteLastLetter: "Borrar el último carácter",
  typedLetters: "{typed}: {typedCount} de {count} caracteres",
  didYouMean: "¿Quería decir {code}?",
  codeLength:
    "Un código tiene seis letras y cifras, por ejemplo K7M-4Q0. Compare el suyo con el letrero.",
  codeLetter:
    "Los códigos tienen cifras y las letras de la A a la Z, menos la U. Compare el suyo con el letrero.",
  codeCheck:
    "Casi: un carácter no es correcto o dos están cambiados de lugar. Compare el código con el letrero.",
  scanCode: "Escanear el código",
  waitingForCamera: "Esperando la cámara…",
  cameraPicture: "Imagen de la cámara",
  holdCode: "Mantenga el código en el centro de la imagen.",
  openingCode: "Abriendo {code}…",
  foreignCode: "Este no es un código de este sitio. Texto leído: {shown}",
  cameraRefused:
    "Esta página no puede usar la cámara. Permítalo en la configuración del navegador para este sitio. También puede escribir el código.",
  noCamera: "Este dispositivo no tiene cámara. Puede escribir el código.",
  noFittingCamera: "Este dispositivo no tiene una cámara adecuada. Puede escribir el código.",
  cameraInUse:
    "Otro programa está usando la cámara. Ciérrelo e inténtelo de nuevo. También puede escribir el código.",
  cameraDidNotStart:
    "La cámara no se ha iniciado. Inténtelo de nuevo. También puede escribir el código.",
  readerMissing:
    "No se ha podido cargar el programa que lee los códigos. Compruebe la conexión e inténtelo de nuevo. También puede escribir el código.",
  noCameraHere:
    "Este navegador no permite que ninguna página use la cámara aquí. Puede escribir el código.",
  cameraFailed: "No se puede usar la cámara: {message}. Puede escribir el código.",
  mapOfAll: "Mapa de todos los archivos",
  skipMap: "Omitir el mapa: todos los archivos están en la lista de abajo",
  mapTilesMissing:
    "No se ha podido cargar el fondo del mapa. Los archivos siguen en el lugar correcto.",
  mapArchivesMissing:
    "No se han podido cargar los archivos: {error} Mueva el mapa para intentarlo de nuevo.",
  archivesOnMap: { one: "{count} archivo en el mapa", other: "{count} archivos en el mapa" },
  archivesZoomIn: { one: "{count} archivo: ampliar", other: "{count} archivos: ampliar" },
  showInList: "Mostrar en la lista",
  stopsAndDuration: { one: "{count} parada, {duration}", other: "{count} paradas, {duration}" },
  lookingForSaved: "Buscando archivos guardados…",
  savedOnDevice: {
    one: "Guardado en este dispositivo: un archivo, {size}.",
    other: "Guardado en este dispositivo: {count} archivos, {size} en total.",
  },
  archivesAndSize: { one: "Un archivo, {size}.", other: "{count} archivos, {size} en total." },
  removeQuestion: "¿Quitar de este dispositivo?",
  removeText: "Después hará falta conexión para «{title}». El archivo sigue disponible en línea.",
  remove: "Quitar",
  removeTitle: "Quitar «{title}»",
  notRemoved: "No se ha quitado",
  stopsAndSize: { one: "{count} parada · {size}", other: "{count} paradas · {size}" },
  stopsPartlySaved: {
    one: "{count} parada · solo {saved} de {size}",
    other: "{count} paradas · solo {saved} de {size}",
  },
  savedUnknown:
    "Este navegador no muestra lo que está guardado aquí. No se ha perdido nada: recargue la página o reinicie el navegador. Si es una ventana privada, abra una normal.",
  noneSaved: "Aún no hay archivos guardados",
  noneSavedText:
    "Abra un archivo mientras tiene conexión y elija «Guardar en el dispositivo». Después podrá leerlo y escuchar sus relatos sin conexión.",
  exploreArchives: "Explorar archivos",
  searchSaved: "Buscar en los archivos guardados",
  nothingInSaved: "No se ha encontrado nada en los archivos guardados.",
  foundIn: { one: "Encontrado en un archivo:", other: "Encontrado en {count} archivos:" },
  openedBefore: "Abiertos antes",
  openedBeforeText: "Puede leer estos archivos aquí. Es posible que falten sus relatos y mapas.",
});
