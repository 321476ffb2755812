/** Text on the map: a font, a colour, and a halo that separates it from its background. */

/** The style of a label; `font` is a CSS font, `spacing` in CSS pixels between letters. */
export type TextStyle = {
  font: string;
  colour: string;
  halo: string;
  spacing?: number;
  capitals?: boolean;
};

/** The width of the halo on each side of a stroke, in CSS pixels. */
const HALO = 1.6;

/** The size of a CSS font, in pixels. */
export const sizeOf = (font: string): number => Number(/([\d.]+)px/.exec(font)![1]);

/** The width of `text` in CSS pixels, measured in `context`. */
export function measure(
  context: CanvasRenderingContext2D,
  text: string,
  { font, spacing = 0 }: TextStyle,
): number {
  context.font = font;
  return context.measureText(text).width + spacing * Math.max(0, text.length - 1);
}

/** Text with the middle of its line at (x, y), turned by `angle` in radians. */
type PlacedText = { text: string; x: number; y: number; angle?: number };

/** Draws all halos first, so that none covers a neighbouring letter. */
export function write(
  context: CanvasRenderingContext2D,
  pieces: PlacedText[],
  { font, colour, halo }: TextStyle,
): void {
  context.globalAlpha = 1;
  context.font = font;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.lineJoin = "round";
  context.lineWidth = 2 * HALO;
  context.strokeStyle = halo;
  context.fillStyle = colour;
  // Half the height of small letters, because the line runs through their middle.
  const drop = sizeOf(font) * 0.32;
  for (const way of ["strokeText", "fillText"] as const) {
    for (const { text, x, y, angle } of pieces) {
      if (!angle) {
        context[way](text, x, y + drop);
        continue;
      }
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      context[way](text, 0, drop);
      context.restore();
    }
  }
}

/**
 * The pieces in which `text` is drawn, with the distance of each one's middle from the start: the
 * whole text, or single letters when these are `apart` or the style spaces them.
 */
export function inPieces(
  context: CanvasRenderingContext2D,
  text: string,
  style: TextStyle,
  apart = style.spacing !== undefined,
): { text: string; at: number }[] {
  if (!apart) return [{ text, at: measure(context, text, style) / 2 }];
  context.font = style.font;
  let before = "";
  return Array.from(text, (letter, i) => {
    const start = context.measureText(before).width;
    before += letter;
    const end = context.measureText(before).width;
    return { text: letter, at: (start + end) / 2 + i * (style.spacing ?? 0) };
  });
}

/** Breaks a name at spaces into lines of about `longest` letters, as even as possible. */
export function breakLines(name: string, longest: number): string[] {
  const count = Math.ceil(name.length / longest);
  const aim = name.length / count;
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    const fits = last !== undefined &&
      (last.length + 1 + word.length / 2 <= aim || last.length + 1 + word.length <= aim);
    if (fits) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
