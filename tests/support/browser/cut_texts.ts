/** Where a page's text is not to be read: beyond the edge of the screen, or cut off by a box. */

/**
 * Runs in the page: the first letters of each text that ends beyond the screen or beyond a box that
 * cuts off what is too wide. What scrolls, ends in an ellipsis or is for screen readers alone does
 * not count, nor do maps.
 */
export function findCutTexts(): string[] {
  const isOutside = (text: DOMRect, edge: DOMRect) =>
    text.right > edge.right + 1 || text.left < edge.left - 1;

  const isCut = (node: Text, lines: DOMRect[]): boolean => {
    const screen = new DOMRect(0, 0, document.documentElement.clientWidth, 0);
    for (let box = node.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      const isForReadersOnly = style.clipPath !== "none" || style.clip !== "auto";
      if (style.textOverflow === "ellipsis" || isForReadersOnly) return false;
      if (/auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth + 1) {
        return false;
      }
      const edge = /hidden|clip/.test(style.overflowX) && box.getBoundingClientRect();
      if (edge && lines.some((line) => isOutside(line, edge))) return true;
    }
    return lines.some((line) => isOutside(line, screen));
  };

  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest(".leaflet-container, .skip, option")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) =>
      width > 1 && height > 1
    );
    if (isCut(node, lines)) cut.push(node.data.trim().slice(0, 30));
  }
  return cut;
}
