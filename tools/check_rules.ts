/**
 * Checks the rules of the repository that no other tool checks; docs/architecture.md lists them.
 */
import { readArguments } from "./arguments.ts";
import { build } from "./build.ts";
import { browserBaseline } from "./rules/browser_baseline.ts";
import { circles } from "./rules/circles.ts";
import { commentWidth } from "./rules/comment_width.ts";
import { documentPaths } from "./rules/document_paths.ts";
import { earlyTexts } from "./rules/early_texts.ts";
import { earlyUse } from "./rules/early_use.ts";
import { fileSizes, measureSizes, shortFiles } from "./rules/file_sizes.ts";
import { foundPrograms } from "./rules/found_programs.ts";
import { folderSizes } from "./rules/folder_sizes.ts";
import { importDirections } from "./rules/import_directions.ts";
import { storeOnly } from "./rules/store_only.ts";
import { storeRooms } from "./rules/store_rooms.ts";
import { styleTokens } from "./rules/style_tokens.ts";
import { textAreas } from "./rules/text_areas.ts";
import { readRepository, type Rule } from "./rules/tree.ts";
import { untranslated } from "./rules/untranslated.ts";
import { visitorsScripts } from "./rules/visitors_scripts.ts";
import { visibleWords } from "./rules/visible_words.ts";
import { zodOptions } from "./rules/zod_options.ts";

readArguments({ usage: "deno task rules" });
await build();
const tree = readRepository();

const RULES: Record<string, Rule> = {
  "import directions": importDirections,
  "no circles": circles,
  "no early use": earlyUse,
  "file sizes": fileSizes,
  "short files": shortFiles,
  "folder sizes": folderSizes,
  "only the store calls KV": storeOnly,
  "order of the store's rooms": storeRooms,
  "no zod for visitors": visitorsScripts,
  "zod with its options": zodOptions,
  "programs are looked for": foundPrograms,
  "style tokens": styleTokens,
  "comment width": commentWidth,
  "visible words": visibleWords,
  "texts in lib/texts": untranslated,
  "no early texts": earlyTexts,
  "texts that the page loads": textAreas,
  "paths in documents": documentPaths,
  "browser baseline": browserBaseline,
};

const found = Object.entries(RULES).flatMap(([name, rule]) =>
  rule(tree).map(({ file, message }) => `${file}: [${name}] ${message}`)
);
for (const line of found) console.error(line);
for (const { folder, files, median, most } of measureSizes(tree)) {
  console.log(`${folder}: ${files} files, median ${median} lines, longest ${most}`);
}
if (found.length > 0) {
  console.error(`${found.length} breaches of the repository's rules (tools/check_rules.ts).`);
  Deno.exit(1);
}
