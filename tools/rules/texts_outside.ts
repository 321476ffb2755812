/** Finds texts for people outside of lib/texts, links without a language, and fixed formats. */
import type { Node, SourceFile } from "./source_file.ts";

/** What a file should take from lib/texts, with its line and the remedy. */
export type Outside = { line: number; what: string };

/**
 * English by decision: the API's description, commands, settings, checks of data and of health,
 * logs of failed calls, and the files within exports, which are the same for all.
 */
const ENGLISH_ONLY =
  /^(lib\/(texts|backup|import|auth\/demo|auth\/auth_config|media\/(media_config|clean_up|s3_client)|server\/(host|load|search\/index|location\/what3words|archives_zip|zip_parts)|store\/(backup|check|migration|open|kv\/(data_\w+|storage_fault)))|routes\/(developers|table|samples|path_parts|api\/health))\b/;

/** Words that other programs define: of the columns of tables, of files, of protocols. */
const OF_FORMATS =
  /^lib\/(formats\/(foreign\/property_names|recognize\/recognize_bytes)|model\/web\/oai)/;

/** The table of fields: keys of texts, which its types check, and names of columns. */
const OF_FIELDS = /^lib\/model\/tour\/fields\/(table|shared_rows)\b/;

/** Names of the world's places, as gazetteers have them, and the numbers that recordings say. */
const OF_THE_WORLD =
  /^lib\/(geo\/location\/known_places|server\/location\/place_name|device\/align\/numbers)\b/;

const NOT_OURS = [ENGLISH_ONLY, OF_FORMATS, OF_FIELDS, OF_THE_WORLD];
const LOOKED_AT = /^(islands|lib|routes)\//;

/** Folders where any capitalised word is likely to be on a screen. */
const SEEN = /^(islands|lib\/(ui|walk|player)|routes\/pages)\//;

/** Attributes, and fields of objects, that hold texts. */
const TEXT_NAMES = new Set(
  "aria-label aria-description aria-roledescription aria-valuetext title placeholder alt label"
    .split(" "),
);

/** Their texts are names in code, keys, or data. */
const CODE_NAMES =
  /^(class(Name)?|name|id|type|rel|role|key|style|src|srcSet|sizes|d|viewBox|transform|data-.*|@.*|[A-Z]\w*(-\w+)+)$/;

/** Calls whose arguments stay in the program; an Error of any class is for logs and developers. */
const CODE_CALLS =
  /(^|\.)(call|describe|meta|querySelector(All)?|closest|matches|(add|remove)EventListener|startsWith|endsWith|includes|indexOf|split|replace(All)?|test|exec|match(All)?|getItem|setItem|append|header|import|require|fetch|info|warn|error|failure|debug|log\w*|URL|\w*Error|TimedOut|No[A-Z]\w+|BrokenFile|DOMException|RegExp)$/;

const FORMATS = /^(NumberFormat|DateTimeFormat|ListFormat|RelativeTimeFormat|DisplayNames)$/;
const FORMATTERS = /^toLocale(String|DateString|TimeString)$/;

/** Addresses that are the same in all languages. */
const SHARED =
  /^\/(\/|api\b|media\b|assets\b|embed\b|iiif\b|oai\b|developers\b|table\b|[^?]*\.\w+$)/;

/** Modules of the API, whose constants in capitals describe calls for programs. */
const DESCRIBES = /^routes\/(api\/|call\.ts)/;

export function textsOutside({ path, program, text }: SourceFile): Outside[] {
  if (!LOOKED_AT.test(path) || NOT_OURS.some((paths) => paths.test(path))) return [];
  const found: Outside[] = [];
  const add = ({ start }: Node, what: string) =>
    void found.push({ line: text.slice(0, start).split("\n").length, what });
  const describes = DESCRIBES.test(path);
  const isText = SEEN.test(path) ? isPhraseOrWord : isPhrase;

  /**
   * `isFor` says which texts are for people in the place where the node stands; `hasKeys`, that the
   * compiler knows some there as keys of texts.
   */
  function look(node: Node, isFor: IsFor, hasKeys = false): void {
    const flat = flatOf(node);
    const isKey = hasKeys && /^[a-z]+$/i.test(flat ?? "");
    if (flat !== undefined && !isKey && isFor(flat.trim())) add(node, `The text “${short(flat)}”`);
    if (isFixedFormat(node)) add(node, "A format in a fixed language: use language().");
    if (isPlainLink(node)) add(node, "An address without to()");
    const keys = hasKeys || satisfiesKeys(node);
    for (const [field, value] of Object.entries(node)) {
      for (const child of [value].flat()) {
        if (typeof child?.type !== "string" || isCode(node, field, child)) continue;
        if (describes && isConstant(node)) continue;
        const isSamePlace = isFor === never || VALUES.test(node.type) && field !== "test";
        look(child, isSamePlace ? isFor : placeOf(node, field) ?? isText, keys);
      }
    }
  }

  /** Whether it is `… satisfies …TextKey<"section">…`. */
  const satisfiesKeys = ({ type, typeAnnotation }: Node) =>
    type === "TSSatisfiesExpression" &&
    text.slice(typeAnnotation.start, typeAnnotation.end).includes("TextKey<");
  look(program, isText);
  return found;
}

