import assert from "node:assert/strict";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { blockUser } from "../../../lib/store/closing/account_block.ts";
import {
  beginAccountRemoval,
  finishAccountRemoval,
} from "../../../lib/store/closing/account_removal.ts";
import {
  createSession,
  endAllSessions,
  ownSessionId,
} from "../../../lib/store/accounts/sessions.ts";
import { demoteUser, saveIdentity, setRole } from "../../../lib/store/accounts/users.ts";
import { Client, ORIGIN } from "../../support/people/client.ts";
import { identityOf } from "../../support/data/full_account.ts";
import { guard } from "../../../routes/middleware/guard.ts";
import { ROUTES } from "../../../routes/table/routes.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import type { CoAuthorRole } from "../../../lib/model/people/tour_role.ts";
import type { Visibility } from "../../../lib/model/tour/visibility.ts";
import { deleteDraft } from "../../../lib/store/drafts/draft_trash.ts";
import { sha256 } from "../../../lib/store/accounts/secret.ts";
import { startProgress } from "../../../lib/store/progress/progress.ts";
import { setRedirect } from "../../../lib/store/imports/redirects.ts";
import { removeCoAuthor } from "../../../lib/store/people/co_authors.ts";
import { getTourSummary, hasTour } from "../../../lib/store/tours/tours.ts";
import { deleteTour } from "../../../lib/store/tours/tour_trash.ts";
import { createUpload } from "../../../lib/store/media/uploads.ts";
import { hashOf, mediaFile } from "../../support/data/media_files.ts";
import { makersIn, type Person, signInPeople, SPOKEN_STOP } from "../../support/people/people.ts";
import { withReview } from "../../support/people/reviewed.ts";
import { settingsOf } from "../../support/people/classes.ts";
import { shareWith } from "../../support/people/share_with.ts";
import { testApp } from "../../support/servers/server.ts";
import { makePdf, releaseDocument, sendDocument } from "../../support/people/documents.ts";
import { Uploader } from "../../support/people/uploads.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { makeTranscript } from "../../support/data/transcripts.ts";

const PEOPLE: Person[] = ["anonymous", "other", "owner", "admin", "editor", "reviewer", "pupil"];

type Statuses = Record<Person, number>;
type Expectation = {
  /** The status for each person on a thing of the owner's, or on a route without an id. */
  own: Statuses;
  /**
   * On a thing that is the other's; "other" and "owner" change places, and editor and reviewer of
   * the owner's tours get what the owner gets.
   */
  foreign?: Statuses;
  /** On an unlisted tour of the owner's; as in `own` when missing. */
  unlisted?: Statuses;
  /** On a private tour of the owner's. */
  hidden?: Statuses;
  /** On an unknown id, on a malformed one, and on a deleted tour. */
  missing?: Statuses;
  body?: unknown;
  headers?: Record<string, string>;
};

const all = (status: number): Statuses => of(status, status, status, status, status, status);
/**
 * Editor and reviewer are strangers, and a pupil, who is in a class of the owner's tour, is
 * anonymous, unless they are named.
 */
const of = (
  anonymous: number,
  other: number,
  owner: number,
  admin: number,
  editor = other,
  reviewer = other,
  pupil = anonymous,
): Statuses => ({ anonymous, other, owner, admin, editor, reviewer, pupil });
const page = { own: all(200) };
const signedIn = (status: number) => ({ own: of(401, status, status, status) });
/** For those who are signed in, and for pupils. */
const uploaders = (status: number) => ({
  own: of(401, status, status, status, status, status, status),
});
/** For pupils. */
const pupils = (status: number) => ({ own: of(401, 401, 401, 401, 401, 401, status) });
/** A draft, upload or progress is there for nobody but its owner: administrators are others. */
const draft = (status: number) => ({
  own: of(401, 404, status, 404),
  foreign: of(401, status, 404, 404),
  missing: of(401, 404, 404, 404),
});

/** The same; a pupil has uploads, too. */
const upload = (status: number) => ({
  own: of(401, 404, status, 404, 404, 404, 404),
  foreign: of(401, status, 404, 404, 404, 404, 404),
  missing: of(401, 404, 404, 404, 404, 404, 404),
});

/** What everybody sees who sees the archive. */
const seenWithArchive = {
  own: all(200),
  foreign: all(200),
  hidden: of(404, 404, 200, 200, 200, 200, 200),
  missing: all(404),
};

/**
 * For the owner of a tour and administrators; its editors and reviewers learn that they may not,
 * others that it is there, if it is not private.
 */
const owners = (status: number) => ({
  own: of(401, 403, status, status),
  foreign: of(401, status, 403, status),
  hidden: of(401, 404, status, status, 403, 403),
  missing: of(401, 404, 404, 404),
});

/** The same, and for editors. */
const editors = (status: number) => ({
  own: of(401, 403, status, status, status),
  foreign: of(401, status, 403, status),
  hidden: of(401, 404, status, status, status, 403),
  missing: of(401, 404, 404, 404),
});

/** The same, and for reviewers. */
const reviewers = (status: number) => ({
  own: of(401, 403, status, status, status, status),
  foreign: of(401, status, 403, status),
  hidden: of(401, 404, status, status, status, status),
  missing: of(401, 404, 404, 404),
});

/** What everybody reads, of a private tour its people and the pupils of its classes alone. */
const readers = (status: number) => ({
  own: all(status),
  foreign: all(status),
  hidden: of(404, 404, status, status, status, status, status),
  missing: all(404),
});

/** A page for those who may change a tour. */
const editorsPage = {
  own: of(401, 403, 200, 200, 200, 403),
  foreign: of(401, 200, 403, 200),
  // A pupil sees the archive, and is asked to sign in.
  hidden: of(404, 404, 200, 200, 200, 403, 401),
  missing: all(404),
};

/** The same, and for reviewers. */
const reviewersPage = {
  own: of(401, 403, 200, 200, 200, 200),
  foreign: of(401, 200, 403, 200),
  hidden: of(404, 404, 200, 200, 200, 200, 401),
  missing: all(404),
};

