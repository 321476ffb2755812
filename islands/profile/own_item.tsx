/** One thing in a list of the profile: what it is called, facts about it, and what can be done. */
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** Each stands by itself, on one line where there is room. */
  facts: ReactNode[];
  /** Stands below the facts. */
  children?: ReactNode;
  actions: ReactNode;
};

export function OwnItem({ title, facts, children, actions }: Props) {
  return (
    <li>
      <div>
        <h2>{title}</h2>
        <p className="meta">{facts.map((fact, i) => <span key={i}>{fact}</span>)}</p>
        {children}
      </div>
      <div className="own-actions">{actions}</div>
    </li>
  );
}
