/** An example request for a command line. */
import { z } from "zod";
import type { Call } from "../call.ts";
import { examplePath } from "./parameters.ts";

/** A curl command for a call of the site at `origin`. */
export function exampleOf(call: Call, origin: string): string {
  const { method, path, access, headers = {}, body, example } = call;
  const address = origin + examplePath(path) + (typeof example === "string" ? `?${example}` : "");
  const isJson = body instanceof z.ZodType;
  const sent = [
    ...access === "anyone" ? [] : [["Authorization", "Bearer $TOKEN"]],
    ...Object.entries(headers).map(([name, { example }]) => [name, example]),
    ...body ? [["Content-Type", isJson ? "application/json" : body.type]] : [],
  ].map(([name, value]) =>
    `-H ${value.startsWith("Bearer") ? quoted(name, value) : plain(name, value)}`
  );
  const data = !body
    ? []
    : isJson
    ? [`-d '${JSON.stringify(example, null, 1)}'`]
    : ["--data-binary @bell.mp3"];
  const way = method === "GET" ? [] : method === "HEAD" ? ["--head"] : [`-X ${method}`];
  return [`curl '${address}'`, ...way, ...sent, ...data].join(" \\\n  ");
}

/** In single quotes a shell changes nothing; in double quotes it inserts the token. */
const plain = (name: string, value: string) => `'${name}: ${value}'`;
const quoted = (name: string, value: string) => `"${name}: ${value}"`;