/** The page of a class, of which the archive has none. */
const classPage = {
  own: of(401, 403, 404, 404, 404, 403),
  foreign: of(401, 404, 403, 404),
  hidden: of(404, 404, 404, 404, 404, 403, 401),
  missing: all(404),
};

/** Calls of archivists, on a site that has none. */
const withoutReview = {
  own: of(401, 404, 404, 404),
  missing: of(401, 404, 404, 404),
};

/** What administrators do to people. */
const ofUsers = {
  own: of(401, 403, 403, 204),
  foreign: of(401, 403, 403, 204),
  missing: of(401, 403, 403, 404),
};

/** What each request of an upload carries. */
const TUS = { "tus-resumable": "1.0.0" };

/** The settings of a class. */
const CLASS = settingsOf();

/** The form of a tour, which leaves who sees it as it is. */
const { visibility: _, ...UNSEEN } = makeTour();

/**
 * Who gets what. 403 on a promotion is the refusal of the password; 401 on `/api/auth/login` is
 * that of the token, for any user.
 */
const EXPECTED: Record<string, Expectation> = {
  "GET /": page,
  "GET /tours": page,
  "GET /healthz": page,
  "GET /readyz": page,
  "GET /metrics": { own: all(404) },
  "GET /.well-known/security.txt": { own: all(404) },
  "GET /robots.txt": page,
  "GET /sitemap.xml": page,
  "GET /iiif/collection.json": page,
  "GET /oai": page,
  "POST /oai": page,
  "GET /feed.atom": page,
  "GET /tour/:id/manifest.json": {
    own: all(200),
    foreign: all(200),
    // What is not public has no manifest, not even for its owner.
    unlisted: all(404),
    hidden: all(404),
    missing: all(404),
  },
  "GET /embed/tour/:id": {
    own: all(200),
    foreign: all(200),
    unlisted: all(404),
    hidden: all(404),
    missing: all(404),
  },
  "GET /oembed": { own: all(400) }, // It needs an address.
  "GET /tour/:id": readers(200),
  "GET /tours/:id": { own: all(308), foreign: all(308), hidden: all(308), missing: all(308) },
  // Nothing has come from another site.
  "GET /tours/show/:number": { own: all(404) },
  "GET /items/show/:number": { own: all(404) },
  // Without ARK_NAAN there are no ARKs.
  "GET /ark:/:naan/:id": { own: all(404), missing: all(404) },
  "GET /ark:/:naan/:id/:part": { own: all(404), missing: all(404) },
  "GET /tour/:id/edit": editorsPage,
  "GET /transfer/:secret": { own: all(404) }, // No offer has this secret.
  "GET /tour/:id/history": editorsPage,
  "GET /tour/:id/releases": editorsPage,
  "GET /tour/:id/poster": seenWithArchive,
  "GET /tour/:id/labels": seenWithArchive,
  "GET /tour/:id/booklet": seenWithArchive,
  "GET /tour/:id/listeners": editorsPage,
  "GET /tour/:id/people": reviewersPage,
  "GET /tour/:id/comments": reviewersPage,
  "GET /tour/:id/activity": reviewersPage,
  "GET /tour/:id/classes": editorsPage,
  "GET /tour/:id/classes/:classId": classPage,
  "GET /tour/:id/classes/:classId/wall": classPage,
  "GET /invitation/:secret": { own: all(404) }, // No invitation has this secret.
  // This site has no review: see tests/api/review.
  "GET /review": { own: all(404) },
  "GET /review/:id": { own: all(404), missing: all(404) },
  "GET /tour/:id/review": { own: all(404), foreign: all(404), hidden: all(404), missing: all(404) },
  "GET /api/review": { own: of(401, 404, 404, 404) },
  "GET /api/review/:id": withoutReview,
  "POST /api/review/:id/approve": { ...withoutReview, body: { id: NOBODY } },
  "POST /api/review/:id/return": { ...withoutReview, body: { id: NOBODY, comment: "No" } },
  "GET /api/tours/:id/hand-in": editors(404),
  "DELETE /api/tours/:id/hand-in": editors(404),
  "POST /api/tours/:id/hand-in/take-back": { ...editors(404), body: { id: NOBODY } },
  "GET /api/admin/archivists": { own: of(401, 403, 403, 200) },
  // Nobody has this address.
  "POST /api/admin/archivists": {
    own: of(401, 403, 403, 400),
    body: { email: "nobody@example.org", accounts: "all" },
  },
  "DELETE /api/admin/archivists/:userId": { own: of(401, 403, 403, 204) },
  "GET /preview/:secret": { own: all(404) }, // No link has this secret.
  "GET /create": page,
  "GET /create-tour": { own: all(308) },
  "GET /profile": page,
  "GET /profile/delete": page,
  "GET /admin": page,
  "GET /admin/users": page,
  "GET /admin/audit": page,
  "GET /admin/deleted": page,
  "GET /admin/invitations": page,
  "GET /admin/site": page,
  "GET /admin/statistics": page,
  "GET /admin-setup": page,
  "GET /kept": page,
  "GET /share": page,
  "POST /share": { own: all(303) },
  "GET /q": page,
  // The letters are no code.
  "GET /q/:code": { own: all(404) },
  "GET /join": page,
  "POST /join": { own: all(404) }, // There is no code in it.
  "GET /join/:code": { own: all(404) }, // It is no code.
  "GET /class": page,
  "GET /logout": page,
  "GET /test": page,
  "GET /sign-in-failed": page,
  "GET /offline": page,
  "GET /developers": page,
  "GET /imprint": { own: all(404) }, // The host has none.
  "GET /privacy": page,
  "GET /manifest.webmanifest": page,
  "GET /sw.js": page,
  "GET /map.pmtiles": { own: all(404) }, // No archive is configured here.
  "GET /media/:name": { own: all(404) }, // No file has this name.
  "GET /demo-provider/*": { own: all(404) },
  "POST /demo-provider/*": { own: all(404) },
  "GET /api/openapi.json": page,
  "GET /api/login": { own: all(302) },
  "GET /api/callback": { own: all(303) },
  "POST /api/auth/login": { own: all(401), body: { firebaseToken: "x.y.z" } },
  "POST /api/auth/logout": { own: all(204) },
  "POST /api/auth/logout-everywhere": signedIn(204),
  "DELETE /api/auth/sessions": signedIn(204),
  // Nobody learns whose a session is, or whether there is one.
  "DELETE /api/auth/sessions/:id": {
    ...signedIn(204),
    foreign: of(401, 204, 204, 204),
    missing: of(401, 204, 204, 204),
  },
  "GET /api/auth/user": signedIn(200),
  "GET /api/auth/session": page,
  "GET /api/account/data": signedIn(200),
  "GET /api/account/files": signedIn(200),
  "GET /api/account/originals": signedIn(200),
  "DELETE /api/account/files": { ...signedIn(200), body: { hashes: ["0".repeat(64)] } },
  // The address is not that of the account.
  "DELETE /api/account": {
    ...signedIn(400),
    body: { email: "nobody@example.org", otherwise: { fate: "leave" }, keepsName: true },
  },
  "GET /api/admin/status": signedIn(200),
  "POST /api/admin/promote": {
    ...signedIn(403),
    body: { userId: NOBODY, adminPassword: "not the password" },
  },
  "GET /api/admin/audit": { own: of(401, 403, 403, 200) },
  "GET /api/admin/tours": { own: of(401, 403, 403, 200) },
  "GET /api/admin/users": { own: of(401, 403, 403, 200) },
  "GET /api/admin/deleted": { own: of(401, 403, 403, 200) },
  // Of ids that nobody has each is refused by itself.
  "POST /api/admin/tours/acts": {
    own: of(401, 403, 403, 200),
    body: { act: "delete", ids: [NOBODY] },
  },
  // It needs ids.
  "GET /api/admin/tours/export": { own: of(401, 403, 403, 400) },
  "POST /api/admin/users/acts": {
    own: of(401, 403, 403, 200),
    body: { act: "sign-out", ids: [NOBODY] },
  },
  "GET /api/admin/statistics": { own: of(401, 403, 403, 200) },
  "GET /api/admin/site": { own: of(401, 403, 403, 200) },
  // Refused here because the site has no third revision.
  "PUT /api/admin/site": {
    own: of(401, 403, 403, 409),
    body: { revision: 3, settings: {} },
  },
  "POST /api/admin/users/:id/demote": ofUsers,
  "POST /api/admin/users/:id/sign-out": ofUsers,
  "POST /api/admin/users/:id/block": { ...ofUsers, body: { reason: "Spam", hidesTours: true } },
  "GET /api/admin/invitations": { own: of(401, 403, 403, 200) },
  "POST /api/admin/invitations": {
    own: of(401, 403, 403, 200),
    body: { addresses: ["@school.example"] },
  },
  "POST /api/admin/invitations/links": {
    own: of(401, 403, 403, 201),
    body: { days: 1, uses: 1 },
  },
  "DELETE /api/admin/invitations/:invitationId": { own: of(401, 403, 403, 204) },
  "PUT /api/admin/users/:id/quota": { ...ofUsers, body: { megabytes: 7 } },
  "POST /api/admin/users/:id/unblock": ofUsers,
  "GET /api/tours": page,
  "GET /api/tours/nearby": { own: all(400) },
  "GET /api/tours/:id": readers(200),
  "POST /api/tours/:id/duplicate": editors(201),
  // Those who make the archive get the same answer, and are not counted.
  "POST /api/tours/:id/listens": {
    own: all(204),
    foreign: all(204),
    hidden: all(404),
    missing: all(404),
    body: { stopId: SPOKEN_STOP, way: "page", left: 0 },
  },
  "GET /api/tours/:id/listens": editors(200),
  "GET /api/tours/:id/releases": editors(200),
  // Nobody's recording is named here, and no release.
  "POST /api/tours/:id/releases": { ...editors(400), body: {} },
  "PUT /api/tours/:id/releases/:releaseId": { ...editors(404), body: {} },
  "DELETE /api/tours/:id/releases/:releaseId": editors(404),
  "GET /api/tours/:id/releases/:releaseId/document": {
    own: all(404),
    foreign: all(404),
    hidden: all(404),
    missing: all(404),
  },
  "PUT /api/tours/:id/releases/:releaseId/document": {
    ...editors(404),
    body: {},
    headers: { "content-length": "2" },
  },
  "DELETE /api/tours/:id/releases/:releaseId/document": editors(404),
  "GET /api/tours/:id/people": reviewers(200),
  // Nobody learns whether there is such a tour, or a role in it.
  "DELETE /api/tours/:id/people": {
    ...signedIn(204),
    foreign: of(401, 204, 204, 204),
    hidden: of(401, 204, 204, 204),
    missing: of(401, 204, 204, 204),
  },
  // Nobody with this id works on the tour.
  "PUT /api/tours/:id/people/:userId": { ...owners(404), body: { role: "editor" } },
  "DELETE /api/tours/:id/people/:userId": owners(204),
  "GET /api/tours/:id/invitations": owners(200),
  "POST /api/tours/:id/invitations": { ...owners(201), body: { role: "editor" } },
  "DELETE /api/tours/:id/invitations/:invitationId": owners(204),
  // There is no invitation to answer.
  "POST /api/invitations/accept": {
    ...signedIn(404),
    body: { tourId: NOBODY, invitationId: NOBODY },
  },
  "POST /api/invitations/decline": {
    ...signedIn(404),
    body: { tourId: NOBODY, invitationId: NOBODY },
  },
  "GET /api/tours/:id/comments": reviewers(200),
  "POST /api/tours/:id/comments": { ...reviewers(201), body: { text: "The mill had two wheels." } },
  // There is no such comment.
  "PATCH /api/tours/:id/comments/:commentId": { ...reviewers(404), body: { isResolved: true } },
  "DELETE /api/tours/:id/comments/:commentId": reviewers(204),
  "PUT /api/tours/:id/approval": {
    own: of(401, 403, 403, 403, 403, 204),
    foreign: of(401, 403, 403, 403),
    hidden: of(401, 404, 403, 403, 403, 204),
    missing: of(401, 404, 404, 404),
    body: { revision: 1 },
  },
  "DELETE /api/tours/:id/approval": reviewers(204),
  "PUT /api/tours/:id/presence": { ...reviewers(200), body: { stopId: null } },
  "GET /api/tours/:id/classes": editors(200),
  "POST /api/tours/:id/classes": { ...editors(201), body: CLASS },
  // No class has this id, and no code and no story.
  "GET /api/tours/:id/classes/:classId": editors(404),
  "PUT /api/tours/:id/classes/:classId": { ...editors(404), body: { ...CLASS, revision: 1 } },
  "POST /api/tours/:id/classes/:classId/end": editors(404),
  "POST /api/tours/:id/classes/:classId/reopen": editors(404),
  "POST /api/tours/:id/classes/:classId/code": editors(404),
  "POST /api/tours/:id/classes/:classId/members/:memberId/code": editors(404),
  "DELETE /api/tours/:id/classes/:classId/members/:memberId": editors(404),
  "POST /api/tours/:id/classes/:classId/submissions": {
    ...editors(404),
    body: { title: "The weir", memberIds: [] },
  },
  "GET /api/tours/:id/classes/:classId/submissions/:submissionId": editors(404),
  "DELETE /api/tours/:id/classes/:classId/submissions/:submissionId": editors(404),
  "PUT /api/tours/:id/classes/:classId/submissions/:submissionId/members": {
    ...editors(404),
    body: { memberIds: [] },
  },
  "POST /api/tours/:id/classes/:classId/submissions/:submissionId/return": {
    ...editors(404),
    body: { comment: "More, please", revision: 1 },
  },
  "POST /api/tours/:id/classes/:classId/submissions/:submissionId/take": {
    ...editors(404),
    body: { revision: 1 },
  },
  "POST /api/class/join": { own: all(404), body: { code: "ABCDE-FGHJK", nickname: "Bea" } },
  "POST /api/class/leave": { own: all(204) },
  "GET /api/class": pupils(200),
  "POST /api/class/submissions": { ...pupils(201), body: { id: NOBODY, stop: {} } },
  "GET /api/class/submissions/:submissionId": pupils(404),
  "PUT /api/class/submissions/:submissionId": { ...pupils(404), body: { revision: 1, stop: {} } },
  "POST /api/class/submissions/:submissionId/hand-in": { ...pupils(404), body: { revision: 1 } },
  "POST /api/class/submissions/:submissionId/take-back": { ...pupils(404), body: { revision: 1 } },
  "GET /api/tours/:id/transfer": owners(200),
  "POST /api/tours/:id/transfer": { ...owners(201), body: {} },
  "DELETE /api/tours/:id/transfer": owners(204),
  "PUT /api/tours/:id/owner": {
    own: of(401, 403, 403, 204),
    foreign: of(401, 403, 403, 204),
    hidden: of(401, 403, 403, 204),
    missing: of(401, 403, 403, 404),
    body: { email: "admin@demo.example" },
  },
  "GET /api/tours/:id/citation": readers(200),
  "GET /api/tours/:id/export": readers(200),
  "GET /api/tours/:id/stops/:stopId/transcript": readers(200),
  "GET /api/tours/:id/stops/:stopId/transcript.vtt": readers(200),
  "GET /api/codes/:code": { own: all(404) },
  // There is no offer to answer.
  "POST /api/transfers/accept": { ...signedIn(404), body: { tourId: NOBODY } },
  "POST /api/transfers/decline": { ...signedIn(404), body: { tourId: NOBODY } },
  "PATCH /api/tours/:id/visibility": { ...owners(200), body: { visibility: "unlisted" } },
  "DELETE /api/tours/:id": owners(204),
  "GET /api/tours/user": signedIn(200),
  "GET /api/tours/map": { own: all(400) },
  "GET /api/tours/extent": { own: all(200) },
  "POST /api/tours": { ...signedIn(201), body: makeTour() },
  "PUT /api/tours/:id": { ...editors(200), body: UNSEEN },
  "GET /api/tours/:id/revisions": editors(200),
  "GET /api/tours/:id/revisions/:revision": editors(200),
  "POST /api/tours/:id/revisions/:revision/restore": editors(200),
  "POST /api/tours/:id/start": {
    own: of(401, 200, 200, 200),
    foreign: of(401, 200, 200, 200),
    hidden: of(401, 404, 200, 200, 200, 200),
    missing: of(401, 404, 404, 404),
  },
  // Of a tour that nobody has begun: whose the tour is, is of no interest.
  "GET /api/tours/:id/progress": {
    own: of(401, 404, 404, 404),
    foreign: of(401, 404, 404, 404),
    hidden: of(401, 404, 404, 404),
    missing: of(401, 404, 404, 404),
  },
  "PATCH /api/progress/:id": { ...draft(200), body: { currentStopIndex: 1 } },
  "GET /api/user/progress": signedIn(200),
  "GET /api/drafts": signedIn(200),
  "POST /api/drafts": { ...signedIn(201), body: { draftData: {} } },
  "GET /api/drafts/:id": draft(200),
  "PUT /api/drafts/:id": { ...draft(200), body: { draftData: {} } },
  "DELETE /api/drafts/:id": draft(204),
  "GET /api/drafts/:id/link": draft(200),
  "POST /api/drafts/:id/link": draft(201),
  "DELETE /api/drafts/:id/link": draft(204),
  "POST /api/drafts/:id/restore": draft(200),
  "DELETE /api/drafts/:id/trash": draft(204),
  "GET /api/trash": signedIn(200),
  "POST /api/trash/:id/restore": {
    own: of(401, 404, 200, 200),
    foreign: of(401, 200, 404, 200),
    missing: of(401, 404, 404, 404),
  },
  "DELETE /api/trash/:id": {
    own: of(401, 404, 204, 204),
    foreign: of(401, 204, 404, 204),
    missing: of(401, 404, 404, 404),
  },
  "GET /api/uploads": uploaders(200),
  "POST /api/uploads": { ...uploaders(201), headers: { ...TUS, "upload-length": "10" } },
  "GET /api/uploads/:id": upload(200),
  "PATCH /api/uploads/:id": {
    ...upload(204),
    headers: { ...TUS, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
  },
  "DELETE /api/uploads/:id": { ...upload(204), headers: TUS },
  // No machine is set up.
  "POST /api/transcriptions": {
    ...signedIn(404),
    body: { audioUrl: `/media/${"0".repeat(64)}.mp3` },
  },
  "GET /api/withheld": page,
  "GET /api/location": signedIn(400),
  "GET /api/location/suggest": signedIn(400),
  "GET /api/location/words": signedIn(400),
};

const MALFORMED = ["x", "01arz3ndektsv4rrffq69g5fav", "%20", "..%2f", "1", "\u{1F600}"];

for (const [method, path] of ROUTES) {
  const route = `${method} ${path}`;
  Deno.test(`${route} answers each person as the table of this test says`, async () => {
    const expected = EXPECTED[route];
    assert.ok(expected, `no expectation for ${route}: add a row for it`);
    assert.equal(
      expected.missing !== undefined,
      path.includes(":id"),
      "ids need their own columns",
    );
    assert.equal(expected.hidden !== undefined, /tours?\/:id/.test(path), "tours may be hidden");
    await using test = await testApp();
    const { clients, ids, tourOf, placePupil } = await signInPeople(test);
    const { thingOf, isTour } = thingsAt(path, test.kv);
    await placePupil(await tourOf(ids.owner));
    for (const person of PEOPLE) {
      const check = async (id: string, wanted: Statuses, what: string) => {
        // A new thing for each call, which may delete it.
        const target = id === "own" || id === "foreign"
          ? await (isTour ? tourOf : thingOf)(id === "own" ? ids.owner : ids.other)
          : id;
        const url = urlOf(path, target);
        if (person === "pupil" && isTour && await ownerOf(test.kv, target) === ids.owner) {
          await placePupil(target);
        }
        const client = clients[person];
        const response = await send(client, method, url, expected);
        const isCoAuthor = person === "editor" || person === "reviewer";
        const seenAs = id === "foreign" && isCoAuthor ? "owner" : person;
        assert.equal(response.status, wanted[seenAs], `${person}, ${what}`);
        if (url.startsWith("/api/") && response.status >= 400) {
          assert.equal(response.headers.get("content-type"), "application/problem+json");
          assert.equal((await response.json()).status, response.status);
        }
      };
      await check("own", expected.own, "own");
      if (expected.foreign) await check("foreign", expected.foreign, "foreign");
      if (expected.hidden) {
        const tours = {
          unlisted: expected.unlisted ?? expected.own,
          private: expected.hidden,
        } as const;
        for (const [visibility, wanted] of Object.entries(tours)) {
          const id = await tourOf(ids.owner, { visibility: visibility as Visibility });
          await check(id, wanted, visibility);
        }
      }
      if (!expected.missing) continue;
      if (isTour) {
        const deleted = await tourOf(ids.owner);
        await deleteTour(test.kv, deleted);
        await check(deleted, expected.missing, "deleted");
      }
      for (const id of [NOBODY, ...MALFORMED]) await check(id, expected.missing, id);
    }
  });
}

/** How a thing of somebody's is made that a path is about, and whether that is a tour. */
function thingsAt(path: string, kv: Deno.Kv) {
  const { tourOf, draftOf } = makersIn(kv);
  const progressOf = async (userId: string) =>
    (await startProgress(kv, userId, await tourOf(userId), new Date()))!.id;
  const uploadOf = async (userId: string) => {
    const upload = { userId, name: "A recording", size: 10 };
    return (await createUpload(kv, upload, { now: new Date(), quota: 1000 })).id;
  };
  const sessionOf = async (userId: string) =>
    ownSessionId(await sha256(await createSession(kv, userId, new Date())));
  const deletedTourOf = async (userId: string) => {
    const id = await tourOf(userId);
    await deleteTour(kv, id, { by: { id: userId, isAdmin: false } });
    return id;
  };
  const deletedDraftOf = async (userId: string) => {
    const id = await draftOf(userId);
    await deleteDraft(kv, id, { userId, now: new Date() });
    return id;
  };
  const thingOf = path.startsWith("/api/admin/users/")
    ? (userId: string) => Promise.resolve(userId)
    : /^\/api\/drafts\/:id\/(restore|trash)$/.test(path)
    ? deletedDraftOf
    : path.startsWith("/api/drafts/")
    ? draftOf
    : path.startsWith("/api/progress/")
    ? progressOf
    : path.startsWith("/api/uploads/")
    ? uploadOf
    : path.startsWith("/api/auth/sessions/")
    ? sessionOf
    : path.startsWith("/api/trash/")
    ? deletedTourOf
    : tourOf;
  return { thingOf, isTour: thingOf === tourOf };
}

/** The id of the owner of a tour; undefined if the tour is missing or deleted. */
const ownerOf = async (kv: Deno.Kv, id: string) => (await getTourSummary(kv, id))?.userId;

const urlOf = (path: string, id: string) =>
  path.replace(":id", id)
    .replace(/:(userId|invitationId|commentId|classId|memberId|submissionId)/g, NOBODY)
    .replace(":revision", "1")
    .replace(":stopId", SPOKEN_STOP)
    .replace("*", "nothing-here");

const PASSWORD = "a password of enough letters";

/** What becomes of a user who has a session; `client` sends its cookie, `id` is the thing's. */
type Change = (
  kv: Deno.Kv,
  of: { userId: string; adminId: string; client: Client; id: string },
) => Promise<unknown>;

const promote: Change = (_kv, { userId, client }) =>
  client.json("POST", "/api/admin/promote", { userId, adminPassword: PASSWORD });

const makeAdmin: Change = (kv, { userId }) =>
  setRole(kv, userId, "admin", { actor: userId, now: new Date() });

/** Makes a co-author of the user, if the thing is a tour. */
const makeCoAuthor = (role: CoAuthorRole): Change => async (kv, { userId, id }) => {
  if (await hasTour(kv, id)) await shareWith(kv, id, { [role]: userId });
};

const endRole: Change = async (kv, { userId, id }) => {
  const tour = await getTourSummary(kv, id);
  if (!tour) return;
  const by = { id: tour.userId, isAdmin: false };
  await removeCoAuthor(kv, id, { userId, by, now: new Date() });
};

/**
 * Sessions that are worth something else by now: as whom they are answered. `changes` come after
 * the session has begun; `keepsCookie`: what the browser was sent meanwhile is not taken.
 */
const FORMER: Record<string, { as: Person; changes: Change[]; keepsCookie?: boolean }> = {
  "an account that is blocked": {
    as: "anonymous",
    changes: [(kv, { userId, adminId }) => {
      const block = { reason: "Spam", hidesTours: false };
      return blockUser(kv, userId, { actor: adminId, now: new Date(), ...block });
    }],
  },
  "an account that was deleted": {
    as: "anonymous",
    changes: [async (kv, { userId }) => {
      const plan = { otherwise: { fate: "leave" }, exceptions: {}, keepsName: true } as const;
      await beginAccountRemoval(kv, userId, plan, new Date());
      await finishAccountRemoval(kv, userId, () => Promise.resolve(), new Date());
    }],
  },
  "a session from before a promotion": {
    as: "anonymous",
    changes: [promote],
    keepsCookie: true,
  },
  "a session that was ended by an administrator": {
    as: "anonymous",
    changes: [(kv, { userId }) => endAllSessions(kv, userId)],
  },
  "an administrator who was promoted just now": { as: "admin", changes: [promote] },
  "an editor who was a reviewer": {
    as: "editor",
    changes: [makeCoAuthor("reviewer"), makeCoAuthor("editor")],
  },
  "a former editor": { as: "other", changes: [makeCoAuthor("editor"), endRole] },
  "a former administrator": {
    as: "other",
    changes: [
      makeAdmin,
      (kv, { userId, adminId }) => demoteUser(kv, userId, { actor: adminId, now: new Date() }),
    ],
  },
};

for (const [method, path] of ROUTES) {
  const route = `${method} ${path}`;
  Deno.test(`${route} answers a session by what its user is now`, async () => {
    const expected = EXPECTED[route];
    await using test = await testApp({ settings: { ADMIN_PASSWORD: PASSWORD } });
    const { kv } = test;
    const { thingOf, isTour } = thingsAt(path, kv);
    let people = 0;
    const userOf = async (email?: string) => {
      const identity = identityOf(++people);
      const person = { ...identity, email: email ?? identity.email };
      return (await saveIdentity(kv, person, new Date())).id;
    };
    // To whom the table has tours moved.
    const adminId = await userOf("admin@demo.example");
    await setRole(kv, adminId, "admin", { actor: adminId, now: new Date() });
    const stranger = await userOf();
    for (const [what, { as, changes, keepsCookie }] of Object.entries(FORMER)) {
      const variants: TourInput["visibility"][] = expected.hidden
        ? ["public", "private"]
        : ["public"];
      for (const visibility of variants) {
        const userId = await userOf();
        const client = new Client(test.app);
        const value = await createSession(kv, userId, new Date());
        const cookie = { name: "session", value, path: "/" };
        client.cookies = [cookie];
        assert.equal((await client.request("/api/auth/user")).status, 200);
        // What was one's own is the hardest to be kept from.
        const of = as === "anonymous" ? userId : stranger;
        const id = isTour ? await makersIn(kv).tourOf(of, { visibility }) : await thingOf(of);
        for (const change of changes) await change(kv, { userId, adminId, client, id });
        if (keepsCookie) client.cookies = [cookie];
        const wanted = visibility === "private" ? expected.hidden! : expected.own;
        const { status } = await send(client, method, urlOf(path, id), expected);
        assert.equal(status, wanted[as], `${what}, ${visibility}`);
      }
    }
  });
}

const send = (client: Client, method: string, url: string, { body, headers }: Expectation) =>
  body === undefined ? client.request(url, { method, headers }) : client.json(method, url, body);

Deno.test("an archivist is one of the others everywhere but in the review", async () => {
  await using site = await withReview();
  const { kv, ids, archivist } = site;
  for (const [method, path] of ROUTES) {
    const route = `${method} ${path}`;
    if (/review|hand-in/.test(path)) continue;
    const { own, hidden, ...request } = EXPECTED[route];
    const { thingOf, isTour } = thingsAt(path, kv);
    for (const [visibility, wanted] of [["public", own], ["private", hidden]] as const) {
      if (!wanted) continue;
      const over = isTour ? { visibility } : {};
      const id = await (isTour ? makersIn(kv).tourOf(ids.owner, over) : thingOf(ids.owner));
      const client = new Client(site.app);
      const value = await createSession(kv, archivist.id, new Date());
      client.cookies = [{ name: "session", value, path: "/" }];
      const answer = await send(client, method, urlOf(path, id), { own, ...request });
      await answer.body?.cancel();
      assert.equal(answer.status, wanted.other, `${route}, ${visibility}`);
    }
  }
});

Deno.test("the table of this test has no row for a route that is gone", () => {
  const routes = ROUTES.map(([method, path]) => `${method} ${path}`);
  assert.deepEqual(Object.keys(EXPECTED).filter((route) => !routes.includes(route)), []);
  assert.equal(new Set(routes).size, routes.length, "no route stands there twice");
});

Deno.test("nothing answers that does not stand in the URL table, but for the two folders of files", async () => {
  await using test = await testApp();
  const listed = new Set(ROUTES.map(([method, path]) => `${method} ${path}`));
  // What else is asked of a path that is listed is refused: see the test of wrong methods.
  const refusals = ROUTES.map(([, path]) => `ALL ${path}`);
  const middleware = new Set(["ALL /*", "ALL /api/*", ...refusals]);
  const others = test.app.routes.map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !listed.has(route) && !middleware.has(route));
  assert.deepEqual(others, ["GET /assets/*", "GET /*"]);
  for (const route of listed) {
    const [method, path] = route.split(" ");
    const handlers = test.app.routes.filter((one) => one.method === method && one.path === path);
    assert.equal(handlers.length, 2, `${route} has its guard and its answer, and no more`);
  }
});

