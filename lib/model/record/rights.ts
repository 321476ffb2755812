/**
 * Statements of rights in plain words: the twelve of rightsstatements.org, and the licences of
 * Creative Commons. Without zod: visitors' pages show them.
 *
 * Sources: https://rightsstatements.org/page/1.0/, https://creativecommons.org/licenses/
 */

import { rights as english } from "../../texts/en/visitors/rights.ts";
import { filled, texts } from "../../texts/texts.ts";

/**
 * A statement: its address, its name, and one line about what it permits, both in English, for
 * files. `key` and `licence`, such as "CC BY 4.0", lead to the texts in other languages.
 */
export type Rights = {
  uri: string;
  name: string;
  meaning: string;
  key: RightsKey;
  licence: string;
};
type RightsKey = Exclude<keyof typeof english, `${string}Meaning`>;

const t = texts("rights");

/** The name of a statement in the reader's language. */
export const rightsName = ({ key, licence }: Rights): string => t(key, { licence });

/** What a statement permits, in the reader's language. */
export const rightsMeaning = ({ key }: Rights): string => t(`${key}Meaning`);

const inEnglish = (uri: string, key: RightsKey, licence = ""): Rights => ({
  uri,
  name: filled(english[key], { licence }),
  meaning: english[`${key}Meaning`],
  key,
  licence,
});

/** The twelve statements of rightsstatements.org. */
export const STATEMENTS: readonly Rights[] = ([
  ["InC", "InC"],
  ["InC-OW-EU", "InCOWEU"],
  ["InC-EDU", "InCEDU"],
  ["InC-NC", "InCNC"],
  ["InC-RUU", "InCRUU"],
  ["NoC-CR", "NoCCR"],
  ["NoC-NC", "NoCNC"],
  ["NoC-OKLR", "NoCOKLR"],
  ["NoC-US", "NoCUS"],
  ["CNE", "CNE"],
  ["UND", "UND"],
  ["NKC", "NKC"],
] as const).map(([code, key]) => inEnglish(`http://rightsstatements.org/vocab/${code}/1.0/`, key));

const LICENCES = {
  "by": "by",
  "by-sa": "bySa",
  "by-nc": "byNc",
  "by-nc-sa": "byNcSa",
  "by-nd": "byNd",
  "by-nc-nd": "byNcNd",
} as const;

const licence = (code: string, version: string, place = ""): Rights =>
  inEnglish(
    `https://creativecommons.org/licenses/${code}/${version}/${place && `${place}/`}`,
    LICENCES[code as keyof typeof LICENCES],
    `CC ${code.toUpperCase()} ${version}${place && ` ${place.toUpperCase()}`}`,
  );

const PUBLIC_DOMAIN: readonly Rights[] = [
  inEnglish("https://creativecommons.org/publicdomain/zero/1.0/", "zero", "CC0 1.0"),
  inEnglish("https://creativecommons.org/publicdomain/mark/1.0/", "mark"),
];

/** The current licences of Creative Commons, CC0 and the Public Domain Mark. */
export const CC_LICENCES: readonly Rights[] = [
  ...Object.keys(LICENCES).map((code) => licence(code, "4.0")),
  ...PUBLIC_DOMAIN,
];

const STATEMENT_ADDRESS =
  /^https?:\/\/(?:www\.)?rightsstatements\.org\/(?:vocab|page|data)\/([A-Za-z-]{2,9})(?:\/1\.0)?\/?$/i;
const LICENCE_ADDRESS =
  /^https?:\/\/(?:www\.)?creativecommons\.org\/licenses\/(by(?:-nc)?(?:-sa|-nd)?)\/(1\.0|2\.0|2\.5|3\.0|4\.0)(?:\/(?!deed|legal)([a-z]{2,5}))?\/?(?:(?:deed|legalcode)[\w.-]{0,20})?$/i;
const DOMAIN_ADDRESS =
  /^https?:\/\/(?:www\.)?creativecommons\.org\/publicdomain\/(zero|mark)\/1\.0\/?(?:(?:deed|legalcode)[\w.-]{0,20})?$/i;
/** Usual spellings: "CC BY-SA 4.0", "CC0", "InC", "In Copyright"; also the displayed name. */
const LICENCE_NAME =
  /^(?:cc|creative commons)[ -]?(by(?:-nc)?(?:-sa|-nd)?)(?: ([1-4]\.[05]))?(?: \([a-z-]{1,50}\))?$/i;

/**
 * Finds a statement by an address of either site, or by a usual name. Older and national licences
 * are found by their address.
 */
export function rightsOf(text: string): Rights | undefined {
  const plain = text.trim();
  if (plain.length > 200) return undefined;
  const [, code] = STATEMENT_ADDRESS.exec(plain) ?? [];
  if (code) return STATEMENTS.find(({ uri }) => codeOf(uri) === code.toLowerCase());
  const [, kind, version, place] = LICENCE_ADDRESS.exec(plain) ?? [];
  if (kind) return licence(kind.toLowerCase(), version, place?.toLowerCase());
  const [, domain] = DOMAIN_ADDRESS.exec(plain) ?? [];
  if (domain) return PUBLIC_DOMAIN.find(({ uri }) => uri.includes(domain.toLowerCase()));
  const [, named, of = "4.0"] = LICENCE_NAME.exec(plain) ?? [];
  if (named) return licence(named.toLowerCase(), of);
  const name = plain.toLowerCase().replace(/ - /g, " – ");
  if (/^cc[ -]?0(?: 1\.0)?$/.test(name)) return PUBLIC_DOMAIN[0];
  return [...STATEMENTS, ...PUBLIC_DOMAIN].find((rights) =>
    rights.name.toLowerCase() === name || codeOf(rights.uri) === name
  );
}

const codeOf = (uri: string): string => uri.split("/").at(-3)!.toLowerCase();
