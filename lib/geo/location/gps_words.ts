/** The words and signs that stand in coordinates, in the languages that have been met. */

/** Which unit follows a number: degrees, minutes, seconds. */
export type Unit = "degrees" | "minutes" | "seconds";

/** Where a hemisphere lies. */
type Hemisphere = "N" | "S" | "E" | "W";

/**
 * What a word means. A unit that is a colon has a number after it. A hemisphere of two letters is
 * one or the other: O is the east of Germans and the west of the French, V the west of Swedes and
 * the east of Czechs.
 */
export type Word =
  | { kind: "unit"; unit: Unit; isColon?: true }
  | { kind: "hemisphere"; letters: readonly Hemisphere[] }
  | { kind: "label"; axis: "latitude" | "longitude" }
  | { kind: "separator" }
  | { kind: "introduction" };

const hemisphere = (...letters: Hemisphere[]): Word => ({ kind: "hemisphere", letters });
const unit = (unit: Unit): Word => ({ kind: "unit", unit });

const VOCABULARY: [Word, string][] = [
  [
    hemisphere("N"),
    "n nb north nord norte noord norden nordlich nordliche nordlicher norr nordre sever polnoc eszak pohjoista " +
    "kuzey север северной северная шимол شمال شمالا उत्तर",
  ],
  [
    hemisphere("S"),
    "zb south sud sur sul zuid suden sudlich sudliche sudlicher sydlig syd sør sor soder jih poludnie del etelaa guney " +
    "юг южной южная جنوب جنوبا दक्षिण",
  ],
  [
    hemisphere("E"),
    "e ol east est este ost oost øst osten ostlich ostliche ostlicher leste levante wschod vychod kelet itaa " +
    "dogu восток восточной восточная شرق شرقا पूर्व",
  ],
  [
    hemisphere("W"),
    "w wl west ouest oeste ovest westen westlich westliche westlicher vest vast vaster zachod zapad nyugat " +
    "lantta bati запад западной западная غرب غربا पश्चिम",
  ],
  [hemisphere("E", "W"), "o v"],
  [
    { kind: "label", axis: "latitude" },
    "lat latitude latitud latitudine breite breitengrad breedtegraad bredd bredde " +
    "широта широты szerokosc enlem πλάτος 위도 纬度 緯度 अक्षांश",
  ],
  [
    { kind: "label", axis: "longitude" },
    "lng lon long longitude longitud longitudine lange langengrad lengtegraad langd " +
    "lengde долгота долготы dlugosc boylam μήκος 경도 经度 経度 經度 देशांतर",
  ],
  [unit("degrees"), "d deg degree degrees grad gradi grado grados grau graus graden degres град"],
  [unit("minutes"), "m min mins minute minutes minuten minuti minuto minutos мин"],
  [unit("seconds"), "sec secs second seconds sek sekunden secondi secondes segundos сек"],
  [{ kind: "separator" }, "and und et y og och en und и"],
  [
    { kind: "introduction" },
    "gps coordinates coords coordinate position location koordinaten standort coordonnees " +
    "coordenadas coordinaten coordinate координаты 座標 坐标",
  ],
];

/** Small letters without accents: a word is found however it is written. */
const normalizeWord = (word: string) => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

const WORDS = new Map(
  VOCABULARY.flatMap(([meaning, words]) =>
    words.split(" ").map((word) => [normalizeWord(word), meaning] as const)
  ),
);

/** What a word means in coordinates; undefined for any other word. */
export const wordOf = (text: string): Word | undefined => WORDS.get(normalizeWord(text));

const SIGNS: Record<string, Word> = {
  "°": unit("degrees"),
  "'": unit("minutes"),
  '"': unit("seconds"),
  ",": { kind: "separator" },
  ";": { kind: "separator" },
  "|": { kind: "separator" },
};

/** What a sign means in coordinates; undefined for any other. */
export const signOf = (text: string): Word | undefined =>
  Object.hasOwn(SIGNS, text) ? SIGNS[text] : undefined;

/** Typographic, East Asian and Russian spellings, brought to one each. */
const SPELLINGS: [RegExp, string][] = [
  [/[−‐‑‒–—﹣－]/g, "-"],
  [/[＋﹢]/g, "+"],
  // But that of 緯度 and 経度, which are the words for latitude and longitude.
  [/[º˚]|(?<![緯纬経經经])度|(?<=\d)도/g, "°"],
  [/[′’‘ʹ´`ʼ＇分]/g, "'"],
  [/[″”“ʺ„＂秒]|''/g, '"'],
  [/[，、]/g, ","],
  [/；/g, ";"],
  [/：/g, ":"],
  [/北[緯纬]/g, " N "],
  [/南[緯纬]/g, " S "],
  [/[東东][経經经]/g, " E "],
  [/西[経經经]/g, " W "],
  [/북위/g, " N "],
  [/남위/g, " S "],
  [/동경/g, " E "],
  [/서경/g, " W "],
  [/с\.?\s?ш\.?/gi, " N "],
  [/ю\.?\s?ш\.?/gi, " S "],
  [/в\.?\s?д\.?/gi, " E "],
  [/з\.?\s?д\.?/gi, " W "],
  [/(?<!\p{L})(?:s\.\s?š|n\.\s?br)(?!\p{L})/giu, " N "],
  [/(?<!\p{L})(?:j\.\s?š|s\.\s?br)(?!\p{L})/giu, " S "],
  [/(?<!\p{L})(?:v\.\s?d|ö\.\s?l)(?!\p{L})/giu, " E "],
  [/(?<!\p{L})(?:z\.\s?d|w\.\s?l)(?!\p{L})/giu, " W "],
  // The point of a word that is cut short: "Lat. 40.7".
  [/(?<=[\p{L}\s])\.(?=\s|,|$)/gu, ""],
  // Attributes, as those of GPX: lat="40.7".
  [/="([^"]*)"/g, "=$1 "],
  // Between two decimals only: 12/14 is a house, or a day.
  [/(\.\d[^/]*)\/(?=[^/]*\.\d)/, "$1;"],
];

/** A text with each sign in one spelling; two prime marks are a double one. */
export function unifySpelling(text: string): string {
  for (const [pattern, plain] of SPELLINGS) text = text.replace(pattern, plain);
  return text;
}
