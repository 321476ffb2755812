/** Pictures that follow the voice, for tests: drawn here, each in another shape. */
import type { Page } from "playwright-core";
import type { Thing } from "../../../lib/model/media/thing.ts";

const SHAPES = {
  cover: [1600, 1067, "#7a5230"],
  mill: [1600, 900, "#2f5d50"],
  letter: [1000, 1500, "#9a7b2c"],
  flood: [1500, 1500, "#3a4f7a"],
  bridge: [1600, 700, "#6b2f3d"],
} as const;

type Name = keyof typeof SHAPES;
const NAMES = Object.keys(SHAPES) as Name[];

const pathOf = (name: Name, size: "large" | "small") =>
  `/media/${String(NAMES.indexOf(name) + 1).repeat(63)}${size === "large" ? 0 : 1}.jpg`;

/** A thing with the picture `name`, as an author enters it. */
export function told(name: Name, over: Partial<Thing> = {}): Thing {
  const [width, height] = SHAPES[name];
  return {
    id: name,
    url: `${pathOf(name, "large")}#size=${width}x${height}&small=${pathOf(name, "small")}`,
    alt: `The ${name}`,
    caption: `Caption of the ${name}`,
    ...over,
  };
}

/** Answers with the pictures; gives the names of those that `page` asks for, in order. */
export async function servePictures(page: Page, missing: Name[] = []): Promise<string[]> {
  const asked: string[] = [];
  for (const name of NAMES) {
    for (const size of ["large", "small"] as const) {
      await page.route(`**${pathOf(name, size)}`, (route) => {
        // The lock screen's are of another type.
        if (route.request().resourceType() === "image") asked.push(name);
        if (missing.includes(name)) return route.fulfill({ status: 404, body: "Not found" });
        return route.fulfill({
          headers: { "content-type": "image/svg+xml", "cache-control": "max-age=600" },
          body: drawing(name),
        });
      });
    }
  }
  return asked;
}

function drawing(name: Name): string {
  const [width, height, colour] = SHAPES[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${colour}"/>` +
    `<text x="50%" y="50%" font-size="160" fill="#fff" text-anchor="middle">${name}</text></svg>`;
}
