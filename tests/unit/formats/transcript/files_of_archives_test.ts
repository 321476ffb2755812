/** Transcripts as archives have them: what each should give stands beside the files. */
import assert from "node:assert/strict";
import { strToU8, zipSync } from "fflate";
import {
  readTranscript,
  readTranscriptFile,
} from "../../../../lib/formats/transcript/read_transcript.ts";
import { sharedFile, sharedTest } from "../../../support/data/shared_files.ts";

type Read = ReturnType<typeof readTranscriptFile>;

const good = (read: Read) => {
  assert.ok(!("problem" in read), JSON.stringify(read));
  return read;
};
const file = (fileName: string) =>
  good(readTranscriptFile(sharedFile(fileName), { fileName, language: "en" }));
const text = (content: string) => good(readTranscript(content, { language: "en" }));
const cues = ({ transcript }: ReturnType<typeof good>) =>
  (transcript?.cues ?? []).map(({ start, end, speaker, text }) => ({ start, end, speaker, text }));
const starts = (read: ReturnType<typeof good>) => cues(read).map(({ start }) => start);
const said = (read: ReturnType<typeof good>) =>
  cues(read).map(({ speaker, text }) => speaker ? `${speaker}: ${text}` : text);

sharedTest("captions that roll are put together, each sentence once", () => {
  const read = file("t01-youtube-rolling.vtt");
  assert.deepEqual(cues(read).map(({ start, end, text }) => [start, end, text]), [
    [30, 2700, "we walked to school"],
    [2710, 5500, "along the river"],
    [5510, 8000, "my sister carried bread"],
  ]);
  assert.equal(read.transcript?.source, "machine");
});

sharedTest("the names in Zoom's cues are speakers", () => {
  assert.deepEqual(said(file("t02-zoom.vtt")), [
    "Mae Lewis: We walked to school along the river.",
    "Tom Boyd: Did you carry bread?",
    "Mae Lewis: My sister did.",
  ]);
});

sharedTest(
  "a text of Otter has its speakers and times, and neither its summary nor its advertisement",
  () => {
    const read = file("t04-otter.txt");
    assert.deepEqual(said(read), [
      "Tom Boyd: How did you get to school?",
      "Mae Lewis: We walked to school along the river.",
      "Mae Lewis: My sister carried the bread.",
      "Tom Boyd: Did you have shoes?",
    ]);
    const [first, second, , last] = starts(read);
    assert.deepEqual([first, second, last], [1000, 5000, 14_000]);
    assert.match(read.leftOut.join(), /river, school, bread/);
    assert.match(read.leftOut.join(), /Transcribed by/);
  },
);

sharedTest("a text with a time in brackets before each name has its times and speakers", () => {
  const read = file("t05-descript-brackets.txt");
  const [first, second, , last] = starts(read);
  assert.deepEqual([first, second, last], [1000, 5000, 74_000]);
  assert.equal(said(read)[3], "Tom Boyd: Did you have shoes?");
});

sharedTest("subtitles in windows-1252 keep their letters", () => {
  const german = file("t08-srt-cp1252.srt");
  assert.match(said(german)[0], /^Wir gingen über die Brücke – \S+ zu Fuß\.$/);
  assert.equal(german.guessed, "windows-1252");
  const english = said(file("t28-cp1252-few.srt")).join(" ");
  assert.match(english, /the café by the river/);
  assert.match(english, /born in Zürich/);
});

sharedTest("the JSON of Whisper is two sentences that a machine wrote", () => {
  const read = file("t11-whisper.json");
  assert.deepEqual(cues(read).map(({ start, end, text }) => [start, end, text]), [
    [0, 3200, "We walked to school."],
    [3200, 6000, "My sister carried the bread."],
  ]);
  assert.deepEqual([read.transcript?.source, read.transcript?.language], ["machine", "en"]);
});

sharedTest("the WebVTT in an OHMS record has its speakers, and no marks of the program", () => {
  const read = file("t17-ohms6-vtt.xml");
  assert.deepEqual(said(read), [
    "BOYD: How did you get to school?",
    "LEWIS: On foot.",
    "LEWIS: We walked along the river [Thames].",
  ]);
  assert.deepEqual(starts(read), [4000, 9000, 9000]);
  assert.ok(cues(read).every(({ end }) => end !== undefined));
  assert.equal(read.transcript?.notes, undefined);
});

