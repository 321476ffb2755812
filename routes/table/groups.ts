/** All described calls, by subject. What the API answers, and to whom, stands with each call. */
import { z } from "zod";
import { call, callsIn, type Group, ok } from "../call.ts";
import { mediaFile } from "../files.ts";
import * as account from "../api/account.ts";
import * as admin from "../api/admin.ts";
import * as bulkActs from "../api/administration/bulk_acts.ts";
import * as signUps from "../api/administration/invitations.ts";
import * as site from "../api/administration/site.ts";
import * as auth from "../api/auth.ts";
import * as classes from "../api/classes/classes.ts";
import * as pupils from "../api/classes/pupils.ts";
import * as submissions from "../api/classes/submissions.ts";
import * as documents from "../api/documents.ts";
import * as drafts from "../api/drafts.ts";
import * as health from "../api/health.ts";
import * as feed from "../api/libraries/feed.ts";
import * as iiif from "../api/libraries/iiif.ts";
import * as oai from "../api/libraries/oai.ts";
import * as oembed from "../api/libraries/oembed.ts";
import * as languages from "../api/languages.ts";
import * as languagesVersions from "../api/languages_versions.ts";
import * as listens from "../api/listens.ts";
import * as location from "../api/location.ts";
import * as streets from "../api/streets.ts";
import * as ownFiles from "../api/own_files.ts";
import * as ownTours from "../api/own_tours.ts";
import * as progress from "../api/progress.ts";
import * as releases from "../api/releases.ts";
import * as review from "../api/review.ts";
import * as revisions from "../api/revisions.ts";
import * as coAuthors from "../api/sharing/co_authors.ts";
import * as comments from "../api/sharing/comments.ts";
import * as invitations from "../api/sharing/invitations.ts";
import * as transfers from "../api/sharing/transfers.ts";
import * as tourFiles from "../api/tour_files.ts";
import * as tours from "../api/tours.ts";
import * as transcriptions from "../api/transcriptions.ts";
import * as trash from "../api/trash.ts";
import * as uploads from "../api/uploads.ts";

const openApi = call({
  route: "GET /api/openapi.json",
  access: "anyone",
  summary: "This description, as OpenAPI 3.1",
  answers: ok(z.looseObject({ openapi: z.string() }), "The description."),
  isForOtherSites: true,
  // The description is made for the first who asks, not at each start.
  handle: async (_, c) => (await import("../developers/answer.ts")).openApi(c, GROUPS),
});

export const GROUPS: readonly Group[] = [
  {
    id: "archives",
    title: "Archives",
    about: "Public archives are open to every program, without a key. Scripts of other sites may " +
      "read these answers, as long as they send neither cookies nor a token.",
    calls: callsIn(tours, tourFiles),
  },
  {
    id: "libraries",
    title: "Libraries and players",
    about:
      "IIIF Presentation 3 for the viewers of libraries, OAI-PMH 2.0 for catalogues, a feed, " +
      "frames for other sites, the files themselves, and what watches over the server. Refusals at these addresses may be pages for people.",
    calls: callsIn(iiif, oai, feed, oembed, health, { mediaFile, openApi }),
  },
  {
    id: "own-archives",
    title: "Your archives",
    about:
      "What owners, editors and administrators do. A field that is not known is refused, and each field " +
      "that is wrong is named in `errors`. An archive has at most 500 stops and 4,000,000 bytes of " +
      "text, a request 5 MiB.",
    calls: callsIn(ownTours, revisions, languages, languagesVersions, trash),
  },
  {
    id: "drafts",
    title: "Drafts",
    about: "Nothing in a draft is refused for being incomplete: `draftData` is any JSON object. " +
      "Only its author can see a draft.",
    calls: callsIn(drafts),
  },
  {
    id: "files",
    title: "Recordings and pictures",
    about:
      "Uploads speak tus 1.0, with which they go on where they broke off: any client for tus " +
      "will do. An upload waits three days for its next bytes.",
    calls: callsIn(uploads, ownFiles, transcriptions),
  },
  {
    id: "releases",
    title: "Releases of recordings",
    about:
      "The owner of an archive and administrators keep its releases. An editor adds them, and sees of " +
      "each that it is there, and whether it holds. Of several releases of one recording the strictest counts; a recording without any is as " +
      "open as its archive. In place of a story that is not released others get a stop whose " +
      "`audioUrl` is “withheld”, and its recording answers 410.",
    calls: callsIn(releases, documents),
  },
  {
    id: "handing-over",
    title: "Handing an archive over",
    about:
      "An owner offers an archive, and another person accepts it. An offer ends after 14 days.",
    calls: callsIn(transfers),
  },
  {
    id: "co-authors",
    title: "Working together",
    about:
      "An owner has others work on an archive. An editor changes it, but not who owns it, who " +
      "sees it and who works on it, and does not delete it; a reviewer reads it, also while it is " +
      "private.",
    calls: callsIn(coAuthors, comments, invitations),
  },
  {
    id: "review",
    title: "Review",
    about:
      "On sites with review, a save that visitors would see is answered 202 with `handedIn`: it " +
      "waits until an archivist or an administrator approves it, and the archive stays as it is. " +
      "Administrators' saves apply at once. On other sites these calls are a 404.",
    calls: callsIn(review),
  },
  {
    id: "classes",
    title: "Classes",
    about:
      "Pupils join a class of an archive with its code and a nickname, without an account. They " +
      "work on submissions, each of which is one story, and hand them in. Nothing of them is in the " +
      "archive before the teacher takes it.",
    calls: callsIn(classes, submissions),
  },
  {
    id: "pupils",
    title: "Pupils of a class",
    about:
      "A device that joins gets the cookie `pupil` (`__Host-pupil` on https), which opens its " +
      "place until the class ends. Files are sent as by people who are signed in.",
    calls: callsIn(pupils),
  },
  {
    id: "places",
    title: "Places",
    about: "What the form asks when an author types a place. These look-ups have tighter limits.",
    calls: callsIn(location, streets),
  },
  {
    id: "progress",
    title: "Progress",
    about:
      "How far you are in an archive. Stops are named by their index, from 0; `stopIds` says in " +
      "which order.",
    calls: callsIn(progress, listens),
  },
  {
    id: "account",
    title: "Sign-in and account",
    about:
      "Pages sign in by the identity provider and get a session cookie, which no script sees. A " +
      "program that has an identity token of that provider sends it with each request.",
    calls: callsIn(auth, account),
  },
  {
    id: "administration",
    title: "Administration",
    about: "For administrators of a site. What they do stands in the audit log.",
    calls: callsIn(admin, bulkActs, site, signUps),
  },
];