/** Whether a text is for people; a gap is {}. */
type IsFor = (flat: string) => boolean;

/** A text within one of these is judged as if it stood in its place. */
const VALUES = /^(JSXExpressionContainer|(Conditional|Logical|Binary)Expression|TemplateLiteral)$/;

/** Has letters, and is neither the key of a text, such as "columnTitle", nor an address. */
const hasLetters = (flat: string) =>
  /\p{L}/u.test(flat.replaceAll("{}", "")) && !/^[a-z]+([A-Z][a-z]*)+$|^https:\/\/\S+$/.test(flat);

/** Has a capital at its start and a word in lower case later. */
const isPhrase = (flat: string) =>
  /^[“"(]?(\p{Lu}|\{\}).*\s[“"‘(]?\p{Ll}{2,}/su.test(flat) && !NO_PHRASE.test(flat);

/** Code, addresses, selectors, lists of fonts, and the language of the database. */
const NO_PHRASE =
  /[<>\\^$;=]|^\{\}([-/?&]| ?[.#])|^"[^"]+", |^(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|PRAGMA|WHERE|GROUP BY) /;

const isPhraseOrWord = (flat: string) => isPhrase(flat) || /^\p{Lu}\p{Ll}+[.…!?:]?$/u.test(flat);

const never = () => false;

/** The texts that count in a field of a node; undefined where it is like any other place. */
function placeOf({ type, name, key, callee }: Node, field: string): IsFor | undefined {
  if (type === "JSXElement" || type === "JSXFragment") return hasLetters;
  if (callee?.name === "toast" || callee?.name === "showAlert") return isPhraseOrWord;
  const isAttribute = type === "JSXAttribute";
  if (!isAttribute && (type !== "Property" || field !== "value")) return undefined;
  const named = String(name?.name ?? key.name ?? key.value);
  return TEXT_NAMES.has(named) ? hasLetters : CODE_NAMES.test(named) ? never : undefined;
}

/** Whether the child is a name, a type, a key or a part of a condition, and no text. */
function isCode(node: Node, field: string, child: Node): boolean {
  const { type, operator, callee, computed, arguments: given } = node;
  if (/^(Import|ExportAll|TS(Type|Interface|Enum|Module))/.test(type)) return true;
  if (/^TS.*(Type|Keyword|Annotation|Instantiation|Declaration)$/.test(child.type)) return true;
  // A name that is the same in all languages; names of keys on keyboards.
  if (child.type === "JSXElement" && isUntranslatable(child)) return true;
  if (type === "VariableDeclarator" && /KEYS$/.test(node.id.name)) return true;
  if (type === "BinaryExpression") return operator !== "+";
  if (type === "SwitchCase") return field === "test";
  if (type === "MemberExpression") return field === "property";
  if (type === "Property") return field === "key" && !computed;
  if (type === "ExpressionStatement") return child.type === "Literal";
  if (!/^(Call|New)Expression$/.test(type) || field !== "arguments") return false;
  // A call such as inLanguage("en", "More archives") says itself in which language its text is.
  return isCodeCall(callee) && child.type !== "CallExpression" || given[0].value === "en";
}

/** Whether it says translate="no", which programs that translate pages keep to as well. */
const isUntranslatable = ({ openingElement }: Node) =>
  openingElement.attributes.some(({ name, value }: Node) =>
    name?.name === "translate" && value?.value === "no"
  );

const isConstant = ({ type, id }: Node) =>
  type === "VariableDeclarator" && /^[A-Z_]+$/.test(id.name ?? "");

const isCodeCall = (callee: Node) =>
  callee.type === "Super" || CODE_CALLS.test(callee.property?.name ?? callee.name ?? "");

/** A text as it is shown, with {} for each gap; undefined for other nodes. */
function flatOf({ type, value, quasis }: Node): string | undefined {
  if (type === "JSXText" || type === "Literal" && typeof value === "string") return value;
  if (type === "TemplateLiteral") return quasis.map((one: Node) => one.value.cooked).join("{}");
}

function isFixedFormat({ type, callee, arguments: given, name, value }: Node): boolean {
  if (type === "JSXAttribute") return name.name === "lang" && value?.value === "en";
  if (callee?.type !== "MemberExpression") return false;
  const isIntl = callee.object.name === "Intl" && FORMATS.test(callee.property.name);
  if (!isIntl && !FORMATTERS.test(callee.property.name)) return false;
  const [locale] = given;
  return !locale || locale.name === "undefined" || /^en\b/.test(locale.value ?? "");
}

function isPlainLink({ type, name, value }: Node): boolean {
  if (type !== "JSXAttribute" || !/^(href|action)$/.test(name.name)) return false;
  const path = flatOf(value?.type === "JSXExpressionContainer" ? value.expression : value ?? {});
  return path !== undefined && path.startsWith("/") && !SHARED.test(path);
}

const short = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 60);
