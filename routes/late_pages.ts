/** The row of the URL table, and pages whose modules are loaded when they are first asked for. */
import type { Group } from "./call.ts";
import type { Ctx } from "./context.ts";
import type { Access } from "./middleware/guard.ts";

export type Route = [
  method: string,
  path: string,
  access: Access,
  answer: (c: Ctx) => Response | Promise<Response>,
];

/** The form is a third of all modules: loaded for the first author, not at each start. */
export const createPage = async (c: Ctx) => (await import("./pages/create.tsx")).createPage(c);

export const editTourPage = async (c: Ctx) =>
  (await import("./pages/edit_tour.tsx")).editTourPage(c);

/** The description of the API is for a few. */
export const developersPage = async (c: Ctx, groups: readonly Group[]) =>
  (await import("./developers/page.tsx")).developersPage(c, groups);
