/** Transfers of archives to another owner. */
import { Answer, NewOwner, Offer } from "../../api/sharing/transfers.ts";
import { NewLink, OfferState } from "../answers/drafts.ts";
import { created, DONE, type Group, ok } from "../operation.ts";
import { SAMPLE_ID } from "../samples.ts";

const NO_OFFER = "There is no such offer for you.";

export const HANDING_OVER: Group = {
  id: "handing-over",
  title: "Handing an archive over",
  about: "An owner offers an archive, and another person accepts it. An offer ends after 14 days.",
  operations: {
    "GET /api/tours/:id/transfer": {
      summary: "Whether an archive is offered",
      answers: ok(OfferState, "The offer, or null."),
    },
    "POST /api/tours/:id/transfer": {
      summary: "Offer an archive",
      about: "With `email` to the person with that address, else to anyone with the link. It " +
        "takes the place of an earlier offer.",
      body: Offer,
      answers: created(NewLink, "The page on which it is accepted, said this once."),
      refusals: { 409: "This person has the archive already." },
      example: { body: { email: "vera@example.org" } },
    },
    "DELETE /api/tours/:id/transfer": { summary: "Take an offer back", answers: DONE },
    "PUT /api/tours/:id/owner": {
      summary: "Move an archive at once",
      body: NewOwner,
      answers: DONE,
      refusals: {
        404: "The archive doesn’t exist, or no one has signed in with this address.",
        409: "The archive cannot be moved to this account.",
      },
      example: { body: { email: "vera@example.org" } },
    },
    "POST /api/transfers/accept": {
      summary: "Accept an offer",
      about: "`secret` is the end of the link's path.",
      body: Answer,
      answers: DONE,
      refusals: { 404: NO_OFFER, 409: "The archive cannot be moved to this account." },
      example: { body: { tourId: SAMPLE_ID } },
    },
    "POST /api/transfers/decline": {
      summary: "Decline an offer",
      body: Answer,
      answers: DONE,
      refusals: { 404: NO_OFFER },
      example: { body: { tourId: SAMPLE_ID } },
    },
  },
};
