/** Downtown Boston in three stops. */
import type { Template } from "./template.ts";

/** Three stops, 45 minutes. Dates: National Park Service, Boston National Historical Park. */
export const HISTORIC_DOWNTOWN: Template = {
  id: "historic-downtown",
  icon: "landmark",
  tour: {
    title: "Historic Downtown",
    description:
      "Three buildings of old Boston, ten minutes on foot from each other: where the colony was governed, where it argued, and where one of its silversmiths lived. Replace them with the buildings of your own town.",
    duration: "45 min",
    latitude: 42.3588,
    longitude: -71.0575,
    tourType: "ordered",
    audioStops: [
      {
        title: "Old State House",
        description:
          "This brick house of 1713 was the seat of the colony's government. From its balcony the Declaration of Independence was read to the people of Boston on 18 July 1776. The lion and the unicorn on the gable, signs of the British crown, were thrown into a bonfire that night; those up there today are copies.",
        latitude: 42.3588,
        longitude: -71.0575,
        audioUrl: "test-beep-1",
        audioDuration: "0:02",
        triggerRadius: 40,
      },
      {
        title: "Faneuil Hall",
        description:
          "The merchant Peter Faneuil gave this hall to the town in 1742: a market below, a room for meetings above. In that room Boston argued about taxes before the Revolution, and about slavery before the Civil War. Look up to the weathervane: it is a grasshopper of gilded copper, and as old as the hall.",
        latitude: 42.36,
        longitude: -71.0561,
        audioUrl: "test-beep-2",
        audioDuration: "0:02",
        triggerRadius: 50,
      },
      {
        title: "Paul Revere House",
        description:
          "A wooden house of about 1680, and the oldest that still stands in downtown Boston. The silversmith Paul Revere owned it when he set out on the evening of 18 April 1775 to warn that the soldiers were coming. It has been a museum since 1908.",
        latitude: 42.3637,
        longitude: -71.0537,
        audioUrl: "test-beep-3",
        audioDuration: "0:02",
        triggerRadius: 35,
      },
    ],
  },
};
