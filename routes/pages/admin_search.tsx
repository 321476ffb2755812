/** What the pages of administrators have above their lists. They work without script. */

/** The links between the pages. */
export function AdminViews({ current }: { current: "tours" | "users" | "deleted" }) {
  return (
    <nav className="row admin-views" aria-label="Administration">
      <a href="/admin" aria-current={current === "tours" ? "page" : undefined}>Archives</a>
      <a href="/admin/users" aria-current={current === "users" ? "page" : undefined}>People</a>
      <a href="/admin/deleted" aria-current={current === "deleted" ? "page" : undefined}>Deleted</a>
    </nav>
  );
}

type SearchProps = {
  /** The path of the page. */
  action: string;
  /** What is searched. */
  label: string;
  q?: string;
  sort?: string;
  /**
   * The words for the orders by their names; the first is that of a page without any. Missing for
   * a list in one order.
   */
  orders?: Record<string, string>;
};

/** Words to look for, and the order of the list. */
export function AdminSearch({ action, label, q = "", sort, orders }: SearchProps) {
  return (
    <form className="admin-search" role="search" method="get" action={action}>
      <label>
        {label}
        <input className="field" type="search" name="q" defaultValue={q} maxLength={200} />
      </label>
      {orders && (
        <label>
          Order
          <select className="field" name="sort" defaultValue={sort}>
            {Object.entries(orders).map(([name, words]) => (
              <option key={name} value={name}>{words}</option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="button">Search</button>
    </form>
  );
}
