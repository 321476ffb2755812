/** Small archives, and what two people do to one of them. */
import fc from "fast-check";

export const FIELDS = ["title", "description", "imageAlt"] as const;

export type SmallStop = { id: string } & { [name in (typeof FIELDS)[number]]?: string };
export type SmallTour = {
  title: string;
  accessNote?: string;
  record?: Record<string, unknown>;
  audioStops: SmallStop[];
};

export type Edit =
  | { do: "write"; stop: number; field: (typeof FIELDS)[number]; text: string }
  | { do: "head"; field: "title" | "accessNote"; text: string }
  | { do: "record"; field: "collection" | "repository"; text: string }
  | { do: "add"; at: number; text: string }
  | { do: "delete"; stop: number }
  | { do: "move"; stop: number; to: number };

const nat = fc.nat(5);
/** Few texts, so that two people sometimes write the same. */
const text = fc.constantFrom("a", "b", "c", "");

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("write" as const),
      stop: nat,
      field: fc.constantFrom(...FIELDS),
      text,
    }),
  },
  fc.record({
    do: fc.constant("head" as const),
    field: fc.constantFrom("title" as const, "accessNote" as const),
    text,
  }),
  fc.record({
    do: fc.constant("record" as const),
    field: fc.constantFrom("collection" as const, "repository" as const),
    text,
  }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant("add" as const), at: nat, text }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("delete" as const), stop: nat }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("move" as const), stop: nat, to: nat }) },
);

const stops = fc.integer({ min: 1, max: 5 }).map((count) =>
  Array.from({ length: count }, (_, i): SmallStop => ({ id: `s${i}`, title: `stop ${i}` }))
);

/** The version that both began from, and what each did to it. */
export const anyEdits = fc.record({
  base: stops.map((audioStops): SmallTour => ({ title: "Mill", audioStops })),
  theirs: fc.array(edit, { maxLength: 6 }),
  mine: fc.array(edit, { maxLength: 6 }),
});

/** The version after these edits; new stops have ids that begin with `who`. At least one stays. */
export function edited(base: SmallTour, edits: Edit[], who: string): SmallTour {
  const tour = structuredClone(base);
  const { audioStops } = tour;
  const index = (n: number) => n % audioStops.length;
  edits.forEach((edit, n) => {
    if (edit.do === "write") audioStops[index(edit.stop)][edit.field] = edit.text;
    else if (edit.do === "head") tour[edit.field] = edit.text;
    else if (edit.do === "record") tour.record = { ...tour.record, [edit.field]: edit.text };
    else if (edit.do === "add") {
      const stop = { id: `${who}${n}`, title: `${who} ${n}`, description: edit.text };
      audioStops.splice(edit.at % (audioStops.length + 1), 0, stop);
    } else if (edit.do === "move") {
      const [moved] = audioStops.splice(index(edit.stop), 1);
      audioStops.splice(edit.to % (audioStops.length + 1), 0, moved);
    } else if (audioStops.length > 1) audioStops.splice(index(edit.stop), 1);
  });
  return tour;
}
