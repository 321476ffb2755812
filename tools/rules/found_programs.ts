/**
 * Tests and tools start programs by a path that was found: a command by its bare name throws at
 * once where the program is missing, and a module that does so takes all of its tests with it.
 */
import { Visitor } from "vite";
import type { Node, SourceFile } from "./source_file.ts";
import type { Rule } from "./tree.ts";

export const foundPrograms: Rule = ({ sources }) =>
  sources.filter(({ path }) => /^(tests|tools|lib)\//.test(path)).flatMap((source) =>
    bareCommands(source).map((name) => ({
      file: source.path,
      message: `Starts ${name} by its name. Find it by findProgram or requireProgram ` +
        "(tools/find_program.ts); list one that tests take in tools/programs.ts.",
    }))
  );

/** The programs that `new Deno.Command` names by texts without a folder. */
function bareCommands({ program }: SourceFile): string[] {
  const names: string[] = [];
  new Visitor({
    NewExpression({ callee, arguments: [first] }) {
      const isCommand = callee.type === "MemberExpression" &&
        callee.property.type === "Identifier" && callee.property.name === "Command";
      if (isCommand) names.push(...textsOf(first).filter((text) => !text.includes("/")));
    },
  }).visit(program as Parameters<Visitor["visit"]>[0]);
  return names;
}

/** The texts that an expression may be, as far as they stand in it. */
function textsOf(node: Node): string[] {
  if (node.type === "Literal") return [String(node.value)];
  if (node.type === "LogicalExpression") return [...textsOf(node.left), ...textsOf(node.right)];
  if (node.type !== "ConditionalExpression") return [];
  return [...textsOf(node.consequent), ...textsOf(node.alternate)];
}
