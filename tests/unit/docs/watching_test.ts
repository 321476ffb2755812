import assert from "node:assert/strict";
import { missing, pathOf } from "../../../tools/programs.ts";
import { METRICS_TOKEN, readFigures } from "../../support/measure/figures.ts";
import { ORIGIN } from "../../support/people/client.ts";
import { testApp } from "../../support/servers/server.ts";
import { orSkipped } from "../../support/skipped.ts";

type Panel = { title: string; targets: { expr: string }[] };

const alerts = await Deno.readTextFile("deploy/alerts.yml");
const dashboard: { panels: Panel[] } = JSON.parse(await Deno.readTextFile("deploy/dashboard.json"));
const operation = await Deno.readTextFile("docs/operation.md");

/** The expressions of the rules and of the dashboard. */
const expressions = [
  ...alerts.matchAll(/^ +expr: (.+)$/gm).map(([, expression]) => expression),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** The figures that `expression` names; `up` is Prometheus' own. */
const figuresIn = (expression: string) =>
  expression.replace(/\{.*?\}|by \(.*?\)/g, "").match(/\b[a-z]+(_[a-z]+)+\b/g)
    ?.filter((word) => !["histogram_quantile", "predict_linear", "clamp_max"].includes(word)) ?? [];

Deno.test("rules, dashboard and documents name no figure that the program does not have", async () => {
  await using test = await testApp({ settings: { METRICS_TOKEN } });
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await test.app.request(`${ORIGIN}/metrics`, { headers })).text();
  const there = new Set(
    text.matchAll(/^# TYPE (\w+) (\w+)$/gm).flatMap(([, name, type]) =>
      type === "histogram" ? [name, `${name}_bucket`] : [name]
    ),
  );
  // Those that only a listening server has.
  for (const name of ["http_connections_open", "event_loop_lag_seconds"]) there.add(name);
  there.add("event_loop_lag_longest_seconds").add("http_connections_without_request_total");
  assert.ok(expressions.length > 20);
  for (const expression of expressions) {
    for (const name of figuresIn(expression)) assert.ok(there.has(name), `${name}: ${expression}`);
  }
  const table = operation.slice(operation.indexOf("| figure "), operation.indexOf("alerts.yml"));
  const described = new Set(
    table.matchAll(/^\| (`.+?) +\|/gm)
      .flatMap(([, cell]) => cell.matchAll(/`([a-z_]+)(?:\{.*?\})?`/g).map(([, name]) => name)),
  );
  assert.deepEqual([...described].filter((name) => !there.has(name)), []);
  assert.deepEqual([...there].filter((name) => !/_bucket$/.test(name) && !described.has(name)), []);
});

Deno.test("each rule stands in the documents", () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  assert.deepEqual(names.filter((name) => !operation.includes(`\`${name}\``)), []);
});

Deno.test("the store, its archives and the search's age are figures, and a store that is gone is one", async () => {
  const test = await testApp({ settings: { METRICS_TOKEN } });
  const figures = () => readFigures((path, init) => test.app.request(ORIGIN + path, init));
  const before = await figures();
  assert.equal(before.get("store_up"), 1);
  assert.equal(before.get("last_backup_timestamp_seconds"), 0);
  assert.ok(before.get("search_index_age_seconds")! >= 0);
  test.kv.close();
  assert.equal((await figures()).get("store_up"), 0);
});

Deno.test({
  ...orSkipped(
    "the rules say what they should of a quiet site, of a large one and of troubles",
    missing("promtool"),
  ),
  async fn() {
    const { success, stdout, stderr } = await new Deno.Command(pathOf("promtool")!, {
      args: ["test", "rules", "deploy/alerts_test.yml"],
    }).output();
    const said = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes)).join("");
    assert.ok(success, said);
  },
});
