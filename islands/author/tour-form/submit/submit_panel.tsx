/** Why the form is not sent yet: fields with gaps, or files under way. */
import { ListChecks, WandSparkles } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import type { ArchiveForm } from "../form_props.ts";
import { type Filling, findFillings } from "./fillings.ts";
import { type Gap, gapsByCard, gapsTitle } from "./gaps.ts";
import type { FormGaps } from "./use_gaps.ts";
import type { Submission } from "./use_submit.ts";
import { WaitingPanel } from "./waiting_panel.tsx";

type Props = { form: ArchiveForm; submission: Submission };

export function SubmitPanel({ form, submission: { gaps, wait } }: Props) {
  return (
    <>
      {wait && <WaitingPanel form={form} wait={wait} showStop={gaps.goTo} />}
      {!wait && gaps.gaps && <GapList form={form} gaps={gaps} />}
    </>
  );
}

type GapProps = { form: ArchiveForm; gaps: FormGaps };

function GapList({ form, gaps: { gaps = [], goTo, next } }: GapProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      next();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const list = useRef<HTMLDetailsElement>(null);
  const cards = useMemo(() => gapsByCard(gaps), [gaps]);
  /** The list would cover the field that it leads to. */
  const choose = (gap: Gap) => {
    list.current!.open = false;
    goTo(gap);
  };
  if (cards.length === 0) {
    return <p className="submit-panel" role="status">Nothing is missing any more.</p>;
  }
  return (
    <section className="submit-panel" aria-label="What is missing">
      <p role="status">
        <strong>{gapsTitle(cards)}</strong>
      </p>
      <button type="button" className="button" aria-keyshortcuts="Control+Enter" onClick={next}>
        <ListChecks aria-hidden="true" />Next gap
      </button>
      {findFillings(form.getValues()).map((filling) => (
        <button
          key={filling.label}
          type="button"
          className="button gap-filling"
          onClick={() => fillIn(form, filling)}
        >
          <WandSparkles aria-hidden="true" />
          {filling.label}
        </button>
      ))}
      <details ref={list} className="gap-list">
        <summary>
          <span className="gap-folded">{cards[0].text}</span>
          {cards.length > 1 && <span className="gap-folded soft">and {cards.length - 1} more</span>}
          <span className="gap-unfolded">All gaps</span>
        </summary>
        <ul role="list">
          {cards.map(({ stop, first, text }) => (
            <li key={stop}>
              <button type="button" onClick={() => choose(first)}>{text}</button>
            </li>
          ))}
        </ul>
        <p className="soft gap-keys">
          In the form, <kbd>Ctrl</kbd>+<kbd>Enter</kbd> goes to the next gap.
        </p>
      </details>
    </section>
  );
}

/** The author reads and changes it in its box, as every text. */
function fillIn(form: ArchiveForm, { texts }: Filling): void {
  for (const [name, text] of texts) {
    form.setValue(name, text, { shouldDirty: true, shouldValidate: true });
  }
}
