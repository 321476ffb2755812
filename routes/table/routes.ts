/** The whole URL table. */
import { PAGES } from "./pages.ts";
import { ACCOUNTS } from "./accounts.ts";
import { ARCHIVES } from "./archives.ts";
import { OWN_WORK } from "./own_work.ts";
import { REVIEW } from "./review.ts";
import { CLASSES } from "./classes.ts";
import { TOGETHER } from "./together.ts";
import { developersPage, openApi, type Route } from "../late_pages.ts";

/** Each URL of the program, who may call it (which the guard enforces), and its handler. */
export const ROUTES: Route[] = [
  ...PAGES,
  ...ACCOUNTS,
  ...ARCHIVES,
  ...TOGETHER,
  ...REVIEW,
  ...CLASSES,
  ...OWN_WORK,
  ["GET", "/developers", "anyone", (c) => developersPage(c, ROUTES)],
  ["GET", "/api/openapi.json", "anyone", (c) => openApi(c, ROUTES)],
];
