import type { templates as english } from "../../en/authors/templates.ts";
import { translation } from "../../translation.ts";

export const templates = translation<typeof english>()({
  historicDowntownText:
    "Trois bâtiments du vieux Boston, à dix minutes à pied les uns des autres : là où la colonie était gouvernée, là où elle débattait et là où vivait l’un de ses orfèvres. Remplacez-les par les bâtiments de votre propre ville.",
  oldStateHouse: "Old State House",
  oldStateHouseText:
    "Cette maison de brique de 1713 était le siège du gouvernement de la colonie. C’est de son balcon que la Déclaration d’indépendance fut lue à la population de Boston, le 18 juillet 1776. Le lion et la licorne du pignon, emblèmes de la couronne britannique, furent jetés cette nuit-là dans un feu de joie ; ceux d’aujourd’hui sont des copies.",
  faneuilHall: "Faneuil Hall",
  faneuilHallText:
    "Le marchand Peter Faneuil offrit cette halle à la ville en 1742 : un marché en bas, une salle de réunion en haut. Dans cette salle, Boston débattit des impôts avant la Révolution, et de l’esclavage avant la guerre de Sécession. Levez les yeux vers la girouette : c’est une sauterelle de cuivre doré, aussi ancienne que la halle.",
  revereHouse: "La maison de Paul Revere",
  revereHouseText:
    "Une maison de bois bâtie vers 1680, la plus ancienne encore debout dans le centre de Boston. Elle appartenait à l’orfèvre Paul Revere lorsqu’il partit, le soir du 18 avril 1775, avertir que les soldats arrivaient. C’est un musée depuis 1908.",
  natureTrailText:
    "De l’eau au bois, puis jusqu’au rocher, à travers le cœur de Central Park, à New York. Rien ici n’a poussé tout seul : Frederick Law Olmsted et Calvert Vaux ont dessiné ce paysage en 1858. Remplacez-le par un sentier de votre choix.",
  bethesda: "La terrasse de Bethesda",
  bethesdaText:
    "L’ange de bronze qui domine la fontaine est l’œuvre d’Emma Stebbins ; il fut dévoilé en 1873. Il bénit l’eau : quelques décennies plus tôt, l’aqueduc de Croton avait apporté de l’eau pure à la ville. Approchez-vous du bord du lac et écoutez une minute avant de continuer.",
  bowBridge: "Bow Bridge",
  bowBridgeText:
    "Ce pont de fonte est assez bas pour se refléter dans l’eau, et juste assez haut pour laisser passer les barques. Derrière vous s’étendent des pelouses et des allées ; de l’autre côté commence le bois. Ses vasques sont replantées à chaque saison.",
  ramble: "The Ramble",
  rambleText:
    "Un bois aux sentiers sinueux, conçu comme un « jardin sauvage ». Central Park se trouve sur la route que suivent les oiseaux le long de la côte atlantique, et l’on y a observé plus de deux cents espèces. Les meilleurs mois pour lever les yeux sont avril, mai, septembre et octobre.",
  belvedere: "Le château du Belvédère",
  belvedereText:
    "Vista Rock est l’un des points les plus élevés du parc, et Calvert Vaux y posa un petit château pour la seule beauté de la vue : belvédère signifie « belle vue ». Depuis 1919, on y mesure le temps qu’il fait à New York. La température que les bulletins donnent pour Central Park est relevée ici.",
  artCultureText:
    "Trois œuvres d’art à voir sans billet, le long de Michigan Avenue à Chicago, dans l’ordre où vous les rencontrez. Remplacez-les par les œuvres de votre propre quartier.",
  cloudGate: "Cloud Gate",
  cloudGateText:
    "Tout le monde l’appelle « le haricot ». Anish Kapoor l’a faite de 168 plaques d’acier inoxydable, puis en a fait polir les soudures jusqu’à ce qu’aucune ne se voie ; elle fut achevée en 2006. Passez dessous et levez les yeux : trouvez-vous, puis trouvez-vous encore.",
  crownFountain: "Crown Fountain",
  crownFountainText:
    "Deux tours de briques de verre se font face de part et d’autre d’une mince nappe d’eau. Jaume Plensa a filmé pour elles un millier d’habitants de Chicago ; chaque visage vous regarde quelques minutes, puis semble cracher de l’eau comme une gargouille. La fontaine a été inaugurée avec le Millennium Park en 2004, et depuis, elle appartient aux enfants.",
  lions: "Les lions de l’Art Institute",
  lionsText:
    "Edward Kemeys a donné à chacun de ces lions de bronze son propre caractère : celui du sud se dresse dans une attitude de défi, celui du nord est à l’affût. Ils gardent les marches du musée depuis 1894 et portent des couronnes chaque hiver.",
  foodTourText:
    "Du pain, de la viande, du café et mille ans de marché, des deux côtés de London Bridge. Remplacez les étapes par les cuisines, les étals et les recettes dont votre propre ville se souvient.",
  boroughMarket: "Borough Market",
  boroughMarketText:
    "On vend à manger à cette extrémité de London Bridge depuis un millier d’années. Le marché d’aujourd’hui se tient sous le chemin de fer, dont le viaduc fut construit au travers au dix-neuvième siècle. Suivez votre nez : le fromage d’abord, puis le pain.",
  puddingLane: "Pudding Lane",
  puddingLaneText:
    "Dans la nuit du 2 septembre 1666, un incendie se déclara dans la boulangerie de Thomas Farriner, dans cette ruelle. Il brûla pendant quatre jours et détruisit la plus grande partie de la City. Le Monument, de Christopher Wren et Robert Hooke, mesure 202 pieds de haut, parce qu’il se dresse à 202 pieds de la maison du boulanger.",
  leadenhall: "Leadenhall Market",
  leadenhallText:
    "Les marchands de volaille et les bouchers avaient leurs étals ici depuis le quatorzième siècle. La structure de fer et de verre au-dessus de vous, de 1881, est l’œuvre de Horace Jones, qui a aussi conçu le marché de Smithfield. Cherchez les crochets où l’on suspendait la viande.",
  coffeeHouse: "Le premier café de Londres",
  coffeeHouseText:
    "Une plaque de St Michael’s Alley rappelle le souvenir de Pasqua Rosée, qui vendit du café ici à partir de 1652. Un penny donnait droit à une tasse, aux nouvelles et à une place parmi les marchands ; quelques décennies plus tard, il y avait des centaines de ces maisons. La Jamaica Wine House occupe aujourd’hui cet emplacement.",
});
