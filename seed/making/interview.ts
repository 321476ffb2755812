/** The interview of the demo archive "A School Begins an Archive": made up, for two voices. */

/** A sentence, or a few; with a title, it begins a chapter. */
type Said = [speaker: "Asks" | "Answers", text: string, chapter?: string];

/** What is said in each stop of the archive, by the stop's id; together it is the whole. */
export const INTERVIEW: Record<string, Said[]> = {
  "one-box": [
    [
      "Asks",
      "This interview was written for a demonstration, and both voices are made by a computer.",
      "Before it begins",
    ],
    ["Asks", "It is about a question that many schools have: how does one begin an archive?"],
    ["Answers", "Thank you. I will answer as somebody who has helped some schools to do it."],
    [
      "Asks",
      "Let us start with the box. Nearly every school has one. What is in it?",
      "What is in the box",
    ],
    ["Answers", "Photographs without names. A programme of a concert. A bundle of letters."],
    ["Answers", "Often there is a key that fits no door any more."],
    ["Asks", "And what do you do first?"],
    ["Answers", "I wash my hands, and I change nothing. The order of a box is a kind of memory."],
    ["Answers", "Who put this letter beside that picture knew something that we do not know yet."],
    ["Answers", "So we take a picture of the open box, before we lift the first thing out of it."],
    ["Asks", "And then?", "Five questions"],
    [
      "Answers",
      "Then one thing at a time. I ask five questions, and a pupil writes the answers down.",
    ],
    ["Answers", "What is it? Who made it? When? Where was it? And who may use it?"],
    ["Asks", "What if nobody knows?"],
    ["Answers", "Then write that nobody knows. An honest gap is worth more than a good guess."],
    ["Answers", "Somebody will read it, and remember the name of the girl in the second row."],
    ["Asks", "How long does a box take?"],
    [
      "Answers",
      "An afternoon for twenty things. That is enough. You need not finish it to show it.",
    ],
  ],
  "one-voice": [
    [
      "Asks",
      "Many schools also want to record people. Whom should they ask first?",
      "Whom to ask",
    ],
    ["Answers", "The person who has been there longest, and whom nobody has asked."],
    ["Answers", "It is seldom the principal. It is the cook, or the man who rings the bell."],
    ["Asks", "How do you prepare?"],
    [
      "Answers",
      "With three questions on a card, and a quiet room. Close the window. Stop the clock.",
    ],
    ["Answers", "Put the telephone on a folded cloth, so that the table does not speak, too."],
    ["Asks", "And in the interview itself?", "How to ask"],
    ["Answers", "Ask short questions, and then wait. The best answers come after a silence."],
    ["Answers", "Do not correct a date. You can write it in a note afterwards."],
    ["Answers", "Ask for one room, one morning, one smell. Nobody can tell you a whole school."],
    ["Asks", "An hour of talk is long. Who listens to that?", "Two minutes of an hour"],
    ["Answers", "Few people do. So we keep the hour whole, and we show two minutes of it."],
    ["Answers", "We mark the sentences that belong to one place, and they become a stop."],
    ["Answers", "If you want more, the whole interview is one tap away."],
    ["Asks", "What must the person agree to?"],
    ["Answers", "To each use, in writing, and they may change their mind. Then it is taken down."],
    ["Answers", "A voice is not a thing that a school owns. It is lent."],
  ],
  "one-place": [
    ["Asks", "Why do you put all this on a map?", "Why a map"],
    ["Answers", "Because a story is shorter where it happened. You need not describe the stairs."],
    ["Answers", "You stand on them. You see how worn the third step is, and you know."],
    ["Asks", "What is a good first place?"],
    ["Answers", "A door. Everybody has gone through it, and everybody remembers it differently."],
    ["Answers", "Put one picture there, one paper, and one voice. That is your first stop."],
    ["Asks", "And the second one?"],
    ["Answers", "Let a pupil choose it. Then it is not your archive any more. It is theirs."],
    ["Asks", "What is the most common mistake?", "When to begin"],
    ["Answers", "To wait until everything is complete. It never is, and meanwhile people die."],
    ["Answers", "Begin with what you can carry in two hands."],
    ["Asks", "Is there anything that I have not asked?", "What to save first"],
    ["Answers", "Ask me what I would save first, if there were a fire."],
    ["Asks", "What would you save first?"],
    ["Answers", "The list. With the list, people can find the rest again, or know what is lost."],
    ["Asks", "Thank you."],
  ],
};
