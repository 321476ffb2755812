/**
 * Built scripts use nothing that a browser of the baseline lacks, by MDN's compatibility data,
 * unless they check for it first. Options (`fetch(…, { priority })`) and members with ambiguous
 * names are not detected. Of style sheets only what `::backdrop` inherits is checked.
 */
import data from "@mdn/browser-compat-data" with { type: "json" };
import { parseAst } from "vite";
import { apiNames } from "./baseline/api_names.ts";
import { findApiUses, type Use } from "./baseline/api_uses.ts";
import { findBackdropUses } from "./baseline/backdrop_uses.ts";
import { findRegExpUses } from "./baseline/regexp_uses.ts";
import type { CompatData } from "./baseline/support.ts";
import type { Node } from "./baseline/syntax_tree.ts";
import type { Rule, Violation } from "./tree.ts";

/** Harmless uses, by name and the beginning of the file's name. */
const EXCEPTIONS: { names: string[]; file: string; why: string }[] = [
  {
    names: ["AudioDecoder", "AudioData", "EncodedAudioChunk", "EncodedVideoChunk"],
    file: "convert_recording",
    why: "Mediabunny asks by canDecode() and canEncode(); decode_recording.ts does without.",
  },
  { names: ["resize"], file: "convert_recording", why: "Mediabunny asks in its constructor." },
  { names: ["startViewTransition"], file: "hydrate", why: "React's, for <ViewTransition> alone." },
  { names: ["startViewTransition"], file: "turbo", why: "Turbo asks in a getter." },
  {
    names: ["withResolvers", "try", "parse", "sumPrecise", "fromBase64", "rawJSON", "isRawJSON"],
    file: "pdf_worker",
    why: "The legacy build of pdf.js brings its own.",
  },
  {
    names: ["Float16Array", "ImageDecoder", "contextmenu", "touchcancel", "touchend"],
    file: "pdf_worker",
    why: "pdf.js asks for the first; the second is off, and of its viewer nothing is used.",
  },
  {
    names: ["sync", "beforeinstallprompt", "appinstalled", "beforeunload"],
    file: "",
    why: "Events of browsers that have what they are about; the others have other ways, or none.",
  },
  { names: ["unlock"], file: "", why: "The player's own; no screen's orientation is locked." },
  {
    names: ["touchstart", "touchmove"],
    file: "",
    why: "A Mac has no touch screen, and no such events.",
  },
];

export const browserBaseline: Rule = ({ built, styles }) => {
  const compat = data as unknown as CompatData;
  const names = apiNames(compat);
  const ofScripts = built.flatMap(({ path, text }) => {
    const program = parseAst(text, { sourceType: "unambiguous" }) as unknown as Node;
    const uses = [...findApiUses(program, names), ...findRegExpUses(program, compat)];
    return uses.filter(({ name }) => !isException(path, name))
      .map((use) => violation(path, text, use));
  });
  return [...ofScripts, ...findBackdropUses(styles, compat)];
};

const isException = (path: string, name: string) =>
  EXCEPTIONS.some(({ names, file }) =>
    names.includes(name) && path.split("/").at(-1)!.startsWith(file)
  );

function violation(file: string, text: string, { name, at, lackedBy }: Use): Violation {
  const around = text.slice(Math.max(0, at - 40), at + 40).replaceAll("\n", " ");
  return {
    file,
    message:
      `${lackedBy.join(", ")} lack "${name}": …${around}… Write it with what they have, or ` +
      "ask for it first.",
  };
}
