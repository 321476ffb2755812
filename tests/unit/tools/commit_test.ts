import assert from "node:assert/strict";
import { readCommit } from "../../../tools/commit.ts";
import { findProgram } from "../../../tools/find_program.ts";
import { orSkipped } from "../../support/skipped.ts";

Deno.test({
  ...orSkipped(
    "a build is told by its commit, and by a sign that its files were changed since",
    findProgram("git") ? undefined : "git is missing",
  ),
  async fn() {
    const folder = await Deno.makeTempDir();
    const git = async (...args: string[]) => {
      const { stdout } = await new Deno.Command(findProgram("git")!, { args, cwd: folder })
        .output();
      return new TextDecoder().decode(stdout).trim();
    };
    try {
      assert.equal(await readCommit(folder), undefined, "no repository");
      await Deno.writeTextFile(`${folder}/main.ts`, "1");
      await git("init", "--quiet");
      await git("add", "main.ts");
      await git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "-qm", "First");
      await git("tag", "v9");
      const commit = (await readCommit(folder))!;
      assert.match(commit, /^[0-9a-f]{7,}$/);
      assert.ok((await git("rev-parse", "HEAD")).startsWith(commit));
      await Deno.writeTextFile(`${folder}/main.ts`, "2");
      assert.equal(await readCommit(folder), `${commit}+`);
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
});
