/** A stop's pictures and papers for tests of what visitors see, and their drawn files. */
import type { Page } from "playwright-core";
import type { Thing } from "../../../lib/model/media/thing.ts";
import { pictureAddress } from "../../../lib/model/media/picture_address.ts";

/** The file of picture `n`, large or small; a hash that nothing has stored. */
const fileOf = (n: number, isSmall = false) =>
  `/media/${(isSmall ? "5" : "1").repeat(60)}${String(n).padStart(4, "0")}.jpg`;

/** The address of picture `n`: upright, where `n` is even. */
export const drawnPicture = (n: number): string =>
  pictureAddress({
    src: fileOf(n),
    small: fileOf(n, true),
    ...n % 2 ? { width: 1600, height: 1067 } : { width: 1067, height: 1600 },
  });

/** Eleven pictures, and a letter of six pages in the fourth place. */
export function drawnThings(): Thing[] {
  const pictures = Array.from({ length: 11 }, (_, i): Thing => ({
    id: `thing-${i + 1}`,
    url: drawnPicture(i + 1),
    alt: `What picture ${i + 1} shows`,
    caption: `Caption ${i + 1}`,
    credit: `Photographer ${i + 1}`,
  }));
  pictures[0] = {
    ...pictures[0],
    date: "1957-09~",
    source: "Box 3, folder 2",
    rights: "http://rightsstatements.org/vocab/InC/1.0/",
  };
  const letter: Thing = {
    id: "letter",
    url: drawnPicture(101),
    text: "Dear Sir, the first page.",
    alt: "A letter to the governor",
    file: `/media/${"b".repeat(64)}.pdf`,
    pages: Array.from({ length: 5 }, (_, i) => ({
      url: drawnPicture(102 + i),
      text: `This is page ${i + 2}.\n\nIt has two paragraphs.`,
    })),
  };
  return pictures.toSpliced(3, 0, letter);
}

/** Answers the browser's requests for the files of drawn pictures; those of `missing` with 404. */
export async function serveDrawn(page: Page, missing: readonly number[] = []): Promise<void> {
  await page.route("**/media/*.jpg", (route) => {
    const n = Number(/(\d{4})\.jpg/.exec(route.request().url())![1]);
    if (missing.includes(n)) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: "image/svg+xml", body: draw(n) });
  });
}

/** The file of a drawn picture, as SVG, if that is its path. */
export function drawnFile(path: string): string | undefined {
  const [, n] = /^\/media\/\w+(\d{4})\.jpg$/.exec(path) ?? [];
  return n && draw(Number(n));
}

function draw(n: number): string {
  const [width, height] = n % 2 ? [1600, 1067] : [1067, 1600];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${n * 47 % 360} 35% 55%)"/>
    <rect x="12" y="12" width="${width - 24}" height="${height - 24}" fill="none"
      stroke="#fff" stroke-width="12"/>
    <text x="50%" y="50%" font-size="300" text-anchor="middle" fill="#fff">${n}</text></svg>`;
}
