/** The whole URL table, and the server made from it. */
import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { FEED_PATH } from "../lib/formats/atom_feed.ts";
import { OEMBED_PATH } from "../lib/formats/oembed/oembed.ts";
import { MAP_ARCHIVE_PATH } from "../lib/model/web/map_archive.ts";
import { OAI_PATH } from "../lib/model/web/oai.ts";
import { createTourIndex } from "../lib/server/search/tour_index.ts";
import { addressCheck } from "./middleware/address_check.ts";
import { apiCaching } from "./middleware/caching.ts";
import { failed, nothing, refuseMethod } from "./failures.tsx";
import { appManifest, DAY, file, mapArchive, mediaFile, refuseAtFile, YEAR } from "./files.ts";
import { renderer } from "./middleware/renderer.tsx";
import type { Env, Parts } from "./context.ts";
import { createPage, developersPage, editTourPage, openApi, type Route } from "./late_pages.ts";
import { adminAuditPage } from "./pages/admin/admin_audit.tsx";
import { adminDeletedPage } from "./pages/admin/admin_deleted.tsx";
import { adminPage } from "./pages/admin/admin.tsx";
import { adminSetupPage } from "./pages/admin/admin_setup.tsx";
import { adminUsersPage } from "./pages/admin/admin_users.tsx";
import * as crawlers from "./pages/crawlers.ts";
import { deleteAccountPage } from "./pages/account/delete_account.tsx";
import { demoProvider } from "./pages/account/demo_provider.ts";
import { draftPreviewPage } from "./pages/draft_preview.tsx";
import { embedPage } from "./pages/embed.tsx";
import { embedCheck } from "./middleware/embed_check.ts";
import { fairReads } from "./middleware/fair_reads.ts";
import { explained, fenceLook } from "./middleware/fence_look.ts";
import { guard } from "./middleware/guard.ts";
import { ark } from "./pages/ark.ts";
import { formerAddress } from "./pages/former_address.ts";
import { historyPage } from "./pages/author/history.tsx";
import { codeAnswer } from "./code_target.ts";
import { codePage, openCodePage } from "./pages/code.tsx";
import { home } from "./pages/home.tsx";
import { keptPage } from "./pages/kept.tsx";
import { releasesPage } from "./pages/author/releases.tsx";
import { listenersPage } from "./pages/listeners/listeners.tsx";
import { logoutPage } from "./pages/account/logout.tsx";
import { observe } from "./middleware/observe.ts";
import { otherSites } from "./middleware/other_sites.ts";
import { originCheck } from "./middleware/origin_check.ts";
import { privacyPage } from "./pages/privacy.tsx";
import { offlinePage } from "./pages/offline.tsx";
import { bookletPage, labelsPage, posterPage } from "./pages/print/pages.ts";
import { profilePage } from "./pages/account/profile.tsx";
import { rateLimits } from "./middleware/rate_limits.ts";
import { redirectTo, withoutOuterSlashes } from "./pages/redirects.ts";
import { securityHeaders, WORKER_PATH } from "./middleware/security_headers.ts";
import { refuseShared, sharePage } from "./pages/account/share.tsx";
import { signInFailed } from "./pages/account/sign_in_failed.tsx";
import { testPage } from "./pages/test_page.tsx";
import { tourPage } from "./pages/tour/tour.tsx";
import { transferPage } from "./pages/account/transfer.tsx";
import { toursPage } from "./pages/tours.tsx";
import { limitBodies } from "./middleware/body_limits.ts";
import { createEntrance } from "./entrance.ts";
import { createServices, observerOf, provide } from "./services.ts";
import { viewer } from "./middleware/viewer.ts";
import * as account from "./api/account.ts";
import * as admin from "./api/admin.ts";
import * as auth from "./api/auth.ts";
import * as draftLinks from "./api/draft_links.ts";
import * as documents from "./api/documents.ts";
import * as drafts from "./api/drafts.ts";
import { feed } from "./api/libraries/feed.ts";
import { invitationPage } from "./pages/account/invitation.tsx";
import { peoplePage } from "./pages/author/people.tsx";
import * as invitations from "./api/sharing/invitations.ts";
import * as health from "./api/health.ts";
import { readMetrics } from "./api/metrics.ts";
import * as listens from "./api/listens.ts";
import * as location from "./api/location.ts";
import { oembed } from "./api/libraries/oembed.ts";
import * as ownFiles from "./api/own_files.ts";
import * as people from "./api/sharing/co_authors.ts";
import * as progress from "./api/progress.ts";
import * as releases from "./api/releases.ts";
import * as revisions from "./api/revisions.ts";
import * as tours from "./api/tours.ts";
import * as citations from "./api/citations.ts";
import { exportFile } from "./api/exports.ts";
import * as iiif from "./api/libraries/iiif.ts";
import { oai } from "./api/libraries/oai.ts";
import * as transcripts from "./api/transcripts.ts";
import * as transcriptions from "./api/transcriptions.ts";
import * as transfers from "./api/sharing/transfers.ts";
import * as trash from "./api/trash.ts";
import * as uploads from "./api/uploads.ts";
import * as withheld from "./api/withheld.ts";

