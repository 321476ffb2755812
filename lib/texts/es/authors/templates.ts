import type { templates as english } from "../../en/authors/templates.ts";
import { translation } from "../../translation.ts";

export const templates = translation<typeof english>()({
  historicDowntownText:
    "Tres edificios del antiguo Boston, a diez minutos a pie unos de otros: donde se gobernaba la colonia, donde esta discutía y donde vivía uno de sus plateros. Sustitúyalos por los edificios de su propia ciudad.",
  oldStateHouse: "Old State House",
  oldStateHouseText:
    "Esta casa de ladrillo de 1713 fue la sede del gobierno de la colonia. Desde su balcón se leyó la Declaración de Independencia a la población de Boston el 18 de julio de 1776. El león y el unicornio del frontón, símbolos de la corona británica, se arrojaron aquella noche a una hoguera; los de hoy son copias.",
  faneuilHall: "Faneuil Hall",
  faneuilHallText:
    "El comerciante Peter Faneuil regaló este edificio a la ciudad en 1742: abajo, un mercado; arriba, una sala de reuniones. En esa sala Boston discutió sobre los impuestos antes de la Revolución, y sobre la esclavitud antes de la guerra civil. Mire la veleta: es un saltamontes de cobre dorado, tan antiguo como el edificio.",
  revereHouse: "La casa de Paul Revere",
  revereHouseText:
    "Una casa de madera de hacia 1680, la más antigua que queda en pie en el centro de Boston. Pertenecía al platero Paul Revere cuando salió, la noche del 18 de abril de 1775, a avisar de que llegaban los soldados. Es un museo desde 1908.",
  natureTrailText:
    "Del agua al bosque y hasta la roca, por el centro de Central Park, en Nueva York. Aquí nada creció por sí solo: Frederick Law Olmsted y Calvert Vaux dibujaron este paisaje en 1858. Sustitúyalo por un sendero propio.",
  bethesda: "La terraza de Bethesda",
  bethesdaText:
    "El ángel de bronce de la fuente es obra de Emma Stebbins y se inauguró en 1873. Bendice el agua: unas décadas antes, el acueducto de Croton había traído agua limpia a la ciudad. Acérquese a la orilla del lago y escuche un minuto antes de seguir.",
  bowBridge: "Bow Bridge",
  bowBridgeText:
    "Este puente de hierro fundido es lo bastante bajo para reflejarse en el agua, y lo justo de alto para que pasen las barcas de remos. Detrás quedan prados y caminos; al otro lado empieza el bosque. Sus jardineras se replantan en cada estación.",
  ramble: "The Ramble",
  rambleText:
    "Un bosque de caminos sinuosos, concebido como un «jardín silvestre». Central Park está en la ruta que siguen las aves a lo largo de la costa atlántica, y aquí se han visto más de doscientas especies. Los mejores meses para mirar hacia arriba son abril, mayo, septiembre y octubre.",
  belvedere: "El castillo Belvedere",
  belvedereText:
    "Vista Rock es uno de los puntos más altos del parque, y Calvert Vaux colocó en él un pequeño castillo solo por las vistas: belvedere significa «hermosa vista». Desde 1919 se mide aquí el tiempo de Nueva York. La temperatura que dan las noticias para Central Park se toma aquí.",
  artCultureText:
    "Tres obras de arte para las que no hace falta entrada, a lo largo de Michigan Avenue, en Chicago, en el orden en que las encuentre. Sustitúyalas por las obras de su propio barrio.",
  cloudGate: "Cloud Gate",
  cloudGateText:
    "Todo el mundo la llama «la alubia». Anish Kapoor la hizo con 168 planchas de acero inoxidable y mandó pulir las juntas hasta que no se viera ninguna; se terminó en 2006. Pase por debajo y mire hacia arriba: encuéntrese, y luego vuelva a encontrarse.",
  crownFountain: "Crown Fountain",
  crownFountainText:
    "Dos torres de bloques de vidrio se miran por encima de una fina lámina de agua. Jaume Plensa filmó para ellas a unas mil personas de Chicago; cada rostro le mira unos minutos y luego parece echar agua por la boca como una gárgola. Se inauguró con el Millennium Park en 2004, y desde entonces es de los niños y las niñas.",
  lions: "Los leones del Art Institute",
  lionsText:
    "Edward Kemeys dio a cada uno de estos leones de bronce un carácter propio: el del sur está en actitud desafiante; el del norte, al acecho. Guardan la escalinata del museo desde 1894 y llevan coronas cada invierno.",
  foodTourText:
    "Pan, carne, café y mil años de mercado, a ambos lados de London Bridge. Sustituya las paradas por las cocinas, los puestos y las recetas que recuerda su propia ciudad.",
  boroughMarket: "Borough Market",
  boroughMarketText:
    "En este extremo de London Bridge se venden alimentos desde hace unos mil años. El mercado de hoy está debajo del ferrocarril, cuyo viaducto se construyó a través de él en el siglo XIX. Déjese guiar por el olfato: primero el queso, luego el pan.",
  puddingLane: "Pudding Lane",
  puddingLaneText:
    "En la noche del 2 de septiembre de 1666 se declaró un incendio en la panadería de Thomas Farriner, en esta callejuela. Ardió durante cuatro días y destruyó la mayor parte de la City. El Monument, de Christopher Wren y Robert Hooke, mide 202 pies de alto porque está a 202 pies de la casa del panadero.",
  leadenhall: "Leadenhall Market",
  leadenhallText:
    "Polleros y carniceros tuvieron aquí sus puestos desde el siglo XIV. La estructura de hierro y vidrio que ve arriba, de 1881, es obra de Horace Jones, que también diseñó el mercado de Smithfield. Busque los ganchos de los que colgaba la carne.",
  coffeeHouse: "El primer café de Londres",
  coffeeHouseText:
    "Una placa en St Michael’s Alley recuerda a Pasqua Rosée, que vendió café aquí desde 1652. Con un penique se compraban una taza, las noticias y un asiento entre comerciantes; unas décadas después había cientos de estos locales. Hoy ocupa el lugar la Jamaica Wine House.",
});
