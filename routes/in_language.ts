/** The language of an answer: that of its address, or for a call that of the page that sends it. */
import { match } from "@formatjs/intl-localematcher";
import { parse, serialize } from "hono/utils/cookie";
import { parseAccept } from "hono/utils/accept";
import { LANGUAGES } from "../lib/texts/catalogue.ts";
import { CHOICE, ENGLISH } from "../lib/texts/languages.ts";
import { fromLocal } from "../lib/texts/local_paths.ts";
import { to } from "../lib/texts/paths.ts";
import { inLanguage } from "../lib/texts/reader.ts";

/** Seconds for which a browser keeps the choice: a year. */
const CHOICE_SECONDS = 365 * 24 * 3600;

/** Answers a request; a listening server passes `more`. */
type Answer<More extends unknown[]> = (
  request: Request,
  ...more: More
) => Response | Promise<Response>;

/** The pages that exist in each language, by the first part of their path, and files for them. */
const LOCAL = new RegExp(
  "^/(?:(?:tours?|items|review|preview|transfer|invitation|create|create-tour|profile|admin|" +
    "admin-setup|kept|join|class|share|q|logout|test|sign-in-failed|offline|imprint|privacy|" +
    "licences)(?:/[^.]*)?|feed\\.atom|manifest\\.webmanifest|sitemap\\.xml)?(?:\\?|$)",
);

/** Pages in frames of other sites, which name the language in their query. */
const EMBEDDED = "/embed/";
export const EMBED_LANGUAGE = "lang";

/** Files have the address that a page names: readers are not led to another language. */
const FILE = /\.\w+(?:\?|$)/;

const targetOf = (url: string) => url.slice(url.indexOf("/", 8));

/**
 * Answers a page in the language of its path, an embedded archive in that of its query, and a call
 * in that of the page that sends it, or else in the best that the client accepts. `answer` gets the
 * request without the language in its path. English is set like any other language, because an
 * answer may begin in the async context of the one before it.
 */
export function speaking<More extends unknown[]>(answer: Answer<More>): Answer<More> {
  return (request, ...more) => {
    const target = targetOf(request.url);
    if (target.startsWith("/api/")) {
      return inLanguage(languageOfCall(request), () => answer(request, ...more));
    }
    if (target.startsWith(EMBEDDED)) {
      const named = new URL(request.url).searchParams.get(EMBED_LANGUAGE) ?? "";
      const language = LANGUAGES.has(named) ? named : ENGLISH;
      return inLanguage(language, () => answer(request, ...more));
    }
    const { path, language } = fromLocal(target);
    if (language === ENGLISH || !LANGUAGES.has(language)) {
      return inLanguage(ENGLISH, () => answer(request, ...more));
    }
    // There is no such page, and the answer says so in that language.
    if (!LOCAL.test(path)) return inLanguage(language, () => answer(request, ...more));
    const right = to(path, language);
    if (right !== target) return new Response(null, { status: 308, headers: { location: right } });
    const url = request.url.slice(0, -target.length) + path;
    return inLanguage(
      language,
      async () => goOnInLanguage(await answer(new Request(url, request), ...more)),
    );
  };
}

/** Runs `answer` in the language of the page at `path`. */
export function inLanguageOf<T>(path: string, answer: () => T): T {
  const { language } = fromLocal(path);
  return inLanguage(LANGUAGES.has(language) ? language : ENGLISH, answer);
}

/** A redirect to a page leads to that page in the language of the answer. */
function goOnInLanguage(response: Response): Response {
  const location = response.headers.get("location");
  if (location !== null && LOCAL.test(location.split("#", 1)[0])) {
    response.headers.set("location", to(location));
  }
  return response;
}

/** The language that was chosen on this device. */
export function chosenLanguage(headers: Headers): string | undefined {
  const stored = parse(headers.get("cookie") ?? "", CHOICE)[CHOICE];
  return stored !== undefined && LANGUAGES.has(stored) ? stored : undefined;
}

const choiceCookie = (choice: string, secure: boolean): string =>
  serialize(CHOICE, choice, { path: "/", sameSite: "Lax", secure, maxAge: CHOICE_SECONDS });

/**
 * The page with which a sign-in on this device goes on, and the cookie of the language that the
 * account has chosen elsewhere, if nobody has chosen one here.
 */
export function goOnInLanguageOf(
  { headers }: Request,
  { next, language }: { next: string; language?: string },
  secure: boolean,
): { next: string; setCookie?: string } {
  const isNew = language !== undefined && LANGUAGES.has(language) &&
    chosenLanguage(headers) === undefined;
  if (!isNew) return { next };
  const { path } = fromLocal(next);
  return {
    next: LOCAL.test(path) ? to(path, language) : next,
    setCookie: choiceCookie(language, secure),
  };
}

/**
 * Leads a reader to the page in the language that was chosen on this device, or else to the best
 * that the browser accepts, and stores a choice that the address names. Null where the page is
 * right as it is.
 */
export function leadToLanguage(
  { method, url, headers }: Request,
  secure: boolean,
): Response | null {
  if (method !== "GET" || !headers.get("accept")?.includes("text/html")) return null;
  const target = targetOf(url);
  const { path } = fromLocal(target);
  if (!LOCAL.test(path) || FILE.test(path)) return null;
  const { pathname, searchParams } = new URL(path, url);
  const choice = searchParams.get(CHOICE);
  if (choice !== null && LANGUAGES.has(choice)) {
    searchParams.delete(CHOICE);
    const query = searchParams.size > 0 ? `?${searchParams}` : "";
    return redirect(to(pathname + query, choice), {
      "set-cookie": choiceCookie(choice, secure),
    });
  }
  if (target !== path) return null;
  const best = chosenLanguage(headers) ?? accepted(headers.get("accept-language"));
  return best === ENGLISH ? null : redirect(to(path, best), {});
}

/**
 * The language of the page that sends a call: that of its address, which browsers name. For other
 * programs, and for calls of the service worker, the best that they accept.
 */
function languageOfCall({ headers }: Request): string {
  if (headers.get("sec-fetch-site") === "same-origin") {
    const { path, language } = fromLocal(URL.parse(headers.get("referer") ?? "")?.pathname ?? "");
    if (LOCAL.test(path) && LANGUAGES.has(language)) return language;
  }
  return accepted(headers.get("accept-language"));
}

/** The answer differs between readers of one address, so that no cache may keep it. */
const redirect = (location: string, headers: Record<string, string>) =>
  new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", ...headers },
  });

/** The languages of headers that were read before; a few hundred come again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 500;

/** The best language for an `Accept-Language` header; English without one. */
function accepted(header: string | null): string {
  if (!header || /^en\b/i.test(header)) return ENGLISH;
  const before = known.get(header);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const best = bestOf(header);
  known.set(header, best);
  return best;
}

function bestOf(header: string): string {
  const wanted = parseAccept(header.slice(0, 200))
    .filter(({ type, q }) => q > 0 && /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(type))
    .map(({ type }) => type);
  try {
    return match(wanted, [...LANGUAGES.keys()], ENGLISH);
  } catch {
    return ENGLISH; // Not a language, though it has the form of one.
  }
}
