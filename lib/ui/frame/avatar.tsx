/** A user's picture, over the initials that show without one. */

/** `size` is that of the profile's head, or (by default) of the bar. */
export function Avatar(
  { name, photoURL, size = "small" }: { name: string; photoURL?: string; size?: "small" | "large" },
) {
  const pixels = size === "large" ? 96 : 40;
  return (
    <span className="avatar" data-size={size} aria-hidden="true">
      {initials(name)}
      {photoURL && (
        <img src={photoURL} alt="" width={pixels} height={pixels} referrerPolicy="no-referrer" />
      )}
    </span>
  );
}

/**
 * The first letters of the first and the last word, in capitals; '?' for a name without letters.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)!] : words;
  // One letter may have several code points: a base and its accents stay together.
  const letters = ends.map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)![0]);
  return letters.join("").toLocaleUpperCase("en") || "?";
}
