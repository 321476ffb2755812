/** All kinds of entries of the store. A module that declares one stands here. */
import * as audit from "../accounts/audit.ts";
import * as oauth from "../accounts/oauth_sessions.ts";
import * as geocodes from "../limits/geocodes.ts";
import * as imports from "../imports/imports.ts";
import * as redirects from "../imports/redirects.ts";
import * as clock from "../kv/clock_steps.ts";
import * as answers from "../kv/idempotency.ts";
import * as schema from "../kv/schema.ts";
import * as listens from "../listens/listens.ts";
import * as migration from "../migration/migrate.ts";
import * as offers from "../offers/offer_record.ts";
import * as leases from "../people/stop_leases.ts";
import * as accounts from "../records/accounts.ts";
import * as classes from "../records/classes.ts";
import * as comments from "../records/comments.ts";
import * as consent from "../records/consent.ts";
import * as drafts from "../records/drafts.ts";
import * as media from "../records/media.ts";
import * as progress from "../records/progress.ts";
import * as review from "../records/review.ts";
import * as roles from "../records/roles.ts";
import * as tours from "../records/tours.ts";
import * as words from "../records/words.ts";
import * as firstRun from "../site/first_run.ts";
import * as site from "../site/site_record.ts";
import * as signUps from "../sign_up/sign_up_record.ts";
import { type AnyCollection, Collection } from "../kv/collection.ts";

export const COLLECTIONS: readonly AnyCollection[] = [
  accounts,
  classes,
  comments,
  consent,
  drafts,
  media,
  progress,
  review,
  roles,
  tours,
  words,
  audit,
  oauth,
  geocodes,
  imports,
  redirects,
  clock,
  answers,
  schema,
  listens,
  migration,
  leases,
  firstRun,
  site,
  offers,
  signUps,
].flatMap((module) => Object.values<unknown>(module))
  .filter((one): one is AnyCollection => one instanceof Collection);
