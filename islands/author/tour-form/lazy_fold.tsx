/** A fold of the form whose content loads when it is first opened. */
import { type ComponentType, type ReactNode, useState } from "react";
import { messageOf } from "../../../lib/device/api.ts";
import { loadChunk } from "../../../lib/device/load_chunk.ts";

type Props<P> = {
  /** Resolves to the component of the content. */
  load: () => Promise<ComponentType<P>>;
  render: (Content: ComponentType<P>) => ReactNode;
  className: string;
  title: string;
  /** One line beside the title. */
  summary: string;
  /** Shown while the content loads. */
  loading: string;
  /** The message of an error in the content. */
  error?: ReactNode;
};

export function LazyFold<P>(
  { load, render, className, title, summary, loading, error }: Props<P>,
) {
  const [Content, setContent] = useState<ComponentType<P>>();
  const [problem, setProblem] = useState("");
  const open = async () => {
    setProblem("");
    try {
      const loaded = await loadChunk(load);
      setContent(() => loaded);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <details
      className={`form-fold ${className}`}
      data-invalid={error ? true : undefined}
      onToggle={({ currentTarget }) => currentTarget.open && !Content && void open()}
    >
      <summary>
        <span className="form-fold-title">{title}</span>
        <span className="soft">{summary}</span>
        {error}
      </summary>
      {Content ? render(Content) : (
        <p role="status" className="soft form-fold-loading">
          {problem || loading}
          {problem && <button type="button" className="button" onClick={open}>Try again</button>}
        </p>
      )}
    </details>
  );
}
