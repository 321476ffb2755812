import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { useId } from "react";
import { Island, propsToJson, SharedProps } from "../../../lib/ui/island.tsx";

const Echo = ({ text }: { text: string }) => <p id={useId()}>{text}</p>;

Deno.test("an island is rendered with its props beside it", () => {
  const html = renderToString(
    <Island name="echo" of={Echo} props={{ text: "hello" }} when="load" />,
  );
  assert.match(html, /^<x-island /);
  assert.match(html, /data-name="echo"/);
  assert.match(html, /data-when="load"/);
  assert.match(html, />hello<\/p><\/x-island>$/);
});

Deno.test("props survive the end of a script and the begin of a comment", () => {
  const text = "</script><!-- <x-island> & \" '";
  const json = propsToJson("echo", { text });
  assert.equal(json.includes("<"), false);
  assert.deepEqual(JSON.parse(json), { text });
});

Deno.test("two islands of one kind on a page have ids of their own", () => {
  const html = renderToString(
    <>
      <Island name="echo" of={Echo} props={{ text: "a" }} />
      <Island name="echo" of={Echo} props={{ text: "b" }} />
    </>,
  );
  const ids = Array.from(html.matchAll(/<p id="([^"]+)"/g), (match) => match[1]);
  assert.equal(new Set(ids).size, 2);
});

for (
  const [what, value] of [["Date", new Date()], ["function", () => 1], ["number", NaN], [
    "Map",
    new Map(),
  ]]
) {
  Deno.test(`a ${what} (${String(value).slice(0, 8)}) among the props throws with the island's name and the path`, () => {
    assert.throws(
      () => propsToJson("clock", { at: { moment: [value] } }),
      /Island "clock": props\.at\.moment\[0\]/,
    );
  });
}

Deno.test("props that islands share stand once in the page, and each of them is rendered with them", () => {
  const shared = { id: "common", props: { text: "</script>shared" } };
  const html = renderToString(
    <>
      <SharedProps {...shared} />
      <Island name="echo" of={Echo} shared={shared} props={{}} />
      <Island name="echo" of={Echo} shared={shared} props={{}} />
    </>,
  );
  assert.equal(html.split(`data-shared="common"`).length - 1, 2);
  assert.equal(html.split(">&lt;/script&gt;shared</p>").length - 1, 2);
  assert.equal(html.split('data-props="{}"').length - 1, 2);
  const [, json] = /<script id="common" type="application\/json">(.*?)<\/script>/.exec(html)!;
  assert.deepEqual(JSON.parse(json), shared.props);
});
