/** Progress in archives, and places that authors look up. */
import { z } from "zod";
import { LocationQuery, SuggestQuery } from "../../../lib/model/tour/location.ts";
import { ProgressPatch } from "../../../lib/model/tour/progress.ts";
import { PositionQuery } from "../../../lib/model/web/query.ts";
import { LocationAnswer, SuggestionAnswer, WordsAnswer } from "../answers/media.ts";
import { ProgressAnswer } from "../answers/people.ts";
import { ListeningInput } from "../../../lib/model/listens/listening_input.ts";
import { DONE, type Group, ok } from "../operation.ts";

export const WALKS: Group = {
  id: "progress",
  title: "Progress",
  about:
    "How far you are in an archive. Stops are named by their index, from 0; `stopIds` says in " +
    "which order.",
  operations: {
    "GET /api/user/progress": {
      summary: "Your progress in all archives",
      answers: ok(z.array(ProgressAnswer), "The one that changed last comes first."),
    },
    "POST /api/tours/:id/start": {
      summary: "Begin an archive, or go on with it",
      about: "With `anew` in the query it starts from the beginning.",
      query: z.object({ anew: z.string().optional() }),
      answers: ok(ProgressAnswer, "Your progress, the only one that is active now."),
    },
    "GET /api/tours/:id/progress": {
      summary: "Your progress in one archive",
      answers: ok(ProgressAnswer, "Your progress."),
      refusals: { 404: "You have not begun this archive." },
    },
    "PATCH /api/progress/:id": {
      summary: "Say how far you are",
      about: "Lists of stops that were heard are united: no stop is lost.",
      body: ProgressPatch,
      answers: ok(ProgressAnswer, "Your progress."),
      example: { body: { currentStopIndex: 2, completedStops: [0, 1] } },
    },
    "POST /api/tours/:id/listens": {
      summary: "Count that a story was heard",
      about: "What the player sends when a story is over or left. `left` is the sixteenth of the " +
        "recording in which it was left, from 0; 16 means that it was heard to its end. Sums of " +
        "weeks are stored, and nothing else. Those who work on the archive aren’t counted, nor " +
        "browsers that send `Sec-GPC: 1` or `DNT: 1`; the answer is the same.",
      body: ListeningInput,
      answers: DONE,
      isPersonal: true,
      refusals: { 404: "No such story can be heard: it is missing, or its archive is private." },
      example: { body: { stopId: "gate", way: "walk", left: 16 } },
    },
    "GET /api/tours/:id/listens": {
      summary: "How often an archive was heard",
      about:
        "A row for each figure. Each is of ten listenings or more in weeks that are over, and " +
        "rounded to tens. Smaller groups are put together or left out.",
      answers: { 200: { says: "A table.", type: "text/csv" } },
    },
  },
};

export const PLACES: Group = {
  id: "places",
  title: "Places",
  about: "What the form asks when an author types a place. These look-ups have tighter limits.",
  operations: {
    "GET /api/location": {
      summary: "The place that a text names",
      about: "Coordinates, Plus Codes, three words or an address; `near` is a latitude and a " +
        "longitude with a comma between.",
      query: LocationQuery,
      answers: ok(LocationAnswer, "The place, and others that the text may mean."),
      refusals: {
        404: "The text names no place.",
        503: "The address service cannot be reached.",
      },
      example: { query: "q=9C3WQQ3W%2BQ4" },
    },
    "GET /api/location/suggest": {
      summary: "Three-word addresses that a text may mean",
      query: SuggestQuery,
      answers: ok(
        z.array(SuggestionAnswer),
        "At most five; an empty list where the site has no key.",
      ),
      example: { query: "q=filled.count.so" },
    },
    "GET /api/location/words": {
      summary: "The three words of a position",
      query: PositionQuery,
      answers: ok(WordsAnswer, "The words; null where the site has no key."),
      example: { query: "lat=51.7548&lng=-1.2544" },
    },
  },
};