Deno.test("a route of owners whose owners are not known stops the server at its start", () => {
  assert.throws(() => guard("owner", "/api/things/:id"), /No owner is known/);
});

/**
 * What an account has that others can reach, by the route: how it is made, and who gets what before
 * a block that hides the archives, while it stands, and after it.
 */
type Reachable = {
  make: (owner: Client, kv: Deno.Kv, ownerId: string) => Promise<string>;
  seen: Statuses;
  hidden: Statuses;
};

const EVERYBODY = all(200);
const BY_ADMINS = of(404, 404, 404, 200);

const madeTour = async (owner: Client, over: Partial<TourInput> = {}): Promise<string> =>
  (await (await owner.json("POST", "/api/tours", makeTour({ title: "The mill", ...over }))).json())
    .id;

/** The address of a stop in whose transcript the mill is mentioned. */
async function madeSpoken(owner: Client): Promise<string> {
  const transcript = makeTranscript([{ start: 0, end: 900, text: "The mill burned down." }]);
  const audioStops = [makeStop({ id: "first", transcript })];
  return `/api/tours/${await madeTour(owner, { audioStops })}/stops/first`;
}

const OF_AN_ACCOUNT: Record<string, Reachable> = {
  "GET /tour/:id": {
    make: async (owner) => `/tour/${await madeTour(owner)}`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /tour/:id (unlisted)": {
    make: async (owner) => `/tour/${await madeTour(owner, { visibility: "unlisted" })}`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /tour/:id (deleted, and restored by an administrator)": {
    async make(owner, kv, ownerId) {
      const id = await madeTour(owner);
      await deleteTour(kv, id, { by: { id: ownerId, isAdmin: false } });
      return `/tour/${id}`;
    },
    seen: all(404),
    hidden: BY_ADMINS,
  },
  ...Object.fromEntries(["poster", "labels", "booklet"].map((kind) => [
    `GET /tour/:id/${kind}`,
    {
      make: async (owner: Client) => `/tour/${await madeTour(owner)}/${kind}`,
      seen: EVERYBODY,
      hidden: BY_ADMINS,
    },
  ])),
  // Where an archive of the account was on another site.
  "GET /tours/show/:number": {
    async make(owner, kv) {
      const target = { tourId: await madeTour(owner) };
      await setRedirect(kv, "/tours/show/7", target, new Set());
      return "/tours/show/7";
    },
    seen: all(308),
    hidden: of(404, 404, 404, 308),
  },
  "GET /items/show/:number": {
    async make(owner, kv) {
      const target = { tourId: await madeTour(owner), stopId: "gone" };
      await setRedirect(kv, "/items/show/7", target, new Set());
      return "/items/show/7";
    },
    seen: all(308),
    hidden: of(404, 404, 404, 308),
  },
  "GET /api/tours/:id": {
    make: async (owner) => `/api/tours/${await madeTour(owner)}`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /tour/:id/manifest.json": {
    make: async (owner) => `/tour/${await madeTour(owner)}/manifest.json`,
    seen: EVERYBODY,
    hidden: all(404),
  },
  "GET /embed/tour/:id": {
    make: async (owner) => `/embed/tour/${await madeTour(owner)}`,
    seen: EVERYBODY,
    hidden: all(404),
  },
  "GET /oembed": {
    make: async (owner) =>
      `/oembed?url=${encodeURIComponent(`${ORIGIN}/tour/${await madeTour(owner)}`)}`,
    seen: EVERYBODY,
    hidden: all(404),
  },
  "GET /api/tours/:id/citation": {
    make: async (owner) => `/api/tours/${await madeTour(owner)}/citation`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /api/tours/:id/export": {
    make: async (owner) => `/api/tours/${await madeTour(owner)}/export`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /api/tours/:id/stops/:stopId/transcript": {
    make: async (owner) => `${await madeSpoken(owner)}/transcript`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /api/tours/:id/stops/:stopId/transcript.vtt": {
    make: async (owner) => `${await madeSpoken(owner)}/transcript.vtt`,
    seen: EVERYBODY,
    hidden: BY_ADMINS,
  },
  "GET /api/tours/:id/releases/:releaseId/document": {
    async make(owner) {
      const path = await releaseDocument(owner, await madeTour(owner, withSound("/a.mp3")));
      assert.equal((await sendDocument(owner, path, makePdf("The mill"))).status, 200);
      return path;
    },
    seen: of(404, 404, 200, 200),
    hidden: BY_ADMINS,
  },
  "GET /preview/:secret": {
    async make(owner) {
      const made = await owner.json("POST", "/api/drafts", { draftData: { title: "The mill" } });
      const link = `/api/drafts/${(await made.json()).id}/link`;
      return (await (await owner.request(link, { method: "POST" })).json()).path;
    },
    seen: EVERYBODY,
    hidden: all(404),
  },
  "GET /invitation/:secret": {
    async make(owner) {
      const invitations = `/api/tours/${await madeTour(owner)}/invitations`;
      return (await (await owner.json("POST", invitations, { role: "editor" })).json()).path;
    },
    seen: EVERYBODY,
    hidden: all(404),
  },
  "GET /transfer/:secret": {
    async make(owner) {
      const offer = `/api/tours/${await madeTour(owner)}/transfer`;
      return (await (await owner.json("POST", offer, {})).json()).path;
    },
    seen: EVERYBODY,
    hidden: all(404),
  },
};

