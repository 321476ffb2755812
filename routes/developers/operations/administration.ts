/** Calls of a site's administrators. */
import { z } from "zod";
import { BlockInput, QuotaInput } from "../../../lib/model/account/account.ts";
import { SignUpAddresses, SignUpLink } from "../../../lib/model/account/sign_up.ts";
import { ExportedTours, TourActs, UserActs } from "../../../lib/model/account/bulk_acts.ts";
import {
  AdminAuditQuery,
  AdminDeletedQuery,
  AdminQuery,
  AdminUsersQuery,
} from "../../../lib/model/web/query.ts";
import { SiteChange } from "../../../lib/model/site/site_settings.ts";
import { Promotion } from "../../api/admin.ts";
import { FirstRunEnd } from "../../api/host/first_run.ts";
import {
  ActResultsAnswer,
  AdminStatusAnswer,
  AuditAnswer,
  DeletedTourRowAnswer,
  FirstRunEndedAnswer,
  InvitedAddressAnswer,
  PromotedAnswer,
  SignUpInvitationAnswer,
  SiteChangedAnswer,
  StoredSiteAnswer,
  TourRowAnswer,
  UserRowAnswer,
} from "../answers/people.ts";
import { created, DONE, type Group, NEXT_PAGE, ok } from "../operation.ts";
import { SAMPLE_ID } from "../samples.ts";

const NOBODY = { 404: "The account doesn’t exist." };

