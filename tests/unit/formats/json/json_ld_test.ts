/** JSON-LD of an archive; its types are checked where it is written. */
import assert from "node:assert/strict";
import { toJsonLd } from "../../../../lib/formats/json/json_ld_write.ts";
import type { PlacedStopInput } from "../../../support/data/tours.ts";
import type { TourInput } from "../../../../lib/model/tour/tour.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { makeTranscript } from "../../../support/data/transcripts.ts";

const ORIGIN = "https://tours.example.org";
const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

const linked = (over: Partial<TourInput>, stop: Partial<PlacedStopInput>) => {
  const audioStops = [{ ...makeStop({ title: "The mill", ...stop }), id: "mill" }];
  const at = "2026-05-04T09:30:00.000Z";
  const tour = { ...makeTour(over), audioStops, id: ID, stopCount: 1, revision: 7 };
  const trip = toJsonLd({ ...tour, createdAt: at, updatedAt: at }, ORIGIN);
  const { itinerary, subjectOf } = JSON.parse(JSON.stringify(trip));
  return { archive: subjectOf, recording: itinerary.itemListElement[0].item.subjectOf };
};

const record = {
  creators: ["Class 8b"],
  contributors: [{ name: "Lewis, Mae", role: "Speaker" }, { name: "Jo Park" }],
  dateText: "1900/1931",
  dateRecorded: "1931-05-03",
  subjects: ["mills"],
  coverage: ["Mill Lane"],
  collection: "Mills",
  repository: "Town Archive",
  rights: "https://creativecommons.org/licenses/by/4.0/",
};
const audioUrl = `/media/${"a".repeat(64)}.mp3`;

Deno.test("a stop's recording is an AudioObject with its file, its length, its people and its captions", () => {
  const transcript = makeTranscript();
  const { recording } = linked(
    { language: "en", record },
    {
      audioUrl,
      audioDuration: "1:04:12",
      transcript,
      record: { dateRecorded: "1932", subjects: ["bread"] },
    },
  );
  assert.deepEqual(recording, {
    "@type": "AudioObject",
    name: "The mill",
    contentUrl: ORIGIN + audioUrl,
    duration: "PT1H4M12S",
    inLanguage: "en",
    creator: [{ "@type": "Organization", name: "Class 8b" }],
    contributor: [
      {
        "@type": "Role",
        roleName: "Speaker",
        contributor: { "@type": "Person", name: "Lewis, Mae" },
      },
      { "@type": "Person", name: "Jo Park" },
    ],
    dateCreated: "1932",
    about: [{ "@type": "Thing", name: "bread" }],
    license: "https://creativecommons.org/licenses/by/4.0/",
    caption: {
      "@type": "MediaObject",
      contentUrl: `${ORIGIN}/api/tours/${ID}/stops/mill/transcript.vtt?revision=7`,
      encodingFormat: "text/vtt",
      inLanguage: "en",
    },
  });
  assert.doesNotMatch(JSON.stringify(recording), /bridge was built/, "the page has the text");
});

Deno.test("an ambient sound is an AudioObject beside the recording, and tells its genre", () => {
  const ambientUrl = "https://x.example/rain.mp3";
  const ambient = { "@type": "AudioObject", genre: "Soundscape", contentUrl: ambientUrl };
  const { recording: both } = linked({}, { audioUrl, ambientUrl });
  assert.deepEqual([both[0].contentUrl, both[1]], [ORIGIN + audioUrl, ambient]);
  const { recording: alone } = linked({}, { audioUrl: "test-beep-1", ambientUrl });
  assert.deepEqual(alone, ambient);
});

Deno.test("chapters are clips of the recording, each with its page", () => {
  const chapters = [{ at: 0, title: "The start" }, { at: 63_500, title: "The wheel" }];
  const clips = (audioDuration: string) =>
    linked({}, { audioUrl, audioDuration, chapters }).recording.hasPart;
  const clip = (name: string, times: object, t: number) => ({
    "@type": "Clip",
    name,
    ...times,
    url: `${ORIGIN}/tour/${ID}#stop-1&t=${t}`,
  });
  assert.deepEqual(clips("4:12"), [
    clip("The start", { startOffset: 0, endOffset: 63.5 }, 0),
    clip("The wheel", { startOffset: 63.5, endOffset: 252 }, 63.5),
  ]);
  assert.deepEqual(clips("?")[1], clip("The wheel", { startOffset: 63.5 }, 63.5));
});

Deno.test("what is not known or not exact is not told", () => {
  const { archive, recording } = linked(
    { record: { dateRecorded: "1931~", dateText: "193X" } },
    { audioUrl, audioDuration: "?" },
  );
  assert.deepEqual(recording, {
    "@type": "AudioObject",
    name: "The mill",
    contentUrl: ORIGIN + audioUrl,
  });
  assert.equal("dateCreated" in archive || "temporalCoverage" in archive, false);
});

Deno.test("a test sound is not a recording, and an archive without a record not a collection", () => {
  assert.deepEqual(linked({}, { audioUrl: "test-beep-1" }), {
    archive: undefined,
    recording: undefined,
  });
});

Deno.test("an archive with a record is a collection of its recordings", () => {
  const { archive } = linked({ title: "Mills", record, language: "en" }, { audioUrl });
  assert.equal(archive["@type"], "Collection");
  assert.equal(archive.collectionSize, 1);
  assert.equal(archive.license, record.rights);
  assert.deepEqual(archive.about, [{ "@type": "Thing", name: "mills" }]);
  assert.deepEqual(archive.spatialCoverage, [{ "@type": "Place", name: "Mill Lane" }]);
  assert.equal(archive.temporalCoverage, "1900/1931");
  assert.deepEqual(archive.isPartOf, {
    "@type": "ArchiveComponent",
    name: "Mills",
    holdingArchive: { "@type": "ArchiveOrganization", name: "Town Archive" },
  });
});

Deno.test("lengths are ISO 8601", () => {
  const lengthOf = (audioDuration: string) =>
    linked({}, { audioUrl, audioDuration }).recording.duration;
  assert.equal(lengthOf("0:02"), "PT2S");
  assert.equal(lengthOf("4:00"), "PT4M0S");
  assert.equal(lengthOf("90:01"), "PT1H30M1S");
});
