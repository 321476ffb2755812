/** What the City of London ate and drank, in four stops. */
import type { Template } from "./template.ts";

/** Four stops, 50 minutes. Facts: Borough Market; City of London Corporation; The Monument. */
export const FOOD_TOUR: Template = {
  id: "food-tour",
  icon: "utensils",
  tour: {
    title: "Food Tour",
    description:
      "Bread, meat, coffee and a thousand years of market, on both sides of London Bridge. Replace the stops with the kitchens, stalls and recipes that your own town remembers.",
    duration: "50 min",
    latitude: 51.5055,
    longitude: -0.091,
    tourType: "ordered",
    audioStops: [
      {
        title: "Borough Market",
        description:
          "Food has been sold at this end of London Bridge for about a thousand years. The market of today stands under the railway, whose viaduct was built right through it in the nineteenth century. Follow your nose: cheese first, then bread.",
        latitude: 51.5055,
        longitude: -0.091,
        audioUrl: "test-beep-1",
        audioDuration: "0:02",
        triggerRadius: 60,
      },
      {
        title: "Pudding Lane",
        description:
          "In the night of 2 September 1666 a fire broke out in Thomas Farriner's bakery in this lane. It burned for four days and took most of the City. The Monument, by Christopher Wren and Robert Hooke, is 202 feet high, because it stands 202 feet from the baker's house.",
        latitude: 51.5101,
        longitude: -0.0859,
        audioUrl: "test-beep-2",
        audioDuration: "0:02",
        triggerRadius: 40,
      },
      {
        title: "Leadenhall Market",
        description:
          "Poulterers and butchers had their stalls here since the fourteenth century. The iron and glass above you is the work of Horace Jones, of 1881, who designed the market at Smithfield, too. Look for the hooks on which the meat hung.",
        latitude: 51.5128,
        longitude: -0.0835,
        audioUrl: "test-beep-3",
        audioDuration: "0:02",
        triggerRadius: 45,
      },
      {
        title: "London's First Coffee House",
        description:
          "A plaque in St Michael's Alley remembers Pasqua Rosée, who sold coffee here from 1652. A penny bought a cup, the news, and a seat among merchants; a few decades later there were hundreds of such houses. The Jamaica Wine House stands on the spot today.",
        latitude: 51.513,
        longitude: -0.0858,
        audioUrl: "test-beep-4",
        audioDuration: "0:02",
        triggerRadius: 35,
      },
    ],
  },
};
