/** Becoming an administrator, and administrators' lists and acts on accounts. */
import { z } from "zod";
import { promote as promoteUser } from "../../lib/auth/promotion.ts";
import { BlockInput, QuotaInput } from "../../lib/model/account/account.ts";
import {
  AdminAuditQuery,
  AdminDeletedQuery,
  AdminQuery,
  AdminUsersQuery,
} from "../../lib/model/web/query.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { blockUser, unblockUser } from "../../lib/store/closing/account_block.ts";
import {
  listAllDeletedTours,
  listAllTours,
  listAllUsers,
} from "../../lib/store/administration/admin_lists.ts";
import { searchAudit } from "../../lib/store/administration/audit_search.ts";
import { signOutUser as endSessionsOf } from "../../lib/store/accounts/sign_out.ts";
import { setQuota } from "../../lib/store/administration/quotas.ts";
import { clientAddress } from "../../lib/server/load/client_address.ts";
import { demoteUser } from "../../lib/store/accounts/users.ts";
import { call, DONE, NEXT_PAGE, ok } from "../call.ts";
import {
  AdminStatusAnswer,
  AuditAnswer,
  DeletedTourRowAnswer,
  PromotedAnswer,
  TourRowAnswer,
  UserRowAnswer,
} from "../developers/answers/people.ts";
import { linkNext } from "../parse.ts";
import { SAMPLE_ID } from "../samples.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

/** Rows of a page, unless the request says how many. */
const PER_PAGE = 24;

const missing = () => t("userNotFound");
const NOBODY = { 404: "The account doesn’t exist." };

export const status = call({
  route: "GET /api/admin/status",
  access: "signed-in",
  summary: "Whether you are an administrator",
  answers: ok(AdminStatusAnswer, "`canPromote` is false where no password is set."),
  handle: ({ user }, c) => ({
    isAdmin: user.role === "admin",
    canPromote: c.var.parts.config.auth.adminPassword !== undefined,
  }),
});

export const promote = call({
  route: "POST /api/admin/promote",
  access: "signed-in",
  summary: "Become an administrator, with the site’s password",
  body: z.object({ userId: z.string(), adminPassword: z.string().max(1000) }),
  example: { userId: SAMPLE_ID, adminPassword: "…" },
  answers: ok(PromotedAnswer, "You are one."),
  refusals: { 403: "The password is wrong, or is not set.", 429: "Five tries are over." },
  async handle({ kv, now, user, body }, c) {
    if (body.userId !== user.id) throw new Problem(403, t("canPromoteOnlyYourself"));
    const { config } = c.var.parts;
    const address = clientAddress(c.req.raw.headers, c.env?.remoteAddr, config.proxies);
    const attempt = { given: body.adminPassword, now, address };
    await promoteUser(kv, user, config.auth.adminPassword, attempt);
    const setCookie = await c.var.auth.renewSession(c.req.raw, user.id);
    if (setCookie) c.header("set-cookie", setCookie);
    return { isAdmin: true as const };
  },
});

export const audit = call({
  route: "GET /api/admin/audit",
  access: "admin",
  summary: "The audit log, the newest entries first",
  query: AdminAuditQuery,
  answers: ok(z.array(AuditAnswer), "100 entries, or `limit`.", NEXT_PAGE),
  async handle({ kv, query: { limit = 100, ...request } }, c) {
    const page = await searchAudit(kv, { ...request, limit });
    linkNext(c, { ...request, limit, cursor: page.cursor });
    return page.entries;
  },
});

export const tours = call({
  route: "GET /api/admin/tours",
  access: "admin",
  summary: "All archives with their owners",
  query: AdminQuery,
  answers: ok(z.array(TourRowAnswer), "24 archives, or `limit`.", NEXT_PAGE),
  async handle({ kv, query: { limit = PER_PAGE, ...request } }, c) {
    const { rows, cursor } = await listAllTours(kv, { ...request, limit });
    linkNext(c, { ...request, limit, cursor });
    return rows;
  },
});

export const users = call({
  route: "GET /api/admin/users",
  access: "admin",
  summary: "All accounts",
  query: AdminUsersQuery,
  answers: ok(z.array(UserRowAnswer), "24 accounts, or `limit`.", NEXT_PAGE),
  async handle({ kv, query: { limit = PER_PAGE, ...request } }, c) {
    const { rows, cursor } = await listAllUsers(kv, { ...request, limit });
    linkNext(c, { ...request, limit, cursor });
    return rows;
  },
});

export const deleted = call({
  route: "GET /api/admin/deleted",
  access: "admin",
  summary: "All archives that were deleted within 30 days",
  query: AdminDeletedQuery,
  answers: ok(z.array(DeletedTourRowAnswer), "24 archives, or `limit`.", NEXT_PAGE),
  async handle({ kv, now, query: { limit = PER_PAGE, ...request } }, c) {
    const { rows, cursor } = await listAllDeletedTours(kv, { ...request, limit, now });
    linkNext(c, { ...request, limit, cursor });
    return rows;
  },
});

export const demote = call({
  route: "POST /api/admin/users/:id/demote",
  access: "admin",
  missing,
  summary: "Remove administrator rights",
  answers: DONE,
  refusals: { ...NOBODY, 409: "This is the last administrator, or none." },
  handle: ({ kv, now, id, user }) => demoteUser(kv, id, { actor: user.id, now }),
});

export const signOutUser = call({
  route: "POST /api/admin/users/:id/sign-out",
  access: "admin",
  missing,
  summary: "End all sessions of an account",
  answers: DONE,
  refusals: NOBODY,
  handle: ({ kv, now, id, user }) => endSessionsOf(kv, id, { actor: user.id, now }),
});

export const changeQuota = call({
  route: "PUT /api/admin/users/:id/quota",
  access: "admin",
  missing,
  summary: "Change how much the files of someone may take",
  about: "Null is the standard of the site. Below what is stored it stops new files, and " +
    "removes none.",
  body: QuotaInput,
  example: { megabytes: 2000 },
  answers: DONE,
  refusals: NOBODY,
  handle: ({ kv, now, id, user, body: { megabytes } }) =>
    setQuota(kv, id, megabytes && megabytes * 1e6, { actor: user.id, now }),
});

export const block = call({
  route: "POST /api/admin/users/:id/block",
  access: "admin",
  missing,
  summary: "Block someone",
  about: "With `hidesTours` their archives are private for as long.",
  body: BlockInput,
  example: { reason: "Spam", hidesTours: true },
  answers: DONE,
  refusals: {
    ...NOBODY,
    409: "This is your own account, or another administrator has blocked it.",
  },
  handle: ({ kv, now, id, user, body }) => blockUser(kv, id, { actor: user.id, now, ...body }),
});

export const unblock = call({
  route: "POST /api/admin/users/:id/unblock",
  access: "admin",
  missing,
  summary: "Unblock someone",
  answers: DONE,
  refusals: NOBODY,
  handle: ({ kv, now, id, user }) => unblockUser(kv, id, { actor: user.id, now }),
});
