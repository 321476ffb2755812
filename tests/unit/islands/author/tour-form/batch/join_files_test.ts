import assert from "node:assert/strict";
import { joinFiles, textFor } from "../../../../../../islands/author/tour-form/batch/join_files.ts";
import type { DatedFile } from "../../../../../../islands/author/tour-form/batch/pair_files.ts";
import { readValues } from "../../../../../../islands/author/tour-form/values.ts";

const file = (name: string) => new File([], name);
const dated = (kind: DatedFile["kind"]) => (name: string): DatedFile => ({
  kind,
  file: file(name),
});

function join(
  stops: Record<string, unknown>[],
  { sound = [], pictures = [], texts = [] }: Record<string, string[]>,
) {
  const { audioStops } = readValues({ audioStops: stops });
  const joined = joinFiles(audioStops, {
    recordings: sound.map(dated("recording")),
    pictures: pictures.map(dated("picture")),
    texts: texts.map(file),
  }, () => undefined);
  const dates = (list: { index: number; file: DatedFile }[]) =>
    list.map(({ index, file }) => `${index} ${file.file.name}`);
  return {
    sound: dates(joined.recordings),
    pictures: dates(joined.pictures),
    texts: joined.texts.map(({ index, file }) => `${index} ${file.name}`),
    left: Object.values(joined.left).flat().length,
  };
}

Deno.test("files go to the stops that name them, with or without folder, capitals and ending", () => {
  const stops = [
    { title: "Gate", audioUrl: "audio/Gate%20one.MP3", imageUrl: "IMG_7.jpeg" },
    { title: "Mill", audioUrl: "mill.wav" },
  ];
  assert.deepEqual(
    join(stops, {
      sound: ["mill.mp3", "gate one.m4a"],
      pictures: ["img_7.jpg", "mill.png"],
      texts: ["gate one_otter_ai.txt", "mill.mp3.vtt"],
    }),
    {
      sound: ["1 mill.mp3", "0 gate one.m4a"],
      pictures: ["0 img_7.jpg", "1 mill.png"],
      texts: ["0 gate one_otter_ai.txt", "1 mill.mp3.vtt"],
      left: 0,
    },
  );
});

Deno.test("files go to the stop with their title where the table names none", () => {
  assert.deepEqual(
    join([{ title: "The gate" }, { title: "Mill" }], { sound: ["02_the-gate.mp3", "pool.mp3"] }),
    { sound: ["0 02_the-gate.mp3"], pictures: [], texts: [], left: 1 },
  );
});

Deno.test("a stop keeps what it has, and a name that fits several stops goes to none", () => {
  const has = { audioUrl: "https://x.org/gate.mp3", imageUrl: "https://x.org/gate.jpg" };
  const sound = ["gate.mp3"];
  assert.deepEqual(join([{ title: "Gate", ...has }], { sound, pictures: ["gate.jpg"] }).left, 2);
  assert.deepEqual(join([{ title: "Gate" }, { title: "gate" }], { sound }).left, 1);
  assert.deepEqual(join([{ title: "Gate" }], { sound: ["gate.mp3", "Gate.wav"] }).left, 1);
});

Deno.test("a text belongs to the recording of its name", () => {
  const texts = [file("pool transcript.docx"), file("mill.txt")];
  assert.equal(textFor("01 Mill.mp3", texts)?.name, "mill.txt");
  assert.equal(textFor("pool.wav", texts)?.name, "pool transcript.docx");
  assert.equal(textFor("gate.wav", texts), undefined);
});
