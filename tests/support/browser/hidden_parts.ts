/**
 * Runs in the page: what somebody with a small screen cannot see of it. Text and controls that
 * stand beside the screen, or are cut off, or stick out of their buttons, and bars that leave less
 * than half of the screen's height. What can be scrolled sideways on its own is not hidden.
 */
export function findHiddenParts(): string[] {
  const { clientWidth: width, scrollWidth, clientHeight: height } = document.documentElement;
  const found = scrollWidth > width ? [`the page is ${scrollWidth} wide`] : [];
  const nameOf = (part: Element) => {
    const text = part.textContent.trim() || part.getAttribute("aria-label") || part.id;
    return `${part.localName}.${part.className} "${text.slice(0, 30)}"`;
  };
  const isScrolled = (part: Element): boolean => {
    for (let box = part.parentElement; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  };
  const ofInterest = "h1, h2, h3, p, li, dt, dd, th, td, legend, label, summary, time, code, " +
    "a, button, input, select, textarea, [role=tab]";
  for (const part of document.querySelectorAll(ofInterest)) {
    const box = part.getBoundingClientRect();
    if (part.closest(".leaflet-container, .visually-hidden, .skip-link, .toasts")) continue;
    if (box.width <= 1 || box.height <= 1 || !part.checkVisibility({ visibilityProperty: true })) {
      continue;
    }
    if ((box.left < -1 || box.right > width + 1) && !isScrolled(part)) {
      found.push(`${nameOf(part)} spans ${Math.round(box.left)} to ${Math.round(box.right)}`);
    }
    const { overflowX, textOverflow } = getComputedStyle(part);
    const isTooLong = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
    // Boxes to type in scroll by themselves.
    const isCut = /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis" &&
      !part.matches("input, select");
    if (isTooLong && (isCut || part.matches("a, button, summary, [role=tab]"))) {
      found.push(`${nameOf(part)}: ${part.scrollWidth} in ${part.clientWidth}`);
    }
  }
  const bars = [...document.querySelectorAll("body *")].filter((part) => {
    if (!/fixed|sticky/.test(getComputedStyle(part).position) || part.closest("dialog")) {
      return false;
    }
    const { top, bottom, width: barWidth } = part.getBoundingClientRect();
    const isAtEdge = Math.abs(top) < 1 || Math.abs(bottom - height) < 1;
    return isAtEdge && bottom > top && barWidth > width / 2 && part.checkVisibility();
  });
  const taken = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  if (taken > height / 2) found.push(`bars take ${taken} of ${height}: ${bars.map(nameOf)}`);
  return found;
}
