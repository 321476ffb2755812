/** The choices that a page offers, as its accessibility tree has them. */
import type { CDPSession, Page } from "playwright-core";

/** The roles of what somebody can press, open, drag or type into. */
const ROLES = new Set([
  ...["button", "link", "DisclosureTriangle", "menuitem", "tab", "checkbox", "radio", "switch"],
  ...["slider", "spinbutton", "combobox", "listbox", "searchbox", "textbox"],
]);

/** A node of Chromium's accessibility tree. */
type Node = {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  backendDOMNodeId?: number;
};

/**
 * Role and name of each choice on the whole page, in view or not, such as `button "Share"`. Without
 * those that are inert, folded away, or not on screen until they have the focus (links that skip).
 * Parts that load when they come into view count from then on. In Chromium alone. `within`: a
 * selector of the part of the page that counts.
 */
export async function choicesOf(page: Page, within = "html"): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  try {
    const { nodes } = await tools.send("Accessibility.getFullAXTree") as { nodes: Node[] };
    const choices = nodes.filter(({ ignored, role }) => !ignored && ROLES.has(role?.value ?? ""));
    const seen = await Promise.all(choices.map((choice) => isOnScreen(tools, choice, within)));
    return choices.filter((_, i) => seen[i])
      .map(({ role, name }) => `${role!.value} "${name?.value ?? ""}"`);
  } finally {
    await tools.detach();
  }
}

async function isOnScreen(
  tools: CDPSession,
  { backendDOMNodeId }: Node,
  within: string,
): Promise<boolean> {
  const { object } = await tools.send("DOM.resolveNode", { backendNodeId: backendDOMNodeId });
  const { result } = await tools.send("Runtime.callFunctionOn", {
    objectId: object.objectId,
    functionDeclaration: String(isShown),
    arguments: [{ value: within }],
    returnByValue: true,
  });
  return result.value;
}

/** Runs in the page. What is clipped, one pixel wide, or beside the page is for the focus. */
function isShown(this: Element, within: string): boolean {
  if (!this.closest(within)) return false;
  const { width, height, right, bottom } = this.getBoundingClientRect();
  const isClipped = getComputedStyle(this).clipPath === "inset(50%)";
  return !isClipped && width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
}
