/** Folders have at least two files, and not too many to survey. */
import type { Rule, Tree } from "./tree.ts";

const MOST_FILES = 24;

export const folderSizes: Rule = (tree) =>
  [...filesByFolder(tree)].flatMap(([folder, { files, folders }]) => {
    if (files > MOST_FILES) {
      return [{
        file: folder,
        message: `It holds ${files} files; no folder holds more than ${MOST_FILES}. ` +
          "Divide it into folders by subject.",
      }];
    }
    // Test folders mirror the source, and may have one file.
    return files === 1 && folders === 0 && !folder.startsWith("tests/")
      ? [{ file: folder, message: "It holds one file. Move that file to where it is used." }]
      : [];
  });

/**
 * The number of files and folders in each folder of the program, its style sheets and its tests.
 */
function filesByFolder({ sources, styles }: Tree): Map<string, { files: number; folders: number }> {
  const paths = [...sources, ...styles].map(({ path }) => path)
    .filter((path) => /^(routes|islands|lib|tests)\//.test(path));
  const inFolders = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf("/")));
  return new Map([...inFolders].map(([folder, its]) => [folder, {
    files: its.length,
    folders: paths.filter((path) => path.startsWith(`${folder}/`)).length - its.length,
  }]));
}
