import assert from "node:assert/strict";
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  ExportFile,
} from "../../../../lib/formats/json/export_file.ts";
import { tourInput } from "../../store/builders.ts";

const file = (fields: Record<string, unknown> = {}) => ({
  format: EXPORT_FORMAT,
  version: EXPORT_VERSION,
  exportedAt: "2026-05-04T09:30:00.000Z",
  ...tourInput(),
  ...fields,
});

Deno.test("an exported file is read as it was written", () => {
  assert.deepEqual(ExportFile.parse(JSON.parse(JSON.stringify(file()))), file());
});

Deno.test("a file that says 'discovery' is a free-order tour", () => {
  assert.equal(ExportFile.parse(file({ tourType: "discovery" })).tourType, "unordered");
});

Deno.test("another kind of file, another version and a field unknown are refused", () => {
  const wrong = [
    [{ format: "gpx" }, "This isn’t an archive file"],
    [{ version: "1.1" }, "Only files of version 1.0 can be read"],
    [{ exportedAt: "4 May" }, "The time of export must be"],
    [{ owner: "x" }, "owner"],
  ] as const;
  for (const [fields, message] of wrong) {
    const { error } = ExportFile.safeParse(file(fields));
    assert.equal(error?.issues.length, 1);
    assert.ok(error?.issues[0].message.includes(message), error?.issues[0].message);
  }
});
