/** The samples from which authors may begin. */
export const templates = {
  historicDowntownText:
    "Three buildings of old Boston, ten minutes on foot from each other: where the colony was governed, where it argued, and where one of its silversmiths lived. Replace them with the buildings of your own town.",
  oldStateHouse: "Old State House",
  oldStateHouseText:
    "This brick house of 1713 was the seat of the colony’s government. From its balcony the Declaration of Independence was read to the people of Boston on 18 July 1776. The lion and the unicorn on the gable, signs of the British crown, were thrown into a bonfire that night; those up there today are copies.",
  faneuilHall: "Faneuil Hall",
  faneuilHallText:
    "The merchant Peter Faneuil gave this hall to the town in 1742: a market below, a room for meetings above. In that room Boston argued about taxes before the Revolution, and about slavery before the Civil War. Look up to the weathervane: it is a grasshopper of gilded copper, and as old as the hall.",
  revereHouse: "Paul Revere House",
  revereHouseText:
    "A wooden house of about 1680, and the oldest that still stands in downtown Boston. The silversmith Paul Revere owned it when he set out on the evening of 18 April 1775 to warn that the soldiers were coming. It has been a museum since 1908.",
  natureTrailText:
    "From the water into the wood and up to the rock, through the middle of Central Park in New York. Nothing here grew on its own: Frederick Law Olmsted and Calvert Vaux drew this landscape in 1858. Replace it with a trail of your own.",
  bethesda: "Bethesda Terrace",
  bethesdaText:
    "The bronze angel above the fountain is the work of Emma Stebbins, and was unveiled in 1873. She blesses the water: a few decades earlier clean water had come to the city through the Croton Aqueduct. Stand at the edge of the Lake and listen for a minute before you go on.",
  bowBridge: "Bow Bridge",
  bowBridgeText:
    "This bridge of cast iron is low enough for the water to mirror it, and just high enough for rowing boats to pass. Behind you are lawns and paths; on its other side the wood begins. Its planters are filled anew with each season.",
  ramble: "The Ramble",
  rambleText:
    "A wood of winding paths, planned as a “wild garden”. Central Park lies on the way that birds take along the Atlantic coast, and more than two hundred kinds have been seen here. The best months for looking up are April, May, September and October.",
  belvedere: "Belvedere Castle",
  belvedereText:
    "Vista Rock is one of the highest points of the park, and Calvert Vaux set a small castle on it for the view alone: belvedere means “beautiful sight”. Since 1919 the weather of New York has been measured here. The temperature that the news gives for Central Park is taken here.",
  artCultureText:
    "Three works of art that need no ticket, along Michigan Avenue in Chicago, in whatever order you come upon them. Replace them with the works of your own neighbourhood.",
  cloudGate: "Cloud Gate",
  cloudGateText:
    "Everybody calls it the Bean. Anish Kapoor made it of 168 plates of stainless steel, and then had their seams polished until none could be seen; it was finished in 2006. Walk underneath and look up: find yourself, then find yourself again.",
  crownFountain: "Crown Fountain",
  crownFountainText:
    "Two towers of glass blocks face each other across a thin sheet of water. Jaume Plensa filmed about a thousand people of Chicago for them; each looks at you for some minutes, then seems to spout water like a gargoyle. It opened with Millennium Park in 2004, and children have owned it since.",
  lions: "The Lions of the Art Institute",
  lionsText:
    "Edward Kemeys gave each of these bronze lions a character of its own: the one to the south stands in an attitude of defiance, the one to the north is on the prowl. They have guarded the museum’s steps since 1894, and wear wreaths every winter.",
  foodTourText:
    "Bread, meat, coffee and a thousand years of market, on both sides of London Bridge. Replace the stops with the kitchens, stalls and recipes that your own town remembers.",
  boroughMarket: "Borough Market",
  boroughMarketText:
    "Food has been sold at this end of London Bridge for about a thousand years. The market of today stands under the railway, whose viaduct was built right through it in the nineteenth century. Follow your nose: cheese first, then bread.",
  puddingLane: "Pudding Lane",
  puddingLaneText:
    "In the night of 2 September 1666 a fire broke out in Thomas Farriner’s bakery in this lane. It burned for four days and took most of the City. The Monument, by Christopher Wren and Robert Hooke, is 202 feet high, because it stands 202 feet from the baker’s house.",
  leadenhall: "Leadenhall Market",
  leadenhallText:
    "Poulterers and butchers had their stalls here since the fourteenth century. The iron and glass above you is the work of Horace Jones, of 1881, who designed the market at Smithfield, too. Look for the hooks on which the meat hung.",
  coffeeHouse: "London’s First Coffee House",
  coffeeHouseText:
    "A plaque in St Michael’s Alley remembers Pasqua Rosée, who sold coffee here from 1652. A penny bought a cup, the news, and a seat among merchants; a few decades later there were hundreds of such houses. The Jamaica Wine House stands on the spot today.",
} as const;
