/** What is said of flawed recordings beside them, and for the whole archive. */
import assert from "node:assert/strict";
import {
  flawsOfStops,
  flawTexts,
} from "../../../../../../islands/author/tour-form/media/recording_flaws.tsx";
import { publicationChecks } from "../../../../../../islands/author/tour-form/submit/publication_checks.ts";
import type { ShownUpload } from "../../../../../../lib/device/uploads/upload_list.ts";
import { uploadAddress } from "../../../../../../lib/model/media/upload_address.ts";
import { makeStop, makeTour } from "../../../../../support/data/tours.ts";

const url = (digit: string) => `/media/${digit.repeat(64)}.mp3`;

const upload = (id: string, flaws: ShownUpload["flaws"], stored?: string) =>
  ({
    id,
    flaws,
    step: stored ? "finished" : "waiting",
    files: stored ? [{ bytes: 1, key: "k", media: { url: stored } }] : [],
  }) as unknown as ShownUpload;

const ID = "01J00000000000000000000000";

Deno.test("each flaw is a sentence that says what to do", () => {
  const texts = flawTexts({ flaws: ["silent", "quiet", "distorted", "short"], seconds: 1.2 });
  assert.match(texts[0], /^This recording is silent\. /);
  assert.match(texts[1], /^This recording is so quiet /);
  assert.match(texts[2], /^This recording is so loud that it distorts\. /);
  assert.match(texts[3], /^This recording lasts 1 second\. /);
  assert.match(flawTexts({ flaws: ["one-sided"] })[0], / in one ear only\. Save it as mono /);
  assert.match(flawTexts({ flaws: ["short"], seconds: 0.3 })[0], /lasts less than a second/);
  assert.deepEqual(flawTexts({ seconds: 1 }), []);
});

Deno.test("the flaws of stops are known by the file on its way, by its address, and by its length", () => {
  const stops = [
    { audioUrl: uploadAddress(ID), audioDuration: "" },
    { audioUrl: url("a"), audioDuration: "1:00" },
    { audioUrl: url("b"), audioDuration: "0:01" },
    { audioUrl: url("c"), audioDuration: "0:02" },
    { audioUrl: "", audioDuration: "0:01" },
    { audioUrl: "test-beep-1", audioDuration: "0:01" },
    // A file that was measured: its author may have typed another length.
    { audioUrl: url("d"), audioDuration: "0:01" },
  ];
  const uploads = [
    upload(ID, ["silent"]),
    upload("2", ["distorted"], url("a")),
    upload("3", [], url("d")),
    upload("4", undefined, url("b")),
  ];
  assert.deepEqual(flawsOfStops(stops, uploads), [
    ["silent"],
    ["distorted"],
    ["short"],
    [],
    [],
    [],
    [],
  ]);
});

Deno.test("before the publication the stops are named by their flaws", () => {
  const stop = (title: string) =>
    makeStop({ title, audioUrl: "https://example.org/mill.mp3", imageUrl: undefined });
  const tour = makeTour({ audioStops: [stop("Mill"), stop("Well"), stop("Gate")] });
  const checks = publicationChecks(tour, [["silent"], [], ["short", "distorted"]]);
  assert.ok(checks.includes("These recordings are silent: stop 1, “Mill”."));
  assert.ok(checks.includes("These recordings last about a second: stop 3, “Gate”."));
  assert.ok(checks.some((text) => /so loud that they distort: stop 3, “Gate”\./.test(text)));
});