const TONE = mediaFile("tone.wav");

/** The address of a recording of the owner's, and of the record or draft that has it. */
const recordingIn = async (owner: Client, use: (audioUrl: string) => Promise<unknown>) => {
  await new Uploader(owner).send(TONE);
  const path = `/media/${hashOf(TONE)}.wav`;
  await use(path);
  return path;
};

const withSound = (audioUrl: string) => {
  const [stop] = makeTour().audioStops;
  return { audioStops: [{ ...stop, audioUrl }] };
};

/** Recordings of tours, by who sees the tour. */
for (const visibility of ["public", "unlisted", "private"] as const) {
  OF_AN_ACCOUNT[`GET /media/:name (of a ${visibility} archive)`] = {
    make: (owner) =>
      recordingIn(owner, (path) => madeTour(owner, { visibility, ...withSound(path) })),
    seen: visibility === "private" ? of(404, 404, 200, 200) : EVERYBODY,
    hidden: BY_ADMINS,
  };
}
Object.assign(
  OF_AN_ACCOUNT,
  {
    "GET /media/:name (of a deleted archive)": {
      make: (owner) =>
        recordingIn(owner, async (path) => {
          const id = await madeTour(owner, withSound(path));
          await owner.request(`/api/tours/${id}`, { method: "DELETE" });
        }),
      seen: of(404, 404, 200, 200),
      hidden: BY_ADMINS,
    },
    "GET /media/:name (of an earlier version)": {
      make: (owner) =>
        recordingIn(owner, async (path) => {
          const id = await madeTour(owner, withSound(path));
          await owner.json("PUT", `/api/tours/${id}`, makeTour());
        }),
      seen: of(404, 404, 200, 200),
      hidden: BY_ADMINS,
    },
    "GET /media/:name (of a draft)": {
      make: (owner) =>
        recordingIn(
          owner,
          (path) => owner.json("POST", "/api/drafts", { draftData: withSound(path) }),
        ),
      seen: of(404, 404, 200, 200),
      hidden: BY_ADMINS,
    },
    "GET /media/:name (of a draft with a link)": {
      make: (owner) =>
        recordingIn(owner, async (path) => {
          const made = await owner.json("POST", "/api/drafts", { draftData: withSound(path) });
          await owner.request(`/api/drafts/${(await made.json()).id}/link`, { method: "POST" });
        }),
      seen: EVERYBODY,
      hidden: BY_ADMINS,
    },
    "GET /media/:name (the original of a public archive's recording)": {
      make: async (owner) => {
        await recordingIn(owner, (path) => madeTour(owner, withSound(path)));
        const original = mediaFile("tone.webm");
        await new Uploader(owner).send(original, { originalOf: hashOf(TONE) });
        return `/media/${hashOf(original)}.webm`;
      },
      seen: of(404, 404, 200, 200),
      hidden: BY_ADMINS,
    },
    "GET /media/:name (used nowhere)": {
      make: (owner) => recordingIn(owner, () => Promise.resolve()),
      seen: of(404, 404, 200, 200),
      hidden: BY_ADMINS,
    },
  } satisfies typeof OF_AN_ACCOUNT,
);

