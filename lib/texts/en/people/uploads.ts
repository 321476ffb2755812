/** Texts of recordings, takes and pictures of this device, and of their way to the server. */
export const uploads = {
  anotherPartRecordingChosen: "Another part of the recording was chosen.",
  recordingRemoved: "The recording was removed.",
  pictureRemoved: "The picture was removed.",
  documentRemoved: "The document was removed.",
  recordingReplaced: "The recording was replaced.",
  pictureReplaced: "The picture was replaced.",
  documentReplaced: "The document was replaced.",
  undo: "Undo",
  fileIsElsewhere: "This file is on another device. Open the form there, or add the file again.",
  fileIsPaused: "This file is paused. Resume it, or remove it.",
  fileAwaitsConnection: "This file is waiting for a connection, and is sent automatically.",
  fileAwaitsServer:
    "The server can’t accept files right now. This one is sent automatically when it can.",
  fileAwaitsSignIn: "The file is sent once you sign in.",
  fileAwaitsClass: "The file is sent once this device is in your class again.",
  fieldFile: "{label}: {name}",
  fieldFileElsewhere: "{label}: not on this device",
  fileElsewhere: "A file on another device",
  noCopyHere: "This device couldn’t store a copy. Keep this page open until the file is sent.",
  uploadedRecording: "Uploaded recording",
  uploadedPicture: "Uploaded picture",
  pauseSending: "Pause sending {name}",
  resumeSending: "Resume sending {name}",
  tryFileAgain: "Try {name} again",
  removeNamed: "Remove {name}",
  removeFile: "Remove the file",
  nextToConvert: "Up next to convert.",
  converting: "Converting to MP3…",
  resizing: "Resizing…",
  sending: "Sending…",
  nextToSend: "Up next to send.",
  paused: "Paused.",
  awaitsConnection: "Waiting for a connection. The file is sent automatically.",
  awaitsServer:
    "The server can’t accept files right now. The file is sent automatically when it can.",
  stepPercent: "{step} {percent} %",
  isSilent: "This recording is silent. Check the microphone, and record it again.",
  isQuiet:
    "This recording is so quiet that visitors will hardly hear it. Record it again, closer to the microphone.",
  isDistorted:
    "This recording is so loud that it distorts. Record it again, farther from the microphone.",
  isShort: "This recording lasts 1 second. Check that it was not stopped too early.",
  isVeryShort: "This recording lasts less than a second. Check that it was not stopped too early.",
  isOneSided:
    "This recording is heard in one ear only. Save it as mono in an audio program, and add it again.",
  stopIsSilent: "Stop {number} has a silent recording.",
  stopIsQuiet: "Stop {number} has a recording that visitors will hardly hear.",
  stopIsDistorted: "Stop {number} has a recording that is so loud that it distorts.",
  stopIsShort: "Stop {number} has a recording of about a second.",
  stopIsOneSided: "Stop {number} has a recording that is heard in one ear only.",
  stopsAreSilent: "These recordings are silent: {names}.",
  stopsAreQuiet: "Visitors will hardly hear these recordings: {names}.",
  stopsAreDistorted: "These recordings are so loud that they distort: {names}.",
  stopsAreShort: "These recordings last about a second: {names}.",
  stopsAreOneSided: "These recordings are heard in one ear only: {names}.",
  filesFailed: {
    one: "{count} file couldn’t be added.",
    other: "{count} files couldn’t be added.",
  },
  showStop: "Show stop {number}",
  filesAwaitConnection: {
    one: "{count} file is waiting for a connection.",
    other: "{count} files are waiting for a connection.",
  },
  filesAwaitServer: {
    one: "{count} file is waiting: the server can’t accept files right now.",
    other: "{count} files are waiting: the server can’t accept files right now.",
  },
  filesAwaitSignIn: {
    one: "{count} file will be sent once you sign in.",
    other: "{count} files will be sent once you sign in.",
  },
  sendingFiles: { one: "Sending {count} file.", other: "Sending {count} files." },
  noRoomForOriginal: "Your account has no room for the original recording: only the MP3 is kept.",
  originalRefused: "The original recording can’t be kept: only the MP3 is.",
  downloadOriginalNamed: "Download the original: {name}",
  downloadOriginal: "Download the original",
  recordingNotAdded: "Recording not added",
  takeNotGivenBack: "This device does not give it back. Reload the page and try again.",
  interruptedRecordings: "Interrupted recordings",
  stopInterrupted: "A recording of {length} for stop {number} was interrupted.",
  useIt: "Use it",
  deleteTake: "Delete",
  microphoneForbidden:
    "This site may not use the microphone. Allow it in the site settings (the icon beside the address), then try again. Or record with another app, and add the file.",
  noMicrophone: "No microphone was found. Connect one and try again, or add a file.",
  microphoneTaken: "Another program is using the microphone. Close it, then try again.",
  cannotRecordHere: "This browser can’t record here. Record with another app, and add the file.",
  recorder: "Recorder",
  browserAsks:
    "Your browser asks if this site may use the microphone. If you see no question, record with another app, and add the file.",
  resumeRecording: "Resume",
  pauseRecording: "Pause",
  stopRecording: "Stop <hidden>recording</hidden>",
  tryAgain: "Try again",
  close: "Close",
  recording: "Recording",
  recordingPaused: "Paused",
  recordingMuted:
    "Paused: a call, or the locked screen, has the microphone. It goes on automatically.",
  microphoneLevel: "Microphone level",
  noSoundYet: "No sound yet. Is the right microphone on, and close enough?",
  recordingNotStored:
    "This device couldn’t store the recording so far. Keep this page open until it is sent.",
  ofStop: "stop {number}",
  ofStopTitled: "stop {number}: {title}",
  takes: { one: "{count} take", other: "{count} takes" },
  takesOfStop: "Takes of stop {number}",
  takeNumber: "Take {number}",
  dragEnds: "Drag the ends of a take to cut it. The stop has the one that was used last.",
  pauseTake: "Pause take {number}",
  playTake: "Play take {number}",
  secondsOfWhole: "{start}–{end} of {whole} s",
  secondsShort: "{seconds} s",
  deleteTakeNumber: "Delete take {number}",
  takeIsUsed: "The recording of this stop",
  useThisTake: "Use this take",
  takeStart: "Start of take {number}",
  takeEnd: "End of take {number}",
  seconds: "{seconds} seconds",
  minutesSeconds: {
    one: "{count} minute {seconds} seconds",
    other: "{count} minutes {seconds} seconds",
  },
  unreadablePicture: "This browser can’t read the picture. Save it as JPEG, and add it again.",
  pictureTooLarge: "This picture is too large for this device.",
  noSound: "There is no sound in this recording.",
  silentFilm: "This film has no sound. Add a recording, or a film with sound.",
  fileTooLarge:
    "This file is too large for this browser. Save its sound as MP3 or M4A, and add that.",
  appleLossless:
    "This recording is in Apple Lossless, which this browser can’t read. Save it as MP3, M4A (AAC) or WAV, and add it again. For the next recordings, choose “Compressed” on the iPhone: Settings > Apps > Voice Memos > Audio Quality.",
  unreadableRecording:
    "This browser can’t read the recording. Save it as MP3, M4A or WAV, and add it again.",
  damagedAfter:
    "This recording is damaged after {time}. Open it in an audio program, save it as MP3, M4A or WAV, and add it again.",
  unusualSamples:
    "The samples of this recording have an unusual size ({bytes} bytes). Save it as MP3, M4A or WAV, and add it again.",
  mapTooLarge: "This map is too large for this device.",
  pdfHasPassword:
    "This PDF has a password. Open it, print it to a new PDF without one, and add that.",
  pdfIsDamaged: "This PDF is damaged, or not a PDF. Open it, print it to a new PDF, and add that.",
  pdfTakesTooLong: "This PDF takes too long to open. Print it to a new PDF, and add that.",
  pdfTooLarge:
    "This PDF is {size} MB. The limit is {limit} MB: save it with smaller pictures, or split it, and add that.",
  pdfTooManyPages:
    "This PDF has {number} pages. A document can have {most}: split it, or print the pages that matter to a new PDF, and add that.",
  pdfPageTooLarge:
    "Page {number} of this PDF is too large for this device, or takes too long. Scan or print it to a new PDF with smaller pictures, and add that.",
  pdfPageDamaged:
    "Page {number} of this PDF is damaged. Scan or print it to a new PDF with smaller pictures, and add that.",
  pdfHasScript:
    "This PDF contains a script, or something else that runs automatically. Print it to a new PDF, and use that.",
  pdfHasFiles: "This PDF contains other files, or films. Print it to a new PDF, and use that.",
  pdfIsEncrypted: "This PDF has a password, or is encrypted. Print it to a new PDF, and use that.",
  pdfIsUnusual:
    "This PDF is made in an unusual way, and can’t be checked for scripts. Print it to a new PDF, and use that.",
  fileIncomplete: "The file has not arrived as a whole.",
  fileNotGivenBack:
    "This device does not give this file back. Reload the page and try again, or add the file again.",
  conversionStuck:
    "This device could not convert the file in time. Try again; if that does not help, save a recording as MP3, a picture as a smaller JPEG, and add it again.",
  recordingNotConverted:
    "This device could not convert the recording. Save it as MP3, M4A or WAV with an audio program, and add it again.",
  pictureNotConverted:
    "This device could not convert the picture. Save it as a JPEG, and add it again.",
  documentNotRead:
    "This device could not read the document. Print it to a new PDF, and add it again.",
  fileIsTooLong: "This file is {size} after conversion. The limit is {limit}. Add a shorter one.",
  noRoomInAccount:
    "This file is {size}, and you have {left} of your {quota} left. Free room under “Your files” in your profile, then try again.",
  noRoomInClass:
    "This file is {size}, and you have {left} of your {quota} left. Record a shorter story, or ask your teacher.",
  sendingRecording: "Sending it…",
  writingDown: "Writing it down… {seconds} s",
  otherDraftFirst: "Another recording comes first…",
  notDrafted: "Not drafted. {reason}",
  draftCancelled: "Cancelled.",
} as const;
