/** The API of what people have for themselves: progress, drafts, deleted archives, files. */
import type { Route } from "../late_pages.ts";
import * as draftLinks from "../api/draft_links.ts";
import * as drafts from "../api/drafts.ts";
import * as location from "../api/location.ts";
import * as progress from "../api/progress.ts";
import * as transcriptions from "../api/transcriptions.ts";
import * as trash from "../api/trash.ts";
import * as uploads from "../api/uploads.ts";
import * as withheld from "../api/withheld.ts";

export const OWN_WORK: Route[] = [
  ["POST", "/api/tours/:id/start", "signed-in", progress.start],
  ["GET", "/api/tours/:id/progress", "signed-in", progress.ofTour],
  ["PATCH", "/api/progress/:id", "signed-in", progress.patch],
  ["GET", "/api/user/progress", "signed-in", progress.list],
  ["GET", "/api/drafts", "signed-in", drafts.list],
  ["POST", "/api/drafts", "signed-in", drafts.create],
  ["GET", "/api/drafts/:id", "signed-in", drafts.read],
  ["PUT", "/api/drafts/:id", "signed-in", drafts.update],
  ["DELETE", "/api/drafts/:id", "signed-in", drafts.remove],
  ["GET", "/api/drafts/:id/link", "signed-in", draftLinks.read],
  ["POST", "/api/drafts/:id/link", "signed-in", draftLinks.create],
  ["DELETE", "/api/drafts/:id/link", "signed-in", draftLinks.remove],
  ["POST", "/api/drafts/:id/restore", "signed-in", drafts.restore],
  ["DELETE", "/api/drafts/:id/trash", "signed-in", drafts.removeForGood],
  ["GET", "/api/trash", "signed-in", trash.list],
  ["POST", "/api/trash/:id/restore", "owner", trash.restore],
  ["DELETE", "/api/trash/:id", "owner", trash.remove],
  ["GET", "/api/uploads", "uploader", uploads.room],
  ["POST", "/api/uploads", "uploader", uploads.create],
  ["GET", "/api/uploads/:id", "uploader", uploads.read],
  ["PATCH", "/api/uploads/:id", "uploader", uploads.change],
  ["DELETE", "/api/uploads/:id", "uploader", uploads.change],
  ["POST", "/api/transcriptions", "signed-in", transcriptions.create],
  ["GET", "/api/withheld", "anyone", withheld.list],
  ["GET", "/api/location", "signed-in", location.find],
  ["GET", "/api/location/suggest", "signed-in", location.suggest],
  ["GET", "/api/location/words", "signed-in", location.words],
];