const toTourPage = redirectTo((c) => `/tour/${encodeURIComponent(c.req.param("id")!)}`);

/** Each URL of the program, who may call it (which the guard enforces), and its handler. */
export const ROUTES: Route[] = [
  ["GET", "/", "anyone", home],
  ["GET", "/tours", "anyone", toursPage],
  ["GET", "/tour/:id", "anyone", tourPage],
  ["GET", "/tours/:id", "anyone", toTourPage],
  ["GET", "/tours/show/:number", "anyone", formerAddress],
  ["GET", "/items/show/:number", "anyone", formerAddress],
  ["GET", "/ark:/:naan/:id", "anyone", ark],
  ["GET", "/ark:/:naan/:id/:part", "anyone", ark],
  ["GET", "/tour/:id/edit", "anyone", editTourPage],
  ["GET", "/tour/:id/history", "anyone", historyPage],
  ["GET", "/tour/:id/releases", "anyone", releasesPage],
  ["GET", "/tour/:id/poster", "anyone", posterPage],
  ["GET", "/tour/:id/labels", "anyone", labelsPage],
  ["GET", "/tour/:id/booklet", "anyone", bookletPage],
  ["GET", "/tour/:id/listeners", "anyone", listenersPage],
  ["GET", "/tour/:id/people", "anyone", peoplePage],
  ["GET", "/tour/:id/manifest.json", "anyone", iiif.manifest],
  ["GET", "/iiif/collection.json", "anyone", iiif.collection],
  ["GET", OAI_PATH, "anyone", oai],
  ["POST", OAI_PATH, "anyone", oai],
  ["GET", FEED_PATH, "anyone", feed],
  ["GET", "/embed/tour/:id", "anyone", embedPage],
  ["GET", OEMBED_PATH, "anyone", oembed],
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
  ["GET", "/admin-setup", "anyone", adminSetupPage],
  ["GET", "/kept", "anyone", keptPage],
  ["GET", "/share", "anyone", sharePage],
  ["POST", "/share", "anyone", refuseShared],
  ["GET", "/q", "anyone", codePage],
  ["GET", "/q/:code", "anyone", openCodePage],
  ["GET", "/logout", "anyone", logoutPage],
  ["GET", "/test", "anyone", testPage],
  ["GET", "/sign-in-failed", "anyone", signInFailed],
  ["GET", "/offline", "anyone", offlinePage],
  ["GET", "/privacy", "anyone", privacyPage],
  ["GET", "/developers", "anyone", (c) => developersPage(c, ROUTES)],
  ["GET", "/manifest.webmanifest", "anyone", appManifest],
  ["GET", "/healthz", "anyone", health.live],
  ["GET", "/readyz", "anyone", health.ready],
  ["GET", "/metrics", "anyone", readMetrics],
  ["GET", "/.well-known/security.txt", "anyone", crawlers.securityContact],
  ["GET", "/robots.txt", "anyone", crawlers.robots],
  ["GET", "/sitemap.xml", "anyone", crawlers.sitemap],
  ["GET", MAP_ARCHIVE_PATH, "anyone", mapArchive],
  ["GET", WORKER_PATH, "anyone", (c) => file(c, "dist", "no-cache")],
  ["GET", "/media/:name", "anyone", mediaFile],
  ["GET", "/demo-provider/*", "anyone", demoProvider],
  ["POST", "/demo-provider/*", "anyone", demoProvider],
  ["GET", "/api/openapi.json", "anyone", (c) => openApi(c, ROUTES)],
  ["GET", "/api/login", "anyone", auth.login],
  ["GET", "/api/callback", "anyone", auth.callback],
  ["POST", "/api/auth/login", "anyone", auth.loginByToken],
  ["POST", "/api/auth/logout", "anyone", auth.logout],
  ["POST", "/api/auth/logout-everywhere", "signed-in", auth.logoutEverywhere],
  ["DELETE", "/api/auth/sessions", "signed-in", auth.endOtherSessions],
  ["DELETE", "/api/auth/sessions/:id", "signed-in", auth.endOneSession],
  ["GET", "/api/auth/user", "signed-in", auth.user],
  ["GET", "/api/auth/session", "anyone", auth.session],
  ["GET", "/api/account/data", "signed-in", account.data],
  ["GET", "/api/account/files", "signed-in", ownFiles.list],
  ["GET", "/api/account/originals", "signed-in", ownFiles.originals],
  ["DELETE", "/api/account/files", "signed-in", ownFiles.remove],
  ["DELETE", "/api/account", "signed-in", account.remove],
  ["GET", "/api/admin/status", "signed-in", admin.status],
  ["POST", "/api/admin/promote", "signed-in", admin.promote],
  ["GET", "/api/admin/audit", "admin", admin.audit],
  ["GET", "/api/admin/tours", "admin", admin.tours],
  ["GET", "/api/admin/users", "admin", admin.users],
  ["GET", "/api/admin/deleted", "admin", admin.deleted],
  ["POST", "/api/admin/users/:id/demote", "admin", admin.demote],
  ["POST", "/api/admin/users/:id/sign-out", "admin", admin.signOutUser],
  ["POST", "/api/admin/users/:id/block", "admin", admin.block],
  ["POST", "/api/admin/users/:id/unblock", "admin", admin.unblock],
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
  ["GET", "/api/tours/:id/people", "reviewer", people.list],
  ["DELETE", "/api/tours/:id/people", "reviewer", people.leave],
  ["PUT", "/api/tours/:id/people/:userId", "owner", people.change],
  ["DELETE", "/api/tours/:id/people/:userId", "owner", people.remove],
  ["GET", "/api/tours/:id/invitations", "owner", invitations.list],
  ["POST", "/api/tours/:id/invitations", "owner", invitations.invite],
  ["DELETE", "/api/tours/:id/invitations/:invitationId", "owner", invitations.withdraw],
  ["POST", "/api/invitations/accept", "signed-in", invitations.accept],
  ["POST", "/api/invitations/decline", "signed-in", invitations.decline],
  ["GET", "/api/tours/:id/transfer", "owner", transfers.read],
  ["POST", "/api/tours/:id/transfer", "owner", transfers.offer],
  ["DELETE", "/api/tours/:id/transfer", "owner", transfers.withdraw],
  ["PUT", "/api/tours/:id/owner", "admin", transfers.move],
  ["GET", "/api/tours/:id/citation", "anyone", citations.cite],
  ["GET", "/api/tours/:id/export", "anyone", exportFile],
  ["GET", "/api/tours/:id/stops/:stopId/transcript", "anyone", transcripts.read],
  ["GET", "/api/tours/:id/stops/:stopId/transcript.vtt", "anyone", transcripts.readVtt],
  ["POST", "/api/tours/:id/listens", "anyone", listens.add],
  ["GET", "/api/tours/:id/listens", "editor", listens.table],
  ["GET", "/api/tours/:id/releases", "editor", releases.list],
  ["POST", "/api/tours/:id/releases", "editor", releases.add],
  ["PUT", "/api/tours/:id/releases/:releaseId", "editor", releases.change],
  ["DELETE", "/api/tours/:id/releases/:releaseId", "editor", releases.remove],
  ["GET", "/api/tours/:id/releases/:releaseId/document", "anyone", documents.read],
  ["PUT", "/api/tours/:id/releases/:releaseId/document", "editor", documents.attach],
  ["DELETE", "/api/tours/:id/releases/:releaseId/document", "editor", documents.remove],
  ["GET", "/api/codes/:code", "anyone", codeAnswer],
  ["POST", "/api/transfers/accept", "signed-in", transfers.accept],
  ["POST", "/api/transfers/decline", "signed-in", transfers.decline],
  ["GET", "/api/tours/:id/revisions", "editor", revisions.list],
  ["GET", "/api/tours/:id/revisions/:revision", "editor", revisions.read],
  ["POST", "/api/tours/:id/revisions/:revision/restore", "editor", revisions.restore],
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
  ["GET", "/api/uploads", "signed-in", uploads.room],
  ["POST", "/api/uploads", "signed-in", uploads.create],
  ["GET", "/api/uploads/:id", "signed-in", uploads.read],
  ["PATCH", "/api/uploads/:id", "signed-in", uploads.change],
  ["DELETE", "/api/uploads/:id", "signed-in", uploads.change],
  ["POST", "/api/transcriptions", "signed-in", transcriptions.create],
  ["GET", "/api/withheld", "anyone", withheld.list],
  ["GET", "/api/location", "signed-in", location.find],
  ["GET", "/api/location/suggest", "signed-in", location.suggest],
  ["GET", "/api/location/words", "signed-in", location.words],
];

