/** The version of the program: that of `deno.json` and of the newest entry of `CHANGELOG.md`. */
export const VERSION = "1.0.0";
