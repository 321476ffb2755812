/** All described calls, in the order of the page, and the names of their schemas. */
import type { z } from "zod";
import { SubmissionStop } from "../../lib/model/class/submission.ts";
import { CatalogueRecord } from "../../lib/model/record/record.ts";
import { StopInput } from "../../lib/model/tour/stop.ts";
import { Transcript } from "../../lib/model/tour/transcript.ts";
import { Submission } from "../api/tours.ts";
import { CommentAnswer } from "./answers/co_authors.ts";
import { ClassAnswer, SubmissionAnswer } from "./answers/classes.ts";
import { DraftAnswer, DraftSummaryAnswer } from "./answers/drafts.ts";
import { MediaAnswer, UploadAnswer } from "./answers/media.ts";
import { OwnUserAnswer, ProgressAnswer } from "./answers/people.ts";
import { ConflictAnswer, ProblemAnswer } from "./answers/problems.ts";
import { Box, Card, NearbyCard, OwnCard, StopAnswer, TourAnswer } from "./answers/tours.ts";
import type { Group } from "./operation.ts";
import { ACCOUNTS } from "./operations/accounts.ts";
import { ADMINISTRATION } from "./operations/administration.ts";
import { ARCHIVES } from "./operations/archives.ts";
import { CO_AUTHORS } from "./operations/co_authors.ts";
import { CLASSES } from "./operations/classes.ts";
import { PUPILS } from "./operations/pupils.ts";
import { DRAFTS } from "./operations/drafts.ts";
import { REVIEW } from "./operations/review.ts";
import { RELEASES } from "./operations/releases.ts";
import { HANDING_OVER } from "./operations/handing_over.ts";
import { LIBRARIES } from "./operations/libraries.ts";
import { UPLOADS } from "./operations/uploads.ts";
import { PLACES, WALKS } from "./operations/walks.ts";
import { WRITING } from "./operations/writing.ts";

export const GROUPS: readonly Group[] = [
  ARCHIVES,
  LIBRARIES,
  WRITING,
  DRAFTS,
  UPLOADS,
  RELEASES,
  HANDING_OVER,
  CO_AUTHORS,
  REVIEW,
  CLASSES,
  PUPILS,
  PLACES,
  WALKS,
  ACCOUNTS,
  ADMINISTRATION,
];

/** Schemas of several requests. */
export const GIVEN = new Map<z.core.$ZodType, string>([
  [Submission, "ArchiveForm"],
  [StopInput, "StopForm"],
  [Transcript, "TranscriptForm"],
  [CatalogueRecord, "CatalogueRecordForm"],
  [SubmissionStop, "StoryForm"],
]);

/** Schemas of several answers. */
export const ANSWERED = new Map<z.core.$ZodType, string>([
  [TourAnswer, "Archive"],
  [StopAnswer, "Stop"],
  [Transcript, "Transcript"],
  [CatalogueRecord, "CatalogueRecord"],
  [Card, "ArchiveCard"],
  [OwnCard, "OwnArchiveCard"],
  [NearbyCard, "NearbyArchiveCard"],
  [Box, "Box"],
  [DraftSummaryAnswer, "DraftSummary"],
  [DraftAnswer, "Draft"],
  [MediaAnswer, "StoredFile"],
  [UploadAnswer, "Upload"],
  [CommentAnswer, "Comment"],
  [ProgressAnswer, "Progress"],
  [OwnUserAnswer, "OwnUser"],
  [SubmissionStop, "Story"],
  [SubmissionAnswer, "ClassSubmission"],
  [ClassAnswer, "Class"],
  [ProblemAnswer, "Problem"],
  [ConflictAnswer, "Conflict"],
]);
