/** Only lib/store talks to Deno KV: elsewhere its type is passed on and nothing is called on it. */
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
