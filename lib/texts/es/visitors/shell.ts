import type { shell as english } from "../../en/visitors/shell.ts";
import { translation } from "../../translation.ts";

export const shell = translation<typeof english>()({
  skip: "Ir al contenido",
  main: "Menú principal",
  footer: "Pie de página",
  home: "Inicio",
  tours: "Archivos",
  create: "Crear",
  profile: "Perfil",
  admin: "Administración",
  exploreTours: "Explorar archivos",
  signIn: "Iniciar sesión",
  morePages: "Más páginas",
  allArchives: "Todos los archivos",
  haveCode: "¿Tiene un código?",
  createArchive: "Crear un archivo",
  savedArchives: "Archivos guardados",
  forDevelopers: "Para desarrolladores (en inglés)",
  imprint: "Aviso legal",
  privacy: "Privacidad",
  version: "Versión {version}",
  languages: "Idiomas",
  languageOf: "Idioma: {language}",
  updating:
    "Este servidor se está actualizando y no guarda nada durante un minuto aproximadamente. Siga leyendo y escribiendo: este dispositivo conserva lo que escribe y lo enviará después.",
  oldBrowser:
    "Este navegador es demasiado antiguo para los mapas, los recorridos y la edición. Aquí puede leer y escuchar. Todo funciona a partir de Safari {safari}, Chrome {chrome} y Firefox {firefox}.",
});
