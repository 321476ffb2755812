/** All code that may reach the browser imports zod from the one module that sets its options. */
import type { Rule } from "./tree.ts";

const SOURCE = "lib/model/zod.ts";

/** lib/store, lib/media, lib/auth and lib/server stay on the server, and so do routes and tools. */
const IN_THE_BROWSER =
  /^(islands|lib\/(model|geo|formats|player|walk|progress|device|offline|ui))\//;

export const zodOptions: Rule = ({ sources }) =>
  sources
    .filter(({ path }) => IN_THE_BROWSER.test(path) && path !== SOURCE)
    .filter(({ imports }) =>
      imports.some(({ target, typeOnly }) => !typeOnly && /^zod(\/|$)/.test(target))
    )
    .map(({ path }) => ({
      file: path,
      message: `Imports zod itself. Import it from ${SOURCE}, which keeps it from compiling code ` +
        "in the browser: the content security policy would report that.",
    }));
