/** QR codes as SVG, for paper and screens. */
import { encode } from "uqr";
import { texts } from "../texts/texts.ts";

const t = texts("shell");

/**
 * The code of an address, without its quiet zone: the style sheet leaves 16 % of its width free
 * around it, which are four modules or more, because it has 25 at least. It corrects 15 % (level
 * M), or more where that takes no larger code. Capitals make a smaller code than small letters.
 */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: "M", boostEcc: true, border: 0, minVersion: 2 });
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t("qrCodeOf", { text })}
      shapeRendering="crispEdges"
    >
      <path d={runsOf(data)} />
    </svg>
  );
}

/** A path, for a line as wide as a module, along the dark modules of each row. */
function runsOf(rows: boolean[][]): string {
  return rows.map((row, y) => {
    let path = `M0 ${y + 0.5}`;
    let at = 0;
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `${from > at ? `m${from - at} 0` : ""}h${x + 1 - from}`;
      at = x + 1;
    }
    return path;
  }).join("");
}
