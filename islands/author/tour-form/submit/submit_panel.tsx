/** What is left to do for sending the form: a line beside its buttons, or files under way. */
import { ListChecks, WandSparkles, X } from "lucide-react";
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef, useState } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import type { ArchiveForm } from "../form_props.ts";
import { type Exclusion, shortText } from "./exclusions.ts";
import type { Filling } from "./fillings.ts";
import { type Gap, gapsByStop, gapsText } from "./gaps.ts";
import type { FormGaps } from "./use_gaps.ts";
import type { Submission } from "./use_submit.ts";
import { WaitingPanel } from "./waiting_panel.tsx";
import { texts } from "../../../../lib/texts/texts.ts";
import { rich } from "../../../../lib/ui/rich.tsx";

const t = texts("saving");

type Props = { form: ArchiveForm; submission: Submission };

export const SubmitPanel = ({ form, submission: { gaps, wait } }: Props) =>
  wait ? <WaitingPanel form={form} wait={wait} showStop={gaps.goTo} /> : <ToDo gaps={gaps} />;

function ToDo({ gaps: { left, isRefused, goTo, next, ...actions } }: { gaps: FormGaps }) {
  useSignals();
  const { gaps = [], fillings = [], exclusions = [], isBlank, changes } = left.value ?? {};
  const isQuiet = isBlank && !isRefused;
  const shown = isQuiet ? [] : gaps;
  const text = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLDetailsElement>(null);
  /** Hundreds of gaps are drawn where they are seen. */
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      if (event.defaultPrevented || (event.target as Element).closest("dialog")) return;
      event.preventDefault();
      next();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  /** The list would cover the field that it leads to. */
  const choose = (gap: Gap) => {
    list.current!.open = false;
    goTo(gap);
  };
  /** The button that was pressed is gone afterwards. */
  const act = (action: () => void) => {
    text.current?.focus();
    action();
  };
  const toOffer = (filling: Filling) => (
    <Offer
      key={filling.label}
      filling={filling}
      onFill={() => act(() => actions.fillIn(filling))}
      onKeep={() => act(actions.keepDuration)}
    />
  );
  /** A typed text is in no hurry to be replaced. */
  const first = fillings.find(({ replaced }) => shown.length === 0 || replaced === undefined);
  return (
    <section
      className="to-do"
      aria-label={t("whatIsLeft")}
      data-refused={isRefused && gaps.length > 0 || undefined}
    >
      <p
        ref={text}
        tabIndex={-1}
        aria-live={isQuiet || !isRefused && gaps.length > 0 ? "off" : "polite"}
      >
        {isQuiet
          ? t("blankNeeds")
          : left.value && (gapsText(gaps) || readyText(changes, exclusions))}
      </p>
      {!isQuiet && first && toOffer(first)}
      {gaps.length === 0 && exclusions.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => actions.ask(exclusions.flatMap(({ paths }) => paths))}
        >
          {rich(t, "fixThisFirst", {
            hidden: (text) => <span className="visually-hidden">{text}</span>,
          })}
        </button>
      )}
      {shown.length > 0 && (
        <>
          <button type="button" className="button" aria-keyshortcuts="Control+Enter" onClick={next}>
            {rich(t, "nextGap", {
              hidden: (text) => <span className="visually-hidden">{text}</span>,
            })}
          </button>
          <details
            ref={list}
            className="to-do-list"
            onKeyDown={closeByEscape}
            onToggle={({ currentTarget }) => setListed(currentTarget.open)}
          >
            <summary className="button">
              <ListChecks aria-hidden="true" />
              <span>{t("showAll")}</span>
            </summary>
            {isListed && (
              <div>
                {fillings.map(toOffer)}
                <ul role="list">
                  {gapsByStop(shown).map(({ stop, first, text }) => (
                    <li key={stop}>
                      <button type="button" onClick={() => choose(first)}>{text}</button>
                    </li>
                  ))}
                </ul>
                <p className="soft to-do-keys">
                  {rich(t, "ctrlEnterHint", { kbd: (text) => <kbd>{text}</kbd> })}
                </p>
              </div>
            )}
          </details>
        </>
      )}
    </section>
  );
}

/** For a new archive without `changes`; its dialog says whom it leaves out. */
function readyText(changes: string | undefined, exclusions: readonly Exclusion[]): string {
  if (changes === undefined) return t("readyToPublish");
  if (changes === "") return t("nothingChangedYet");
  return [t("readyWith", { changes }), ...exclusions.map(shortText)].join(" · ");
}

type OfferProps = { filling: Filling; onFill: () => void; onKeep: () => void };

/** The author reads and changes what it fills in in its box, as every text. */
function Offer({ filling: { label, detail, replaced }, onFill, onKeep }: OfferProps) {
  return (
    <span className="to-do-offer">
      <button type="button" className="button" title={`${label} ${detail}`} onClick={onFill}>
        <WandSparkles aria-hidden="true" />
        {label} <span className="to-do-detail">{detail}</span>
      </button>
      {replaced && (
        <button
          type="button"
          className="icon-button"
          aria-label={t("keepReplaced", { replaced })}
          onClick={onKeep}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

function closeByEscape(event: ReactKeyboardEvent<HTMLDetailsElement>): void {
  const { key, currentTarget } = event;
  if (key !== "Escape" || !currentTarget.open) return;
  event.preventDefault();
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}
