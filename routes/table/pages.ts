/** Pages, and what is served beside them to browsers. Calls for programs are in groups.ts. */
import { MAP_ARCHIVE_PATH } from "../../lib/model/web/map_archive.ts";
import { appManifest, file, mapArchive } from "../files.ts";
import { createPage, editTourPage, type Route } from "../late_pages.ts";
import { adminAuditPage } from "../pages/admin/admin_audit.tsx";
import { adminDeletedPage } from "../pages/admin/admin_deleted.tsx";
import { adminInvitationsPage } from "../pages/admin/admin_invitations.tsx";
import { adminPage } from "../pages/admin/admin.tsx";
import { adminSetupPage } from "../pages/admin/admin_setup.tsx";
import { adminSitePage } from "../pages/admin/admin_site.tsx";
import { adminStatisticsPage } from "../pages/admin/admin_statistics.tsx";
import { adminUsersPage } from "../pages/admin/admin_users.tsx";
import * as crawlers from "../pages/crawlers.ts";
import { deleteAccountPage } from "../pages/account/delete_account.tsx";
import { demoProvider } from "../pages/account/demo_provider.ts";
import { draftPreviewPage } from "../pages/draft_preview.tsx";
import { embedPage } from "../pages/embed.tsx";
import { ark } from "../pages/ark.ts";
import { formerAddress } from "../pages/former_address.ts";
import { historyPage } from "../pages/author/history.tsx";
import { codePage, openCodePage } from "../pages/code.tsx";
import { home } from "../pages/home.tsx";
import { keptPage } from "../pages/kept.tsx";
import { releasesPage } from "../pages/author/releases.tsx";
import { listenersPage } from "../pages/listeners/listeners.tsx";
import { logoutPage } from "../pages/account/logout.tsx";
import { imprintPage } from "../pages/imprint.tsx";
import { licencesPage } from "../pages/licences.tsx";
import { privacyPage } from "../pages/privacy.tsx";
import { offlinePage } from "../pages/offline.tsx";
import { bookletPage, labelsPage, posterPage } from "../pages/print/pages.ts";
import { joinByCodePage, joinByForm, joinPage } from "../pages/pupil/join.tsx";
import { pupilClassPage } from "../pages/pupil/pupil_class.tsx";
import { ownReviewPage } from "../pages/review/own_review.tsx";
import { reviewPage } from "../pages/review/queue.tsx";
import { reviewedPage } from "../pages/review/reviewed.tsx";
import { profilePage } from "../pages/account/profile.tsx";
import { redirectTo } from "../pages/redirects.ts";
import { WORKER_PATH } from "../middleware/security_headers.ts";
import { refuseShared, sharePage } from "../pages/account/share.tsx";
import { signInFailed } from "../pages/account/sign_in_failed.tsx";
import { testPage } from "../pages/test_page.tsx";
import { recordingPage } from "../pages/tour/recording.tsx";
import { thingsPage } from "../pages/tour/things.tsx";
import { tourPage } from "../pages/tour/tour.tsx";
import { invitationPage, transferPage } from "../pages/account/tour_offer.tsx";
import { toursPage } from "../pages/tours.tsx";
import { activityPage } from "../pages/author/activity.tsx";
import { commentsPage } from "../pages/author/comments.tsx";
import { languagesPage } from "../pages/author/languages.tsx";
import { peoplePage } from "../pages/author/people.tsx";
import { classPage } from "../pages/author/class/class.tsx";
import { classesPage } from "../pages/author/class/classes.tsx";
import { wallPage } from "../pages/author/class/wall.tsx";
import { readMetrics } from "../api/metrics.ts";

const toTourPage = redirectTo((c) => `/tour/${encodeURIComponent(c.req.param("id")!)}`);

