/**
 * A field with much in it, such as a transcript: a line among the parts, which opens it in their
 * place. Its content loads when it is first opened.
 */
import { ChevronRight } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { messageOf } from "../../../../lib/device/api.ts";
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { LongName } from "../stops/use_open_stops.ts";
import { usePanel } from "./panel_context.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("form");

type Props<P> = {
  name: LongName;
  /** If true, the field is in the menu "Add …" and has no line here. */
  isEmpty?: boolean;
  /** Resolves to the component of the content. */
  load: () => Promise<ComponentType<P>>;
  render: (Content: ComponentType<P>) => ReactNode;
  title: string;
  /** One line beside the title. */
  summary: string;
  /** Shown while the content loads. */
  loading: string;
  /** The message of an error in the content. */
  error?: ReactNode;
};

/** What opened a long thing that is still empty, in the panel of the element `slot`. */
const addMenuOf = (slot: HTMLElement | null) =>
  slot?.closest(".panel")?.querySelector<HTMLElement>(".add-menu > summary");

export function LongField<P>(props: Props<P>) {
  const { name, isEmpty, load, render, title, summary, loading, error } = props;
  const { inside, showInside, slot } = usePanel();
  const isInside = inside === name;
  const [Content, setContent] = useState<ComponentType<P>>();
  const [problem, setProblem] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const line = useRef<HTMLButtonElement>(null);
  const start = async () => {
    setProblem("");
    try {
      const loaded = await loadChunk(load);
      setContent(() => loaded);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  useEffect(() => {
    if (!isInside) return;
    heading.current?.focus();
    if (!Content) void start();
    return () => (line.current ?? addMenuOf(slot))?.focus();
  }, [isInside]);
  return (
    <>
      {(!isEmpty || error || isInside) && (
        <button
          ref={line}
          type="button"
          className="long-line"
          data-long={name}
          data-invalid={error ? true : undefined}
          onClick={() => showInside(name)}
        >
          <span className="part-title">{title}</span>
          <span className="soft">{summary}</span>
          <ChevronRight aria-hidden="true" />
        </button>
      )}
      {error}
      {isInside && slot && createPortal(
        <>
          <h3 ref={heading} tabIndex={-1}>{title}</h3>
          {Content ? render(Content) : (
            <p role="status" className="soft long-loading">
              {problem || loading}
              {problem && (
                <button type="button" className="button" onClick={start}>{t("tryAgain")}</button>
              )}
            </p>
          )}
        </>,
        slot,
      )}
    </>
  );
}
