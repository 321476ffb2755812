/**
 * Checks whether a PDF can be given to visitors: nothing in it runs by itself, and nothing is
 * hidden. Objects are read wherever they are, in streams of objects too, but not the content of
 * pages, fonts and pictures, which runs nothing. Without zod, because authors' devices use it.
 *
 * Source: ISO 32000-1:2008, 7.3.5 for names, 7.5.7 for streams of objects, 12.6 for actions.
 */
import { Unzlib } from "fflate";

/** Something that runs by itself; other files; a password; objects that cannot be checked. */
export type PdfFlaw = "script" | "files" | "password" | "unusual";

/** Names that may stand nowhere: long enough that no compressed data has them by chance. */
const ANYWHERE = new Map<string, PdfFlaw>([
  ...["JavaScript", "Launch", "SubmitForm", "ImportData", "Rendition"]
    .map((name): [string, PdfFlaw] => [name, "script"]),
  ...["EmbeddedFile", "EmbeddedFiles", "RichMedia"].map((
    name,
  ): [string, PdfFlaw] => [name, "files"]),
]);

/** Names that may stand in no object. */
const IN_OBJECTS = new Map<string, PdfFlaw>([
  ...ANYWHERE,
  ...["JS", "AA", "XFA"].map((name): [string, PdfFlaw] => [name, "script"]),
  ["Encrypt", "password"],
]);

/** A name that something follows; in a text, a parenthesis would close it. */
const NAME = /\/([^\s\0()<>[\]{}/%]{2,60})(?=[\s\0(<>[\]{}/%])/g;

/** A name as it is meant: letters may be written as the numbers of their characters. */
const decoded = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));

/** The end of a text that is read again before the next: a name, or a dictionary, may be cut. */
const [NAME_LENGTH, DICTIONARY_LENGTH] = [64, 64 * 1024];

/** Most bytes of all streams of objects: those of a book of 1,000 pages have a tenth. */
const MAX_OBJECT_BYTES = 32_000_000;

const START = />>[\s\0]*stream(?:\r\n|\n|\r)/;
const END = "endstream";

/** A letter a byte; `TextDecoder` has no such encoding. */
function lettersOf(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
}

/** Reads a PDF block by block; `end` gives the first flaw, or undefined. */
export function createPdfCheck() {
  let flaw: PdfFlaw | undefined;
  let rest = "";
  let last = "";
  /** Takes what a stream has; undefined between streams. */
  let stream: ((content: string, isOver: boolean) => void) | undefined;
  let objectBytes = 0;

  const find = (text: string, names: ReadonlyMap<string, PdfFlaw>) => {
    for (const [, name] of text.matchAll(NAME)) flaw ??= names.get(decoded(name));
  };

  function readObjects(): boolean {
    const start = START.exec(rest);
    if (!start) {
      find(rest, IN_OBJECTS);
      rest = rest.slice(-DICTIONARY_LENGTH);
      return false;
    }
    const objects = rest.slice(0, start.index + 2);
    find(objects, IN_OBJECTS);
    stream = streamOf(objects);
    rest = rest.slice(start.index + start[0].length);
    return true;
  }

  /** How the stream after a dictionary is read. */
  function streamOf(before: string): typeof stream {
    const from = before.lastIndexOf("obj");
    const names = decoded(before.slice(Math.max(0, from)));
    const hasObjects = before.includes("ObjStm") || /\/ObjStm(?!\w)/.test(names) ||
      /\/First(?!\w)/.test(names) && /\/N(?!\w)/.test(names);
    if (from >= 0 && !hasObjects) return () => {};
    const isDeflated = /\/Filter\s*(\/FlateDecode(?!\w)|\[\s*\/FlateDecode\s*\])/.test(names);
    const isPlain = !/\/(Filter|F)(?!\w)/.test(names);
    if (from < 0 || /\/Predictor(?!\w)/.test(names) || !isDeflated && !isPlain) {
      flaw ??= "unusual";
      return () => {};
    }
    let tail = "";
    const read = (text: string) => {
      objectBytes += text.length;
      if (objectBytes > MAX_OBJECT_BYTES) flaw ??= "unusual";
      find(tail + text, IN_OBJECTS);
      tail = text.slice(-NAME_LENGTH);
    };
    return isPlain ? read : inflated(read);
  }

  function inflated(read: (text: string) => void): NonNullable<typeof stream> {
    const unzip = new Unzlib((bytes) => {
      read(lettersOf(bytes));
      if (flaw) throw new Error("No more is read");
    });
    return (content, isOver) => {
      if (flaw) return;
      try {
        unzip.push(Uint8Array.from(content, (letter) => letter.charCodeAt(0)), isOver);
      } catch {
        flaw ??= "unusual";
      }
    };
  }

  function readStream(): boolean {
    const at = rest.indexOf(END);
    if (at < 0) {
      stream?.(rest.slice(0, -END.length), false);
      rest = rest.slice(-END.length);
      return false;
    }
    stream?.(rest.slice(0, at), true);
    stream = undefined;
    rest = rest.slice(at + END.length);
    return true;
  }

  return {
    push(block: Uint8Array): void {
      if (flaw) return;
      const text = lettersOf(block);
      find(last + text, ANYWHERE);
      last = text.slice(-NAME_LENGTH);
      rest += text;
      while (!flaw && (stream ? readStream() : readObjects()));
    },
    end(): PdfFlaw | undefined {
      if (!stream) find(rest + " ", IN_OBJECTS);
      return flaw;
    },
  };
}