export const PAGES: Route[] = [
  ["GET", "/", "anyone", home],
  ["GET", "/tours", "anyone", toursPage],
  ["GET", "/tour/:id", "anyone", tourPage],
  ["GET", "/tour/:id/things/:stopId", "anyone", thingsPage],
  ["GET", "/tours/:id", "anyone", toTourPage],
  ["GET", "/tours/show/:number", "anyone", formerAddress],
  ["GET", "/items/show/:number", "anyone", formerAddress],
  ["GET", "/ark:/:naan/:id", "anyone", ark],
  ["GET", "/ark:/:naan/:id/:part", "anyone", ark],
  ["GET", "/tour/:id/recording/:hash", "anyone", recordingPage],
  ["GET", "/tour/:id/edit", "anyone", editTourPage],
  ["GET", "/tour/:id/history", "anyone", historyPage],
  ["GET", "/tour/:id/releases", "anyone", releasesPage],
  ["GET", "/tour/:id/poster", "anyone", posterPage],
  ["GET", "/tour/:id/labels", "anyone", labelsPage],
  ["GET", "/tour/:id/booklet", "anyone", bookletPage],
  ["GET", "/tour/:id/listeners", "anyone", listenersPage],
  ["GET", "/tour/:id/people", "anyone", peoplePage],
  ["GET", "/tour/:id/languages", "anyone", languagesPage],
  ["GET", "/tour/:id/comments", "anyone", commentsPage],
  ["GET", "/tour/:id/activity", "anyone", activityPage],
  ["GET", "/review", "anyone", reviewPage],
  ["GET", "/review/:id", "anyone", reviewedPage],
  ["GET", "/tour/:id/review", "anyone", ownReviewPage],
  ["GET", "/tour/:id/classes", "anyone", classesPage],
  ["GET", "/tour/:id/classes/:classId", "anyone", classPage],
  ["GET", "/tour/:id/classes/:classId/wall", "anyone", wallPage],
  ["GET", "/embed/tour/:id", "anyone", embedPage],
  ["GET", "/preview/:secret", "anyone", draftPreviewPage],
  ["GET", "/transfer/:secret", "anyone", transferPage],
  ["GET", "/invitation/:secret", "anyone", invitationPage],
  ["GET", "/create", "anyone", createPage],
  ["GET", "/create-tour", "anyone", redirectTo(() => "/create")],
  ["GET", "/profile", "anyone", profilePage],
  ["GET", "/profile/delete", "anyone", deleteAccountPage],
  ["GET", "/admin", "anyone", adminPage],
  ["GET", "/admin/users", "anyone", adminUsersPage],
  ["GET", "/admin/audit", "anyone", adminAuditPage],
  ["GET", "/admin/deleted", "anyone", adminDeletedPage],
  ["GET", "/admin/invitations", "anyone", adminInvitationsPage],
  ["GET", "/admin/statistics", "anyone", adminStatisticsPage],
  ["GET", "/admin/site", "anyone", adminSitePage],
  ["GET", "/admin-setup", "anyone", adminSetupPage],
  ["GET", "/kept", "anyone", keptPage],
  ["GET", "/join", "anyone", joinPage],
  ["POST", "/join", "anyone", joinByForm],
  ["GET", "/join/:code", "anyone", joinByCodePage],
  ["GET", "/class", "anyone", pupilClassPage],
  ["GET", "/share", "anyone", sharePage],
  ["POST", "/share", "anyone", refuseShared],
  ["GET", "/q", "anyone", codePage],
  ["GET", "/q/:code", "anyone", openCodePage],
  ["GET", "/logout", "anyone", logoutPage],
  ["GET", "/test", "anyone", testPage],
  ["GET", "/sign-in-failed", "anyone", signInFailed],
  ["GET", "/offline", "anyone", offlinePage],
  ["GET", "/imprint", "anyone", imprintPage],
  ["GET", "/privacy", "anyone", privacyPage],
  ["GET", "/licences", "anyone", licencesPage],
  ["GET", "/manifest.webmanifest", "anyone", appManifest],
  ["GET", "/metrics", "anyone", readMetrics],
  ["GET", "/.well-known/security.txt", "anyone", crawlers.securityContact],
  ["GET", "/robots.txt", "anyone", crawlers.robots],
  ["GET", "/sitemap.xml", "anyone", crawlers.sitemap],
  ["GET", MAP_ARCHIVE_PATH, "anyone", mapArchive],
  ["GET", WORKER_PATH, "anyone", (c) => file(c, "dist", "no-cache")],
  ["GET", "/demo-provider/*", "anyone", demoProvider],
  ["POST", "/demo-provider/*", "anyone", demoProvider],
];
