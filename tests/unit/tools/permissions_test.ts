import assert from "node:assert/strict";
import { serverEnvironment } from "../../../tools/permissions.ts";

/** Whether React is its development build, in a process with this environment. */
async function isDevelopmentBuild(env: Record<string, string>): Promise<boolean> {
  const code = 'import * as React from "react"; console.log("act" in React && !!React.act);';
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["eval", code], env })
    .output();
  return new TextDecoder().decode(stdout).trim() === "true";
}

Deno.test("the server renders with React's production build, unless the host asks for the other", async () => {
  assert.equal(await isDevelopmentBuild(serverEnvironment("")), false);
  assert.equal(await isDevelopmentBuild(serverEnvironment("development")), true);
});
