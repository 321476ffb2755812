/**
 * A table for administrators, which on a phone reads as cards. Other boxes than a table's lose its
 * roles: they are given.
 */
import type { ReactNode, Ref } from "react";

/** `children` are its rows; `id` is that of the element around them. */
type Props = {
  id?: string;
  columns: readonly string[];
  rows?: Ref<HTMLTableSectionElement>;
  children: ReactNode;
};

export function AdminTable({ id, columns, rows, children }: Props) {
  return (
    <table className="admin-table" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => <th key={name} role="columnheader" scope="col">{name}</th>)}
        </tr>
      </thead>
      <tbody id={id} ref={rows} role="rowgroup">{children}</tbody>
    </table>
  );
}
