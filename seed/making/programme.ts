/** The programme of the walk: six pages. Each page and its text are made of the same words. */
import * as lino from "./lino.ts";

/** A piece of a page. A row of a list begins with a mark: a word or a number. */
type Piece =
  | { title: string }
  | { heading: string }
  | { lead: string }
  | { text: string }
  | { rows: [mark: string, text: string][] }
  | { drawing: string };

/** The footer of every page. */
const NOTE = "A made-up programme for this demonstration";

export const PROGRAMME: Piece[][] = [
  [
    { heading: "Programme" },
    { title: "The Little Rock Nine" },
    { lead: "A walk of two blocks, in five stops" },
    { drawing: "front" },
    { text: "Little Rock, Arkansas. About 15 minutes of listening, and as much of walking." },
  ],
  [
    { heading: "Before you set out" },
    { title: "How to walk it" },
    { lead: "Begin at the corner of Daisy L. Gatson Bates Drive and Park Street." },
    {
      rows: [
        [
          "Listen.",
          "A story starts when you come near its place. You can also tap it in the list.",
        ],
        ["Look.", "Pictures come while they are spoken of. Tap one to see it large."],
        ["Keep.", "Before you leave your network, keep the archive on your device."],
        ["Be kind.", "This is a school, and classes are held in it. Its neighbours live here."],
      ],
    },
    {
      text:
        "The way is nearly level, on sidewalks. The school stands above its street; nobody has " +
        "to climb the stairs.",
    },
  ],
  [
    { heading: "Who they were" },
    { title: "Nine names" },
    { lead: "In September 1957 nine Black teenagers set out to go to Central High School." },
    {
      rows: [
        ["1", "Minnijean Brown"],
        ["2", "Elizabeth Eckford"],
        ["3", "Ernest Green"],
        ["4", "Thelma Mothershed"],
        ["5", "Melba Pattillo"],
        ["6", "Gloria Ray"],
        ["7", "Terrence Roberts"],
        ["8", "Jefferson Thomas"],
        ["9", "Carlotta Walls"],
      ],
    },
    { text: "Read them aloud before the first stop. Carlotta Walls, the youngest, was fourteen." },
  ],
  [
    { heading: "The stops" },
    { title: "Where to stand" },
    {
      rows: [
        ["1", "Nine Names. The corner of the two streets, with the school to the southwest."],
        ["2", "The Reporters’ Telephone. The small filling station across from the school."],
        ["3", "Elizabeth’s Bench. The corner at the south end of the block."],
        ["4", "Through the Front Door. Beside the pool, below the four figures."],
        ["5", "Nine Trees. The garden across the street, with nine trees and nine benches."],
      ],
    },
    { drawing: "walk" },
  ],
  [
    { heading: "For a class" },
    { title: "Questions on the way" },
    {
      rows: [
        ["1", "Why does it matter to say nine names, and not “the nine”?"],
        ["2", "Few places nearby had a telephone. Who could tell this story, and who could not?"],
        [
          "3",
          "One girl walked alone, because her family had no telephone. Who in the street could " +
          "have helped?",
        ],
        [
          "4",
          "The Nine came in by a side door first, and by the front door two days later. What is " +
          "the difference?",
        ],
        ["5", "The city’s public high schools were closed for a year. Who lost by that?"],
      ],
    },
    { text: "Write your answers down where you stand. A place helps to remember." },
  ],
  [
    { heading: "About this programme" },
    { title: "What is known, and what is drawn" },
    {
      text:
        "The dates and names are history. They follow the National Park Service and the books " +
        "that the archive lists as its sources.",
    },
    {
      text: "The pictures are not photographs, and show nobody’s face. They were drawn for this " +
        "demonstration, after no photograph, to show what an archive can hold.",
    },
    {
      text: "This programme was never handed out. It shows how a paper of several pages is read " +
        "here: page by page, with its text for screen readers and for the search.",
    },
    { lead: "Your school has a box like this." },
    {
      text:
        "Begin with one picture, one paper, and one voice. Write down who made each, when, and " +
        "who may use it. Then stand where it happened, and tell it.",
    },
  ],
];

/** The text of a page, as it is searched and read aloud. */
export const textOf = (page: Piece[]): string =>
  [
    ...page.flatMap((piece): string[] => {
      if ("rows" in piece) return piece.rows.map((row) => row.join(" "));
      return "drawing" in piece ? [] : Object.values(piece);
    }),
    NOTE,
  ].join("\n");

/** The drawings in it. */
export const DRAWN = PROGRAMME.flat().flatMap((piece) => "drawing" in piece ? [piece.drawing] : []);

/** The pages as HTML of A5; `drawings` are elements by name, `fonts` a style with the typefaces. */
export function programmeHtml(drawings: Record<string, string>, fonts: string): string {
  const show = (piece: Piece): string => {
    if ("title" in piece) return `<h1>${piece.title}</h1>`;
    if ("heading" in piece) return `<p class="heading">${piece.heading}</p>`;
    if ("lead" in piece) return `<p class="lead">${piece.lead}</p>`;
    if ("text" in piece) return `<p>${piece.text}</p>`;
    if ("drawing" in piece) return `<figure>${drawings[piece.drawing]}</figure>`;
    const rows = piece.rows.map(([mark, text]) => `<li><b>${mark}</b><span>${text}</span></li>`);
    return `<ul class="${/\d/.test(piece.rows[0][0]) ? "numbers" : ""}">${rows.join("")}</ul>`;
  };
  const pages = PROGRAMME.map((page, i) =>
    `<section><div>${page.map(show).join("")}</div>` +
    `<footer><span>${NOTE}</span><b>${i + 1}</b></footer></section>`
  );
  return `<!doctype html><html lang="en"><title>Programme: The Little Rock Nine</title>` +
    `<style>${fonts}${STYLE}</style>${pages.join("")}</html>`;
}

const STYLE = `
@page { size: 148mm 210mm; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { font: 10.5pt/1.45 "Source Sans 3"; color: ${lino.INK} }
section { width: 148mm; height: 210mm; padding: 15mm 16mm 12mm; background: ${lino.PAPER};
  display: flex; flex-direction: column; break-after: page; overflow: hidden }
section > div { flex: 1; min-height: 0; display: flex; flex-direction: column; gap: 4mm }
.heading { color: ${lino.OXBLOOD}; font: 600 10pt Fraunces;
  border-bottom: .4mm solid ${lino.INK}; padding-bottom: 2mm }
h1 { font: 600 25pt/1.08 Fraunces; margin-top: 1mm; text-wrap: balance }
.lead { font: 400 12.5pt/1.4 "Source Sans 3" }
ul { list-style: none; padding: 0; display: grid; gap: 2.6mm }
li { display: grid; grid-template-columns: 18mm 1fr; gap: 3mm; align-items: baseline }
li b { font: 600 11.5pt Fraunces; color: ${lino.OXBLOOD} }
.numbers li { grid-template-columns: 7mm 1fr; align-items: center; font-size: 11.5pt }
.numbers li b { width: 7mm; height: 7mm; border-radius: 50%; background: ${lino.OXBLOOD};
  color: ${lino.PAPER}; display: grid; place-items: center; font-size: 10pt }
figure { flex: 1; min-height: 0; display: flex; justify-content: center }
figure > * { max-width: 100%; max-height: 100%; margin: auto; border: .3mm solid ${lino.INK} }
footer { display: flex; justify-content: space-between; border-top: .2mm solid ${lino.INK};
  padding-top: 2mm; margin-top: 5mm; font-size: 8.5pt }
footer b { font: 600 8.5pt Fraunces }
`;