/** Routes for anyone that have nothing of an account, or another route's. */
const OF_NO_ACCOUNT = [
  "GET /tours/:id",
  // What it leads to; tests/api/tours/codes_test.ts has its own.
  "GET /q/:code",
  "GET /api/codes/:code",
  // It fills in a form, and looks for no class.
  "GET /join/:code",
  "GET /tours/show/:number",
  "GET /items/show/:number",
  "GET /ark:/:naan/:id",
  "GET /ark:/:naan/:id/:part",
  // For authors and archivists; tests/api/review has what these see of a hidden account.
  "GET /review/:id",
  "GET /tour/:id/review",
  "GET /tour/:id/edit",
  "GET /tour/:id/history",
  "GET /tour/:id/listeners",
  "GET /tour/:id/releases",
  "POST /api/tours/:id/listens",
  "GET /tour/:id/people",
  "GET /tour/:id/comments",
  "GET /tour/:id/activity",
  "GET /tour/:id/classes",
  "GET /tour/:id/classes/:classId",
  "GET /tour/:id/classes/:classId/wall",
  "GET /demo-provider/*",
  "POST /demo-provider/*",
];

for (const [route, { make, seen, hidden }] of Object.entries(OF_AN_ACCOUNT)) {
  Deno.test(`${route} shows nothing of an account that is blocked and hidden, and all of it again afterwards`, async () => {
    let elapsed = 0;
    const folder = await Deno.makeTempDir();
    await using test = await testApp({ settings: { DATA_DIR: folder }, elapsed: () => elapsed });
    const { clients, ids } = await signInPeople(test);
    const path = await make(clients.owner, test.kv, ids.owner);
    const check = async (wanted: Statuses, when: string) => {
      // What a process may remember of a file that is not public.
      elapsed += 5000;
      for (const person of PEOPLE) {
        const response = await clients[person].request(path);
        assert.equal(response.status, wanted[person], `${person}, ${when}`);
        if (path.startsWith("/media/")) {
          await response.body?.cancel();
          continue;
        }
        const isShown = (await response.text()).includes("The mill");
        assert.equal(isShown, wanted[person] === 200, `${person} reads of it, ${when}`);
      }
    };
    await check(seen, "before");
    const block = `/api/admin/users/${ids.owner}`;
    const reason = { reason: "Copied from elsewhere", hidesTours: true };
    assert.equal((await clients.admin.json("POST", `${block}/block`, reason)).status, 204);
    if (route.includes("restored")) {
      const id = path.split("/").at(-1);
      const restored = await clients.admin.request(`/api/trash/${id}/restore`, { method: "POST" });
      assert.equal(restored.status, 200);
    }
    await check(hidden, "blocked and hidden");
    for (const list of ["/", "/tours", "/tours?q=mill", "/sitemap.xml", "/api/tours"]) {
      const text = await (await clients.anonymous.request(list)).text();
      assert.ok(!text.includes("The mill") && !text.includes(path), list);
    }
    assert.equal((await clients.admin.request(`${block}/unblock`, { method: "POST" })).status, 204);
    await clients.owner.login("author");
    await check(route.includes("restored") ? EVERYBODY : seen, "unblocked");
    await Deno.remove(folder, { recursive: true });
  });
}

Deno.test("each route for anyone with something of an account has a row in the table of hidden accounts", () => {
  const rows = Object.keys(OF_AN_ACCOUNT).map((route) => route.split(" (")[0]);
  const open = ROUTES.filter(([, path, access]) => access === "anyone" && /[:*]/.test(path));
  const missing = open.map(([method, path]) => `${method} ${path}`)
    .filter((route) => !rows.includes(route) && !OF_NO_ACCOUNT.includes(route));
  assert.deepEqual(missing, []);
});
