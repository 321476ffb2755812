/**
 * Statements of rights in plain words: the twelve of rightsstatements.org, and the licences of
 * Creative Commons. Without zod: visitors' pages show them.
 *
 * Sources: https://rightsstatements.org/page/1.0/, https://creativecommons.org/licenses/
 */

/** A statement: its address, its name, and one line about what it permits. */
export type Rights = { uri: string; name: string; meaning: string };

const statement = (code: string, name: string, meaning: string): Rights => ({
  uri: `http://rightsstatements.org/vocab/${code}/1.0/`,
  name,
  meaning,
});

/** The twelve statements of rightsstatements.org. */
export const STATEMENTS: readonly Rights[] = [
  statement("InC", "In Copyright", "Ask the rights holder before you use it."),
  statement(
    "InC-OW-EU",
    "In Copyright – EU Orphan Work",
    "In copyright; a search in the European Union found no rights holder.",
  ),
  statement(
    "InC-EDU",
    "In Copyright – Educational Use Permitted",
    "Schools may use it; for all else ask the rights holder.",
  ),
  statement(
    "InC-NC",
    "In Copyright – Non-Commercial Use Permitted",
    "Anybody may use it without earning money by it.",
  ),
  statement(
    "InC-RUU",
    "In Copyright – Rights-holder Unlocatable or Unidentifiable",
    "In copyright; nobody could find the rights holder.",
  ),
  statement(
    "NoC-CR",
    "No Copyright – Contractual Restrictions",
    "Out of copyright, but a contract limits its use.",
  ),
  statement(
    "NoC-NC",
    "No Copyright – Non-Commercial Use Only",
    "Out of copyright, but may not be used to earn money.",
  ),
  statement(
    "NoC-OKLR",
    "No Copyright – Other Known Legal Restrictions",
    "Out of copyright, but another law limits its use.",
  ),
  statement("NoC-US", "No Copyright – United States", "Out of copyright in the United States."),
  statement("CNE", "Copyright Not Evaluated", "Nobody has looked into its copyright yet."),
  statement(
    "UND",
    "Copyright Undetermined",
    "Somebody looked into its copyright without a result.",
  ),
  statement("NKC", "No Known Copyright", "Probably out of copyright; nobody can be sure."),
];

const LICENCES: Record<string, [name: string, meaning: string]> = {
  "by": ["Attribution", "Use it for anything, with its makers’ names."],
  "by-sa": ["Attribution-ShareAlike", "Use it with its makers’ names, and share yours alike."],
  "by-nc": ["Attribution-NonCommercial", "Use it with its makers’ names, without earning money."],
  "by-nc-sa": [
    "Attribution-NonCommercial-ShareAlike",
    "Use it with its makers’ names, without earning money, and share yours alike.",
  ],
  "by-nd": ["Attribution-NoDerivatives", "Pass it on with its makers’ names, and unchanged."],
  "by-nc-nd": [
    "Attribution-NonCommercial-NoDerivatives",
    "Pass it on with its makers’ names, unchanged, and without earning money.",
  ],
};

const licence = (code: string, version: string, place = ""): Rights => ({
  uri: `https://creativecommons.org/licenses/${code}/${version}/${place && `${place}/`}`,
  name: `CC ${code.toUpperCase()} ${version}${place && ` ${place.toUpperCase()}`} (${
    LICENCES[code][0]
  })`,
  meaning: LICENCES[code][1],
});

const PUBLIC_DOMAIN: readonly Rights[] = [
  {
    uri: "https://creativecommons.org/publicdomain/zero/1.0/",
    name: "CC0 1.0 (No rights reserved)",
    meaning: "Its makers gave up their rights: use it for anything.",
  },
  {
    uri: "https://creativecommons.org/publicdomain/mark/1.0/",
    name: "Public Domain Mark 1.0",
    meaning: "Out of copyright everywhere: use it for anything.",
  },
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
