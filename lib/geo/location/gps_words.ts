/** Words and signs in coordinates, in several languages. */

/** The unit after a number: degrees, minutes, seconds. */
export type Unit = "degrees" | "minutes" | "seconds";

/** A hemisphere. */
type Hemisphere = "N" | "S" | "E" | "W";

/**
 * The meaning of a word. A colon is a unit only if a number follows. Some hemispheres have two
 * meanings: O is east in German and west in French, V west in Swedish and east in Czech.
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

/** Lower case without accents, so that a word is found in any spelling. */
const normalizeWord = (word: string) => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

const WORDS = new Map(
  VOCABULARY.flatMap(([meaning, words]) =>
    words.split(" ").map((word) => [normalizeWord(word), meaning] as const)
  ),
);

/** The meaning of a word in coordinates; undefined for other words. */
export const wordOf = (text: string): Word | undefined => WORDS.get(normalizeWord(text));

const SIGNS: Record<string, Word> = {
  "°": unit("degrees"),
  "'": unit("minutes"),
  '"': unit("seconds"),
  ",": { kind: "separator" },
  ";": { kind: "separator" },
  "|": { kind: "separator" },
};

/** The meaning of a sign in coordinates; undefined for other signs. */
export const signOf = (text: string): Word | undefined =>
  Object.hasOwn(SIGNS, text) ? SIGNS[text] : undefined;

/** Typographic, East Asian and Russian spellings, reduced to one each. */
const SPELLINGS: [RegExp, string][] = [
  [/[−‐‑‒–—﹣－]/g, "-"],
  [/[＋﹢]/g, "+"],
  // Except in 緯度 and 経度, the words for latitude and longitude.
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
  // The full stop of an abbreviation: "Lat. 40.7".
  [/(?<=[\p{L}\s])\.(?=\s|,|$)/gu, ""],
  // Attributes, as in GPX: lat="40.7".
  [/="([^"]*)"/g, "=$1 "],
  // Only between two decimals: 12/14 is a house number, or a day.
  [/(\.\d[^/]*)\/(?=[^/]*\.\d)/, "$1;"],
];

/** A text with one spelling for each sign; two prime marks become a double one. */
export function unifySpelling(text: string): string {
  for (const [pattern, plain] of SPELLINGS) text = text.replace(pattern, plain);
  return text;
}
