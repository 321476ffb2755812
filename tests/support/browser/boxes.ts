/**
 * The boxes of a page's main parts, and how those of one engine differ from those of another.
 */

/** One part of a page. Pixels, from the page's upper left corner. */
export type Box = {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What one line of its text takes; 0 where it has none of its own. */
  line: number;
  /** It is as high as the parts in it make it. */
  holdsParts: boolean;
};

/**
 * How much two engines may differ, in pixels, and in sizes by this share as well. Their fonts are
 * the same; each rounds its own way and draws its own arrow at a list to choose from. A paragraph
 * may have one line more or less, since each breaks lines its own way.
 */
const TOLERANCE = { pixels: 12, share: 0.02 };

/**
 * Runs in the page: the boxes of all landmarks, headings, paragraphs, buttons, cards and form
 * fields that can be seen, in the order of the document.
 */
export function collectBoxes(): Box[] {
  // WebKitGTK, unlike Safari, has the letters of titles as wide as those of small print.
  document.styleSheets[0].insertRule("* { font-optical-sizing: none !important }");
  // Whether a pointer can hover, and drop files, is a matter of the machine.
  document.styleSheets[0].insertRule(".drop-hint { display: none !important }");
  // Bars of parts that scroll take room on some machines only.
  document.styleSheets[0].insertRule(
    "* { scrollbar-gutter: auto !important; scrollbar-width: none !important }",
  );
  const parts = "header, nav, main, footer, section, article, form, h1, h2, h3, p, li, dt, dd, " +
    "a.button, button, summary, .tour-card, .catalogue-card, .plate, .seal, fieldset, legend, " +
    "label, input, textarea, select, table, tr, .map-frame";
  const leaves = "h1, h2, h3, p, dt, dd, a, button, summary, legend, label";
  const counts = new Map<string, number>();
  const boxes: Box[] = [];
  for (const part of document.querySelectorAll(parts)) {
    const { left, top, width, height } = part.getBoundingClientRect();
    if (part.closest(".leaflet-container, .visually-hidden, .toasts")) continue;
    if (width <= 1 || height <= 1 || !part.checkVisibility({ visibilityProperty: true })) continue;
    const kind = part.localName + (part.classList[0] ? `.${part.classList[0]}` : "");
    const text = part.matches(leaves) ? part.textContent.trim().replace(/\s+/g, " ") : "";
    // Ids, codes and counters differ from server to server, and the profile names the browser.
    const shown = text.replace(/[0-9A-Z]{26}|\b[0-9A-Z]{3}-[0-9A-Z]{3}\b|\d+/g, "0")
      .replace(/^(Chrome|Safari|Firefox) on/, "Browser on").slice(0, 24);
    const label = shown ? `${kind} "${shown}"` : kind;
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    const name = count > 1 ? `${label} #${count}` : label;
    boxes.push({
      name,
      x: left + scrollX,
      y: top + scrollY,
      // A heading may be as wide as its text, and that names the browser.
      width: shown.startsWith("Browser on") ? 0 : width,
      height,
      line: part.matches("p, li, dd, .hero-play")
        ? parseFloat(getComputedStyle(part).lineHeight) || 0
        : 0,
      holdsParts: part.querySelector(parts) !== null,
    });
  }
  return boxes;
}

/**
 * What differs, one line for each part that is missing, of another size, or at another place.
 * Where something above is higher, all below stands lower: of an edge's height on the page only
 * what the edges above it do not explain is a difference of its own.
 */
export function differences(expected: readonly Box[], actual: readonly Box[]): string[] {
  const byName = new Map(actual.map((box) => [box.name, box]));
  const names = new Set(expected.map(({ name }) => name));
  const found: string[] = [];
  const edges: Edge[] = [{ y: 0, shift: 0 }];
  const bottoms: { bottom: Edge; name: string }[] = [];
  for (const box of expected) {
    const other = byName.get(box.name);
    if (!other) {
      found.push(`${box.name}: missing`);
      continue;
    }
    const top = { y: box.y, shift: other.y - box.y };
    const bottom = { y: box.y + box.height, shift: top.shift + other.height - box.height };
    if (!isExplained(top, edges)) found.push(`${box.name}: begins ${say(top.shift)} lower`);
    if (isFar(other.x - box.x, 0)) found.push(`${box.name}: ${say(other.x - box.x)} to the right`);
    if (isFar(other.width - box.width, box.width)) {
      found.push(`${box.name}: ${say(other.width - box.width)} wider`);
    }
    const higher = other.height - box.height;
    if (box.holdsParts) bottoms.push({ bottom, name: box.name });
    else if (isFar(higher, box.height) && Math.abs(higher) > box.line + 2) {
      found.push(`${box.name}: ${say(higher)} higher`);
    }
    edges.push(top, bottom);
  }
  for (const { name, bottom } of bottoms) {
    const others = edges.filter((edge) => edge !== bottom);
    if (!isExplained(bottom, others)) found.push(`${name}: ends ${say(bottom.shift)} lower`);
  }
  for (const { name } of actual) if (!names.has(name)) found.push(`${name}: only here`);
  return found;
}

/** The upper or lower edge of a part: where it is expected, and how much lower it is. */
type Edge = { y: number; shift: number };

/** Edges nearest above that may explain one: those of both columns, and of cards in each other. */
const NEAREST = 10;

function isExplained({ y, shift }: Edge, edges: readonly Edge[]): boolean {
  const above = edges.filter((edge) => edge.y <= y + 1).sort((a, b) => b.y - a.y);
  return above.slice(0, NEAREST).some((edge) => !isFar(shift - edge.shift, 0));
}

const isFar = (by: number, size: number) =>
  Math.abs(by) > TOLERANCE.pixels + TOLERANCE.share * size;

const say = (pixels: number) => `${Math.round(pixels * 10) / 10} px`;
