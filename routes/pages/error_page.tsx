/** A page that could not be made. */
import { TriangleAlert } from "lucide-react";
import type { Problem } from "../../lib/model/problem.ts";
import type { Ctx } from "../context.ts";
import { page } from "./page.tsx";

export function errorPage(c: Ctx, problem: Problem) {
  return page(
    c,
    { title: "Something went wrong" },
    <div className="wrap section">
      <div className="empty">
        <TriangleAlert aria-hidden="true" />
        <h1>Something went wrong</h1>
        <p>{problem.detail}</p>
        <a className="button primary" href={c.req.path}>Try again</a>
      </div>
    </div>,
    problem.status,
  );
}
