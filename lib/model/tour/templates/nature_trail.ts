/** A walk through Central Park in four stops. */
import type { Template } from "./template.ts";

/** Four stops, 60 minutes. Facts: Central Park Conservancy; National Weather Service. */
export const NATURE_TRAIL: Template = {
  id: "nature-trail",
  icon: "trees",
  tour: {
    title: "Nature Trail",
    description:
      "From the water into the wood and up to the rock, through the middle of Central Park in New York. Nothing here grew by itself: Frederick Law Olmsted and Calvert Vaux drew this landscape in 1858. Replace it with a trail of your own.",
    duration: "60 min",
    latitude: 40.7741,
    longitude: -73.9708,
    tourType: "ordered",
    audioStops: [
      {
        title: "Bethesda Terrace",
        description:
          "The bronze angel above the fountain is the work of Emma Stebbins, and was unveiled in 1873. She blesses the water: a few decades earlier clean water had come to the city through the Croton Aqueduct. Stand at the edge of the Lake and listen for a minute before you go on.",
        latitude: 40.7741,
        longitude: -73.9708,
        audioUrl: "test-beep-1",
        audioDuration: "0:02",
        triggerRadius: 60,
      },
      {
        title: "Bow Bridge",
        description:
          "This bridge of cast iron is low enough for the water to mirror it, and just high enough for rowing boats to pass. Behind you are lawns and paths; on its other side the wood begins. Its planters are filled anew with each season.",
        latitude: 40.7757,
        longitude: -73.9718,
        audioUrl: "test-beep-2",
        audioDuration: "0:02",
        triggerRadius: 45,
      },
      {
        title: "The Ramble",
        description:
          "A wood of winding paths, planned as a “wild garden”. Central Park lies on the way that birds take along the Atlantic coast, and more than two hundred kinds have been seen here. The best months for looking up are April, May, September and October.",
        latitude: 40.7777,
        longitude: -73.9694,
        audioUrl: "test-beep-3",
        audioDuration: "0:02",
        triggerRadius: 60,
      },
      {
        title: "Belvedere Castle",
        description:
          "Vista Rock is one of the highest points of the park, and Calvert Vaux set a small castle on it for the view alone: belvedere means “beautiful sight”. Since 1919 the weather of New York has been measured here. The temperature that the news gives for Central Park is taken here.",
        latitude: 40.7794,
        longitude: -73.969,
        audioUrl: "test-beep-4",
        audioDuration: "0:02",
        triggerRadius: 50,
      },
    ],
  },
};
