/** Unfinished forms, and links to them. */
import { z } from "zod";
import { DraftInput, DraftUpdate } from "../../../lib/model/tour/draft.ts";
import { DraftAnswer, DraftSummaryAnswer, LinkState, NewLink } from "../answers/drafts.ts";
import { created, DONE, type Group, IDEMPOTENCY_KEY, ok } from "../operation.ts";
import { SAMPLE_DRAFT } from "../samples.ts";

const STALE = "Another save came first: the draft as it is stands in `current`.";
const FULL = "You have 100 drafts, or this one is larger than 4,000,000 bytes.";

export const DRAFTS: Group = {
  id: "drafts",
  title: "Drafts",
  about: "Nothing in a draft is refused for being incomplete: `draftData` is any JSON object. " +
    "Only its author can see a draft.",
  operations: {
    "GET /api/drafts": {
      summary: "Your drafts, the one that was saved last first",
      answers: ok(z.array(DraftSummaryAnswer), "The drafts without their data."),
    },
    "POST /api/drafts": {
      summary: "Begin a draft",
      about:
        "With `tourId` and `tourRevision` it holds changes to that archive, of which there is " +
        "one for each person and archive.",
      headers: IDEMPOTENCY_KEY,
      body: DraftInput,
      answers: created(DraftSummaryAnswer, "The draft without its data.", {
        location: "Its address.",
      }),
      refusals: {
        409: "There is a draft with changes to this archive, or of this form, already: it " +
          "stands in `current`.",
        413: FULL,
      },
      example: { body: SAMPLE_DRAFT },
    },
    "GET /api/drafts/:id": {
      summary: "One draft",
      answers: ok(DraftAnswer, "The draft with its data, exactly as it was sent."),
    },
    "PUT /api/drafts/:id": {
      summary: "Save a draft",
      about: "`revision` is the one that you began from; without it the later save wins. Saves " +
        "with the same `formId` do not conflict with each other, unless the stored one has a " +
        "later `formChangedAt`.",
      body: DraftUpdate,
      answers: ok(DraftSummaryAnswer, "The draft without its data, its revision grown by one."),
      refusals: { 409: STALE, 413: FULL },
      example: { body: { ...SAMPLE_DRAFT, revision: 1 } },
    },
    "DELETE /api/drafts/:id": {
      summary: "Delete a draft",
      about: "It can be restored for 30 days.",
      answers: DONE,
    },
    "POST /api/drafts/:id/restore": {
      summary: "Put a deleted draft back",
      answers: ok(DraftAnswer, "The draft."),
      refusals: {
        409: "There is another draft with changes to the same archive by now.",
        413: "You have 100 drafts.",
      },
    },
    "DELETE /api/drafts/:id/trash": {
      summary: "Remove a deleted draft for good",
      answers: DONE,
    },
    "GET /api/drafts/:id/link": {
      summary: "Whether a draft has a link",
      answers: ok(LinkState, "Until when, or null."),
    },
    "POST /api/drafts/:id/link": {
      summary: "Make a link by which people without an account see a draft",
      about: "It lasts 30 days, and ends the link before it.",
      answers: created(NewLink, "The path of the page, said this once."),
    },
    "DELETE /api/drafts/:id/link": { summary: "End the link of a draft", answers: DONE },
  },
};
