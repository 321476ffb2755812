import type { templates as english } from "../../en/authors/templates.ts";
import { translation } from "../../translation.ts";

export const templates = translation<typeof english>()({
  historicDowntownText:
    "Drei Gebäude des alten Boston, zu Fuß zehn Minuten voneinander entfernt: wo die Kolonie regiert wurde, wo sie stritt und wo einer ihrer Silberschmiede wohnte. Ersetzen Sie sie durch die Gebäude Ihrer eigenen Stadt.",
  oldStateHouse: "Old State House",
  oldStateHouseText:
    "Dieses Backsteinhaus von 1713 war der Sitz der Kolonialregierung. Von seinem Balkon wurde den Menschen in Boston am 18. Juli 1776 die Unabhängigkeitserklärung vorgelesen. Der Löwe und das Einhorn am Giebel, Zeichen der britischen Krone, wurden noch in derselben Nacht in ein Freudenfeuer geworfen; die heutigen sind Kopien.",
  faneuilHall: "Faneuil Hall",
  faneuilHallText:
    "Der Kaufmann Peter Faneuil schenkte der Stadt diese Halle im Jahr 1742: unten ein Markt, oben ein Saal für Versammlungen. In diesem Saal stritt Boston vor der Revolution über Steuern und vor dem Bürgerkrieg über die Sklaverei. Schauen Sie hinauf zur Wetterfahne: Sie ist ein Grashüpfer aus vergoldetem Kupfer und so alt wie die Halle.",
  revereHouse: "Paul-Revere-Haus",
  revereHouseText:
    "Ein Holzhaus aus der Zeit um 1680, das älteste, das in der Innenstadt von Boston noch steht. Es gehörte dem Silberschmied Paul Revere, als er am Abend des 18. April 1775 aufbrach, um vor den anrückenden Soldaten zu warnen. Seit 1908 ist es ein Museum.",
  natureTrailText:
    "Vom Wasser in den Wald und hinauf auf den Felsen, mitten durch den Central Park in New York. Nichts ist hier von selbst gewachsen: Frederick Law Olmsted und Calvert Vaux haben diese Landschaft 1858 entworfen. Ersetzen Sie sie durch Ihren eigenen Weg.",
  bethesda: "Bethesda-Terrasse",
  bethesdaText:
    "Der bronzene Engel über dem Brunnen ist das Werk von Emma Stebbins und wurde 1873 enthüllt. Er segnet das Wasser: Einige Jahrzehnte zuvor war über das Croton-Aquädukt sauberes Wasser in die Stadt gekommen. Stellen Sie sich ans Ufer des Sees und hören Sie eine Minute lang hin, bevor Sie weitergehen.",
  bowBridge: "Bow Bridge",
  bowBridgeText:
    "Diese Brücke aus Gusseisen ist so niedrig, dass sie sich im Wasser spiegelt, und gerade hoch genug für Ruderboote. Hinter Ihnen liegen Wiesen und Wege, auf der anderen Seite beginnt der Wald. Ihre Pflanzschalen werden zu jeder Jahreszeit neu bepflanzt.",
  ramble: "The Ramble",
  rambleText:
    "Ein Wald mit verschlungenen Wegen, angelegt als „wilder Garten“. Der Central Park liegt auf der Route der Zugvögel entlang der Atlantikküste, und mehr als zweihundert Arten wurden hier schon gesehen. Am meisten lohnt sich der Blick nach oben im April, Mai, September und Oktober.",
  belvedere: "Schloss Belvedere",
  belvedereText:
    "Vista Rock ist eine der höchsten Stellen des Parks, und Calvert Vaux setzte allein der Aussicht wegen ein kleines Schloss darauf: Belvedere heißt „schöner Ausblick“. Seit 1919 wird hier das Wetter von New York gemessen. Auch die Temperatur, die in den Nachrichten für den Central Park genannt wird, stammt von hier.",
  artCultureText:
    "Drei Kunstwerke, für die man keine Eintrittskarte braucht, entlang der Michigan Avenue in Chicago, in beliebiger Reihenfolge. Ersetzen Sie sie durch die Kunstwerke Ihres eigenen Viertels.",
  cloudGate: "Cloud Gate",
  cloudGateText:
    "Alle nennen es „die Bohne“. Anish Kapoor fertigte es aus 168 Platten aus Edelstahl und ließ dann die Nähte polieren, bis keine mehr zu sehen war; 2006 war es fertig. Gehen Sie darunter hindurch und schauen Sie nach oben: Finden Sie sich, und finden Sie sich dann noch einmal.",
  crownFountain: "Crown Fountain",
  crownFountainText:
    "Zwei Türme aus Glasbausteinen stehen sich über einer dünnen Wasserfläche gegenüber. Jaume Plensa filmte dafür rund tausend Menschen aus Chicago; jedes Gesicht blickt Sie einige Minuten lang an und scheint dann Wasser zu speien wie ein Wasserspeier. Der Brunnen wurde 2004 zusammen mit dem Millennium Park eröffnet und gehört seither den Kindern.",
  lions: "Die Löwen des Art Institute",
  lionsText:
    "Edward Kemeys gab jedem dieser bronzenen Löwen einen eigenen Charakter: Der südliche steht in trotziger Haltung da, der nördliche ist auf der Pirsch. Seit 1894 bewachen sie die Stufen des Museums, und jeden Winter tragen sie Kränze.",
  foodTourText:
    "Brot, Fleisch, Kaffee und tausend Jahre Markt, auf beiden Seiten der London Bridge. Ersetzen Sie die Stationen durch die Küchen, Stände und Rezepte, an die sich Ihre eigene Stadt erinnert.",
  boroughMarket: "Borough Market",
  boroughMarketText:
    "An diesem Ende der London Bridge werden seit rund tausend Jahren Lebensmittel verkauft. Der heutige Markt liegt unter der Eisenbahn, deren Viadukt im neunzehnten Jahrhundert mitten hindurch gebaut wurde. Folgen Sie Ihrer Nase: zuerst Käse, dann Brot.",
  puddingLane: "Pudding Lane",
  puddingLaneText:
    "In der Nacht des 2. September 1666 brach in der Bäckerei von Thomas Farriner in dieser Gasse ein Feuer aus. Es brannte vier Tage lang und zerstörte den größten Teil der City. Das Monument von Christopher Wren und Robert Hooke ist 202 Fuß hoch, weil es 202 Fuß vom Haus des Bäckers entfernt steht.",
  leadenhall: "Leadenhall Market",
  leadenhallText:
    "Seit dem vierzehnten Jahrhundert hatten hier Geflügelhändler und Metzger ihre Stände. Die Konstruktion aus Eisen und Glas über Ihnen stammt von 1881 und ist das Werk von Horace Jones, der auch den Markt in Smithfield entwarf. Suchen Sie die Haken, an denen das Fleisch hing.",
  coffeeHouse: "Londons erstes Kaffeehaus",
  coffeeHouseText:
    "Eine Tafel in der St Michael’s Alley erinnert an Pasqua Rosée, der hier ab 1652 Kaffee verkaufte. Für einen Penny gab es eine Tasse, die Neuigkeiten und einen Platz unter Kaufleuten; einige Jahrzehnte später gab es Hunderte solcher Häuser. Heute steht an dieser Stelle das Jamaica Wine House.",
});
