/** Files that people bring, with names and contents that would run a script. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { exportArchive, exportTour } from "../../lib/formats/export_tour.ts";
import { type Author, author } from "../support/form.ts";
import { mediaFile } from "../support/media_files.ts";
import { hostileForm, payloads } from "../support/xss_payloads.ts";
import { MISSING_FILES, watchForScripts } from "../support/xss_watch.ts";

type File = { name: string; text: string | Uint8Array };

const NOW = new Date("2026-05-04T09:30:00Z");

/** XML takes no control characters. */
// deno-lint-ignore no-control-regex
const fitForXml = (text: string) => text.replaceAll(/[\u0000-\u0008]/g, "");

const escaped = (text: string) =>
  fitForXml(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The same in formats that others write: with mark-up in them, as programs of maps have. */
function foreignFiles(next: () => string): File[] {
  const marks = Array.from({ length: 60 }, (_, i) => {
    const [name, about] = [next(), next()];
    const at = `<Point><coordinates>11.2${i},43.7${i}</coordinates></Point>`;
    return `<Placemark><name>${escaped(name)}</name><description>${escaped(about)}<![CDATA[${
      fitForXml(about).replaceAll("]]>", "")
    }]]></description>${at}</Placemark>`;
  });
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = Array.from(
    { length: 60 },
    (_, i) => `${cell(next())},${cell(next())},${cell(next())},43.7${i},11.2${i}`,
  );
  return [
    {
      name: "map.kml",
      text: `<kml><Document><name>${escaped(next())}</name>${marks.join("")}</Document></kml>`,
    },
    { name: "table.csv", text: `title,description,audio,latitude,longitude\n${rows.join("\n")}` },
  ];
}

async function importFiles({ page, server, stop, open }: Author, files: File[]) {
  for (const [i, { name, text }] of files.entries()) {
    await open();
    const file = {
      name: `"><img src=x onerror=xss(${i})> ${name}`,
      mimeType: "",
      buffer: Buffer.from(text as string),
    };
    await page.getByLabel("Import a tour from a file").setInputFiles(file);
    await stop(1).waitFor();
    const stops = await page.locator("[data-stop]").count();
    assert.ok(stops >= 40, `${stops} stops of ${name}`);
    await page.goto(`${server.origin}/test`);
  }
}

Deno.test("no text, address or name of a file that is imported runs in the form", async () => {
  await author({ account: "author", allowErrors: MISSING_FILES }, async (it) => {
    const seen = await watchForScripts(it.page);
    const next = payloads();
    const files: File[] = (["json", "geojson", "gpx"] as const).map((kind) => {
      const form = hostileForm(next);
      return {
        name: `archive.${kind}`,
        text: exportTour(form, kind, { now: NOW, origin: "" }).text,
      };
    });
    const { parts } = exportArchive(hostileForm(next), new Map(), NOW);
    const zip = await new Blob(parts as Uint8Array<ArrayBuffer>[]).bytes();
    await importFiles(it, [...files, { name: "archive.zip", text: zip }, ...foreignFiles(next)]);
    assert.deepEqual(seen, []);
  });
});

Deno.test("pages and drawings that are sent as pictures are refused, whatever they are called, and run nowhere", async () => {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author({ account: "author", settings, allowErrors: MISSING_FILES }, async (it) => {
    const { page, stop, open } = it;
    const seen = await watchForScripts(page);
    await open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    const script = "<script>xss(0)</script>";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="xss(0)">${script}</svg>`;
    const html = `<!doctype html>${script}<img src=x onerror=xss(0)>`;
    const hostile = '"><img src=x onerror=xss(1)>';
    for (const [name, text] of [["a.svg", svg], ["a.jpg", svg], ["a.png", html]]) {
      const buffer = Buffer.from(text);
      const file = { name: `${hostile}${name}`, mimeType: "", buffer };
      await stop(1).getByLabel("Picture of stop 1").setInputFiles(file);
      await stop(1).getByText("This browser cannot read the picture").first()
        .waitFor();
    }
    const sound = Buffer.from(mediaFile("tone.mp3"));
    const recording = { name: `${hostile}.mp3`, mimeType: "", buffer: sound };
    await stop(1).getByLabel("Recording of stop 1").setInputFiles(recording);
    const group = stop(1).getByRole("group", { name: /^Recording: / });
    assert.match((await group.getByRole("link").getAttribute("href"))!, /^\/media\//);
    assert.deepEqual(seen, []);
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
});
