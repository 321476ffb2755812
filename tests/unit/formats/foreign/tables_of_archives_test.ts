/** Tables as archives have them: what each should give stands beside the files. */
import assert from "node:assert/strict";
import { strToU8, zipSync } from "fflate";
import { readExcel } from "../../../../lib/formats/foreign/excel_read.ts";
import { importFile } from "../../../../lib/formats/import_file.ts";
import { sharedFile, sharedTest } from "../../../support/data/shared_files.ts";

type Options = Parameters<typeof importFile>[3];
const read = (bytes: Uint8Array, options?: Options) =>
  importFile(bytes, "stops.csv", "https://tours.example.org", options);
const table = (text: string, options?: Options) => read(new TextEncoder().encode(text), options);
const titles = ({ form }: ReturnType<typeof read>) => form.audioStops.map(({ title }) => title);
const said = ({ report }: ReturnType<typeof read>) =>
  report.map(({ message }) => message).join("\n");
/** What needs no more than an author's texts: all of a report but the gaps of the form. */
const lost = ({ report }: ReturnType<typeof read>) =>
  report.filter(({ kind }) => kind === "left-out").map(({ message }) => message);

sharedTest("a column of numbers orders the stops of a guided walk", () => {
  const ordered = read(sharedFile("c03-order-column.csv"));
  assert.deepEqual(titles(ordered), ["Gate", "Mill", "Chapel"]);
  assert.equal(ordered.form.tourType, "ordered");
  assert.deepEqual(lost(ordered), []);
  const numbered = read(sharedFile("c04-stop-number.csv"));
  assert.deepEqual(titles(numbered), ["The old gate", "The mill"]);
  assert.equal(numbered.form.audioStops[0].description, "Built in 1904");
  assert.deepEqual(lost(numbered), []);
});

sharedTest("the names of columns are found under the titles of an export, which are named", () => {
  const read5 = read(sharedFile("c05-title-rows.csv"));
  assert.deepEqual(titles(read5), ["Gate", "Mill"]);
  assert.deepEqual(lost(read5), [
    "Above the names of the columns: “School archive export”, “Generated 2024-05-01”",
  ]);
});

sharedTest("a table of CollectiveAccess has its titles, places, identifiers and addresses", () => {
  const { form } = read(sharedFile("c08-collectiveaccess.csv"));
  assert.deepEqual(
    form.audioStops.map(({ title, latitude, longitude, record }) => [
      title,
      latitude,
      longitude,
      record?.identifiers,
    ]),
    [["Gate", 51.756, -1.2545, ["2011.1"]], ["Mill", 51.757, -1.26, ["2011.2"]]],
  );
  assert.deepEqual(form.audioStops[1].record?.coverage, ["Mill Lane, Oxford"]);
});

sharedTest("a table of PastPerfect has its texts, people, dates and identifiers", () => {
  const { form } = read(sharedFile("c13-pastperfect.csv"));
  assert.deepEqual(
    form.audioStops.map(({ title, description, record }) => [
      title,
      description,
      record?.contributors?.map(({ name }) => name),
      record?.dateRecorded,
      record?.identifiers,
    ]),
    [
      ["Gate", "Photo of the gate, looking north", ["Lewis, Mae"], "1904~", ["2004.12.1"]],
      ["Mill", "Photo of the mill", ["Boyd, Tom"], "1910/1920", ["2004.12.2"]],
    ],
  );
});

sharedTest("the names of recordings in a table wait in their stops for the files", () => {
  const named = read(sharedFile("c22-audio-filename.csv"));
  assert.deepEqual(
    named.form.audioStops.map(({ title, audioUrl }) => [title, audioUrl]),
    [["Gate", "gate.mp3"], ["Mill", "mill.mp3"]],
  );
  assert.match(said(named), /names recordings that it doesn’t have: “gate.mp3”, “mill.mp3”/);
});

Deno.test("several pictures in a cell are several pictures of the stop", () => {
  const a = "https://x.example/a.jpg";
  const b = "https://x.example/b.png";
  const urls = (header: string, cell: string) => {
    const { form, report } = table(`title,lat,lon,${header}\nMill,1,2,"${cell}"\n`);
    assert.deepEqual(report.filter(({ kind }) => kind === "left-out"), [], `${header} ${cell}`);
    return form.audioStops[0].things?.map(({ url }) => url);
  };
  for (const header of ["file", "image", "photo"]) {
    for (const mark of ["|", "; ", "^^", "\n", " "]) {
      assert.deepEqual(urls(header, a + mark + b), [a, b], header + mark);
    }
  }
  assert.deepEqual(urls("More images", `${a}^^${b}`)?.length, 2);
  assert.deepEqual(urls("photo,file", `${a}","${b}|${a}`), [a, b], "each once");
});

Deno.test("of several names of pictures in a cell the first waits for its file, and the others are named", () => {
  const imported = table("title,lat,lon,files\nMill,1,2,mill.jpg|wheel.png; sound.mp3\n");
  const [{ things, audioUrl }] = imported.form.audioStops;
  assert.deepEqual([things?.map(({ url }) => url), audioUrl], [["mill.jpg"], "sound.mp3"]);
  assert.match(said(imported), /names more pictures of stops: “wheel.png”\. Add them/);
});

Deno.test("pictures beyond the room of a stop are named", () => {
  const urls = Array.from({ length: 33 }, (_, i) => `https://x.example/${i}.jpg`);
  const imported = table(`title,lat,lon,file\nMill,1,2,${urls.join("|")}\n`);
  assert.equal(imported.form.audioStops[0].things?.length, 30);
  assert.match(said(imported), /Only 30 pictures were imported.*30\.jpg”.*31\.jpg”.*32\.jpg”/);
});

