/** The API of archives. */
import type { Route } from "../late_pages.ts";
import { codeAnswer } from "../code_target.ts";
import * as documents from "../api/documents.ts";
import * as listens from "../api/listens.ts";
import * as releases from "../api/releases.ts";
import * as revisions from "../api/revisions.ts";
import * as tours from "../api/tours.ts";
import * as citations from "../api/citations.ts";
import { exportFile } from "../api/exports.ts";
import * as transcripts from "../api/transcripts.ts";

export const ARCHIVES: Route[] = [
  ["GET", "/api/tours", "anyone", tours.list],
  ["GET", "/api/tours/nearby", "anyone", tours.nearby],
  ["GET", "/api/tours/user", "signed-in", tours.listOwn],
  ["GET", "/api/tours/map", "anyone", tours.map],
  ["GET", "/api/tours/extent", "anyone", tours.extent],
  ["POST", "/api/tours", "signed-in", tours.create],
  ["GET", "/api/tours/:id", "anyone", tours.read],
  ["PUT", "/api/tours/:id", "editor", tours.update],
  ["DELETE", "/api/tours/:id", "owner", tours.remove],
  ["PATCH", "/api/tours/:id/visibility", "owner", tours.changeVisibility],
  ["POST", "/api/tours/:id/duplicate", "editor", tours.duplicate],
  ["GET", "/api/tours/:id/citation", "anyone", citations.cite],
  ["GET", "/api/tours/:id/export", "anyone", exportFile],
  ["GET", "/api/tours/:id/stops/:stopId/transcript", "anyone", transcripts.read],
  ["GET", "/api/tours/:id/stops/:stopId/transcript.vtt", "anyone", transcripts.readVtt],
  ["POST", "/api/tours/:id/listens", "anyone", listens.add],
  ["GET", "/api/tours/:id/listens", "editor", listens.table],
  ["GET", "/api/tours/:id/releases", "editor", releases.list],
  ["POST", "/api/tours/:id/releases", "editor", releases.add],
  ["PUT", "/api/tours/:id/releases/:releaseId", "owner", releases.change],
  ["DELETE", "/api/tours/:id/releases/:releaseId", "owner", releases.remove],
  ["GET", "/api/tours/:id/releases/:releaseId/document", "anyone", documents.read],
  ["PUT", "/api/tours/:id/releases/:releaseId/document", "editor", documents.attach],
  ["DELETE", "/api/tours/:id/releases/:releaseId/document", "owner", documents.remove],
  ["GET", "/api/codes/:code", "anyone", codeAnswer],
  ["GET", "/api/tours/:id/revisions", "editor", revisions.list],
  ["GET", "/api/tours/:id/revisions/:revision", "editor", revisions.read],
  ["POST", "/api/tours/:id/revisions/:revision/restore", "editor", revisions.restore],
];
