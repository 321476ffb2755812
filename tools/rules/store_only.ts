/** Only lib/store uses Deno KV: elsewhere its type is only passed on, and no method is called. */
import type { Rule } from "./tree.ts";

const MAY_CALL = /^(lib\/store|tests|tools)\//;

export const storeOnly: Rule = ({ sources }) =>
  sources
    .filter(({ path }) => !MAY_CALL.test(path))
    .flatMap(({ path, kvCalls }) =>
      kvCalls.map(({ call, line }) => ({
        file: path,
        message: `Line ${line} calls ${call}. Only lib/store knows keys and values of Deno KV; ` +
          "give it a function for this, and call that.",
      }))
    );
