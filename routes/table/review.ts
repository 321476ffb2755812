/** Review before archives are public: the API, and its pages. */
import type { Route } from "../late_pages.ts";
import * as review from "../api/review.ts";
import { ownReviewPage } from "../pages/review/own_review.tsx";
import { reviewPage } from "../pages/review/queue.tsx";
import { reviewedPage } from "../pages/review/reviewed.tsx";

export const REVIEW: Route[] = [
  ["GET", "/review", "anyone", reviewPage],
  ["GET", "/review/:id", "anyone", reviewedPage],
  ["GET", "/tour/:id/review", "anyone", ownReviewPage],
  ["GET", "/api/review", "archivist", review.queue],
  ["GET", "/api/review/:id", "archivist", review.read],
  ["POST", "/api/review/:id/approve", "archivist", review.approve],
  ["POST", "/api/review/:id/return", "archivist", review.giveBack],
  ["GET", "/api/tours/:id/hand-in", "editor", review.readOwn],
  ["DELETE", "/api/tours/:id/hand-in", "editor", review.discard],
  ["POST", "/api/tours/:id/hand-in/take-back", "editor", review.takeBack],
  ["GET", "/api/admin/archivists", "admin", review.listArchivists],
  ["POST", "/api/admin/archivists", "admin", review.giveArchivist],
  ["DELETE", "/api/admin/archivists/:userId", "admin", review.takeArchivist],
];
