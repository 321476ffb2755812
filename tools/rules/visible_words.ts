/**
 * Visible texts use the words of docs/texts.md. Texts that the specification fixes to the letter
 * are listed here.
 */
import { Visitor } from "vite";
import type { SourceFile } from "./source_file.ts";
import type { Rule } from "./tree.ts";

const SEEN = /^(routes\/pages|islands|lib\/(ui|walk|player|texts\/en))\//;

/** A text has a space or a capital letter; others are names in the code. */
const TEXT = /[A-Z ]/;

const WORD =
  /(?<![\w-])(narratives?|experiences?|tours?|whoever|by itself|by themselves)(?![\w-])/i;

const SPECIFIED = new Set([
  "All Archive Experiences",
  "Archive Experience Created",
  "Auto-play Narratives",
  "Bringing history to life through location-based narratives",
  "Browse and explore all historical narratives in the collection",
  "Create Archive Experience",
  "Create an Archive Experience",
  "Experience Tips",
  "Explore All Tours",
  "Explore Tours",
  "Export Tour",
  "Failed to create tour. Please try again.",
  "Failed to delete tour. Please try again.",
  "Failed to delete tour. Please try again. {reason}",
  "Failed to delete tour: {message}",
  "Failed to update tour. Please try again.",
  "Food Tour",
  "Historical Narratives",
  "My Tours",
  "Narratives",
  "No historical narratives available in your area at the moment.",
  "No narrative stops configured for this archive.",
  "Start Archive Experience",
  "Total Narratives",
  "Total Tours",
  "Tour Details",
  "Tour Management",
  "Tour Not Found",
  "Tour not found",
  "Tour deleted",
  "Tour deleted successfully",
  "Tours",
  "Tours Created",
  "Tours in Progress",
  "Untitled Tour",
  "View All Tours",
]);

export const visibleWords: Rule = ({ sources }) =>
  sources.filter(({ path }) => SEEN.test(path)).flatMap((source) =>
    textsOf(source).flatMap((text) => {
      const [word] = WORD.exec(text) ?? [];
      if (!word || !TEXT.test(text) || SPECIFIED.has(text)) return [];
      return [{
        file: source.path,
        message: `“${text}” says “${word}”. docs/texts.md has the word to use.`,
      }];
    })
  );

function textsOf({ program }: SourceFile): string[] {
  const texts: string[] = [];
  const classes = new Set<number>();
  const add = (text: string) => void texts.push(text.replace(/\s+/g, " ").trim());
  new Visitor({
    JSXText: ({ value }) => add(value),
    JSXAttribute({ name, value }) {
      if (name.name === "className" && value) classes.add(value.start);
    },
    Literal({ value, start }) {
      if (typeof value === "string" && !classes.has(start)) add(value);
    },
    TemplateElement: ({ value }) => add(value.cooked ?? value.raw),
    // deno-lint-ignore no-explicit-any
  }).visit(program as any);
  return texts;
}
