import assert from "node:assert/strict";
import { readConfig } from "../../../lib/server/host/config.ts";
import { serverEnvironment, serverFlags } from "../../../tools/permissions.ts";

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

Deno.test("with the permissions of the server files are looked at in a worker, and the process ends", async () => {
  const flags = serverFlags(readConfig(() => undefined), []);
  const { stdout, code } = await new Deno.Command(Deno.execPath(), {
    args: ["run", ...flags, "tests/support/data/inspect_one.ts"],
    env: serverEnvironment(),
  }).output();
  assert.equal(new TextDecoder().decode(stdout).trim(), "0.5");
  assert.equal(code, 0);
});
