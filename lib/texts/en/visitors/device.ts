/** Texts of what a visitor’s device does: location, storage, connection. */
export const device = {
  locationDenied: "Location access denied by user",
  locationUnavailable: "Location information unavailable",
  locationTimedOut: "Location request timed out",
  locationFailed: "Unable to retrieve location",
  locationNotShared: "Location not shared",
  noGeolocation: "Geolocation is not supported by this browser",
  allowLater:
    "To allow it later, open the site settings (the icon beside the address) and turn on Location.",
  partUnreachable: "Part of this page didn’t load. Check your connection, then try again.",
  partOutdated: "This site has a new version. Reload the page to continue.",
  partStuck: "Part of this page didn’t load. Reload the page to try again.",
  serverUnreachable: "The server can’t be reached. Check your connection.",
  serverCantAnswer: "The server can’t answer now (error {status}). Try again in a minute.",
  serverRefused: "The server refused this (error {status}).",
  tooMuchAtOnce: "This is more than the server accepts at once.",
  pageBroke: "Something went wrong on this page ({message}). Reload it, and try again.",
  cameraOff:
    "The camera is off for this site. Allow it in the browser’s settings for this page, then try again.",
  noCamera: "This device has no camera.",
  cameraInUse: "Another app is using the camera. Close that app, then try again.",
  cameraNotShown: "This browser can’t show the camera on this page.",
  cameraNotStarted: "The camera didn’t start. Try again.",
} as const;
