/** Numbers as they are spoken, for the aligner: each way to read one, in lower case. */

/** Numbers below this are spoken as words; larger ones digit by digit. */
const MAX = 1_000_000;

const words = (text: string) => text.split(" ");

/** The rule of a language for a number from 0 to 999,999. */
type Counting = (n: number) => string;

const EN = {
  small: words(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen " +
      "fifteen sixteen seventeen eighteen nineteen",
  ),
  tens: words("- - twenty thirty forty fifty sixty seventy eighty ninety"),
};

const english: Counting = (n) => {
  if (n < 20) return EN.small[n];
  if (n < 100) return joined(EN.tens[Math.floor(n / 10)], " ", n % 10, english);
  if (n < 1000) return joined(`${english(Math.floor(n / 100))} hundred`, " ", n % 100, english);
  return joined(`${english(Math.floor(n / 1000))} thousand`, " ", n % 1000, english);
};

const DE = {
  small: words(
    "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn " +
      "fünfzehn sechzehn siebzehn achtzehn neunzehn",
  ),
  tens: words("- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig"),
};

const german: Counting = (n) => {
  const part: Counting = (n) => {
    if (n < 20) return DE.small[n];
    if (n < 100) {
      const one = n % 10 ? `${DE.small[n % 10]}und` : "";
      return one + DE.tens[Math.floor(n / 10)];
    }
    // Years are counted in hundreds until 1999.
    if (n < 1000 || (n >= 1100 && n < 2000)) {
      return joined(`${part(Math.floor(n / 100))}hundert`, "", n % 100, part);
    }
    return joined(`${part(Math.floor(n / 1000))}tausend`, "", n % 1000, part);
  };
  return n % 100 === 1 ? `${part(n)}s` : part(n);
};

const FR = {
  small: words(
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze " +
      "seize dix-sept dix-huit dix-neuf",
  ),
  tens: words("- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt"),
};

const french: Counting = (n) => {
  if (n < 20) return FR.small[n];
  if (n < 100) {
    const ten = Math.floor(n / 10);
    const rest = ten === 7 || ten === 9 ? n % 10 + 10 : n % 10;
    return joined(FR.tens[ten], rest % 10 === 1 && ten < 8 ? " et " : " ", rest, french);
  }
  const [unit, name] = n < 1000 ? [100, "cent"] : [1000, "mille"];
  const many = Math.floor(n / unit);
  return joined(many === 1 ? name : `${french(many)} ${name}`, " ", n % unit, french);
};

const IT = {
  small: words(
    "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici " +
      "quattordici quindici sedici diciassette diciotto diciannove",
  ),
  tens: words("- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta"),
};

const italian: Counting = (n) => {
  if (n < 20) return IT.small[n];
  if (n < 100) {
    const ten = IT.tens[Math.floor(n / 10)];
    return joined(n % 10 === 1 || n % 10 === 8 ? ten.slice(0, -1) : ten, "", n % 10, italian);
  }
  if (n < 1000) {
    const many = Math.floor(n / 100);
    return joined(many === 1 ? "cento" : `${italian(many)}cento`, "", n % 100, italian);
  }
  const many = Math.floor(n / 1000);
  return joined(many === 1 ? "mille" : `${italian(many)}mila`, "", n % 1000, italian);
};

const ES = {
  small: words(
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince " +
      "dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés " +
      "veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
  ),
  tens: words("- - veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
  hundreds: words(
    "- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos " +
      "ochocientos novecientos",
  ),
};

const spanish: Counting = (n) => {
  if (n < 30) return ES.small[n];
  if (n < 100) return joined(ES.tens[Math.floor(n / 10)], " y ", n % 10, spanish);
  if (n === 100) return "cien";
  if (n < 1000) return joined(ES.hundreds[Math.floor(n / 100)], " ", n % 100, spanish);
  const many = Math.floor(n / 1000);
  return joined(many === 1 ? "mil" : `${spanish(many)} mil`, " ", n % 1000, spanish);
};

const COUNTING: Record<string, Counting> = {
  en: english,
  de: german,
  fr: french,
  it: italian,
  es: spanish,
};

function joined(head: string, between: string, rest: number, count: Counting): string {
  return rest === 0 ? head : head + between + count(rest);
}

/**
 * The ways to read a number ("1957", "1,000", "101st", "1420s"), the most usual first. `language`
 * is a BCP 47 tag; for an unknown language the digits are read in English.
 */
export function readNumber(typed: string, language: string): string[] {
  const [, digits, ending] = /^([\d.,]+)(\D*)$/.exec(typed) ?? [, "", ""];
  const n = Number(digits.replace(/[.,](?=\d{3}(\D|$))/g, "").replace(",", "."));
  const code = language.split("-")[0];
  const count = COUNTING[code] ?? english;
  if (!Number.isInteger(n) || n >= MAX) {
    return [Array.from(digits.replace(/\D/g, ""), (digit) => count(Number(digit))).join(" ")];
  }
  if (code !== "en") return [count(n)];
  if (/^s$/.test(ending)) return yearsOf(n).map(inPlural);
  if (/^(st|nd|rd|th)$/.test(ending)) return cardinals(n).map(inOrder);
  const day = n >= 1 && n <= 31 ? [inOrder(english(n))] : [];
  return [...yearsOf(n), ...cardinals(n), ...day].filter((way, i, all) => all.indexOf(way) === i);
}

/** "one hundred one", and "one hundred and one". */
function cardinals(n: number): string[] {
  const way = english(n);
  return n > 100 && n % 100 ? [way, way.replace(/hundred (?!thousand)/, "hundred and ")] : [way];
}

/** "nineteen fifty seven", "nineteen oh five", "eighteen hundred". */
function yearsOf(n: number): string[] {
  const [century, year] = [Math.floor(n / 100), n % 100];
  if (n < 1100 || n > 2099 || century === 20 && year < 10) return [english(n)];
  if (year === 0) return [`${english(century)} hundred`];
  return [`${english(century)} ${year < 10 ? "oh " : ""}${english(year)}`];
}

function lastWord(way: string, change: (word: string) => string): string {
  const start = Math.max(way.lastIndexOf(" "), way.lastIndexOf("-")) + 1;
  return way.slice(0, start) + change(way.slice(start));
}

const inPlural = (way: string) =>
  lastWord(way, (word) => word.endsWith("y") ? `${word.slice(0, -1)}ies` : `${word}s`);

const ORDINALS: Record<string, string> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

const inOrder = (way: string) =>
  lastWord(way, (word) => ORDINALS[word] ?? `${word.replace(/y$/, "ie")}th`);
