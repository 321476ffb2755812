/** Files that people bring, with names and contents that would run a script. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { zipSync } from "fflate";
import { exportArchive, exportTour } from "../../../lib/formats/export_tour.ts";
import { Client } from "../../support/people/client.ts";
import { type Author, author } from "../../support/browser/form.ts";
import { loopback } from "../../support/servers/loopback.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { makeTour } from "../../support/data/tours.ts";
import { Uploader, withUploads } from "../../support/people/uploads.ts";
import { hostileForm, payloads } from "../../support/data/xss_payloads.ts";
import { MISSING_FILES, watchForScripts } from "../../support/browser/xss_watch.ts";

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

async function importFiles({ page, server, row, openStop, open }: Author, files: File[]) {
  for (const [i, { name, text }] of files.entries()) {
    await open();
    const file = {
      name: `"><img src=x onerror=xss(${i})> ${name}`,
      mimeType: "",
      buffer: Buffer.from(text as string),
    };
    await page.getByLabel("Import an archive from a file").setInputFiles(file);
    await row(1).waitFor();
    const stops = await page.locator(".stops-list > li").count();
    assert.ok(stops >= 40, `${stops} stops of ${name}`);
    await openStop(0);
    for (const n of [1, 2, stops]) await openStop(n);
    await page.goto(`${server.origin}/test`);
  }
}

Deno.test("no text, address or name of a file that is imported runs in the form", async () => {
  await author({ account: "author", allowErrors: MISSING_FILES }, async (it) => {
    const seen = await watchForScripts(it.page);
    const next = payloads();
    const files: File[] = (["json", "geojson", "gpx", "kml"] as const).map((kind) => {
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
    const { page, stop, openStop, open } = it;
    const seen = await watchForScripts(page);
    await open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await openStop(1);
    const script = "<script>xss(0)</script>";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="xss(0)">${script}</svg>`;
    const html = `<!doctype html>${script}<img src=x onerror=xss(0)>`;
    const hostile = '"><img src=x onerror=xss(1)>';
    for (const [name, text] of [["a.svg", svg], ["a.jpg", svg], ["a.png", html]]) {
      const buffer = Buffer.from(text);
      const file = { name: `${hostile}${name}`, mimeType: "", buffer };
      await stop(1).getByLabel("Picture of stop 1").setInputFiles(file);
      if (name.endsWith(".svg")) {
        await stop(1).getByText("is neither a picture nor a PDF").waitFor();
        continue;
      }
      const problem = stop(1).getByText("This browser can’t read the picture");
      await problem.waitFor();
      await stop(1).getByRole("button", { name: /^Remove / }).first().click();
      await problem.waitFor({ state: "detached" });
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

/** Mark-up that runs wherever a browser takes the file around it for a page or a script. */
const PAGE = "<!doctype html><html><script>xss(0)</script><img src=x onerror=xss(1)></html>";
const SCRIPT = "*/=1;xss(2);/*";

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Files that are what they seem, and pages as well: in a comment, in a tag, after the sound. */
function polyglots(): Record<string, Uint8Array<ArrayBuffer>> {
  const [jpeg, mp3] = ["gate.jpg", "tone.mp3"].map(mediaFile);
  const comment = latin(`\xff\xfe\x00${String.fromCharCode(PAGE.length + 2)}${PAGE}`);
  const title = `\x03${PAGE}`;
  const frame = `TIT2\0\0\0${String.fromCharCode(title.length)}\0\0${title}`;
  const size = [frame.length >> 7, frame.length & 127].map((n) => String.fromCharCode(n)).join("");
  const tag = latin(`ID3\x03\0\0\0\0${size}${frame}`);
  const after = latin(PAGE + SCRIPT);
  return {
    "page.html.jpg": Uint8Array.from([...jpeg.slice(0, 2), ...comment, ...jpeg.slice(2)]),
    "page.html.mp3": Uint8Array.from([...tag, ...mp3, ...after]),
    "page.html.png": withPngText(mediaFile("gate.png"), after),
    "page.html.webp": withWebpChunk(mediaFile("gate.webp"), after),
    "page.html.wav": Uint8Array.from([...mediaFile("tone.wav"), ...after]),
  };
}

/** The same PNG with a text in it, after the chunk with its size. */
function withPngText(png: Uint8Array, text: Uint8Array): Uint8Array<ArrayBuffer> {
  const [size, checksum] = [new Uint8Array(4), new Uint8Array(4)];
  new DataView(size.buffer).setUint32(0, text.length);
  const chunk = [...size, ...latin("tEXt"), ...text, ...checksum];
  return Uint8Array.from([...png.slice(0, 33), ...chunk, ...png.slice(33)]);
}

/** The same WebP with a chunk more at its end, which it counts. */
function withWebpChunk(webp: Uint8Array, text: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = text.length % 2 === 0 ? text : Uint8Array.from([...text, 0]);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, text.length, true);
  const all = Uint8Array.from([...webp, ...latin("page"), ...size, ...padded]);
  new DataView(all.buffer).setUint32(4, all.length - 8, true);
  return all;
}

