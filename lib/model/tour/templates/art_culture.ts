/** Art in the open air of Chicago, in three stops. */
import type { Template } from "./template.ts";

/** Three stops, 35 minutes. Facts: City of Chicago, Millennium Park; Art Institute of Chicago. */
export const ART_CULTURE: Template = {
  id: "art-culture",
  icon: "palette",
  tour: {
    title: "Art & Culture",
    description:
      "Three works of art that need no ticket, along Michigan Avenue in Chicago, in whatever order you come upon them. Replace them with the works of your own neighbourhood.",
    duration: "35 min",
    latitude: 41.8827,
    longitude: -87.6233,
    tourType: "unordered",
    audioStops: [
      {
        title: "Cloud Gate",
        description:
          "Everybody calls it the Bean. Anish Kapoor made it of 168 plates of stainless steel, and then had their seams polished until none could be seen; it was finished in 2006. Walk underneath and look up: find yourself, then find yourself again.",
        latitude: 41.8827,
        longitude: -87.6233,
        audioUrl: "test-beep-1",
        audioDuration: "0:02",
        triggerRadius: 45,
      },
      {
        title: "Crown Fountain",
        description:
          "Two towers of glass blocks face each other across a thin sheet of water. Jaume Plensa filmed about a thousand people of Chicago for them; each looks at you for some minutes, then seems to spout water like a gargoyle. It opened with Millennium Park in 2004, and children have owned it since.",
        latitude: 41.8814,
        longitude: -87.6237,
        audioUrl: "test-beep-2",
        audioDuration: "0:02",
        triggerRadius: 45,
      },
      {
        title: "The Lions of the Art Institute",
        description:
          "Edward Kemeys gave each of these bronze lions a character of its own: the one to the south stands in an attitude of defiance, the one to the north is on the prowl. They have guarded the museum's steps since 1894, and wear wreaths every winter.",
        latitude: 41.8796,
        longitude: -87.6242,
        audioUrl: "test-beep-3",
        audioDuration: "0:02",
        triggerRadius: 40,
      },
    ],
  },
};
