/** No text, language or address is taken while a module loads: it would be English for ever. */
import type { Node, SourceFile } from "./source_file.ts";
import type { Rule } from "./tree.ts";

/** What lib/texts and lib/ui/rich.tsx give for the reader of an answer. */
const FOR_A_READER = ["language", "to", "rich"];

/** Methods that call the function which they get at once. */
const AT_ONCE = /^(map|flatMap|forEach|filter|find|some|every|reduce|sort|toSorted|from|replace)$/;

export const earlyTexts: Rule = ({ sources }) =>
  sources.filter(({ path, imports }) =>
    !path.startsWith("tests/") && imports.some(({ target }) => /^lib\/texts\//.test(target))
  ).flatMap((source) =>
    callsAtLoad(source).map(({ name, line }) => ({
      file: source.path,
      message: `Line ${line} calls ${name}() while the module loads, for no reader's language. ` +
        "Call it in a function: a table of labels is one of keys.",
    }))
  );

function callsAtLoad({ program, text }: SourceFile): { name: string; line: number }[] {
  const readers = new Set<string>();
  const functions = new Map<string, Node>();
  for (const statement of program.body) {
    const declared: Node = statement.declaration ?? statement;
    if (declared.type === "FunctionDeclaration") functions.set(declared.id?.name, declared.body);
    for (const { imported, local } of declared.specifiers ?? []) {
      const isOurs = /\/(texts|paths|rich)\.tsx?$/.test(statement.source?.value ?? "");
      if (isOurs && FOR_A_READER.includes(imported?.name)) readers.add(local.name);
    }
    for (const { id, init } of declared.declarations ?? []) {
      if (init?.callee?.name === "texts") readers.add(id.name);
      if (/Function/.test(init?.type ?? "")) functions.set(id.name, init.body);
    }
  }
  const found: { name: string; line: number }[] = [];
  const entered = new Set<string>();
  /** Looks at what runs when `node` is evaluated. */
  function run(node: Node, isCalled = false): void {
    if (/Function/.test(node.type) && !isCalled) return;
    if (node.type === "PropertyDefinition" && !node.static) return;
    const name = node.type === "CallExpression" ? node.callee.name : undefined;
    if (readers.has(name)) {
      found.push({ name, line: text.slice(0, node.start).split("\n").length });
    }
    if (functions.has(name) && !entered.has(name)) {
      entered.add(name);
      run(functions.get(name)!);
    }
    const callsAll = AT_ONCE.test(node.callee?.property?.name ?? "");
    for (const child of Object.values(node).flat()) {
      if (typeof child?.type === "string") run(child, callsAll && node.arguments.includes(child));
    }
  }
  run(program);
  return found;
}
