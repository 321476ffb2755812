import assert from "node:assert/strict";
import { joinFiles } from "../../../../../../../islands/author/tour-form/batch/pairing/join_files.ts";
import { readValues } from "../../../../../../../islands/author/tour-form/values.ts";

const file = (name: string) => new File([], name);
const dated = (name: string) => ({ file: file(name) });

/** `sent` are the names of the files that became the stops' recordings. */
function join(
  stops: Record<string, unknown>[],
  { sound = [], pictures = [], texts = [] }: Record<string, string[]>,
  sent: (string | undefined)[] = [],
) {
  const { audioStops } = readValues({ audioStops: stops });
  const joined = joinFiles(audioStops, {
    recordings: sound.map(dated),
    pictures: pictures.map(dated),
    texts: texts.map(file),
  }, (stop) => sent[audioStops.indexOf(stop)]);
  const dates = (list: { index: number; file: { file: File } }[]) =>
    list.map(({ index, file }) => `${index} ${file.file.name}`);
  const names = (list: { index: number; file: File }[]) =>
    list.map(({ index, file }) => `${index} ${file.name}`);
  return {
    sound: dates(joined.recordings),
    pictures: dates(joined.pictures),
    texts: names(joined.texts),
    refused: names(joined.refused),
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
      texts: ["1 mill.mp3.vtt", "0 gate one_otter_ai.txt"],
      refused: [],
      left: 0,
    },
  );
});

Deno.test("files go to the stop with their title where the table names none", () => {
  const { sound, left } = join([{ title: "The gate" }, { title: "Mill" }], {
    sound: ["02_the-gate.mp3", "pool.mp3"],
  });
  assert.deepEqual([sound, left], [["0 02_the-gate.mp3"], 1]);
});

Deno.test("a stop keeps what it has, and a name that fits several stops goes to none", () => {
  const has = { audioUrl: "https://x.org/gate.mp3", imageUrl: "https://x.org/gate.jpg" };
  const sound = ["gate.mp3"];
  assert.deepEqual(join([{ title: "Gate", ...has }], { sound, pictures: ["gate.jpg"] }).left, 2);
  assert.deepEqual(join([{ title: "Gate" }, { title: "gate" }], { sound }).left, 1);
  assert.deepEqual(join([{ title: "Gate" }], { sound: ["gate.mp3", "Gate.wav"] }).left, 1);
});

Deno.test("texts that come later find their stops by the names of the recordings, whatever the titles are now", () => {
  const stops = ["Where it began", "Where it began, too", "The end"].map((title) => ({
    title,
    audioUrl: `/media/${title.length}.mp3`,
  }));
  const sent = ["01 Town Hall.mp3", "02 Town Hall.mp3", "STE-003.WAV"];
  assert.deepEqual(
    join(
      stops,
      { texts: ["02 town hall.txt", "01_Town-Hall.srt", "ste 003 transcript.docx"] },
      sent,
    ),
    {
      sound: [],
      pictures: [],
      texts: ["0 01_Town-Hall.srt", "1 02 town hall.txt", "2 ste 003 transcript.docx"],
      refused: [],
      left: 0,
    },
  );
});

Deno.test("a transcript is never replaced by a text of the same name, nor one that was typed and cannot be read", () => {
  const transcript = { language: "en", source: "typed", checked: true, cues: [{ text: "Here." }] };
  const stops = [{ title: "Mill", transcript }, { title: "Gate", transcriptText: "{" }];
  const { texts, refused, left } = join(stops, { texts: ["mill.txt", "gate.txt", "moon.txt"] });
  assert.deepEqual([texts, refused, left], [[], ["0 mill.txt", "1 gate.txt"], 1]);
});

Deno.test("a picture and a text stay with the recording that was added with them", () => {
  const stops = [{ title: "Mill", audioUrl: "https://x.org/a.mp3" }];
  const files = { sound: ["mill.mp3"], pictures: ["mill.jpg"], texts: ["mill.txt"] };
  assert.deepEqual(join(stops, files).left, 3, "they become a stop together");
  const empty = join([{ title: "Mill" }], files);
  assert.deepEqual(empty.left, 0, "the empty stop of this title gets them all");
  assert.deepEqual(empty.texts, ["0 mill.txt"]);
});

Deno.test("of two texts of one stop the one with times is taken", () => {
  const { texts, left } = join([{ title: "Mill" }], { texts: ["mill.txt", "mill.vtt"] });
  assert.deepEqual([texts, left], [["0 mill.vtt"], 1]);
});
