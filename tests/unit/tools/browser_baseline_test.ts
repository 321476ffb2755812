/** The rule that built scripts do without what the oldest supported browsers lack. */
import assert from "node:assert/strict";
import { browserBaseline } from "../../../tools/rules/browser_baseline.ts";
import { treeOf } from "../../../tools/rules/tree.ts";

/** What the rule says of a script, as the names of the features. */
const refused = (text: string, path = "dist/assets/page-1.js") =>
  browserBaseline(treeOf({ [path]: text })).map(({ message }) => /lack "(.*?)"/.exec(message)![1]);

Deno.test("methods, globals and static methods that a browser of the baseline lacks are refused", () => {
  assert.deepEqual(refused("export const a = (b) => b.toSorted().with(0, 1);"), [
    "with",
    "toSorted",
  ]);
  assert.deepEqual(refused("Promise.withResolvers();"), ["withResolvers"]);
  assert.deepEqual(refused("self.Promise.withResolvers();"), ["withResolvers"]);
  assert.deepEqual(refused("Response.json({});"), ["json"]);
  assert.deepEqual(refused("new Intl.Segmenter();"), ["Segmenter"]);
  assert.deepEqual(refused("new CloseWatcher();"), ["CloseWatcher"]);
  assert.deepEqual(refused("window.requestIdleCallback(a);"), ["requestIdleCallback"]);
  assert.deepEqual(refused("menu.showPopover();"), ["showPopover"]);
  assert.deepEqual(refused("navigator.wakeLock.request();"), ["wakeLock"]);
  assert.deepEqual(refused("addEventListener(`scrollend`, a);"), ["scrollend"]);
});

Deno.test("the message says which browsers, and where", () => {
  const [{ file, message }] = browserBaseline(treeOf({ "dist/sw.js": "a.toWellFormed();" }));
  assert.equal(file, "dist/sw.js");
  assert.match(message, /^chrome 109, chrome_android 109, firefox 115, firefox_android 115 lack/);
  assert.match(message, /a\.toWellFormed\(\)/);
});

Deno.test("regular expressions that a browser of the baseline cannot read are refused", () => {
  assert.deepEqual(refused("a.replace(/[a--b]/v, ``);"), ["the flag v"]);
  assert.deepEqual(refused("new RegExp(`a`, `v`);"), ["the flag v"]);
  assert.deepEqual(refused("/(?i:a)b/.test(c);"), ["a modifier"]);
  assert.deepEqual(refused("/(?<a>b)|(?<a>c)/.test(c);"), ["a name of two groups"]);
  assert.deepEqual(refused("/(?<=a)(?<!b)(?<c>d)(?:e)[(?i:]\\(?i:\\p{L}/su.test(f);"), []);
});

Deno.test("what is asked for first may be used, within the function that asks", () => {
  for (
    const text of [
      "if (`showPopover` in a) a.showPopover();",
      "const f = () => { if (!a.showPopover) return; a.showPopover(); };",
      "a.showPopover?.();",
      "typeof CloseWatcher === `undefined` || new CloseWatcher();",
      "const has = `Segmenter` in Intl; const f = () => has && new Intl.Segmenter();",
      "Symbol.dispose ??= Symbol(); a[Symbol.dispose]();",
      "navigator.wakeLock?.request();",
      "hold(navigator.wakeLock);",
    ]
  ) assert.deepEqual(refused(text), [], text);
  assert.deepEqual(
    refused("const f = () => a.showPopover?.(); const g = () => a.showPopover();"),
    ["showPopover"],
  );
});

Deno.test("names that the script itself defines, or that something of the baseline has, pass", () => {
  for (
    const text of [
      "class A { toSorted() {} } new A().toSorted();",
      "const b = { with: () => {} }; b.with();",
      "const scheduler = make(); scheduler.run();",
      "a.any(); a.has(); a.update(); CSS.escape(b); URL.createObjectURL(c);",
      "({ CloseWatcher: 1 }); a.CloseWatcher;",
    ]
  ) assert.deepEqual(refused(text), [], text);
});

Deno.test("a custom property that no rule defines for ::backdrop is refused there", () => {
  const refusedIn = (text: string) =>
    browserBaseline(treeOf({ "lib/styles/a.css": text }))
      .map(({ file, message }) => [file, /inherits no "(.*?)"/.exec(message)![1]]);
  const root = ":root { --veil: #0009; }";
  const use = "@layer a { .dialog::backdrop { background: var(--veil); } }";
  assert.deepEqual(refusedIn(root + use), [["lib/styles/a.css", "--veil"]]);
  assert.deepEqual(refusedIn(`::backdrop { --veil: #0009; } ${use}`), []);
  assert.deepEqual(refusedIn(`:root, ::backdrop { --veil: #0009; } ${use}`), []);
  assert.deepEqual(refusedIn(".a::backdrop { background: #0009; } .b { color: var(--veil); }"), []);
  assert.deepEqual(refusedIn("/* .a::backdrop { color: var(--veil); } */"), []);
});
