import assert from "node:assert/strict";
import { foreseeImport } from "../../../lib/import/omeka/import_site.ts";
import { planImport, type PlannedTour } from "../../../lib/import/omeka/plan.ts";
import { readSite } from "../../../lib/import/omeka/read_site.ts";
import { stopsOn } from "../../../lib/import/omeka/read_tours.ts";
import { createWebReader } from "../../../lib/import/web_reader.ts";
import { omekaSite, richWorld } from "../../support/servers/omeka.ts";

const reader = createWebReader({ isLocal: true, pause: () => Promise.resolve() });

/** The plan of a site that is as the rich one but for `change`. */
async function planOf(change: Partial<ReturnType<typeof richWorld>> = {}) {
  await using site = omekaSite({ ...richWorld(), ...change });
  const read = await readSite(reader, site.url);
  return { ...planImport(read), read };
}

const titles = ({ stops }: PlannedTour) => stops.map(({ story }) => story.title);

Deno.test("a site is read alike by its API, by its pages, and with either generation of plugins", async () => {
  for (const isApiOn of [true, false]) {
    for (const plugins of ["curatescape", "tourbuilder"] as const) {
      const { tours, read } = await planOf({ isApiOn, plugins });
      const what = `${isApiOn} ${plugins}`;
      assert.equal(read.way, isApiOn ? "api" : "pages", what);
      assert.deepEqual([...read.items.keys()], [1, 2, 4, 5, 6], what);
      assert.deepEqual(tours.map(({ kind, id }) => [kind, id]), [
        ["tour", 1],
        ["tour", 2],
        ["stories", 1],
      ], what);
      const [walls, , others] = tours;
      assert.deepEqual(
        titles(walls),
        ["The Oldest Walls", "Nowhere Now", "The Bridge", "The Oldest Walls"],
        what,
      );
      assert.deepEqual(
        walls.stops.map(({ id }) => id),
        ["omeka-1", "omeka-2", "omeka-6", "omeka-1-2"],
        what,
      );
      assert.deepEqual(titles(others), ["The Mill Wheel"], what);
      assert.equal(walls.description, "Begin at the walls.\n\nEnd there, too.\n\nThanks to all.");
      assert.equal(walls.credits, "Milltown School");
      const [first, second, third] = walls.stops;
      assert.deepEqual(second.place, first.place, "where the stop before it is");
      assert.deepEqual(
        [third.subtitle, third.text],
        ["Mind the wind", "From here one sees the mill."],
        what,
      );
      assert.equal(first.story.text, "They are old.\n\nThey are very old.\n\nLook up.", what);
      assert.deepEqual(first.story.record, {
        creators: ["Mae Lewis", "Fox, Ann"],
        contributors: [{ name: "The Mill Fund", role: "Sponsor" }],
        subjects: ["Local history", "walls", "audio"],
        coverage: ["Milltown"],
        sources: [
          { text: "Box 7", url: "https://lib.example/box7" },
          { text: "On walls", url: "https://lib.example/walls" },
        ],
        collection: "Walls of Milltown",
        rights: "https://creativecommons.org/licenses/by-sa/4.0/",
      }, what);
      assert.deepEqual(first.story.lines, [
        "Format: Interview",
        "Factoid: They lean.",
        "Factoid: They lean more.",
        "Street Address: 1 Mill Lane",
        "Official Website: Walls (https://walls.example)",
        "Also at 42.375, -71.119",
      ], what);
      assert.deepEqual(first.story.pictures.map(({ alt, credit }) => [alt, credit]), [
        ["The gate", ""],
        ["The gate, later", "Jo Park, All rights reserved"],
      ], what);
    }
  }
});

Deno.test("the stops of a tour are the links of its page, in their order, whatever its plugin", () => {
  const page = (...links: string[]) =>
    `<a href="/items/show/9">Recent</a><div class="tour-items">${
      links.map((link) => `<a href="/items/show/${link}"></a>`).join("")
    }</div>`;
  const ids = (html: string) => stopsOn(html, 7).map(({ itemId }) => itemId);
  const index = (item: number, n: number) => `${item}?tour=7&amp;index=${n}`;
  // The newer plugin, as it answered: item 1 stands there twice, item 3 is private.
  const newer = [index(1, 0), index(1, 0), index(2, 1), index(6, 3), index(1, 0), index(1, 0)];
  assert.deepEqual(ids(page(...newer)), [1, 2, 6, 1]);
  assert.deepEqual(ids(page(index(1, 0), index(1, 1), index(1, 1), "8")), [1, 1]);
  assert.deepEqual(ids(page("1", "1", "2", "1")), [1, 2, 1]);
  assert.deepEqual(ids(page("5?tour=8&index=0")), [5], "a link that names another tour");
  assert.deepEqual(ids('<a href="/items/show/9">Recent</a>'), []);
});

Deno.test("a dry run counts all that is there, and names what cannot come and why", async () => {
  await using site = omekaSite();
  const { lines } = await foreseeImport(reader, site.url);
  const text = lines.join("\n");
  for (
    const line of [
      "“Walls and Water”: 4 stops, 5 recordings, 4 pictures.",
      "“Walls and Water”: “Nowhere Now” has no place there. Here it is at the stop before it.",
      "“Walls and Water”: 1 stop without a recording: “Nowhere Now”.",
      "Not taken: item 5, “A letter”: it is in no tour and has no place.",
      "Not taken: file 15, film.mp4: files of this kind cannot be stored here.",
      "Item 4: pictures or players within its Story stay there.",
      "2 tours there: 2 taken, 0 not.",
      "5 items there: 4 taken, 1 not.",
      "9 files there: 7 taken, 2 not.",
    ]
  ) assert.ok(lines.includes(line), `${line}\n\n${text}`);
  assert.ok(!site.asked().some((path) => path.startsWith("/files/")), "no file is brought");
});

Deno.test("the recorded answers of a real site are read in whole", async () => {
  const answers = new URL("../../support/servers/omeka_answers/", import.meta.url);
  await using site = omekaSite();
  site.intercept = async ({ pathname, searchParams }) => {
    const name = pathname.slice(1).replaceAll("/", "-");
    const isFirst = (searchParams.get("page") ?? "1") === "1";
    if (pathname.startsWith("/api/") && !isFirst) return Response.json([]);
    try {
      const text = await Deno.readTextFile(new URL(`${name}.json`, answers));
      return new Response(text.replaceAll("http://omeka.test", site.url));
    } catch {
      return new Response("", { status: 404 });
    }
  };
  const { tours, report } = planImport(await readSite(reader, site.url));
  assert.deepEqual(tours.map(({ title, stops }) => [title, stops.length]), [
    ["Harvard Yard: Fire, Ice and Three Lies", 5],
    ["The Little Rock Nine", 5],
    ["The Old Schools of Oxford", 5],
  ]);
  const [{ story }] = tours[0].stops;
  assert.equal(story.recordings[0].file.name, "stop-1.mp3");
  assert.equal(story.record.rights, "https://creativecommons.org/licenses/by-sa/4.0/");
  assert.match(story.text, /^The long brick building .* replaced\.$/s);
  assert.ok(report.lines().includes("15 items there: 0 taken, 15 not."), "none is stored yet");
});
