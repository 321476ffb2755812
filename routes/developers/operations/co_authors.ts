/** Calls about the people who work on an archive. */
import { RoleChange } from "../../../lib/model/people/co_author.ts";
import { PeopleAnswer } from "../answers/co_authors.ts";
import { DONE, type Group, ok } from "../operation.ts";

const NOT_HERE = "The archive doesn’t exist, or the person doesn’t work on it.";

export const CO_AUTHORS: Group = {
  id: "co-authors",
  title: "Working together",
  about: "An owner has others work on an archive. An editor changes it, but not who owns it, who " +
    "sees it and who works on it, and does not delete it; a reviewer reads it, also while it is " +
    "private.",
  operations: {
    "GET /api/tours/:id/people": {
      summary: "Who works on an archive",
      answers: ok(PeopleAnswer, "The people, and your own role."),
    },
    "DELETE /api/tours/:id/people": {
      summary: "Leave an archive of somebody else",
      about: "What you have saved stays.",
      answers: DONE,
    },
    "PUT /api/tours/:id/people/:userId": {
      summary: "Change a person's role",
      body: RoleChange,
      answers: DONE,
      refusals: { 404: NOT_HERE },
      example: { body: { role: "reviewer" } },
    },
    "DELETE /api/tours/:id/people/:userId": {
      summary: "Remove a person from an archive",
      answers: DONE,
      refusals: { 404: NOT_HERE },
    },
  },
};
