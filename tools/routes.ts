/** `deno task routes`: the URL table, a line for each route: method, path, who may call it. */
import { ROUTES } from "../routes/table/routes.ts";
import { readArguments } from "./arguments.ts";

readArguments({ usage: "deno task routes" });

for (const [method, path, access] of ROUTES) {
  console.log(`${method.padEnd(6)} ${path.padEnd(72)} ${access}`);
}
