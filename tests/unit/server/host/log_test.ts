import assert from "node:assert/strict";
import { createLog } from "../../../../lib/server/host/log.ts";

/** A log whose lines stay here, with a clock that the test sets. */
function testLog({ isJson = true } = {}) {
  const lines: string[] = [];
  const clock = { now: 0 };
  const log = createLog({
    write: (_, line) => lines.push(line),
    isJson,
    now: () => new Date("2026-05-04T09:30:00Z"),
    clock: () => clock.now,
  });
  return { log, lines, clock, parsed: () => lines.map((line) => JSON.parse(line)) };
}

Deno.test("a line is one line of JSON with the time in UTC, whatever its text holds", () => {
  const { log, lines, parsed } = testLog();
  log.warn('two\nlines "and" \u0007', { status: 400, request: undefined });
  assert.equal(lines[0].includes("\n"), false);
  assert.deepEqual(parsed(), [{
    time: "2026-05-04T09:30:00.000Z",
    level: "warn",
    text: 'two\nlines "and" \u0007',
    status: 400,
  }]);
});

Deno.test("on a terminal a line is for people", () => {
  const { log, lines } = testLog({ isJson: false });
  log.info("Open http://localhost:8000 (Ctrl-C ends it)");
  log.warn("A request was refused", { method: "GET", route: "/tour/:id", status: 404 });
  assert.deepEqual(lines, [
    "Open http://localhost:8000 (Ctrl-C ends it)",
    "A request was refused GET /tour/:id 404",
  ]);
});

Deno.test("a failure has its stack, and that of its cause", () => {
  const { log, parsed } = testLog();
  log.failure("A request failed", new Error("broken"), { request: "r1" });
  const [{ level, error, request }] = parsed();
  assert.deepEqual([level, request], ["error", "r1"]);
  assert.match(error, /^Error: broken\n\s+at /);
  log.failure("A request failed", new Error("no answer", { cause: new Error("refused") }));
  assert.match(parsed()[1].error, /^Error: no answer\n[^]*\nCaused by Error: refused\n\s+at /);
});

Deno.test("a flood of refused requests fills no disk, and what was left out is counted", () => {
  const { log, lines, clock, parsed } = testLog();
  const flood = (seconds: number) => {
    for (let i = 0; i < seconds * 1000; i++) {
      clock.now++;
      log.warn("A request was refused", { method: "GET", route: "files", status: 404 });
    }
  };
  flood(10);
  assert.ok(lines.length < 1200, `${lines.length} lines of 10,000`);
  const begin = lines.length;
  flood(60);
  const bytes = lines.slice(begin).join("\n").length;
  const aDay = bytes * 24 * 60;
  console.log(`A flood of 1,000 a second writes ${(aDay / 1e6).toFixed(0)} MB a day.`);
  assert.ok(aDay < 200e6);
  const leftOut = parsed().reduce((sum, line) => sum + (line.leftOut ?? 0), 0);
  const written = parsed().filter((line) => line.leftOut === undefined).length;
  assert.ok(log.leftOut() - leftOut <= 1000, "each that was left out is named by a later line");
  assert.equal(written + log.leftOut(), 70_000);
});

Deno.test("refused requests take no room from failures", () => {
  const { log, parsed } = testLog();
  for (let i = 0; i < 5000; i++) log.warn("A request was refused");
  for (let i = 0; i < 100; i++) log.failure("A request failed", new Error("broken"));
  assert.equal(parsed().filter(({ level }) => level === "error").length, 100);
});

Deno.test("a long text and a long stack are cut", () => {
  const { log, lines } = testLog();
  log.failure("x".repeat(100_000), "y".repeat(100_000));
  assert.ok(lines[0].length < 5000, `${lines[0].length} letters`);
});
