/** Plain questions that lead to a statement of rights: to each of the twelve, and each licence. */

import type { TextKey } from "../../../../lib/texts/texts.ts";

type Text = TextKey<"rightsQuestions">;

/** A question with the targets of its answers: another question, or the end of an address. */
export type Question = { text: Text; answers: Answer[] };
export type Answer = { text: Text; next: Question | string };

const cc = (code: string) => `https://creativecommons.org/licenses/${code}/4.0/`;
const statement = (code: string) => `http://rightsstatements.org/vocab/${code}/1.0/`;

const changes = (isFree: boolean): Question => ({
  text: "mayChange",
  answers: [
    { text: "yes", next: cc(isFree ? "by" : "by-nc") },
    { text: "yesAlike", next: cc(isFree ? "by-sa" : "by-nc-sa") },
    { text: "no", next: cc(isFree ? "by-nd" : "by-nc-nd") },
  ],
});

const own: Question = {
  text: "mayUse",
  answers: [
    {
      text: "yesNamed",
      next: {
        text: "mayEarn",
        answers: [
          { text: "yes", next: changes(true) },
          { text: "no", next: changes(false) },
        ],
      },
    },
    {
      text: "yesAnything",
      next: "https://creativecommons.org/publicdomain/zero/1.0/",
    },
    { text: "schoolsMay", next: statement("InC-EDU") },
    { text: "noAsk", next: statement("InC") },
  ],
};

const others: Question = {
  text: "holderFound",
  answers: [
    {
      text: "yes",
      next: {
        text: "holderAllows",
        answers: [
          { text: "nothingAsked", next: statement("InC") },
          { text: "useInSchools", next: statement("InC-EDU") },
          { text: "useUnpaid", next: statement("InC-NC") },
        ],
      },
    },
    { text: "holderUnknown", next: statement("InC-RUU") },
    {
      text: "orphanWork",
      next: statement("InC-OW-EU"),
    },
  ],
};

/** The first question. */
export const RIGHTS_QUESTIONS: Question = {
  text: "inCopyright",
  answers: [
    {
      text: "yes",
      next: {
        text: "youHold",
        answers: [{ text: "yes", next: own }, { text: "no", next: others }],
      },
    },
    {
      text: "no",
      next: {
        text: "otherLimits",
        answers: [
          { text: "noLimits", next: "https://creativecommons.org/publicdomain/mark/1.0/" },
          {
            text: "freeInUs",
            next: statement("NoC-US"),
          },
          { text: "notToEarn", next: statement("NoC-NC") },
          { text: "contract", next: statement("NoC-CR") },
          { text: "otherLaw", next: statement("NoC-OKLR") },
        ],
      },
    },
    {
      text: "dontKnow",
      next: {
        text: "lookedInto",
        answers: [
          { text: "notYet", next: statement("CNE") },
          { text: "yesNoResult", next: statement("UND") },
          { text: "yesProbablyFree", next: statement("NKC") },
        ],
      },
    },
  ],
};

/** The questions reached by the answers (indexes), and the address at the end. */
export function followAnswers(answers: readonly number[]): { asked: Question[]; uri?: string } {
  const asked = [RIGHTS_QUESTIONS];
  for (const answer of answers) {
    const next = asked.at(-1)!.answers[answer]?.next;
    if (next === undefined) break;
    if (typeof next === "string") return { asked, uri: next };
    asked.push(next);
  }
  return { asked };
}
