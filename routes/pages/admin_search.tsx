/** What the pages of administrators have above their lists. They work without script. */

/** The links between the pages. */
export function AdminViews({ current }: { current: "tours" | "users" | "deleted" | "audit" }) {
  return (
    <nav className="row admin-views" aria-label="Administration">
      <a href="/admin" aria-current={current === "tours" ? "page" : undefined}>Archives</a>
      <a href="/admin/users" aria-current={current === "users" ? "page" : undefined}>People</a>
      <a href="/admin/deleted" aria-current={current === "deleted" ? "page" : undefined}>Deleted</a>
      <a href="/admin/audit" aria-current={current === "audit" ? "page" : undefined}>Audit log</a>
    </nav>
  );
}

type SearchProps = {
  /** The path of the page. */
  action: string;
  /** What is searched. */
  label: string;
  q?: string;
  choice?: Choice;
};

/**
 * A field of the search with few values: its name in the address, and the words for its values. The
 * first is that of a page without any.
 */
type Choice = { name: string; label: string; value?: string; options: Record<string, string> };

/** The choice of a list's order. */
export const orderChoice = (value: string | undefined, options: Choice["options"]): Choice => {
  return { name: "sort", label: "Order", value, options };
};

/** Words to look for, and what else the list is searched by. */
export function AdminSearch({ action, label, q = "", choice }: SearchProps) {
  return (
    <form className="admin-search" role="search" method="get" action={action}>
      <label>
        {label}
        <input className="field" type="search" name="q" defaultValue={q} maxLength={200} />
      </label>
      {choice && (
        <label>
          {choice.label}
          <select className="field" name={choice.name} defaultValue={choice.value}>
            {Object.entries(choice.options).map(([name, words]) => (
              <option key={name} value={name}>{words}</option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="button">Search</button>
    </form>
  );
}
