/** Transcripts from files and pasted texts. */
import assert from "node:assert/strict";
import fc from "fast-check";
import {
  readTranscript,
  readTranscriptFile,
} from "../../../../lib/formats/transcript/read_transcript.ts";
import { piecesByMarks, sentenceCutter } from "../../../../lib/formats/transcript/sentences.ts";

const read = (text: string, fileName?: string) => {
  const result = readTranscript(text, { fileName, language: "en" });
  if ("problem" in result) throw new Error(result.problem);
  return { ...result, transcript: result.transcript! };
};
const problemOf = (text: string, fileName?: string) => {
  const result = readTranscript(text, { fileName, language: "en" });
  return "problem" in result ? result.problem : undefined;
};
const textsOf = (text: string) => read(text).transcript.cues.map(({ text }) => text);

Deno.test("WebVTT is read with its notes, ids, voices and settings, and says what it leaves out", () => {
  const { transcript, leftOut } = read(
    "WEBVTT - A bridge\r\nLanguage: de\r\n\r\nNOTE Heard twice\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\n" +
      "one\r\n00:01.000 --> 00:02.500 align:start line:0\r\n<v.loud Mae  Lewis>Salt &amp; <i>stone</i></v>\r\n\r\n" +
      "00:00:02.500 --> 01:00:03.000\r\n<v Ann>Who?\r\n<v Bob>Me, a < b\r\n",
  );
  assert.deepEqual(transcript, {
    language: "de",
    source: "imported",
    checked: false,
    notes: "Heard twice",
    cues: [
      {
        id: "one",
        start: 1000,
        end: 2500,
        speaker: "Mae Lewis",
        text: "Salt & stone",
        settings: "align:start line:0",
      },
      { start: 2500, end: 3_603_000, speaker: "Ann", text: "Who?" },
      { start: 2500, end: 3_603_000, speaker: "Bob", text: "Me, a < b" },
    ].map((cue) => ({ id: undefined, settings: undefined, ...cue })),
  });
  assert.deepEqual(leftOut, [
    "The file’s styles and regions were left out",
    "Bold, italics, colours and other mark-up were left out",
  ]);
});

Deno.test("SubRip is read, and what looks like it", () => {
  const srt = "1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<b>First</b>\nline.\n\n" +
    "2\n00:00:02,000 --> 00:00:03,500\nSecond.\n\nAfter an empty line.\n";
  const { cues, source } = read(srt).transcript;
  assert.equal(source, "imported");
  assert.deepEqual(cues.map(({ start, end, text }) => [start, end, text]), [
    [1000, 2000, "First\nline."],
    [2000, 3500, "Second.\n\nAfter an empty line."],
  ]);
  assert.deepEqual(textsOf("00:01.000 --> 00:02.000\nWithout its first line"), [
    "Without its first line",
  ]);
});

Deno.test("an interview of OHMS has a time for each minute, and its speakers", () => {
  const { transcript, leftOut } = read(
    `<?xml version="1.0"?><ROOT xmlns="https://www.weareavp.com/nunncenter/ohms"><record>
<sync>1:|3(2)|4(1)</sync><transcript>COX: When did you come here?
LEWIS: In 1931. We had nothing.
Not a thing. But we had songs.
COX: Which?</transcript></record></ROOT>`,
  );
  assert.deepEqual(transcript.cues.map(({ speaker, text }) => `${speaker}: ${text}`), [
    "COX: When did you come here?",
    "LEWIS: In 1931.",
    "LEWIS: We had nothing.",
    "LEWIS: Not a thing.",
    "LEWIS: But we had songs.",
    "COX: Which?",
  ]);
  assert.deepEqual([0, 3, 5].map((i) => transcript.cues[i].start), [0, 60_000, 120_000]);
  assert.match(leftOut[0], /a time for each minute/);
});

Deno.test("a typed text becomes sentences without times, by paragraphs and speakers", () => {
  const { transcript } = read(
    "Interviewer: Where was\nthe mill? Here?\n\nMr. J. Cole: Up there. Gone now!\n\nNo one speaks. “Quiet.” So it goes.",
  );
  assert.equal(transcript.source, "typed");
  assert.deepEqual(
    transcript.cues.map(({ speaker, text }) => `${speaker ?? "-"}| ${text}`),
    [
      "Interviewer| Where was the mill?",
      "Interviewer| Here?",
      "Mr. J. Cole| Up there.",
      "Mr. J. Cole| Gone now!",
      "-| No one speaks.",
      "-| “Quiet.”",
      "-| So it goes.",
    ],
  );
  assert.deepEqual(sentenceCutter("en")("I saw Dr. Cole. He left."), [
    "I saw Dr. Cole.",
    "He left.",
  ]);
  const pieces = (text: string) => piecesByMarks(text).map((piece) => piece.trim());
  assert.deepEqual(pieces("One. “Two!” Three"), ["One.", "“Two!”", "Three"]);
  assert.deepEqual(pieces("一。二！三"), ["一。", "二！", "三"]);
});

