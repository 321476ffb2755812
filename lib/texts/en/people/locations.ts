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
} as const;
