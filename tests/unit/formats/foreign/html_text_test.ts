import assert from "node:assert/strict";
import fc from "fast-check";
import { htmlToText } from "../../../../lib/formats/foreign/html_text.ts";
import { leastMs } from "../../../support/measure/machine.ts";

const TEXTS: [html: string, text: string][] = [
  ["Plain, 3 < 5 & 7 > 2", "Plain, 3 < 5 & 7 > 2"],
  ["The <old> well", "The <old> well"],
  ["<p>One.</p><p>Two.</p>", "One.\n\nTwo."],
  ["<div>One</div><div>Two<br/>Three</div>", "One\n\nTwo\nThree"],
  ["<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>", "One\n\nTwo"],
  ["A <b>bold</b>&nbsp;claim &amp; a <a href='https://x.org'>link</a>", "A bold claim & a link"],
  ["It&#39;s &#x201C;old&#x201D; &uuml;ber &unknown;", "It's “old” über &unknown;"],
  ["&lt;b&gt;not bold&lt;/b&gt;", "<b>not bold</b>"],
  ["One<script>alert('<p>')</script>Two<style>p{}</style>", "OneTwo"],
  ["<table><tr><td>Year</td><td>1931</td></tr></table>", "Year 1931"],
  ["One<!-- two --> three", "One three"],
  ["<p unclosed", "<p unclosed"],
  ["&#0;&#1114112;&#55296;", "&#0;&#1114112;\ud800"],
];
for (const [html, text] of TEXTS) {
  Deno.test(`${JSON.stringify(html)} reads ${JSON.stringify(text)}`, () => {
    assert.equal(htmlToText(html).text, text);
  });
}

Deno.test("links and pictures that a text loses are noticed", () => {
  assert.equal(htmlToText("a <img src='https://x.org/a.jpg'>").lost, true);
  assert.equal(htmlToText("a <b>b</b>").lost, false);
});

Deno.test("no text makes it fail, and none is read for long", async () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => {
    assert.equal(typeof htmlToText(text).text, "string");
  }));
  for (
    const piece of [
      "<",
      "<p",
      "<p ",
      "<!--",
      "<script>",
      "&",
      "&#",
      "&a",
      " ",
      "\n",
      "<p>\n",
      "</",
      "<script></script",
    ]
  ) {
    const text = piece.repeat(Math.ceil(200_000 / piece.length));
    const least = await leastMs(() => htmlToText(text), 400);
    assert.ok(least < 400, `${least} ms for ${JSON.stringify(piece)}`);
  }
});
