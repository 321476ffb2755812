import assert from "node:assert/strict";
import { groupReport, rangesText } from "../../../lib/formats/group_report.ts";
import type { ReportEntry } from "../../../lib/formats/report.ts";

const entry = (kind: ReportEntry["kind"], path: string, message: string) => ({
  kind,
  path,
  message,
});

Deno.test("what is the same for many stops is said once, with the stops", () => {
  const report = [
    entry("incomplete", "duration", "Duration is required"),
    ...[0, 1, 2, 4].map((i) => entry("incomplete", `audioStops.${i}.audioUrl`, "Audio is missing")),
    entry("left-out", "audioStops.3.loud", "This field is unknown and was left out"),
    entry("note", "", "Read as windows-1252"),
  ];
  assert.deepEqual(groupReport(report), [
    { kind: "note", items: [{ message: "Read as windows-1252", stops: [] }] },
    {
      kind: "left-out",
      items: [{ message: "“loud”: This field is unknown and was left out", stops: [4] }],
    },
    {
      kind: "incomplete",
      items: [
        { message: "Duration is required", stops: [] },
        { message: "Audio is missing", stops: [1, 2, 3, 5] },
      ],
    },
  ]);
  assert.deepEqual(groupReport([]), []);
  const both = ["latitude", "longitude"].map((name) =>
    entry("incomplete", `audioStops.2.${name}`, "The place is missing")
  );
  assert.deepEqual(groupReport(both)[0].items, [{ message: "The place is missing", stops: [3] }]);
});

Deno.test("numbers in a row are a range", () => {
  assert.equal(rangesText([1, 2, 3, 5, 7, 8]), "1–3, 5, 7–8");
  assert.equal(rangesText([4]), "4");
  assert.equal(rangesText([]), "");
});
