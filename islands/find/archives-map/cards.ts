/** The cards of the list below the map: pointing at one shows its archive on the map. */
import type { Position } from "../../../lib/model/tour/position.ts";

/** The events for pointing at a card, by pointer or by keyboard. */
const POINTINGS = ["pointerover", "focusin"] as const;

/** The card of an archive, if the list shows it. */
export const cardOf = (id: string): HTMLElement | undefined =>
  cards().find(({ dataset }) => dataset.tour === id);

const cards = () => [...document.querySelectorAll<HTMLElement>("#archives > .tour-card")];

/** Brings a card into view, and the focus to it. */
export function showCard(card: HTMLElement): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  card.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
  card.querySelector("a")?.focus({ preventScroll: true });
}

/** Reports the archive of the pointed card, or undefined, until the returned function is called. */
export function watchCards(
  report: (archive?: { id: string; at: Position }) => void,
): () => void {
  let current: HTMLElement | undefined;
  const pointed = ({ target }: Event) => {
    const card = (target as Element).closest<HTMLElement>("#archives > .tour-card") ?? undefined;
    if (card === current) return;
    current = card;
    if (!card) return report();
    const [latitude, longitude] = card.dataset.at!.split(",").map(Number);
    report({ id: card.dataset.tour!, at: { latitude, longitude } });
  };
  for (const name of POINTINGS) document.addEventListener(name, pointed);
  return () => POINTINGS.forEach((name) => document.removeEventListener(name, pointed));
}