export const ADMINISTRATION: Group = {
  id: "administration",
  title: "Administration",
  about: "For administrators of a site. What they do stands in the audit log.",
  operations: {
    "GET /api/admin/status": {
      summary: "Whether you are an administrator",
      answers: ok(AdminStatusAnswer, "`canPromote` is false where no password is set."),
    },
    "POST /api/admin/promote": {
      summary: "Become an administrator, with the site’s password",
      body: Promotion,
      answers: ok(PromotedAnswer, "You are one."),
      refusals: { 403: "The password is wrong, or is not set.", 429: "Five tries are over." },
      example: { body: { userId: SAMPLE_ID, adminPassword: "…" } },
    },
    "GET /api/admin/audit": {
      summary: "The audit log, the newest entries first",
      query: AdminAuditQuery,
      answers: ok(z.array(AuditAnswer), "100 entries, or `limit`.", NEXT_PAGE),
    },
    "GET /api/admin/tours": {
      summary: "All archives with their owners",
      query: AdminQuery,
      answers: ok(z.array(TourRowAnswer), "24 archives, or `limit`.", NEXT_PAGE),
    },
    "GET /api/admin/users": {
      summary: "All accounts",
      query: AdminUsersQuery,
      answers: ok(z.array(UserRowAnswer), "24 accounts, or `limit`.", NEXT_PAGE),
    },
    "GET /api/admin/deleted": {
      summary: "All archives that were deleted within 30 days",
      query: AdminDeletedQuery,
      answers: ok(z.array(DeletedTourRowAnswer), "24 archives, or `limit`.", NEXT_PAGE),
    },
    "POST /api/admin/tours/acts": {
      summary: "Change several archives at once",
      about: "`make-private`, `delete`, which `restore` undoes for 30 days, or `move`, with the " +
        "`email` of the new owner. What is refused stops none of the others.",
      body: TourActs,
      answers: ok(ActResultsAnswer, "What became of each."),
      refusals: { 404: "Nobody has signed in with the address to move to." },
      example: { body: { act: "move", ids: [SAMPLE_ID], email: "vera@example.org" } },
    },
    "GET /api/admin/tours/export": {
      summary: "Several archives as one file",
      query: ExportedTours,
      answers: {
        200: {
          says: "A zip file with the export of each to JSON, and their recordings and pictures.",
          type: "application/zip",
        },
      },
      refusals: { 404: "None of them is there." },
      example: { query: `ids=${SAMPLE_ID}` },
    },
    "POST /api/admin/users/acts": {
      summary: "Sign out, block or unblock several accounts at once",
      about: "What is refused stops none of the others.",
      body: UserActs,
      answers: ok(ActResultsAnswer, "What became of each."),
      example: { body: { act: "block", ids: [SAMPLE_ID], reason: "Spam", hidesTours: true } },
    },
    "GET /api/admin/statistics": {
      summary: "The statistics of the site as a table",
      about: "Listenings are missing while they are being added up.",
      answers: { 200: { says: "A table.", type: "text/csv" } },
    },
    "GET /api/admin/site": {
      summary: "The name, colours and texts of the site",
      answers: ok(StoredSiteAnswer, "`revision` is 0 before the first change."),
    },
    "PUT /api/admin/site": {
      summary: "Change the name, colours and texts of the site",
      about: "All of them are replaced: what is missing or empty is the program’s own again.",
      body: SiteChange,
      answers: ok(SiteChangedAnswer, "Saved, with the revision for the next change."),
      refusals: { 409: "Another administrator has changed them since this revision." },
      example: { body: { revision: 0, settings: { name: "Mill Museum", accent: "#10205a" } } },
    },
    "POST /api/admin/first-run": {
      summary: "Finish setting up a new site",
      about:
        "The page that helps with it makes way for the site. With `sample` a sample archive, " +
        "private and your own, is put in.",
      body: FirstRunEnd,
      answers: ok(FirstRunEndedAnswer, "Finished; `tourId` is the sample archive."),
      refusals: { 409: "The site is set up already." },
      example: { body: { sample: true } },
    },
    "POST /api/admin/users/:id/demote": {
      summary: "Remove administrator rights",
      answers: DONE,
      refusals: { ...NOBODY, 409: "This is the last administrator, or none." },
    },
    "POST /api/admin/users/:id/sign-out": {
      summary: "End all sessions of an account",
      answers: DONE,
      refusals: NOBODY,
    },
    "GET /api/admin/invitations": {
      summary: "The open invitations to the site, the newest first",
      query: AdminDeletedQuery,
      answers: ok(z.array(SignUpInvitationAnswer), "24 invitations, or `limit`.", NEXT_PAGE),
    },
    "POST /api/admin/invitations": {
      summary: "Invite people to the site",
      about: "By address, or everybody of a domain such as `@school.example`. Nothing is sent. " +
        "An address stands for 90 days, a domain until it is taken back.",
      body: SignUpAddresses,
      answers: ok(z.array(InvitedAddressAnswer), "What became of each."),
      example: { body: { addresses: ["vera@example.org", "@school.example"] } },
    },
    "POST /api/admin/invitations/links": {
      summary: "Make a link by which people come in",
      body: SignUpLink,
      answers: created(z.strictObject({ path: z.string() }), "Its path, which is answered once."),
      example: { body: { days: 7, uses: 30 } },
    },
    "DELETE /api/admin/invitations/:invitationId": {
      summary: "Take an invitation to the site back",
      answers: DONE,
    },
    "PUT /api/admin/users/:id/quota": {
      summary: "Change how much the files of someone may take",
      about: "Null is the standard of the site. Below what is stored it stops new files, and " +
        "removes none.",
      body: QuotaInput,
      answers: DONE,
      refusals: NOBODY,
      example: { body: { megabytes: 2000 } },
    },
    "POST /api/admin/users/:id/block": {
      summary: "Block someone",
      about: "With `hidesTours` their archives are private for as long.",
      body: BlockInput,
      answers: DONE,
      refusals: {
        ...NOBODY,
        409: "This is your own account, or another administrator has blocked it.",
      },
      example: { body: { reason: "Spam", hidesTours: true } },
    },
    "POST /api/admin/users/:id/unblock": {
      summary: "Unblock someone",
      answers: DONE,
      refusals: NOBODY,
    },
  },
};
