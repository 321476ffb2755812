/** The pages for paper, loaded for the first visitor who prints, and not at each start. */
import type { Ctx } from "../../context.ts";

/** `/tour/{id}/poster`. */
export const posterPage = async (c: Ctx) => (await import("./poster.tsx")).posterPage(c);

/** `/tour/{id}/labels`. */
export const labelsPage = async (c: Ctx) => (await import("./labels.tsx")).labelsPage(c);

/** `/tour/{id}/booklet`. */
export const bookletPage = async (c: Ctx) => (await import("./booklet.tsx")).bookletPage(c);
