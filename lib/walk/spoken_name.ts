/** Names of stops in spoken sentences, each in its own language, and the voices for them. */
import type { WalkStop } from "./state.ts";

/** A stop's name in a sentence, and the BCP 47 tag of its language. */
export type SpokenName = { text: string; language: string };

/**
 * The stop's name in `sentence`, where its language is known. Of names that contain each other, the
 * longest.
 */
export function nameIn(
  sentence: string,
  stops: readonly Pick<WalkStop, "title" | "language">[] = [],
): SpokenName | undefined {
  const [named] = stops
    .filter(({ title }) => title !== "" && sentence.includes(title))
    .sort((a, b) => b.title.length - a.title.length);
  return named?.language ? { text: named.title, language: named.language } : undefined;
}

/** The parts to speak: a sentence in `language`, cut around a name in another one. */
export function spokenParts(sentence: string, language: string, name?: SpokenName): SpokenName[] {
  const at = name ? sentence.indexOf(name.text) : -1;
  if (!name || at < 0 || primary(name.language) === primary(language)) {
    return [{ text: sentence, language }];
  }
  const rest = sentence.slice(at + name.text.length);
  return [
    { text: sentence.slice(0, at).trim(), language },
    name,
    // Some voices read a full stop at the beginning of a text aloud.
    { text: rest.replace(/^[\s.,:]+/, ""), language },
  ].filter(({ text }) => text !== "");
}

/**
 * True with a voice of `language`; undefined while the device names no voice at all: some find
 * theirs late, some never tell.
 */
export function hasVoice(
  language: string,
  synthesis: Pick<SpeechSynthesis, "getVoices"> | undefined = globalThis.speechSynthesis,
): boolean | undefined {
  const voices = synthesis?.getVoices() ?? [];
  if (voices.length === 0) return undefined;
  return voices.some(({ lang }) => primary(lang) === primary(language));
}

/** 'de' of 'de-AT', and of 'de_AT' as Android writes it. */
const primary = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0];
