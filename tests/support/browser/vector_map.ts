/** What a map of vector tiles shows, as a test sees it. */
import type { Page } from "playwright-core";
import { makeMapArchive, type TestFeature } from "../servers/map_archive.ts";

/** A part of a town in version 2 of Protomaps' schema: a river, a park, a house, two streets. */
export const OLDER_TOWN: TestFeature[] = town({
  land: {},
  park: { "pmap:kind": "park", leisure: "park", name: "College Green" },
  river: { natural: "water", name: "Mill Pond" },
  house: {},
  street: { "pmap:kind": "minor_road", highway: "residential", name: "Schoolhouse Lane" },
  avenue: { "pmap:kind": "major_road", highway: "primary", name: "Academy Road" },
});

/** The same in version 4. */
export const TOWN: TestFeature[] = town({
  land: { kind: "earth" },
  park: { kind: "park", name: "College Green" },
  river: { kind: "water", name: "Mill Pond" },
  house: { kind: "building" },
  street: { kind: "minor_road", kind_detail: "residential", name: "Schoolhouse Lane" },
  avenue: { kind: "major_road", kind_detail: "primary", name: "Academy Road" },
});

type Props = TestFeature["props"];

function town(props: Record<"land" | "park" | "river" | "house" | "street" | "avenue", Props>) {
  // Each part recurs so often that it is on the screen at the tile's own zoom and four closer.
  const parts = Array.from({ length: 16 }, (_, i) => i * 256);
  const box = (x: number, y: number, width: number, height: number): [number, number][] => [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const area = (layer: string, points: [number, number][], props: Props): TestFeature => ({
    layer,
    type: "polygon",
    points,
    props,
  });
  const line = (points: [number, number][], props: Props): TestFeature => ({
    layer: "roads",
    type: "line",
    points,
    props,
  });
  return [
    area("earth", box(0, 0, 4096, 4096), props.land),
    ...parts.flatMap((at) => [
      ...parts.flatMap((x) => [
        area("landuse", box(x, at, 60, 128), props.park),
        area("water", box(x + 60, at, 60, 128), props.river),
        area("buildings", box(x + 130, at + 20, 60, 60), props.house),
      ]),
      line([[0, at + 160], [4096, at + 160]], props.street),
      line([[0, at + 220], [4096, at + 220]], props.avenue),
    ]),
  ];
}

/** A folder with the archive of `features`; `settings` make a server draw from it. */
export async function withMapArchive(
  archive: Parameters<typeof makeMapArchive>[0],
): Promise<AsyncDisposable & { settings: Record<string, string> }> {
  const folder = await Deno.makeTempDir();
  await Deno.writeFile(`${folder}/map.pmtiles`, makeMapArchive(archive));
  return {
    settings: { DATA_DIR: folder, MAP_PMTILES: "map.pmtiles" },
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

/**
 * Notes from now on what is written on canvases, for `waitForName`. Names along a bend are written
 * letter by letter.
 */
export const watchWriting = (page: Pick<Page, "addInitScript">) =>
  page.addInitScript(() => {
    const writing = { all: "" };
    Object.assign(globalThis, { writing });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      writing.all += text.length > 1 ? `\n${text}\n` : text;
      return fillText.call(this, text, ...rest);
    };
  });

/** Waits until a name has been written. */
export const waitForName = (page: Page, name: string) =>
  page.waitForFunction(
    (name) => (globalThis as unknown as { writing: { all: string } }).writing.all.includes(name),
    name,
  );

/**
 * Waits until each colour of the map in `names` (`--map-…`) is on the canvases, as the page has it
 * now; fails with the names of those that are not.
 */
export async function waitForColours(page: Page, names: string[]): Promise<void> {
  const missing = await page.evaluateHandle(() => ({ names: ["all"] }));
  try {
    await page.waitForFunction(findMissing, { names, missing });
  } catch {
    const { names } = await missing.jsonValue();
    throw new Error(`Not on the map: ${names.join(", ")}`);
  }
}

/** Runs in the page: true when no colour is missing; notes those that are in `missing`. */
function findMissing(
  { names, missing }: { names: string[]; missing: { names: string[] } },
): boolean {
  const found = new Set<number>();
  for (
    const canvas of document.querySelectorAll<HTMLCanvasElement>("canvas.leaflet-tile-loaded")
  ) {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    for (const pixel of new Uint32Array(data.buffer)) found.add(pixel);
  }
  const style = getComputedStyle(document.documentElement);
  missing.names = names.filter((name) => {
    const [r, g, b] = style.getPropertyValue(`--map-${name}`).match(/[\da-f]{2}/gi)!
      .map((part) => parseInt(part, 16));
    return !found.has((255 << 24 | b << 16 | g << 8 | r) >>> 0);
  });
  return missing.names.length === 0;
}
