/** The row of the URL table, and pages whose modules are loaded when they are first asked for. */
import type { Ctx } from "./context.ts";
import type { Access } from "./middleware/guard.ts";

export type Route = [
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  access: Access,
  answer: (c: Ctx) => Response | Promise<Response>,
];

/** The form is a third of all modules: loaded for the first author, not at each start. */
export const createPage = async (c: Ctx) => (await import("./pages/create.tsx")).createPage(c);

export const editTourPage = async (c: Ctx) =>
  (await import("./pages/edit_tour.tsx")).editTourPage(c);

/** So are the schemas of all answers, for developers. */
export const openApi = async (c: Ctx, routes: Route[]) =>
  (await import("./developers/answer.ts")).openApi(c, routes);

export const developersPage = async (c: Ctx, routes: Route[]) =>
  (await import("./developers/page.tsx")).developersPage(c, routes);
