/** What people see of two versions where files differ. */
import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { DifferenceValue } from "../../../../../../islands/author/tour-form/conflict/difference_value.tsx";

const names: Record<string, string> = { a: "The old mill.wav" };
const shown = (value: string) =>
  renderToString(<DifferenceValue value={value} fileName={(id) => names[id]} />);

Deno.test("a file that is not sent yet has its name, or where it is, and no address", () => {
  assert.match(shown("upload:a"), /The old mill\.wav, on this device, not sent yet/);
  assert.match(shown("upload:b"), /A file on another device, not sent yet/);
});

Deno.test("a stored picture is seen, and a stored recording heard, in place of their addresses", () => {
  const hash = "a".repeat(64);
  const picture = shown(`/media/${hash}.jpg#size=1600x900&small=/media/${hash}.jpg`);
  assert.match(picture, /<img [^>]* src="\/media\/a{64}\.jpg"/);
  assert.match(shown(`/media/${hash}.mp3`), /^<audio [^>]*controls/);
});

Deno.test("anything else stands as it was typed, and nothing is said to be empty", () => {
  assert.match(shown("https://example.org/a.jpg"), />https:\/\/example\.org\/a\.jpg</);
  assert.match(shown(""), /\(empty\)/);
});
