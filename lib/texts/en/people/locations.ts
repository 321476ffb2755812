/** Texts about places that people type. */
export const locations = {
  formatGps: "GPS Coordinates",
  formatWords: "three-word address",
  formatPlusCode: "Plus Code",
  formatAddress: "Address",
  formatUnknown: "Unknown",
  enterLocation: "Please enter a location",
  noLocationFound:
    "Could not parse location. Try GPS coordinates (lat, lng), What3Words (word.word.word), Plus Code, or an address.",
  chooseOnePlace: "This can mean more than one place. Choose one.",
  locationFailed: "Location parsing failed",
  noWordsKey: "What3Words API key not configured",
  locationTooLong: "This is too long for a location ({longest} characters at most)",
  longitudeFirst: "longitude read first",
  southRead: "S read as south",
  bandRead: "S read as a band of UTM",
  shortLink:
    "This short link doesn’t contain the place. Open it, then copy the address of the page that opens, or the coordinates.",
  linkWithoutPlace: "There are no coordinates in this link. Copy the coordinates from the map.",
  unknownLink:
    "This link can’t be read. Use a link from Google Maps, Apple Maps, OpenStreetMap, Bing Maps, HERE, Mapy or Waze, or coordinates.",
} as const;
