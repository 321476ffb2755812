/** A page that could not be made. */
import { TriangleAlert } from "lucide-react";
import { type Problem, TooManyRequests } from "../../lib/model/problem.ts";
import { EmptyPage } from "../../lib/ui/empty_state.tsx";
import type { Ctx } from "../context.ts";
import { uncached } from "../middleware/caching.ts";

export function errorPage(c: Ctx, problem: Problem) {
  const title = "Something went wrong";
  if (problem instanceof TooManyRequests) c.header("retry-after", String(problem.retryAfter));
  return uncached(c, problem.status).render(
    <EmptyPage icon={TriangleAlert} title={title}>
      <p>{problem.detail}</p>
      <a className="button primary" href={c.req.path}>Try again</a>
    </EmptyPage>,
    { title },
  );
}
