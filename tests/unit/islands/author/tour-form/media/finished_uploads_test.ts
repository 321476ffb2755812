/** Files that arrived, or were added, while their form was not open. */
import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import {
  claim,
  fillIn,
} from "../../../../../../islands/author/tour-form/media/use_finished_uploads.ts";
import type { ArchiveForm } from "../../../../../../islands/author/tour-form/form_props.ts";
import { readValues } from "../../../../../../islands/author/tour-form/values.ts";
import { newThing } from "../../../../../../lib/formats/fields/things.ts";
import type { ShownUpload } from "../../../../../../lib/device/uploads/upload_list.ts";
import { mediaOf } from "../../../../../support/fakes/upload_queue.ts";

type Level = Record<string, unknown>;

/** A form of these stops, without React; `onChange` hears of each change, as watchers do. */
function formOf(audioStops: object[], onChange = () => {}) {
  const values = readValues({ audioStops });
  const level = (path: string) => {
    const names = path.split(".");
    const within = names.slice(0, -1)
      .reduce((now, name) => now[name] as Level, values as unknown as Level);
    return { within, name: names.at(-1)! };
  };
  const form = {
    getValues(path?: string) {
      if (path === undefined) return values;
      const { within, name } = level(path);
      return within[name];
    },
    setValue(path: string, value: unknown) {
      const { within, name } = level(path);
      within[name] = value;
      onChange();
    },
    clearErrors() {},
  };
  return { form: form as unknown as ArchiveForm, stops: values.audioStops };
}

const uploads = (...all: Partial<ShownUpload>[]) =>
  new Map(all.map((one) => [one.id!, { files: [], ...one } as ShownUpload]));

Deno.test("a file that was added just before the form was left is in the empty field of its stop, and in no other", () => {
  const field = { target: "mill", stopId: "gate", field: "audioUrl" as const };
  const waiting = uploads(
    { id: "a", field },
    { id: "b", field: { ...field, field: "things.view" } },
    { id: "c", field: { ...field, target: "ford", stopId: "well" } },
    { id: "d", field: undefined },
    { id: "e", field: { ...field, field: "ambientUrl" } },
  );
  const things = [newThing({ id: "own", url: "/own.jpg" })];
  const { form } = formOf([{ id: "well" }, { id: "gate", things }]);
  claim(form, "mill", waiting);
  const filesIn = () =>
    form.getValues("audioStops").map((
      stop,
    ) => [stop.audioUrl, stop.ambientUrl, ...stop.things.map(({ url }) => url)]);
  assert.deepEqual(filesIn(), [["", "", ""], ["upload:a", "upload:e", "/own.jpg", "upload:b"]]);
  claim(form, "mill", waiting);
  assert.deepEqual(filesIn()[1].length, 4, "once");
});

Deno.test("what has arrived has its address in the form that is opened next, and fills in a length that is missing", () => {
  const arrived = { step: "finished", seconds: 65, files: [{ media: mediaOf("bell") }] } as const;
  const all = uploads(
    { id: "a", ...arrived } as never,
    { id: "b", ...arrived } as never,
    { id: "c", step: "waiting", seconds: 2 } as never,
  );
  const { form, stops } = formOf([
    { audioUrl: "upload:a" },
    { audioUrl: "upload:b", audioDuration: "1:00" },
    { audioUrl: "upload:c" },
    { ambientUrl: "upload:a" },
  ]);
  fillIn(form, { uploads: signal(all), forgetCut() {} });
  assert.deepEqual(stops.map(({ audioUrl, audioDuration }) => [audioUrl, audioDuration]), [
    ["/media/bell.mp3", "1:05"],
    ["/media/bell.mp3", "1:00"],
    ["upload:c", "0:02"],
    ["", ""],
  ]);
  assert.equal(stops[3].ambientUrl, "/media/bell.mp3");
});

Deno.test("a recording whose start is cut off moves the times of its text's file, once", () => {
  const cues = [
    { text: "Hm." },
    { text: "The mill.", start: 1200, end: 2500 },
    { text: "It burned.", start: 2500, end: 4000 },
  ];
  const transcript = { language: "en", checked: false, cues };
  const chapters = [0, 500, 3000].map((at) => ({ at, title: `Chapter at ${at}` }));
  const all = signal(uploads(
    { id: "a", step: "waiting", cut: 1.5, seconds: 4 },
    { id: "b", step: "waiting", cut: 1.5 },
    { id: "c", step: "waiting", cut: 0 },
  ));
  const forgotten: string[] = [];
  const fill = () =>
    fillIn(form, {
      uploads: all,
      forgetCut(id) {
        forgotten.push(id);
        all.value = uploads({ id, step: "waiting", seconds: 4 });
      },
    });
  const { form, stops } = formOf([
    { audioUrl: "upload:a", transcript: { ...transcript, source: "imported" }, chapters },
    { audioUrl: "upload:b", transcript: { ...transcript, source: "aligned" } },
    { audioUrl: "upload:c", transcript: { ...transcript, source: "imported" } },
  ], fill);
  fill();
  assert.deepEqual(forgotten, ["a"]);
  assert.deepEqual(stops.map(({ transcript }) => transcript?.cues.map(({ start }) => start)), [
    [undefined, 0, 1000],
    [undefined, 1200, 2500],
    [undefined, 1200, 2500],
  ]);
  assert.deepEqual(stops[0].transcript?.cues[2], { text: "It burned.", start: 1000, end: 2500 });
  assert.deepEqual(stops[0].chapters?.map(({ at }) => at), [0, 1, 1500]);
});
