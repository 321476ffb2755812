/**
 * Loads all test files and runs no test; prints what went wrong as JSON. A test runs this in a
 * process of its own, whose PATH it chooses.
 */
import { filesIn } from "../../tools/test_groups.ts";

/** The number of tests, files that threw, and names of skipped tests. */
export type Loaded = { tests: number; broken: string[]; skipped: string[] };

const found: Loaded = { tests: 0, broken: [], skipped: [] };

/** As `Deno.test` may be called: its name and options come before the function. */
const note = (...args: (string | Partial<Deno.TestDefinition> | (() => void))[]) => {
  const { name = "", ignore = false } = Object.assign(
    {},
    ...args.map((argument) => typeof argument === "string" ? { name: argument } : argument),
  );
  found.tests++;
  if (ignore) found.skipped.push(name);
};
Object.defineProperty(Deno, "test", { value: Object.assign(note, { afterAll: () => {} }) });

for (const file of await filesIn("tests")) {
  try {
    await import(`../../${file}`);
  } catch (error) {
    found.broken.push(`${file}: ${error}`);
  }
}
console.log(JSON.stringify(found));
// What a module has opened would keep the process alive.
Deno.exit();