sharedTest("an OHMS record with an index only gives chapters and no transcript", () => {
  const read = file("t18-ohms-index-only.xml");
  assert.equal(read.transcript, undefined);
  assert.deepEqual(read.chapters, [
    {
      at: 0,
      title: "Walking to school",
      synopsis: "She tells of the way to school.",
      keywords: ["river", "school"],
      place: { lat: 51.756, lng: -1.2545, name: "The gate" },
    },
    {
      at: 63_000,
      title: "The mill",
      synopsis: "She tells of the mill.",
      place: { lat: 51.757, lng: -1.26, name: "The mill" },
    },
  ]);
});

sharedTest(
  "a footnote of an OHMS record is a note of its sentence, and its mark is no speech",
  () => {
    const read = file("t19-ohms-footnotes.xml");
    assert.deepEqual([...new Set(cues(read).map(({ speaker }) => speaker))], ["BOYD", "LEWIS"]);
    assert.ok(!said(read).join().includes("[["), said(read).join());
    assert.equal(
      read.transcript?.notes,
      "“We walked to school along the river.”: The river is the Thames.",
    );
  },
);

const WAYS: [what: string, content: string][] = [
  [
    "Otter and Teams, names first",
    "Mae Lewis  0:05\nThe mill stood here.\n\nTom Boyd 0:14\nDid it?",
  ],
  ["Rev", "Mae Lewis (00:05):\nThe mill stood here.\n\nTom Boyd (00:14):\nDid it?"],
  ["Trint, in one line", "Mae Lewis (00:05): The mill stood here.\nTom Boyd (00:14): Did it?"],
  ["Descript", "[00:00:05] Mae Lewis: The mill stood here.\n[00:00:14] Tom Boyd: Did it?"],
  [
    "lines with a time before the name",
    "00:00:05 Mae Lewis: The mill stood here.\n00:00:14 Tom Boyd: Did it?",
  ],
  ["a meeting pasted from Teams", "Mae Lewis\n0:05\nThe mill stood here.\nTom Boyd\n0:14\nDid it?"],
  [
    "SBV",
    "0:00:05.000,0:00:09.000\nMae Lewis: The mill stood here.\n\n0:00:14.000,0:00:15.000\nTom Boyd: Did it?",
  ],
  [
    "a table",
    "Start,End,Speaker,Text\n0:05,0:09,Mae Lewis,The mill stood here.\n0:14,0:15,Tom Boyd,Did it?",
  ],
  [
    "the JSON of a podcast",
    JSON.stringify({
      version: "1.0.0",
      segments: [
        { startTime: 5, endTime: 9, speaker: "Mae Lewis", body: "The mill stood here." },
        { startTime: 14, endTime: 15, speaker: "Tom Boyd", body: "Did it?" },
      ],
    }),
  ],
  [
    "the JSON of AssemblyAI",
    JSON.stringify({
      utterances: [
        { start: 5000, end: 9000, speaker: "Mae Lewis", text: "The mill stood here." },
        { start: 14000, end: 15000, speaker: "Tom Boyd", text: "Did it?" },
      ],
    }),
  ],
  [
    "ELAN",
    `<ANNOTATION_DOCUMENT><TIME_ORDER>${
      [5000, 9000, 14_000, 15_000].map((ms, i) =>
        `<TIME_SLOT TIME_SLOT_ID="ts${i}" TIME_VALUE="${ms}"/>`
      ).join("")
    }</TIME_ORDER>${
      [["Mae Lewis", "The mill stood here."], ["Tom Boyd", "Did it?"]].map(([name, said], i) =>
        `<TIER TIER_ID="t${i}" PARTICIPANT="${name}"><ANNOTATION><ALIGNABLE_ANNOTATION ` +
        `TIME_SLOT_REF1="ts${2 * i}" TIME_SLOT_REF2="ts${2 * i + 1}"><ANNOTATION_VALUE>${said}` +
        "</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION></TIER>"
      ).join("")
    }</ANNOTATION_DOCUMENT>`,
  ],
];
for (const [what, content] of WAYS) {
  Deno.test(`${what}: sentences with their times and speakers, with any line ends`, () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      const read = text(content.replaceAll("\n", end));
      assert.deepEqual(said(read), ["Mae Lewis: The mill stood here.", "Tom Boyd: Did it?"]);
      assert.deepEqual(starts(read), [5000, 14_000]);
    }
  });
}

