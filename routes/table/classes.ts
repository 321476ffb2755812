/** The API of classes: of their teachers, and of their pupils. */
import type { Route } from "../late_pages.ts";
import * as classes from "../api/classes/classes.ts";
import * as members from "../api/classes/members.ts";
import * as pupils from "../api/classes/pupils.ts";
import * as submissions from "../api/classes/submissions.ts";

const ONE = "/api/tours/:id/classes/:classId";
const SUBMISSION = `${ONE}/submissions/:submissionId`;

export const CLASSES: Route[] = [
  ["GET", "/api/tours/:id/classes", "editor", classes.list],
  ["POST", "/api/tours/:id/classes", "editor", classes.open],
  ["GET", ONE, "editor", classes.read],
  ["PUT", ONE, "editor", classes.change],
  ["POST", `${ONE}/end`, "editor", classes.end],
  ["POST", `${ONE}/reopen`, "editor", classes.reopen],
  ["POST", `${ONE}/code`, "editor", classes.renewCode],
  ["POST", `${ONE}/members/:memberId/code`, "editor", members.giveCode],
  ["DELETE", `${ONE}/members/:memberId`, "editor", members.remove],
  ["POST", `${ONE}/submissions`, "editor", submissions.handOut],
  ["GET", SUBMISSION, "editor", submissions.read],
  ["DELETE", SUBMISSION, "editor", submissions.remove],
  ["PUT", `${SUBMISSION}/members`, "editor", submissions.setMembers],
  ["POST", `${SUBMISSION}/return`, "editor", submissions.giveBack],
  ["POST", `${SUBMISSION}/take`, "editor", submissions.take],
  ["POST", "/api/class/join", "anyone", pupils.join],
  ["POST", "/api/class/leave", "anyone", pupils.leave],
  ["GET", "/api/class", "pupil", pupils.read],
  ["POST", "/api/class/submissions", "pupil", pupils.propose],
  ["GET", "/api/class/submissions/:submissionId", "pupil", pupils.readSubmission],
  ["PUT", "/api/class/submissions/:submissionId", "pupil", pupils.save],
  ["POST", "/api/class/submissions/:submissionId/hand-in", "pupil", pupils.handIn],
  ["POST", "/api/class/submissions/:submissionId/take-back", "pupil", pupils.takeBack],
];