Deno.test("what cannot be taken gets one line that says why", () => {
  assert.match(problemOf("a".repeat(5_000_000), "long.txt")!, /“long.txt” has 5.0 million char/);
  assert.match(problemOf("\u0001\u0002\u0003\u0004abc\ufffd\ufffd".repeat(50))!, /isn’t a text/);
  assert.match(problemOf("{\\rtf1 hello}", "a.rtf")!, /Save it as plain text/);
  assert.match(problemOf(" \n ")!, /no words/);
  assert.match(problemOf("<svg xmlns='x'><body/></svg>")!, /XML file of an unknown kind/);
  assert.match(problemOf('{"words":{"a":1},"b":2}')!, /JSON file of an unknown kind/);
  assert.match(problemOf("<gpx/>")!, /This is a GPX file. Import it when you create an archive/);
  assert.match(problemOf("<?xml version='1.0'?><a><b></a>")!, /can’t be read as XML/);
  const many = Array.from({ length: 10_000 }, (_, i) => {
    const time = `00:${String(Math.floor(i / 60) % 60).padStart(2, "0")}:${
      String(i % 60).padStart(2, "0")
    }.000`;
    return `${time} --> ${time.slice(0, -3)}500\nSentence ${i}\n`;
  });
  assert.match(
    problemOf(`WEBVTT\n\n${many.join("\n")}`)!,
    /more than 2,000 sentences, the limit for one stop/,
  );
});

Deno.test("times that go backwards, sentences that are too long, and texts without times lose no word", () => {
  const { transcript, leftOut } = read(
    "WEBVTT\n\n00:05.000 --> 00:06.000\nlater\n\n00:01.000 --> 00:02.000\nsooner\n\n" +
      "00:09.000 --> 00:08.000\nbefore it starts\n\nno times at all\n\n" +
      `00:10.000 --> 00:20.000\n${"word ".repeat(900)}`,
  );
  assert.equal(leftOut.length, 4);
  assert.deepEqual(transcript.cues.slice(0, 4).map(({ text, start }) => [text, start]), [
    ["sooner", 1000],
    ["before it starts", undefined],
    ["no times at all", undefined],
    ["later", 5000],
  ]);
  const words = transcript.cues.slice(4).map(({ text }) => text).join(" ");
  assert.equal(words, "word ".repeat(900).trim());
});

/** Beginnings and middles of files of all kinds, put together as nobody would. */
const wild = fc.array(
  fc.oneof(
    fc.constantFrom(
      "WEBVTT",
      "\n",
      "\r\n",
      "\r",
      "\ufeff",
      "\u0000",
      "\ud800",
      "00:01.000 --> 00:02.000",
      "1\n00:00:01,000 --> 00:00:02,000",
      "99:99:99.999 --> 00:00",
      "-->",
      "NOTE",
      "STYLE",
      "<v ",
      "<",
      ">",
      "&#x110000;",
      "&amp;",
      "Mae: ",
      "<?xml version='1.0'?>",
      "<ROOT><record><transcript>a</transcript><sync>1:|9(9)|1(1)</sync></record></ROOT>",
      "{\\an8}",
    ),
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.string({ maxLength: 30 }),
  ),
  { maxLength: 40 },
).map((parts) => parts.join(""));

Deno.test("200 wild files are read or refused without a crash", () => {
  fc.assert(
    fc.property(wild, (text) => {
      const result = readTranscript(text, { language: "en" });
      assert.ok("problem" in result ? result.problem : result.transcript!.cues.length > 0);
    }),
    { numRuns: 200 },
  );
});

Deno.test("a text ten times as long takes about ten times as long, whatever it repeats", () => {
  const repeated = ["<", "<v ", "&", "\n", "Mr. ", "-->\n", " ", "a", "NOTE\n\n", "{\\a", "M: "];
  const took = (text: string) => {
    const began = performance.now();
    readTranscript(text, { language: "en" });
    return performance.now() - began;
  };
  for (const begin of ["WEBVTT\n\n00:01.000 --> 00:02.000\n", "00:01,000 --> 00:02,000\n", ""]) {
    for (const piece of repeated) {
      const text = (length: number) => begin + piece.repeat(length / piece.length);
      const [short, long] = [took(text(30_000)), took(text(300_000))];
      assert.ok(
        long < 50 * short + 1500,
        `${JSON.stringify(begin + piece)}: ${short} ms, then ${long} ms`,
      );
    }
  }
});

Deno.test("a file that is too large for a text is refused at once, whatever its letters", () => {
  const bytes = new Uint8Array(30_000_000).fill(97);
  for (let i = 0; i < bytes.length; i += 50) bytes[i] = 0xe9;
  const began = performance.now();
  const read = readTranscriptFile(bytes, { fileName: "disk.txt", language: "en" });
  assert.deepEqual(read, {
    problem: "“disk.txt” has 30.0 MB. The limit is 2 million characters.",
  });
  assert.ok(performance.now() - began < 500, "its letters were not told apart");
});