Deno.test("a page after the end of a picture is not stored", async () => {
  await using it = await withUploads();
  for (const name of ["gate.jpg", "gate.png", "gate.webp"]) {
    const bytes = Uint8Array.from([...mediaFile(name), ...latin(PAGE)]);
    const answer = await it.author.send(bytes, { name });
    assert.equal(answer.status, 400, name);
    assert.match((await answer.json()).detail, /goes on with something else/);
  }
  assert.deepEqual(it.files().filter((name) => name.startsWith("media/")), []);
});

Deno.test("a picture or recording that is a page as well is sent as what it seems, and runs nowhere", async () => {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  await author({ settings, allowErrors: /./ }, async ({ page, server }) => {
    const { origin } = server;
    const seen = await watchForScripts(page);
    const client = new Client(server.app, origin);
    await client.login("author");
    const urls: string[] = [];
    for (const [name, bytes] of Object.entries(polyglots())) {
      const answer = await new Uploader(client).send(bytes, { name });
      const state = await answer.json();
      assert.equal(answer.status, 200, `${name}: ${JSON.stringify(state)}`);
      urls.push(state.media.url);
    }
    // Everybody may have what a public archive shows.
    const [stop] = makeTour().audioStops;
    const audioStops = urls.map((url) => ({
      ...stop,
      ...(/\.(jpg|png|webp)$/.test(url)
        ? { imageUrl: url, imageAlt: "A gate" }
        : { audioUrl: url }),
    }));
    const made = await client.json("POST", "/api/tours", makeTour({ audioStops }));
    assert.equal(made.status, 201, await made.text());
    for (const url of urls) {
      const response = await page.goto(origin + url);
      const headers = response!.headers();
      assert.match(headers["content-type"], /^(image\/(jpeg|png|webp)|audio\/(mpeg|wav|mp4))$/);
      assert.equal(headers["x-content-type-options"], "nosniff");
      assert.match(headers["content-security-policy"], /^default-src 'none'.*; sandbox$/);
      assert.match(headers["content-disposition"], /^inline; filename="[0-9a-f]{64}\.\w+"$/);
    }
    const frames = urls.flatMap((url) => [
      `<iframe src="${origin}${url}"></iframe>`,
      `<object data="${origin}${url}" type="text/html"></object>`,
      `<embed src="${origin}${url}" type="text/html">`,
      `<script src="${origin}${url}"></script>`,
    ]).join("");
    await using elsewhere = loopback(() =>
      new Response(frames, { headers: { "content-type": "text/html" } })
    );
    await page.goto(elsewhere.url);
    assert.deepEqual(seen, []);
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
});

const RUN = "<img src=x onerror=xss(0)>";
const point = (name: string, at: string) =>
  `<Placemark><name>${
    escaped(name)
  }</name><Point><coordinates>${at}</coordinates></Point></Placemark>`;

/** Files of which something is said that stands in them. */
const REFUSED: [name: string, content: string | Uint8Array, said: RegExp][] = [
  ["a.png", mediaFile("gate.png"), /has nothing to import/],
  ["a.html", `<!doctype html>${RUN}`, /This is a web page/],
  ["a.json", `{"title": "${RUN}"`, /incomplete or damaged/],
  ["a.json", JSON.stringify({ title: RUN, [RUN]: 1, audioStops: RUN }), /This field is unknown/],
  ["a.kml", `<kml><${RUN}`, /can’t be read as XML/],
  ["a.kml", `<kml>${point(RUN, "0,0")}${point("The mill", "1,1")}</kml>`, /has no real place/],
  [
    "a.kml",
    `<kml>${point("The mill", "1,1")}<constructor/><toString/><__proto__/></kml>`,
    /Imported from/,
  ],
  [
    "a.csv",
    `title,latitude,longitude,"${RUN}",__proto__,constructor\nMill,1,1,x,y,z`,
    /The form has no field for these/,
  ],
  [
    "a.zip",
    zipSync({ [`${RUN}/${RUN}`]: latin(RUN) }),
    /This is a zip file without an archive or a map/,
  ],
  [
    "a.zip",
    zipSync({
      "archive.json": latin(
        JSON.stringify({ title: RUN, audioStops: [{ audioUrl: `/media/${"0".repeat(64)}.mp3` }] }),
      ),
      [`media/${RUN}`]: latin(RUN),
    }),
    /isn’t in the zip file/,
  ],
  [
    "a.gpx",
    `<gpx>${
      `<trk><name>${escaped(RUN)}</name><trkseg>${
        [1, 2].map((n) => `<trkpt lat="${n}" lon="1"/>`).join("")
      }</trkseg></trk>`.repeat(2)
    }</gpx>`,
    /has 2 lines/,
  ],
];

Deno.test("nothing runs of a file of which the form says what is wrong with it", async () => {
  await author({ account: "author", allowErrors: MISSING_FILES }, async ({ page, open }) => {
    const seen = await watchForScripts(page);
    for (const [n, [ending, content, said]] of REFUSED.entries()) {
      await open();
      const name = `"><svg onload=xss(${n})>${ending}`;
      const buffer = Buffer.from(content as string);
      await page.getByLabel("Import an archive from a file")
        .setInputFiles({ name, mimeType: "", buffer });
      const notice = page.locator(".notice", { hasText: said });
      await notice.waitFor();
      assert.ok((await notice.innerText()).includes(name), `${name} is named`);
    }
    assert.deepEqual(seen, []);
  });
});
