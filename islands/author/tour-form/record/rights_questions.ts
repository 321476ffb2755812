/** Plain questions that lead to a statement of rights: to each of the twelve, and each licence. */

/** A question with the targets of its answers: another question, or the end of an address. */
export type Question = { text: string; answers: Answer[] };
export type Answer = { text: string; next: Question | string };

const cc = (code: string) => `https://creativecommons.org/licenses/${code}/4.0/`;
const statement = (code: string) => `http://rightsstatements.org/vocab/${code}/1.0/`;

const changes = (isFree: boolean): Question => ({
  text: "May others change it, such as shorten or translate it?",
  answers: [
    { text: "Yes", next: cc(isFree ? "by" : "by-nc") },
    { text: "Yes, if they share what they make alike", next: cc(isFree ? "by-sa" : "by-nc-sa") },
    { text: "No", next: cc(isFree ? "by-nd" : "by-nc-nd") },
  ],
});

const own: Question = {
  text: "May others use it without asking?",
  answers: [
    {
      text: "Yes, if they name who made it",
      next: {
        text: "May they earn money with it?",
        answers: [
          { text: "Yes", next: changes(true) },
          { text: "No", next: changes(false) },
        ],
      },
    },
    {
      text: "Yes, for anything, without any condition",
      next: "https://creativecommons.org/publicdomain/zero/1.0/",
    },
    { text: "Schools may, all others ask", next: statement("InC-EDU") },
    { text: "No, they ask first", next: statement("InC") },
  ],
};

const others: Question = {
  text: "Can the rights holder be found?",
  answers: [
    {
      text: "Yes",
      next: {
        text: "What does the rights holder allow?",
        answers: [
          { text: "Nothing without asking", next: statement("InC") },
          { text: "Use in schools", next: statement("InC-EDU") },
          { text: "Use without earning money", next: statement("InC-NC") },
        ],
      },
    },
    { text: "No, nobody could find them", next: statement("InC-RUU") },
    {
      text: "No, and the search is registered as an orphan work in the EU",
      next: statement("InC-OW-EU"),
    },
  ],
};

/** The first question. */
export const RIGHTS_QUESTIONS: Question = {
  text: "Is it still in copyright?",
  answers: [
    {
      text: "Yes",
      next: {
        text: "Do you, or those for whom you decide, hold the rights?",
        answers: [{ text: "Yes", next: own }, { text: "No", next: others }],
      },
    },
    {
      text: "No",
      next: {
        text: "Does anything else limit its use?",
        answers: [
          { text: "No, nowhere", next: "https://creativecommons.org/publicdomain/mark/1.0/" },
          {
            text: "It is free in the United States; elsewhere I don’t know",
            next: statement("NoC-US"),
          },
          { text: "It may not be used to earn money", next: statement("NoC-NC") },
          { text: "A contract, such as with its giver", next: statement("NoC-CR") },
          { text: "Another law, such as on privacy", next: statement("NoC-OKLR") },
        ],
      },
    },
    {
      text: "I don’t know",
      next: {
        text: "Has anybody looked into it?",
        answers: [
          { text: "Not yet", next: statement("CNE") },
          { text: "Yes, without a result", next: statement("UND") },
          { text: "Yes, and it is probably free", next: statement("NKC") },
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