/**
 * Makes a whole server of its parts; it has no other state, so that tests can make many. The
 * middleware is in the order in which a request passes it, after the entrance (`createEntrance`).
 */
export function createApp(
  given: Parts,
  tourIndex = createTourIndex(given.kv, { now: given.now }),
): Hono<Env> {
  const services = createServices(given, tourIndex, () => entrance.size());
  const { parts: { config }, limiters } = services;
  const observer = observerOf(services, ROUTES.map(([, path]) => path));
  const turns = fairReads(config);
  const app = new Hono<Env>();
  app.use(observe(observer));
  app.use(provide(services));
  app.use(turns.refusals);
  app.use(renderer);
  app.use(fenceLook);
  app.use(securityHeaders(config));
  app.use(otherSites(observer.patterns));
  app.use(addressCheck);
  app.use(embedCheck);
  app.use(originCheck);
  app.get("/assets/*", (c) => file(c, "dist", YEAR));
  // Before the limits, whose refusals may be pages as well.
  app.use(turns.reads);
  app.use(compress());
  app.use(etag());
  app.use(limitBodies);
  app.use("/api/*", apiCaching);
  app.use(viewer(services.auth));
  app.use(rateLimits(config.proxies, limiters));

  for (const [path, rows] of Map.groupBy(ROUTES, ([, path]) => path)) {
    for (const [method, , access, answer] of rows) {
      app.on(method, path, guard(access, path), turns.writes(answer));
    }
    // Before the next path: PUT /api/tours/map must not change an archive called "map".
    app.all(path, refuseMethod(rows.map(([method]) => method)));
  }
  app.get("*", (c) => c.req.path.endsWith("/") ? withoutOuterSlashes(c) : file(c, "static", DAY));
  app.all("*", refuseAtFile);
  app.notFound((c) => nothing(c));
  app.onError(async (error, c) => await failed(c, await explained(c, error)));

  const entrance = createEntrance(app.fetch, services, observer);
  app.fetch = entrance.fetch;
  return app;
}
