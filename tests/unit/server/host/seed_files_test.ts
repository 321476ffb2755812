import assert from "node:assert/strict";
import { readSeed } from "../../../../lib/server/host/seed_files.ts";
import { problem, stopInput, tourInput } from "../../store/builders.ts";

const exportFile = (fields: Record<string, unknown> = {}) => ({
  format: "animating-the-archives-tour",
  version: "1.0",
  exportedAt: "2026-05-04T09:30:00.000Z",
  ...tourInput(),
  ...fields,
});

/** What `readSeed` makes of a folder with these files. */
async function read(files: Record<string, unknown>) {
  const folder = await Deno.makeTempDir({ prefix: "seed_" });
  try {
    for (const [name, content] of Object.entries(files)) {
      await Deno.writeTextFile(`${folder}/${name}`, JSON.stringify(content));
    }
    return await readSeed(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("each JSON file of the folder is a tour as its form has it, in the order of the names", async () => {
  const tours = await read({
    "b.json": exportFile({ title: "Second", tourType: "discovery" }),
    "a.json": exportFile({ title: "First" }),
    "README.md": "not a tour",
  });
  assert.deepEqual(tours, [
    { input: tourInput({ title: "First" }), createdAt: new Date("2026-05-04T09:30:00Z") },
    {
      input: tourInput({ title: "Second", tourType: "unordered" }),
      createdAt: new Date("2026-05-04T09:30:00Z"),
    },
  ]);
});

const WRONG: [what: string, content: unknown, path: string][] = [
  ["another format", exportFile({ format: "something else" }), "format"],
  ["another version", exportFile({ version: "2.0" }), "version"],
  ["no time of export", exportFile({ exportedAt: "yesterday" }), "exportedAt"],
  ["no stops", exportFile({ audioStops: [] }), "audioStops"],
  [
    "a stop with too small a zone",
    exportFile({ audioStops: [stopInput({ triggerRadius: 4 })] }),
    "audioStops.0.triggerRadius",
  ],
  ["nothing in it", null, ""],
];
for (const [what, content, path] of WRONG) {
  Deno.test(`a file with ${what} is refused by its name and the field`, async () => {
    const { detail, errors } = await problem(
      read({ "a.json": exportFile(), "b.json": content }),
      400,
    );
    assert.match(detail, /^The archive file b\.json cannot be read/);
    assert.deepEqual(errors?.map((error) => error.path), [path]);
  });
}