Deno.test("Whisper's table, whisper.cpp, Audacity's labels, lyrics and TTML have times without names", () => {
  const ways = [
    "start\tend\ttext\n5000\t9000\tThe mill stood here.\n14000\t15000\tDid it?",
    JSON.stringify({
      result: { language: "en" },
      transcription: [
        { offsets: { from: 5000, to: 9000 }, text: " The mill stood here." },
        { offsets: { from: 14000, to: 15000 }, text: " Did it?" },
      ],
    }),
    "5.000000\t9.000000\tThe mill stood here.\n14.000000\t15.000000\tDid it?",
    "[00:05.00]The mill stood here.\n[00:14.00]Did it?",
    '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="00:00:05.000" end="9s">The <span>mill' +
    '</span><br/>stood here.</p><p begin="14s" end="15s">Did it?</p></div></body></tt>',
  ];
  for (const way of ways) {
    const read = text(way);
    assert.deepEqual(said(read), ["The mill stood here.", "Did it?"], way);
    assert.deepEqual(starts(read), [5000, 14_000], way);
  }
});

Deno.test("a Word document is read as its text, without deleted words", () => {
  const paragraph = (said: string) =>
    `<w:p><w:r><w:t>${said}</w:t></w:r><w:del><w:r><w:delText>no</w:delText></w:r></w:del></w:p>`;
  const bytes = zipSync({
    "[Content_Types].xml": strToU8("<a/>"),
    "word/document.xml": strToU8(
      `<w:document xmlns:w="w"><w:body>${paragraph("Mae Lewis  0:05")}${
        paragraph("The mill stood here.")
      }<w:tbl><w:tr><w:tc>${paragraph("Tom Boyd 0:14")}${
        paragraph("Did it?")
      }</w:tc></w:tr></w:tbl></w:body></w:document>`,
    ),
  });
  const read = good(readTranscriptFile(bytes, { fileName: "talk.docx", language: "en" }));
  assert.deepEqual(said(read), ["Mae Lewis: The mill stood here.", "Tom Boyd: Did it?"]);
});

Deno.test("prose with a clock time or a year in it stays prose", () => {
  const prose = "At 12:30 we ate.\n\nThe bell rang: 8:00 sharp.\n\nIn 1931 it burned.";
  const read = text(prose);
  assert.equal(read.transcript?.source, "typed");
  assert.ok(starts(read).every((start) => start === undefined));
  assert.equal(cues(read).length, 3);
});

Deno.test("one line with a time is no transcript with times", () => {
  const read = text("Lunch 12:30\nWe ate.\nThen we went home.");
  assert.ok(starts(read).every((start) => start === undefined), JSON.stringify(cues(read)));
});

Deno.test("names in the cues of a file that names its language stay text, as this program writes it", () => {
  const vtt = "WEBVTT\nLanguage: en\n\n00:01.000 --> 00:02.000\nNote: it rained.\n\n" +
    "00:03.000 --> 00:04.000\nNote: it stopped.\n";
  assert.deepEqual(cues(text(vtt)).map(({ speaker, text }) => [speaker, text]), [
    [undefined, "Note: it rained."],
    [undefined, "Note: it stopped."],
  ]);
});

Deno.test("no file of another kind becomes speech", () => {
  for (
    const content of [
      '{"type":"FeatureCollection","features":[]}',
      '[{"title":"Mill","lat":1,"lng":2}]',
      "<gpx/>",
      "<kml/>",
      "<!DOCTYPE html><html><p>Hello</p></html>",
      "{\\rtf1 hello}",
      '{"a":',
    ]
  ) {
    assert.ok("problem" in readTranscript(content, { language: "en" }), content);
  }
  for (const bytes of [zipSync({ "a.txt": strToU8("a") }), strToU8("%PDF-1.7 hello")]) {
    const read = readTranscriptFile(bytes, { fileName: "x.txt", language: "en" });
    assert.ok("problem" in read && /^“x.txt” can’t be read\. This is a .+\.$/.test(read.problem));
  }
});
