/** The languages of the interface, in the order in which they are offered, and their own names. */

/** The language whose pages have no prefix in their address. */
export const ENGLISH = "en";

/** The name of the cookie, and of the part of an address, with the language that a reader chose. */
export const CHOICE = "interface-language";

export const OWN_NAMES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
};
