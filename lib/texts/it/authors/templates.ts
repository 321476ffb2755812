import type { templates as english } from "../../en/authors/templates.ts";
import { translation } from "../../translation.ts";

export const templates = translation<typeof english>()({
  historicDowntownText:
    "Tre edifici della vecchia Boston, a dieci minuti a piedi l’uno dall’altro: dove si governava la colonia, dove la colonia discuteva e dove abitava uno dei suoi argentieri. Li sostituisca con gli edifici della sua città.",
  oldStateHouse: "Old State House",
  oldStateHouseText:
    "Questa casa di mattoni del 1713 era la sede del governo della colonia. Dal suo balcone, il 18 luglio 1776, la Dichiarazione d’indipendenza fu letta agli abitanti di Boston. Il leone e l’unicorno del frontone, simboli della corona britannica, quella notte finirono in un falò; quelli di oggi sono copie.",
  faneuilHall: "Faneuil Hall",
  faneuilHallText:
    "Il mercante Peter Faneuil donò questo edificio alla città nel 1742: sotto un mercato, sopra una sala per le riunioni. In quella sala Boston discusse di tasse prima della Rivoluzione e di schiavitù prima della guerra civile. Alzi lo sguardo alla banderuola: è una cavalletta di rame dorato, antica quanto l’edificio.",
  revereHouse: "La casa di Paul Revere",
  revereHouseText:
    "Una casa di legno del 1680 circa, la più antica ancora in piedi nel centro di Boston. Apparteneva all’argentiere Paul Revere quando partì, la sera del 18 aprile 1775, per avvertire che i soldati stavano arrivando. Dal 1908 è un museo.",
  natureTrailText:
    "Dall’acqua al bosco e su fino alla roccia, nel cuore di Central Park a New York. Qui nulla è cresciuto da sé: Frederick Law Olmsted e Calvert Vaux disegnarono questo paesaggio nel 1858. Lo sostituisca con un suo sentiero.",
  bethesda: "La terrazza di Bethesda",
  bethesdaText:
    "L’angelo di bronzo sopra la fontana è opera di Emma Stebbins e fu inaugurato nel 1873. Benedice l’acqua: qualche decennio prima l’acquedotto Croton aveva portato acqua pulita in città. Si fermi sulla riva del lago e ascolti per un minuto prima di proseguire.",
  bowBridge: "Bow Bridge",
  bowBridgeText:
    "Questo ponte di ghisa è abbastanza basso da specchiarsi nell’acqua, e alto quanto basta per far passare le barche a remi. Alle spalle ci sono prati e vialetti; dall’altra parte comincia il bosco. Le sue fioriere vengono ripiantate a ogni stagione.",
  ramble: "The Ramble",
  rambleText:
    "Un bosco di sentieri tortuosi, concepito come un «giardino selvaggio». Central Park si trova sulla rotta che gli uccelli seguono lungo la costa atlantica, e qui ne sono state viste più di duecento specie. I mesi migliori per guardare in alto sono aprile, maggio, settembre e ottobre.",
  belvedere: "Il castello del Belvedere",
  belvedereText:
    "Vista Rock è uno dei punti più alti del parco, e Calvert Vaux vi mise un piccolo castello solo per il panorama: belvedere, appunto. Dal 1919 qui si misura il tempo di New York. La temperatura che i notiziari danno per Central Park viene rilevata qui.",
  artCultureText:
    "Tre opere d’arte per cui non serve il biglietto, lungo Michigan Avenue a Chicago, nell’ordine in cui si incontrano. Le sostituisca con le opere del suo quartiere.",
  cloudGate: "Cloud Gate",
  cloudGateText:
    "Tutti la chiamano «il fagiolo». Anish Kapoor la realizzò con 168 lastre di acciaio inossidabile e poi fece lucidare le giunture finché non se ne vide più nessuna; fu terminata nel 2006. Ci passi sotto e guardi in alto: si trovi, e poi si trovi di nuovo.",
  crownFountain: "Crown Fountain",
  crownFountainText:
    "Due torri di mattoni di vetro si fronteggiano ai lati di un sottile velo d’acqua. Jaume Plensa filmò per loro un migliaio di abitanti di Chicago; ogni volto la guarda per qualche minuto, poi sembra gettare acqua dalla bocca come un doccione. La fontana fu inaugurata con il Millennium Park nel 2004, e da allora è dei bambini e delle bambine.",
  lions: "I leoni dell’Art Institute",
  lionsText:
    "Edward Kemeys diede a ciascuno di questi leoni di bronzo un carattere proprio: quello a sud ha un atteggiamento di sfida, quello a nord è in agguato. Fanno la guardia alla scalinata del museo dal 1894, e ogni inverno portano una ghirlanda.",
  foodTourText:
    "Pane, carne, caffè e mille anni di mercato, sulle due rive del London Bridge. Sostituisca le tappe con le cucine, le bancarelle e le ricette che la sua città ricorda.",
  boroughMarket: "Borough Market",
  boroughMarketText:
    "A questo capo del London Bridge si vende cibo da circa mille anni. Il mercato di oggi sta sotto la ferrovia, il cui viadotto fu costruito proprio attraverso il mercato nell’Ottocento. Segua il naso: prima il formaggio, poi il pane.",
  puddingLane: "Pudding Lane",
  puddingLaneText:
    "Nella notte del 2 settembre 1666 scoppiò un incendio nel forno di Thomas Farriner, in questo vicolo. Bruciò per quattro giorni e distrusse gran parte della City. Il Monument, di Christopher Wren e Robert Hooke, è alto 202 piedi, perché si trova a 202 piedi dalla casa del fornaio.",
  leadenhall: "Leadenhall Market",
  leadenhallText:
    "Pollivendoli e macellai ebbero qui le loro bancarelle fin dal Trecento. La struttura di ferro e vetro in alto, del 1881, è opera di Horace Jones, che progettò anche il mercato di Smithfield. Cerchi i ganci a cui era appesa la carne.",
  coffeeHouse: "Il primo caffè di Londra",
  coffeeHouseText:
    "Una targa in St Michael’s Alley ricorda Pasqua Rosée, che qui vendette caffè dal 1652. Con un penny si compravano una tazza, le notizie e un posto fra i mercanti; qualche decennio dopo c’erano centinaia di locali simili. Oggi qui sorge la Jamaica Wine House.",
});
