/** Names of the roles in an archive. */
import { nameOfLanguage } from "../model/text/language_names.ts";
import type { CoAuthorRole, GivenRole } from "../model/people/tour_role.ts";
import { language, texts } from "../texts/texts.ts";
import { rich } from "./rich.tsx";

const t = texts("account");

/** A role without a language. */
export const roleLabel = (role: CoAuthorRole): string => t(role);

/** A role, with the language of a translator: "Translator (German)". */
export const RoleName = ({ role, language: tag }: GivenRole) =>
  tag === undefined ? t(role) : rich(t, "translatorInto", { language: <LanguageName tag={tag} /> });

/** The name of a language as the reader says it. Browsers may know other names than the server. */
export const LanguageName = ({ tag }: { tag: string }) => (
  <span suppressHydrationWarning>{nameOfLanguage(tag, language())}</span>
);
