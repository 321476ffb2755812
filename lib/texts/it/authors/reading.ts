import type { reading as english } from "../../en/authors/reading.ts";
import { translation } from "../../translation.ts";

export const reading = translation<typeof english>()({
  chaptersTooLong: "Il testo è troppo lungo per dei capitoli.",
  noLineHasTime:
    "Nessuna riga indica un tempo. Scriva una riga per ogni capitolo, iniziando con il tempo: «1:23 Il mulino».",
  linesWithoutTime: {
    one: "Esclusa: {count} riga senza tempo, come «{example}»",
    other: "Escluse: {count} righe senza tempo, come «{example}»",
  },
  notReadAsJson: "Il testo inizia come JSON, ma non può essere letto come JSON.",
  noChaptersInJson: "Il JSON non contiene un elenco di capitoli.",
  chaptersOutsideContents: {
    one: "Escluso: {count} capitolo fuori dall’indice",
    other: "Esclusi: {count} capitoli fuori dall’indice",
  },
  chaptersWithoutTime: {
    one: "Escluso: {count} capitolo senza tempo",
    other: "Esclusi: {count} capitoli senza tempo",
  },
  mediaOfChapters: "Esclusi: immagini e link dei capitoli",
  notesCut: "Le note sono state tagliate dopo {most} caratteri",
  endBeforeStart: "Alcune frasi finiscono prima di iniziare. Sono state mantenute senza tempi",
  speakersCut: "I nomi lunghi delle voci sono stati tagliati",
  settingsLeft: "Identificativi e impostazioni troppo lunghi sono stati esclusi",
  sentencesCut: "Le frasi lunghe sono state divise in più frasi",
  timesBackwards:
    "I tempi del file tornano indietro. Le frasi sono state messe nell’ordine dei loro tempi",
  timesByMinute: "Il file ha un tempo per ogni minuto. I tempi intermedi sono stimati",
  timesByTurn:
    "Il file ha un tempo per ogni intervento. I tempi all’interno degli interventi sono stimati",
  rowsWithoutTimes: "Alcune frasi non hanno tempi nel file",
  speakerNumber: "Voce {number}",
  markupLeft: "Grassetto, corsivo, colori e altre formattazioni sono stati esclusi",
  stylesLeft: "Gli stili e le regioni del file sono stati esclusi",
  textWithoutTimes: "Una parte del testo non ha tempi nel file. È stata mantenuta senza tempi",
  dependentTiers: "Escluse: le righe (tiers) che dipendono da altre: {names}",
  linesBefore: "Escluse: le righe prima del primo tempo: {lines}",
  linesAdded: "Escluse: le righe aggiunte da un programma: {lines}",
  theText: "Il testo",
  theFile: "Il file",
  tooManyCharacters: "{name} ha {size} milioni di caratteri. Il limite è di {most}.",
  tooManyMegabytes: "{name} è di {size} MB. Il limite è di {most} milioni di caratteri.",
  isNoText: "{name}: non è un testo. Salvi il contenuto come testo semplice o WebVTT.",
  cantBeRead: "{name} non può essere letto. {reason}.",
  noWords: "{name} non contiene parole da leggere.",
  tooManySentences: "{name} ha più di {most} frasi, il limite per una tappa.",
  refused: "{name}: {reason}.",
  isDamaged: "{name} è danneggiato. Salvi il contenuto come testo semplice.",
});
