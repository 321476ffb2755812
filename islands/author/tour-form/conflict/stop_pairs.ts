/**
 * Finds equal stops in two versions. The server gives a stop its id when the archive is saved, so
 * new stops in drafts have none.
 */
import type { StopValues, TourValues } from "../values.ts";

/** The prefix of ids that exist only for a comparison; real ones have no space. */
const PAIR = "pair ";

/**
 * Both versions, with one id for each pair of equal stops: first those with the same id; then,
 * where one has none, those with the same title; then, where both have none, similar ones at the
 * same index. In two versions of a draft all other new stops get ids, too, so that each is a
 * difference. Versions without new stops are unchanged.
 */
export function pairStops(mine: TourValues, theirs: TourValues): [TourValues, TourValues] {
  const [ours, others] = [[...mine.audioStops], [...theirs.audioStops]];
  const known = new Set(others.map(({ id }) => id).filter(Boolean));
  const paired = new Set(ours.map(({ id }) => id).filter((id) => id && known.has(id)));
  const isSingle = ({ id }: StopValues) => !id || !paired.has(id);
  const pair = (isSame: (a: StopValues, b: StopValues, i: number, j: number) => boolean) => {
    ours.forEach((a, i) => {
      if (!isSingle(a)) return;
      const j = others.findIndex((b, j) => isSingle(b) && isSame(a, b, i, j));
      if (j < 0) return;
      const id = a.id ?? others[j].id ?? `${PAIR}${i}`;
      paired.add(id);
      [ours[i], others[j]] = [{ ...a, id }, { ...others[j], id }];
    });
  };
  const isDraft = others.some(({ id }) => !id);
  pair((a, b) => (!a.id || !b.id) && a.title !== "" && a.title === b.title);
  pair((a, b, i, j) => !a.id && !b.id && i === j && areAlike(a, b));
  if (isDraft) {
    [ours, others].forEach((stops, side) =>
      stops.forEach((stop, i) => stop.id || (stops[i] = { ...stop, id: `${PAIR}${side} ${i}` }))
    );
  }
  return [{ ...mine, audioStops: ours }, { ...theirs, audioStops: others }];
}

/** True for a stop that was probably changed: it shares some of its texts. */
function areAlike(a: StopValues, b: StopValues): boolean {
  const isShared = (name: "description" | "audioUrl") => a[name] !== "" && a[name] === b[name];
  return a.title.startsWith(b.title) || b.title.startsWith(a.title) ||
    isShared("description") || isShared("audioUrl");
}

/** The stops without the ids of a comparison. */
export const withoutPairs = (stops: StopValues[]): StopValues[] =>
  stops.map((stop) => {
    if (!stop.id?.startsWith(PAIR)) return stop;
    const { id: _, ...values } = stop;
    return values;
  });
