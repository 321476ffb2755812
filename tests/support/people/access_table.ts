/** Who gets what at each route, by its method and path. */
import { NOBODY } from "../../../lib/model/id.ts";
import { type Person, RECORDED_STOP, SPOKEN_STOP } from "../people/people.ts";
import { settingsOf } from "../people/classes.ts";
import { makeTour } from "../data/tours.ts";
import type { Access } from "../../../routes/middleware/guard.ts";

export const PEOPLE: Person[] = [
  "anonymous",
  "other",
  "owner",
  "admin",
  "editor",
  "reviewer",
  "translator",
  "pupil",
];

export type Statuses = Record<Person, number>;
export type Expectation = {
  /**
   * Whom the guard lets in; "anyone" when missing. Statuses alone do not show it where the store
   * refuses people as well.
   */
  access?: Access;
  /** The status for each person on a thing of the owner's, or on a route without an id. */
  own: Statuses;
  /**
   * On a thing that is the other's; "other" and "owner" change places, and those who work on the
   * owner's tours get what the owner gets.
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

export const all = (status: number): Statuses => of(status, status, status, status, status, status);
/**
 * Editor and reviewer are strangers, a translator may what a reviewer may, and a pupil, who is in a
 * class of the owner's tour, is anonymous, unless they are named.
 */
export const of = (
  anonymous: number,
  other: number,
  owner: number,
  admin: number,
  editor = other,
  reviewer = other,
  pupil = anonymous,
  translator = reviewer,
): Statuses => ({ anonymous, other, owner, admin, editor, reviewer, translator, pupil });
const page = { own: all(200) };
const signedIn = (status: number) => ({
  access: "signed-in" as const,
  own: of(401, status, status, status),
});
/** For administrators. */
const admins = (status: number) => ({ access: "admin" as const, own: of(401, 403, 403, status) });
/** For those who are signed in, and for pupils. */
const uploaders = (status: number) => ({
  access: "uploader" as const,
  own: of(401, status, status, status, status, status, status),
});
/** For pupils. */
const pupils = (status: number) => ({
  access: "pupil" as const,
  own: of(401, 401, 401, 401, 401, 401, status),
});
/** A draft, upload or progress is there for nobody but its owner: administrators are others. */
const draft = (status: number) => ({
  access: "signed-in" as const,
  own: of(401, 404, status, 404),
  foreign: of(401, status, 404, 404),
  missing: of(401, 404, 404, 404),
});

/** The same; a pupil has uploads, too. */
const upload = (status: number) => ({
  access: "uploader" as const,
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
  access: "owner" as const,
  own: of(401, 403, status, status),
  foreign: of(401, status, 403, status),
  hidden: of(401, 404, status, status, 403, 403),
  missing: of(401, 404, 404, 404),
});

/** The same, and for editors. */
const editors = (status: number) => ({
  access: "editor" as const,
  own: of(401, 403, status, status, status),
  foreign: of(401, status, 403, status),
  hidden: of(401, 404, status, status, status, 403),
  missing: of(401, 404, 404, 404),
});

/** The same, and for reviewers. */
const reviewers = (status: number) => ({
  access: "reviewer" as const,
  own: of(401, 403, status, status, status, status),
  foreign: of(401, status, 403, status),
  hidden: of(401, 404, status, status, status, status),
  missing: of(401, 404, 404, 404),
});

/** The same, but for a translator in place of a reviewer. */
const translators = (status: number) => ({
  access: "translator" as const,
  own: of(401, 403, status, status, status, 403, 401, status),
  foreign: of(401, status, 403, status),
  hidden: of(401, 404, status, status, status, 403, 401, status),
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

/** The same, but for a translator in place of a reviewer. */
const translatorsPage = {
  own: of(401, 403, 200, 200, 200, 403, 401, 200),
  foreign: of(401, 200, 403, 200),
  hidden: of(404, 404, 200, 200, 200, 403, 401, 200),
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
  access: "archivist" as const,
  own: of(401, 404, 404, 404),
  missing: of(401, 404, 404, 404),
};

/** What administrators do to people. */
const ofUsers = {
  ...admins(204),
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
export const EXPECTED: Record<string, Expectation> = {
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
  "GET /tour/:id/things/:stopId": seenWithArchive,
  // No stop plays a part of it; tests/api/pages/recording_page_test.ts has one.
  "GET /tour/:id/recording/:hash": {
    own: all(404),
    missing: all(404),
    hidden: all(404),
  },
  "GET /tour/:id/poster": seenWithArchive,
  "GET /tour/:id/labels": seenWithArchive,
  "GET /tour/:id/booklet": seenWithArchive,
  "GET /tour/:id/listeners": editorsPage,
  "GET /tour/:id/languages": translatorsPage,
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
  "GET /api/review": { access: "archivist", own: of(401, 404, 404, 404) },
  "GET /api/review/:id": withoutReview,
  "POST /api/review/:id/approve": { ...withoutReview, body: { id: NOBODY } },
  "POST /api/review/:id/return": { ...withoutReview, body: { id: NOBODY, comment: "No" } },
  "GET /api/tours/:id/hand-in": editors(404),
  "DELETE /api/tours/:id/hand-in": editors(404),
  "POST /api/tours/:id/hand-in/take-back": { ...editors(404), body: { id: NOBODY } },
  "GET /api/admin/archivists": admins(200),
  // Nobody has this address.
  "POST /api/admin/archivists": {
    ...admins(400),
    body: { email: "nobody@example.org", accounts: "all" },
  },
  "DELETE /api/admin/archivists/:userId": admins(204),
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
  "GET /developers/:subject": page,
  "GET /imprint": { own: all(404) }, // The host has none.
  "GET /privacy": page,
  "GET /licences": page,
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
  "GET /api/admin/audit": admins(200),
  "GET /api/admin/tours": admins(200),
  "GET /api/admin/users": admins(200),
  "GET /api/admin/deleted": admins(200),
  // Of ids that nobody has each is refused by itself.
  "POST /api/admin/tours/acts": {
    ...admins(200),
    body: { act: "delete", ids: [NOBODY] },
  },
  // It needs ids.
  "GET /api/admin/tours/export": admins(400),
  "POST /api/admin/users/acts": {
    ...admins(200),
    body: { act: "sign-out", ids: [NOBODY] },
  },
  "GET /api/admin/statistics": admins(200),
  "GET /api/admin/site": admins(200),
  // Refused here because the site has no third revision.
  "PUT /api/admin/site": {
    ...admins(409),
    body: { revision: 3, settings: {} },
  },
  // This site has no first run: see tests/api/host/first_run_test.ts.
  "POST /api/admin/first-run": { ...admins(409), body: { sample: false } },
  "POST /api/admin/users/:id/demote": ofUsers,
  "POST /api/admin/users/:id/sign-out": ofUsers,
  "POST /api/admin/users/:id/block": { ...ofUsers, body: { reason: "Spam", hidesTours: true } },
  "GET /api/admin/invitations": admins(200),
  "POST /api/admin/invitations": {
    ...admins(200),
    body: { addresses: ["@school.example"] },
  },
  "POST /api/admin/invitations/links": {
    ...admins(201),
    body: { days: 1, uses: 1 },
  },
  "DELETE /api/admin/invitations/:invitationId": admins(204),
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
  "POST /api/tours/:id/releases": {
    ...editors(201),
    body: { stopId: RECORDED_STOP, person: "Ada Bell", scope: "public" },
  },
  // Of a release that the owner has added, and that has no document.
  "PUT /api/tours/:id/releases/:releaseId": {
    ...owners(200),
    body: { person: "Ada Bell", scope: "public", isWithdrawn: true },
  },
  "DELETE /api/tours/:id/releases/:releaseId": owners(204),
  "GET /api/tours/:id/releases/:releaseId/document": {
    own: all(404),
    foreign: all(404),
    hidden: all(404),
    missing: all(404),
  },
  // The file does not arrive. An editor sends that of a release which they have added.
  "PUT /api/tours/:id/releases/:releaseId/document": {
    ...owners(400),
    access: "editor",
    headers: { "content-length": "2" },
  },
  "DELETE /api/tours/:id/releases/:releaseId/document": owners(404),
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
    access: "reviewer",
    own: of(401, 403, 403, 403, 403, 204, 401, 403),
    foreign: of(401, 403, 403, 403),
    hidden: of(401, 404, 403, 403, 403, 204, 401, 403),
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
  "GET /api/tours/:id/classes/:classId/submissions/:submissionId/words": editors(404),
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
  "GET /api/class/submissions/:submissionId/words": pupils(404),
  "PATCH /api/class/submissions/:submissionId/words": { ...pupils(404), body: { words: [] } },
  "POST /api/class/submissions/:submissionId/hand-in": { ...pupils(404), body: { revision: 1 } },
  "POST /api/class/submissions/:submissionId/take-back": { ...pupils(404), body: { revision: 1 } },
  "GET /api/tours/:id/transfer": owners(200),
  "POST /api/tours/:id/transfer": { ...owners(201), body: {} },
  "DELETE /api/tours/:id/transfer": owners(204),
  "PUT /api/tours/:id/owner": {
    ...admins(204),
    foreign: of(401, 403, 403, 204),
    hidden: of(401, 403, 403, 204),
    missing: of(401, 403, 403, 404),
    body: { email: "admin@demo.example" },
  },
  "GET /api/tours/:id/languages": readers(200),
  "GET /api/tours/:id/languages/:language": translators(200),
  "GET /api/tours/:id/languages/:language/file": translators(200),
  "GET /api/tours/:id/languages/:language/versions": translators(200),
  // No version is kept.
  "GET /api/tours/:id/languages/:language/versions/:revision": translators(404),
  "PATCH /api/tours/:id/languages/:language": {
    ...translators(200),
    body: { words: [{ key: ":title", text: "Die Mühle" }] },
  },
  // Nothing has been written in this language.
  "DELETE /api/tours/:id/languages/:language": editors(204),
  "PUT /api/tours/:id/languages/:language/shown": editors(404),
  "DELETE /api/tours/:id/languages/:language/shown": editors(404),
  "GET /api/tours/:id/citation": readers(200),
  "GET /api/tours/:id/export": readers(200),
  "GET /api/tours/:id/stops/:stopId/things": readers(200),
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
    access: "signed-in",
    own: of(401, 200, 200, 200),
    foreign: of(401, 200, 200, 200),
    hidden: of(401, 404, 200, 200, 200, 200),
    missing: of(401, 404, 404, 404),
  },
  // Of a tour that nobody has begun: whose the tour is, is of no interest.
  "GET /api/tours/:id/progress": {
    access: "signed-in",
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
    access: "owner",
    own: of(401, 404, 200, 200),
    foreign: of(401, 200, 404, 200),
    missing: of(401, 404, 404, 404),
  },
  "DELETE /api/trash/:id": {
    access: "owner",
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
  "GET /api/streets": signedIn(400),
};
