import assert from "node:assert/strict";
import { microphoneProblem } from "../../../../../../islands/author/tour-form/takes/microphone.ts";

Deno.test("each fault of a microphone says what to do, also one that nobody knows", () => {
  const said = (name: string) => microphoneProblem(new DOMException("", name));
  assert.match(
    said("NotAllowedError"),
    /may not use the microphone\. Allow it in the site settings/,
  );
  assert.match(said("NotFoundError"), /Connect one and try again/);
  assert.match(said("NotReadableError"), /Another program is using the microphone/);
  assert.match(said("Other"), /Record with another app/);
});
