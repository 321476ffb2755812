/**
 * Grades pages of https://localhost like Mozilla's HTTP Observatory, which itself grades only a
 * site's first page. Arguments are the port and the paths; prints one line of JSON for each.
 */
import fs from "node:fs";

type Result = { result: string; pass: boolean };
type Answers = { responses: { auto: { status: number } | null } };

/** Assembled at run time, so that only this task fetches it. */
const observatory = (file: string) => import(`npm:@mdn/mdn-http-observatory@1.4.8/src/${file}.js`);

// npm's install script fetches the list of hosts that browsers load by https only. It does not run
// here, and localhost is not on that list.
const readFile = fs.readFileSync;
fs.readFileSync =
  ((path: string, ...rest: []) =>
    String(path).endsWith("hsts-preload.json") ? "{}" : readFile(path, ...rest)) as typeof readFile;

const { ALL_TESTS }: { ALL_TESTS: ((answers: Answers) => Result)[] } = await observatory(
  "constants",
);
const { retrieve } = await observatory("retriever/retriever");
const { getGradeForScore, getScoreModifier } = await observatory("grader/grader");
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await observatory("grader/charts");

const [port, ...paths] = Deno.args;
for (const path of paths) {
  const answers: Answers = await retrieve("localhost", {
    httpPort: 1,
    httpsPort: Number(port),
    path,
  });
  const results = ALL_TESTS.map((test) => test(answers));
  const modifiers: number[] = results.map(({ result }) => getScoreModifier(result));
  const sum = (numbers: number[]) => numbers.reduce((total, modifier) => total + modifier, 100);
  const plain = sum(modifiers.filter((modifier) => modifier < 0));
  const { score, grade } = getGradeForScore(
    plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : plain,
  );
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  const { status } = answers.responses.auto!;
  console.log(JSON.stringify({ path, status, grade, score, failed }));
}
