/** The API of sign-in, accounts and administration. */
import type { Route } from "../late_pages.ts";
import * as bulkActs from "../api/administration/bulk_acts.ts";
import * as invitations from "../api/administration/invitations.ts";
import * as quotas from "../api/administration/quotas.ts";
import * as account from "../api/account.ts";
import * as admin from "../api/admin.ts";
import * as auth from "../api/auth.ts";
import * as firstRun from "../api/host/first_run.ts";
import * as hostSite from "../api/host/site.ts";
import * as statistics from "../api/host/statistics.ts";
import * as ownFiles from "../api/own_files.ts";

export const ACCOUNTS: Route[] = [
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
  ["POST", "/api/admin/tours/acts", "admin", bulkActs.onTours],
  ["GET", "/api/admin/tours/export", "admin", bulkActs.exportTours],
  ["POST", "/api/admin/users/acts", "admin", bulkActs.onUsers],
  ["GET", "/api/admin/statistics", "admin", statistics.table],
  ["GET", "/api/admin/site", "admin", hostSite.read],
  ["PUT", "/api/admin/site", "admin", hostSite.save],
  ["POST", "/api/admin/first-run", "admin", firstRun.end],
  ["POST", "/api/admin/users/:id/demote", "admin", admin.demote],
  ["POST", "/api/admin/users/:id/sign-out", "admin", admin.signOutUser],
  ["GET", "/api/admin/invitations", "admin", invitations.list],
  ["POST", "/api/admin/invitations", "admin", invitations.invite],
  ["POST", "/api/admin/invitations/links", "admin", invitations.makeLink],
  ["DELETE", "/api/admin/invitations/:invitationId", "admin", invitations.withdraw],
  ["PUT", "/api/admin/users/:id/quota", "admin", quotas.change],
  ["POST", "/api/admin/users/:id/block", "admin", admin.block],
  ["POST", "/api/admin/users/:id/unblock", "admin", admin.unblock],
];
