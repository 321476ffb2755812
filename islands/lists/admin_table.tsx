/**
 * A table for administrators, which on a phone reads as cards. As other CSS boxes lose the roles of
 * a table, they are explicit.
 */
import type { ReactNode, Ref } from "react";

/** `children` are its rows, `rows` the element around them. */
type Props = {
  columns: readonly string[];
  rows?: Ref<HTMLTableSectionElement>;
  children: ReactNode;
};

export function AdminTable({ columns, rows, children }: Props) {
  return (
    <table className="admin-table" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => <th key={name} role="columnheader" scope="col">{name}</th>)}
        </tr>
      </thead>
      <tbody ref={rows} role="rowgroup">{children}</tbody>
    </table>
  );
}
