/**
 * The documents name only files and folders that exist. In a path with a placeholder or a pattern
 * ("routes/pages/{name}.tsx", "lib/*") only the folder before it is looked for.
 */
import type { Rule } from "./tree.ts";

const ROOTS = ["routes", "islands", "lib", "seed", "tools", "tests", "docs", "deploy", "static"];
const SOURCE = /\.(tsx?|css)$/;

export const documentPaths: Rule = ({ documents, sources, styles, exists }) => {
  const files = [...sources, ...styles].map(({ path }) => `/${path}`);
  const isThere = (path: string) => exists(path) || files.some((file) => file.endsWith(`/${path}`));
  return documents.flatMap(({ path: file, text }) =>
    [
      ...linksIn(text).map((link) => ({ named: link, path: new URL(link, `file:///${file}`) }))
        .filter(({ path }) => !exists(decodeURIComponent(path.pathname).slice(1))),
      ...pathsIn(text).filter((path) => !isThere(beforePattern(path))).map((named) => ({ named })),
    ].map(({ named }) => ({ file, message: `Names ${named}, which does not exist.` }))
  );
};

/** The addresses of links to files beside the document. */
const linksIn = (text: string): string[] =>
  text.matchAll(/\]\((?![a-z]+:|#|\/)([^)\s]+)\)/g).map(([, link]) => link).toArray();

/** The paths between backticks: below a folder of the repository, or the end of a source's path. */
const pathsIn = (text: string): string[] =>
  text.replace(/^```.*?^```/gms, "").matchAll(/`([^`\s]+)`/g).map(([, path]) => path)
    .filter((path) =>
      path.includes("/")
        ? ROOTS.includes(path.split("/")[0]) || /^\w/.test(path) && SOURCE.test(path)
        : /^\w[\w-]*\.tsx?$/.test(path)
    ).toArray();

/** A path up to the first part with a placeholder or a pattern, without a "/" at its end. */
const beforePattern = (path: string): string =>
  path.replace(/(^|\/)[^/]*[{*<…].*$/, "").replace(/\/$/, "");
