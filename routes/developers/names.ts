/** The names of schemas that several requests or answers have. */
import type { z } from "zod";
import { SubmissionStop } from "../../lib/model/class/submission.ts";
import { CatalogueRecord } from "../../lib/model/record/record.ts";
import { Comment } from "../../lib/model/people/comment.ts";
import { StopInput } from "../../lib/model/tour/stop.ts";
import { Transcript } from "../../lib/model/tour/transcript.ts";
import { Submission } from "../api/own_tours.ts";
import { ClassAnswer, SubmissionAnswer } from "./answers/classes.ts";
import { DraftAnswer, DraftSummaryAnswer } from "./answers/drafts.ts";
import { MediaAnswer, UploadAnswer } from "./answers/media.ts";
import { OwnUserAnswer, ProgressAnswer } from "./answers/people.ts";
import { ConflictAnswer, ProblemAnswer } from "./answers/problems.ts";
import { Box, Card, NearbyCard, OwnCard, StopAnswer, TourAnswer } from "./answers/tours.ts";

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
  [Comment, "Comment"],
  [ProgressAnswer, "Progress"],
  [OwnUserAnswer, "OwnUser"],
  [SubmissionStop, "Story"],
  [SubmissionAnswer, "ClassSubmission"],
  [ClassAnswer, "Class"],
  [ProblemAnswer, "Problem"],
  [ConflictAnswer, "Conflict"],
]);
