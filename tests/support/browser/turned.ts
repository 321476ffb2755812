/** Parts of a page from right to left that are turned round and should not be, or should. */

/**
 * Runs in the page: the visible parts whose direction is wrong. Signs that point along the text are
 * turned; those of turns in a street, of the sound and of pictures side by side are not. A time and
 * what follows it stand from left to right, as do the buttons of a pair.
 */
export function findTurned(): string[] {
  const isVisible = (part: Element) => part.checkVisibility({ visibilityProperty: true });
  const found: string[] = [];

  const alongText = ["arrow-left", "arrow-right", "chevron-left", "chevron-right"]
    .map((name) => `.lucide-${name}`).join();
  for (const sign of document.querySelectorAll("svg.lucide:is([class*=left], [class*=right])")) {
    const isMeant = sign.matches(alongText) && !sign.closest(".map-pan, .gallery");
    const isTurned = getComputedStyle(sign).scale === "-1 1";
    if (isMeant === isTurned || !isVisible(sign)) continue;
    found.push(`${sign.getAttribute("class")} in ${sign.parentElement!.className}`);
  }

  const leftOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().left;
  };
  // "0:07 / 0:45", of which each is a text of its own.
  for (const part of document.querySelectorAll("p, span")) {
    const texts = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const [first, second] = texts.filter(({ textContent }) => /^\d+:\d\d$/.test(textContent!));
    if (second && isVisible(part) && leftOf(first) > leftOf(second)) {
      found.push(`${part.textContent} in ${part.className}`);
    }
  }

  const pairs = [
    [".transport .lucide-skip-back", ".transport .lucide-skip-forward"],
    [".walk-controls .lucide-rotate-ccw", ".walk-controls .lucide-skip-forward"],
    [".gallery-ways .lucide-chevron-left", ".gallery-ways .lucide-chevron-right"],
    [".seek > :first-child", ".seek > :last-child"],
  ];
  for (const pair of pairs) {
    const [first, second] = pair.map((selector) =>
      [...document.querySelectorAll(selector)].find(isVisible)
    );
    if (first && second && leftOf(first) > leftOf(second)) found.push(pair.join(" after "));
  }
  return found;
}
