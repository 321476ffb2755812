/** Texts of the boxes and maps in which authors and pupils write. */
export const writing = {
  optional: "optional",
  wontPlay: "This recording won’t play. Check its address.",
  start: "Start",
  untitledStop: "Untitled stop",
  radiusShort: "{metres} m",
  radiusInWords: "{metres} metres",
  radiusOfStop: "Trigger radius of stop {number}",
  photographNamed: "Photograph {name}",
  thePicture: "The picture",
  fileElsewhere: "A file on another device, not sent yet",
  fileNotSentYet: "{name}, on this device, not sent yet",
  emptyValue: "(empty)",
  stopRecording: "Stop recording?",
  recordingKept:
    "Leaving this page stops the recording. What was recorded so far stays on this device, and this form offers it when you come back.",
  recordingLost:
    "Leaving this page stops the recording, and this device couldn’t store it. It will be lost.",
  stopAndLeave: "Stop and leave",
  leaveWithoutSaving: "Leave without saving?",
  changesKept:
    "Your latest changes aren’t saved yet. A copy stays on this device until you come back.",
  changesLost:
    "Your latest changes aren’t saved yet, and this device can’t store a copy. They will be lost.",
  leave: "Leave",
  fieldTooLong: "{label} is too long ({longest} characters at most)",
  labelled: "{label}: {text}",
  zoneCorner:
    "Corner {corner} of the zone of stop {number}. Arrow keys move it by 1 metre, with Shift by 10. Delete removes it.",
  addCorner: "Add a corner to the zone of stop {number}",
  wayPoint:
    "Point {point} of the way to stop {number}. Arrow keys move it by 1 metre, with Shift by 10. Delete removes it.",
  addWayPoint: "Add a point to the way to stop {number}",
} as const;
