/**
 * `GET /metrics`: the metrics of this process, for the host, in the text format of Prometheus. They
 * need `METRICS_TOKEN` as `Authorization: Bearer …`. Without that setting the address does not
 * exist: a connection from this machine proves nothing, because a proxy makes one for everybody.
 */
import { Problem } from "../../lib/model/web/problem.ts";
import type { Ctx } from "../context.ts";
import { nothing } from "../failures.tsx";
import { uncached } from "../middleware/caching.ts";
import { isSameSecret } from "../../lib/store/kv/secret.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

/** The metrics; 401 without the token. */
export async function readMetrics(c: Ctx) {
  const { metricsToken } = c.var.parts.config.operation;
  if (metricsToken === undefined) return nothing(c);
  const given = /^Bearer (.*)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  if (!await isSameSecret(given, metricsToken)) {
    throw new Problem(401, t("sendMetricsTokenAs"));
  }
  const { contentType, text } = c.var.metrics;
  return uncached(c, 200).body(await text(), 200, { "content-type": contentType });
}
