/** One thing in a list of the profile: what it is called, facts about it, and what can be done. */
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** Of its heading; 2 by default. */
  level?: 2 | 3;
  /** Each stands by itself, on one line where there is room. */
  facts: ReactNode[];
  /** Stands below the facts. */
  children?: ReactNode;
  actions: ReactNode;
};

export function OwnItem({ title, level = 2, facts, children, actions }: Props) {
  const Heading = `h${level}` as const;
  return (
    <li>
      <div>
        <Heading>{title}</Heading>
        <p className="meta">{facts.map((fact, i) => <span key={i}>{fact}</span>)}</p>
        {children}
      </div>
      <div className="own-actions">{actions}</div>
    </li>
  );
}
