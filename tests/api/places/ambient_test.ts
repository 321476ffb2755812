/** Stops whose zones have an ambient sound. */
import assert from "node:assert/strict";
import { withheldStop } from "../../../lib/model/consent/withheld_stop.ts";
import { makeStop, makeTour, makeUnplacedStop } from "../../support/data/tours.ts";
import { withAuthor } from "../../support/people/author.ts";

const RAIN = "https://sounds.example.org/rain.mp3";

Deno.test("an ambient sound is a field of a stop on the map, and goes with a story that is withheld", async () => {
  await using it = await withAuthor();
  const audioStops = [makeStop({ ambientUrl: RAIN }), makeStop()];
  const { status, body } = await it.send("POST", "/api/tours", makeTour({ audioStops }));
  assert.equal(status, 201);
  const { body: { audioStops: stops } } = await it.send("GET", `/api/tours/${body.id}`);
  assert.equal(stops[0].ambientUrl, RAIN);
  assert.equal("ambientUrl" in stops[1], false);
  assert.equal("ambientUrl" in withheldStop(stops[0]), false);
});

Deno.test("a stop without a zone has no ambient sound, and no address is taken that is not safe, a test sound, or a page", async () => {
  await using it = await withAuthor();
  const refused = async (stop: object) => {
    const { status, body } = await it.send("POST", "/api/tours", {
      ...makeTour(),
      audioStops: [stop],
    });
    assert.equal(status, 400);
    return body.errors[0].path;
  };
  for (
    const ambientUrl of [
      "http://sounds.example.org/rain.mp3",
      "test-beep-1",
      "https://www.youtube.com/watch?v=rain",
    ]
  ) assert.equal(await refused({ ...makeStop(), ambientUrl }), "audioStops.0.ambientUrl");
  const indoors = { ...makeUnplacedStop("indoors"), ambientUrl: RAIN };
  assert.match(await refused(indoors), /^audioStops\.0/);
});