Deno.test("numbers that are the same, or no numbers, order nothing and stay titles", () => {
  assert.deepEqual(titles(table("Stop,lat,lon\nMill,1,2\nGate,3,4\n")), ["Mill", "Gate"]);
  assert.deepEqual(
    titles(table("title,no,lat,lon\nMill,3,1,2\nGate,1,3,4\nPool,1,5,6\n")),
    ["Mill", "Gate", "Pool"],
  );
  assert.deepEqual(
    titles(table("title,no,lat,lon\nMill,2,1,2\nPool,,5,6\nGate,1,3,4\n")),
    ["Gate", "Mill", "Pool"],
  );
});

Deno.test("an address without coordinates waits in the place box, and one with them is in the record", () => {
  const { form } = table(
    'title,address,lat,lon\nMill,"Mill Lane 4, Oxford",,\nGate,High Street,51.7,-1.2\n',
  );
  const [mill, gate] = form.audioStops;
  assert.equal((mill as { placeText?: string }).placeText, "Mill Lane 4, Oxford");
  assert.equal((gate as { placeText?: string }).placeText, undefined);
  assert.deepEqual(gate.record?.coverage, ["High Street"]);
});

Deno.test("a number of a row is no identifier, but a museum's number is", () => {
  const { form } = table("title,OBJECTID,lat,lon\nMill,1,1,2\nGate,2,3,4\n");
  assert.equal(form.audioStops[0].record, undefined);
});

Deno.test("a table that names nothing known shows its columns, and is read by the author's choice", () => {
  const text = "Foo,Bar,Baz\nThe mill,51.7,-1.2\nThe gate,51.8,-1.3\n";
  const unknown = table(text);
  assert.deepEqual(unknown.form.audioStops, []);
  assert.deepEqual(unknown.table?.columns, ["Foo", "Bar", "Baz"]);
  assert.deepEqual(unknown.table?.rows[1], { Foo: "The gate", Bar: "51.8", Baz: "-1.3" });
  const columns = { Foo: "title", Bar: "latitude", Baz: "longitude" };
  const chosen = table(text, { columns });
  assert.deepEqual(titles(chosen), ["The mill", "The gate"]);
  assert.equal(chosen.form.audioStops[1].longitude, -1.3);
  const both = table("Foo,Bar,lat,lon\nMill,Old,1,2\nGate,,3,4\n", {
    columns: { Foo: "description", Bar: "description" },
  });
  assert.deepEqual(both.form.audioStops.map(({ description }) => description), [
    "Mill\n\nOld",
    "Gate",
  ]);
  const without = table("title,notes,lat,lon\nMill,secret,1,2\n", { columns: { notes: "" } });
  assert.equal(without.form.audioStops[0].description, "");
  assert.deepEqual(lost(without), []);
});

/** A workbook with inline texts, numbers and a date, as `[reference, type, value]`. */
function workbook(sheets: Record<string, [string, string, string][]>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const cell = ([reference, type, value]: [string, string, string]) =>
    type === "text"
      ? `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`
      : `<c r="${reference}"${type === "date" ? ' s="1"' : ""}><v>${value}</v></c>`;
  const rows = (cells: [string, string, string][]) =>
    Object.entries(Object.groupBy(cells, ([reference]) => reference.replace(/\D/g, "")))
      .map(([row, of]) => `<row r="${row}">${of!.map(cell).join("")}</row>`).join("");
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  return zipSync({
    "[Content_Types].xml": xml("<Types/>"),
    "xl/workbook.xml": xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${
        names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
          .join("")
      }</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${
        names.map((_, i) =>
          `<Relationship Id="rId${i + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${
            i + 1
          }.xml"/>`
        ).join("")
      }</Relationships>`,
    ),
    "xl/styles.xml": xml(
      `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((cells, i) => [
        `xl/worksheets/sheet${i + 1}.xml`,
        xml(`<worksheet xmlns="${main}"><sheetData>${rows(cells)}</sheetData></worksheet>`),
      ]),
    ),
  }) as Uint8Array<ArrayBuffer>;
}

Deno.test("the first table of an Excel file is read, with its dates, and its other sheets are named", async () => {
  const bytes = workbook({
    Stops: [
      ["A1", "text", "Title"],
      ["B1", "text", "Lat"],
      ["C1", "text", "Lon"],
      ["D1", "text", "Date"],
      ["A2", "text", "Mühle &amp; Wehr"],
      ["B2", "number", "51.7"],
      ["C2", "number", "-1.2"],
      ["D2", "date", "11689"],
    ],
    Notes: [["A1", "text", "Only for us"]],
  });
  const excel = await readExcel(bytes);
  assert.ok("cells" in excel, JSON.stringify(excel));
  assert.deepEqual(excel.otherSheets, ["Notes"]);
  const { form } = read(bytes, { cells: excel.cells });
  const [{ title, latitude, record }] = form.audioStops;
  assert.deepEqual([title, latitude, record?.dateRecorded], ["Mühle & Wehr", 51.7, "1932-01-01"]);
});

Deno.test("a damaged Excel file is refused in words", async () => {
  const whole = workbook({ Stops: [["A1", "text", "Title"]] });
  const excel = await readExcel(whole.slice(0, 200) as Uint8Array<ArrayBuffer>);
  assert.ok("problem" in excel && /damaged/.test(excel.problem));
});
