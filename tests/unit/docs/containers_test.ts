import assert from "node:assert/strict";
import { programOf } from "../../../tools/programs.ts";
import { VARIABLES } from "../../../lib/server/host/config.ts";

const containerfile = await Deno.readTextFile("Containerfile");

/** The lines of each stage, by its name. */
const stages = new Map(
  containerfile.split(/^(?=FROM )/m).slice(1).map((text) => [/ AS (\w+)/.exec(text)![1], text]),
);

/** The services of each file. */
const FILES = {
  "compose.yaml": ["program", "proxy"],
  "compose.large.yaml": ["program", "store", "objects", "proxy"],
};

const composed = await Promise.all(
  Object.entries(FILES).map(async ([name, expected]) => {
    const text = await Deno.readTextFile(name);
    return { name, text, expected, services: servicesOf(text) };
  }),
);

/** The lines of each service, by its name. */
function servicesOf(compose: string): Map<string, string> {
  const services = compose.slice(compose.indexOf("\nservices:"), compose.indexOf("\nvolumes:"));
  return new Map(
    services.split(/^ {2}(?=\w+:$)/m).slice(1).map((text) => [/^\w+/.exec(text)![0], text]),
  );
}

const all = (text: string, pattern: RegExp) => text.matchAll(pattern).map(([, it]) => it).toArray();

const isKnown = (name: string) => VARIABLES.includes(name) || /^DENO_[A-Z_]+$/.test(name);

Deno.test("the Containerfile copies what is there, and takes the versions that are used elsewhere", async () => {
  for (const paths of all(containerfile, /^COPY (?!--from)(.+) \S+$/gm)) {
    for (const path of paths.split(" ")) await Deno.stat(path);
  }
  for (const stage of all(containerfile, /--from=(\w+)/g)) assert.ok(stages.has(stage), stage);
  const version = async (file: string, pattern: RegExp) =>
    pattern.exec(await Deno.readTextFile(file))?.[1];
  const deno = all(containerfile, / deno@([\d.]+)/g);
  assert.deepEqual(deno, [await version(".ci/run", /deno@([\d.]+)/)]);
  assert.deepEqual(deno, [await version("README.md", /deno@([\d.]+)/)]);
  const programs = [
    ["denokv", /denokv --locked --version (\S+)/g],
    ["versitygw", /versitygw@(\S+)/g],
  ] as const;
  for (const [name, pattern] of programs) {
    const { source } = programOf(name);
    assert.deepEqual(all(containerfile, pattern), ["version" in source && source.version], name);
  }
});

for (const { name: file, text: compose, expected, services } of composed) {
  Deno.test(`each service of ${file} is built from a stage that says who runs it, how it is well and how it ends`, () => {
    assert.deepEqual([...services.keys()], expected);
    const ofAll = compose.slice(0, compose.indexOf("\nservices:"));
    assert.ok(ofAll.includes("\n  init: true\n"), "a process without a handler gets signals, too");
    for (const [name, text] of services) {
      assert.deepEqual(all(text, /target: (\w+)/g), [name]);
      assert.match(text, /<<: \*service/);
      for (
        const line of ["USER 10001:10001", "STOPSIGNAL SIGTERM", "HEALTHCHECK ", "VOLUME /data"]
      ) {
        assert.ok(stages.get(name)!.includes(`\n${line}`), `${name}: ${line}`);
      }
      for (const volume of all(text, /volumes: \["(\w+):/g)) {
        assert.ok(compose.includes(`\n  ${volume}: {}`), volume);
      }
    }
    for (const line of ["read_only: true", "cap_drop: [ALL]"]) assert.ok(compose.includes(line));
  });

  Deno.test(`the proxy of ${file} sets what its Caddyfile reads, and has the page that this names`, async () => {
    const caddyfile = await Deno.readTextFile("deploy/Caddyfile");
    const read = all(caddyfile, /\{\$(\w+):/g);
    const set = all(services.get("proxy")!, /^ {6}([A-Z_]+):/gm);
    assert.deepEqual(set.filter((name) => !read.includes(name)), []);
    const [folder] = all(caddyfile, /\{\$DOWN:(.+)\}/g);
    const [page] = all(caddyfile, /rewrite \* (\S+)/g);
    assert.ok(stages.get("proxy")!.includes(`\nCOPY deploy${page} ${folder}${page}\n`));
  });
}

Deno.test("what containers and units set is a setting of the program", async () => {
  const names = [
    ...composed.flatMap(({ services }) => all(services.get("program")!, /^ {6}([A-Z_0-9]+):/gm)),
    ...all(/^ENV (.+)$/m.exec(stages.get("program")!)![1], /([A-Z_]+)=/g),
  ];
  for (const { name } of Deno.readDirSync("deploy")) {
    if (!name.endsWith(".service")) continue;
    const unit = await Deno.readTextFile(`deploy/${name}`);
    const commands = all(unit, /^Exec\w+=(.+)$/gm).join("\n");
    const isItsOwn = (name: string) =>
      name === "PATH" || commands.includes(`$${name}`) || commands.includes(`\${${name}}`);
    names.push(...all(unit, /^Environment=(\w+)=/gm).filter((name) => !isItsOwn(name)));
  }
  assert.ok(names.includes("KV_URL") && names.includes("MAX_CONNECTIONS"));
  assert.deepEqual(names.filter((name) => !isKnown(name)), []);
});
