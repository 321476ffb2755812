/** Texts of problems with files, and with sending them. */
export const fileProblems = {
  fileEmptyChooseAnother: "This file is empty. Choose another one.",
  fileTooLargeLimit:
    "This file is too large: the limit for a document is {megabytes} MB. Scan it in black and white, or with fewer dots per inch, and send that.",
  connectionLostBeforeWhole:
    "The connection was lost before the whole file arrived. Send it again.",
  uploadNotFound: "Upload not found",
  serverRemovingSameFile: "The server is removing the same file. Try again in a minute.",
  someoneElseStoringRemoving:
    "Someone else is storing or removing the same file. Try again in a minute.",
  recordingIsntMpOnly: "This recording isn’t an MP3, and only those have parts.",
  recordingGone: "This recording is gone.",
  partBeginsAfterEnd: "This part begins after the end of the recording.",
  tooManyFilesBeing: "Too many files are being sent at once. Try again in a minute.",
  connectionLostAnotherRequest:
    "The connection was lost, or another request took over. Ask for the upload's offset, and continue from there.",
  theseNotNextBytes:
    "These are not the next bytes. Ask for the upload's offset, and continue from there.",
  headerTusResumableMissing: "The header Tus-Resumable: 1.0.0 is missing.",
  moreThanAnnouncedUpload: "This is more than was announced for this upload.",
  anotherRequestUploadStill: "Another request for this upload is still running. Try again.",
  uploadRequestNotValid: "The upload request is not valid: {reason}",
  shaFileMustHexadecimal: "The SHA-256 of the file must be 64 hexadecimal digits.",
  shaRecordingMustHexadecimal: "The SHA-256 of the recording must be 64 hexadecimal digits.",
  beginUploadFirstThen: "Begin the upload first; then send its bytes with PATCH.",
  mustWholeNumberBytes: "{name} must be a whole number of bytes, in digits.",
  filesStoryDontFit:
    "The files of this story don’t fit into the account of the archive’s owner. Free room under “Your files” in the profile of the owner, or ask the people who run this site for more.",
  archiveNamesFilesWere:
    "This archive names files that were uploaded by others. Upload a recording or picture of your own in their place.",
  unfinishedUploadsFinishCancel:
    "You have {maxUploads} unfinished uploads. Finish or cancel one first.",
  recordingMadeFileNot:
    "The recording that was made of this file is not in your account, or has its originals.",
  recordingsPicturesWhichLimit:
    "You have {maxFiles} recordings and pictures, which is the limit. Remove what you no longer need from your archives and drafts, then delete what nothing uses under “Your files” in your profile.",
  fileMbAlreadyUse:
    "This file is {megabytes} MB, and you already use {used} of your {quota} MB. Send a smaller file, or free room under “Your files” in your profile. The people who run this site can give you more.",
  uploadCameMoreThan:
    "This upload came in more than {maxUploadParts} pieces. Cancel it, and send the file again in larger pieces.",
  anotherRequestContinuedUpload:
    "Another request continued this upload. Ask for its offset, and continue from there.",
  fileOfType:
    "This is a file of the type {type}. Send MP3, M4A and WAV recordings, JPEG, PNG and WebP pictures, and PDFs.",
  fileTooLarge:
    "This file is {megabytes} MB. The limit is {limit} MB. Send a shorter recording, or one with a lower bit rate.",
  fileMuchTooLarge:
    "This file is too large. The limit is {limit} MB. Send a shorter recording, or one with a lower bit rate.",
  archiveHasManyFiles:
    "The archive has {count} files, of which each picture counts in all its sizes. The limit is {limit}. Split it in two.",
  draftHasManyFiles:
    "The draft has {count} files, of which each picture counts in all its sizes. The limit is {limit}. Split it in two.",
  fileDamaged: "The file arrived damaged. Send it again.",
  tookTooLong:
    "This file could not be read in time: it is damaged, or made in an unusual way. Convert a recording to MP3, or save a picture as a new JPEG, and send that.",
  notADocument:
    "This file is not a PDF, a JPEG or a PNG. Scan the document as a PDF, or photograph it, and send that.",
  documentDamaged:
    "This file is damaged: its end is missing. Save or scan the document again, and send that.",
  wrongType:
    "This is a file of the type {type}. Send MP3, M4A and WAV recordings, JPEG, PNG and WebP pictures, and PDFs. Those work everywhere.",
  noMedia:
    "This is not a recording, a picture or a PDF. Send MP3, M4A and WAV recordings, JPEG, PNG and WebP pictures, and PDFs. Those work everywhere.",
  pictureEndMissing: "This picture is damaged: its end is missing. Save it again, and send that.",
  pictureGoesOn:
    "After this picture the file goes on with something else, which some cameras and editors put there. Open it, save or export it as a new JPEG, PNG or WebP, and send that.",
  pictureTooLarge:
    "This picture is too large to show: {width} × {height} pixels. Send one with at most {side} on its longer side and {millions} million in all.",
  pictureDamaged: "This picture is damaged: its size can’t be read. Save it again, then send it.",
  notEverywhere:
    "Not all browsers can play the format of this recording, {codec}. Convert it to MP3, and send that.",
  impossibleLength:
    "This recording claims to last {seconds} seconds, which can’t be right. Convert it to MP3, and send that.",
  isVideo: "This is a video. Send only its sound, as MP3, M4A or WAV.",
  recordingDamaged:
    "This recording is damaged or has no sound: its length can’t be read. Convert it to MP3, and send that.",
  untitledFile: "Untitled file",
  uploadsOff: "Uploads are off on this site.",
  storageSilent:
    "The storage for recordings and pictures doesn’t answer. Nothing was lost. Try again in a minute.",
} as const;
