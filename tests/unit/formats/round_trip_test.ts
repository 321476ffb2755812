import assert from "node:assert/strict";
import fc from "fast-check";
import { withRouteAsLegs } from "../../../lib/geo/line_legs.ts";
import { EXPORT_FORMAT, ExportFile } from "../../../lib/formats/json/export_file.ts";
import { type ExportKind, exportTour } from "../../../lib/formats/export_tour.ts";
import { importFile } from "../../../lib/formats/import_file.ts";
import { coverOf, oldViewOf, pagesOf, type Thing } from "../../../lib/model/media/thing.ts";
import { coverFields, oldViewFields, withThings } from "../../../lib/model/media/with_things.ts";
import { TourInput } from "../../../lib/model/tour/tour.ts";
import { blankTour, type UnfinishedTour } from "../../../lib/model/tour/tour_form.ts";
import { anySentTour, anyTour } from "../../support/data/any/any_tour.ts";
import { byLength } from "../../support/measure/length.ts";

const RUNS = byLength(60, 500);
const NOW = new Date("2026-05-04T09:30:00Z");
const ORIGIN = "https://tours.example.org";

/** With the first pictures in the fields that older programs read. */
const withCovers = ({ audioStops, ...tour }: TourInput) => ({
  ...withThings(tour),
  audioStops: audioStops.map(withThings),
});

const isXml = (kind: ExportKind) => kind === "gpx" || kind === "kml";

/** What GPX and KML keep of things: the first picture, the old view, addresses of all others. */
function inXml({ things, audioStops, ...tour }: TourInput) {
  const cover = coverFields(things);
  return {
    ...withThings({ ...tour, ...withMore(things, { shown: [coverOf(things)], fields: cover }) }),
    audioStops: audioStops.map(({ things, ...stop }) => {
      const fields = { ...coverFields(things), ...oldViewFields(things) };
      const shown = [coverOf(things), oldViewOf(things)];
      return withThings({ ...stop, ...withMore(things, { shown, fields }) });
    }),
  };
}

function withMore(
  things: Thing[] = [],
  { shown, fields }: { shown: (Thing | undefined)[]; fields: object },
) {
  const first = (withThings(fields) as { things?: Thing[] }).things ?? [];
  const more = things.flatMap((thing) => pagesOf(thing).slice(shown.includes(thing) ? 1 : 0))
    .map(({ url }, i): Thing => ({
      id: `picture-${i + 2}`,
      url,
      ...!coverOf(first) && { then: true },
    }));
  return { things: [...first, ...more] };
}

const readBack = (text: string) => importFile(new TextEncoder().encode(text), "x", ORIGIN);

Deno.test("the tours of these properties are valid, and the form leaves them as they are", () => {
  fc.assert(fc.property(anyTour, (tour) => assert.deepEqual(TourInput.parse(tour), tour)));
});

for (const kind of ["json", "geojson", "gpx", "kml"] as const) {
  Deno.test(`a tour exported to ${kind}, imported and exported again has the same bytes`, () => {
    fc.assert(
      fc.property(anySentTour, (tour) => {
        const file = exportTour(tour, kind, { now: NOW, origin: ORIGIN });
        const { form, report } = readBack(file.text);
        assert.equal(exportTour(form, kind, { now: NOW, origin: ORIGIN }).text, file.text);
        if (!isXml(kind)) assert.deepEqual(report, []);
      }),
      { numRuns: RUNS },
    );
  });

  Deno.test(`a form that is not finished survives ${kind}, too`, () => {
    const gappy: UnfinishedTour[] = [
      { audioStops: [] },
      blankTour(),
      { ...blankTour(), latitude: NaN, audioStops: [{ latitude: 1, longitude: 2 }, {}] },
    ];
    for (const form of gappy) {
      const file = exportTour(form, kind, { now: NOW, origin: ORIGIN });
      const again = readBack(file.text);
      assert.equal(exportTour(again.form, kind, { now: NOW, origin: ORIGIN }).text, file.text);
      assert.ok(again.report.length > 0, "what is missing is reported");
    }
  });
}

for (const kind of ["json", "geojson"] as const) {
  Deno.test(`a tour comes back from ${kind} as it was, in every character`, () => {
    fc.assert(fc.property(anySentTour, (tour) => {
      assert.deepEqual(
        readBack(exportTour(tour, kind, { now: NOW, origin: ORIGIN }).text).form,
        withCovers(tour),
      );
    }));
  });
}

for (const kind of ["gpx", "kml"] as const) {
  Deno.test(`a tour comes back from ${kind} as it was, except for what XML cannot hold`, () => {
    const holdable = (text: string) =>
      // deno-lint-ignore no-control-regex
      text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
    fc.assert(
      fc.property(anySentTour, (tour) => {
        const { form } = readBack(exportTour(tour, kind, { now: NOW, origin: ORIGIN }).text);
        const expected = JSON.parse(
          JSON.stringify(
            inXml(tour),
            (_, value) => typeof value === "string" ? holdable(value) : value,
          ),
        );
        // Neither has a place for transcripts, chapters, records and old maps.
        delete expected.record;
        delete expected.oldMaps;
        for (const stop of expected.audioStops) {
          delete stop.transcript;
          delete stop.chapters;
          delete stop.record;
        }
        for (const place of [...expected.audioStops, ...expected.routeLine ?? []]) {
          if (kind === "gpx" && place.longitude === 180) place.longitude = -180;
        }
        // Where 180 is -180 the line may lead from stop to stop, and become legs.
        fc.pre(withRouteAsLegs(expected) === expected);
        const optional = ["creatorName", "accessNote", "contentWarning", "imageAlt", "imageCredit"];
        for (const part of [expected, ...expected.audioStops]) {
          for (const name of optional) if (part[name] === "") delete part[name];
          for (const thing of part.things ?? []) {
            for (const name of ["alt", "credit", "date"]) {
              if (thing[name] === "") delete thing[name];
            }
          }
          for (const street of part.leg?.parts ?? []) if (street.name === "") delete street.name;
        }
        assert.deepEqual(form, expected);
      }),
      { numRuns: RUNS },
    );
  });
}

Deno.test("the program's own file is one that it seeds itself from", () => {
  fc.assert(fc.property(anySentTour, (tour) => {
    const { format, version: _, exportedAt, ...rest } = ExportFile.parse(
      JSON.parse(exportTour(tour, "json", { now: NOW, origin: "" }).text),
    );
    assert.equal(format, EXPORT_FORMAT);
    assert.equal(exportedAt, "2026-05-04T09:30:00.000Z");
    assert.deepEqual(rest, withCovers(tour));
  }));
});

Deno.test("stops keep their ids in all four formats", () => {
  const tour = fc.sample(anySentTour, 1)[0];
  const audioStops = tour.audioStops.map((stop, i) => ({ ...stop, id: `stop-${i}` }));
  for (const kind of ["json", "geojson", "gpx", "kml"] as const) {
    const { form } = readBack(
      exportTour({ ...tour, audioStops }, kind, { now: NOW, origin: ORIGIN }).text,
    );
    assert.deepEqual(form.audioStops.map(({ id }) => id), audioStops.map(({ id }) => id));
  }
});
