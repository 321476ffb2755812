/** The shared parts of the administrators' pages. They work without script. */
import { ShieldX } from "lucide-react";
import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import { isReviewed } from "../../../lib/store/kv/reviewed_kv.ts";
import { EmptyPage } from "../../../lib/ui/empty_state.tsx";
import { diskFault } from "../../api/health.ts";
import type { Ctx } from "../../context.ts";
import { signInPrompt } from "../account/sign_in_prompt.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("administering");

/** Whether archives of this site are reviewed. */
const HasReview = createContext(false);

/** The fault of the data's disk, if it has one. */
const DiskFault = createContext<string | undefined>(undefined);

/** Keys of the pages' titles. */
type Title =
  | "admin"
  | "auditLog"
  | "deletedArchives"
  | "invitations"
  | "people"
  | "site"
  | "statistics";

/** Makes a page for administrators; others see a page with the reason for a refusal. */
export const forAdmins = (title: Title, content: (c: Ctx) => Promise<ReactElement>) => {
  return async (c: Ctx) => {
    const shown = await refuseOthers(c) ?? await content(c);
    const page = (
      <HasReview value={isReviewed(c.var.parts.kv)}>
        <DiskFault value={await diskFault(c)}>{shown}</DiskFault>
      </HasReview>
    );
    return c.render(page, { title: t(title), styles: "authors" });
  };
};

async function refuseOthers(c: Ctx): Promise<ReactElement | null> {
  const user = await c.var.viewer();
  if (user) {
    if (user.role !== "admin") return <AccessDenied />;
    // The lists read all entries.
    c.var.endTurn?.();
    return null;
  }
  return await signInPrompt(c, {
    title: t("adminLoginRequired"),
    text: t("adminLoginText"),
    label: t("logIn"),
  });
}

function AccessDenied() {
  return (
    <EmptyPage icon={ShieldX} title={t("accessDenied")}>
      <p>{t("accessDeniedText")}</p>
      <div className="row">
        <a className="button primary" href={to("/admin-setup")}>{t("setupAdminAccess")}</a>
        <a className="button" href={to("/")}>{t("goHome")}</a>
      </div>
    </EmptyPage>
  );
}

/** The pages in the order of their links; further ones get a line here. */
const VIEWS = {
  tours: ["/admin", "archives"],
  users: ["/admin/users", "people"],
  invitations: ["/admin/invitations", "invitations"],
  deleted: ["/admin/deleted", "deleted"],
  audit: ["/admin/audit", "auditLog"],
  statistics: ["/admin/statistics", "statistics"],
  site: ["/admin/site", "site"],
} as const;

type View = keyof typeof VIEWS;

/** The head of a page: its title and purpose, and links to the other pages. */
export function AdminHead(
  { title, current, children }: { title: string; current: View; children: ReactNode },
) {
  const fault = useContext(DiskFault);
  return (
    <div className="page-head">
      <h1>{title}</h1>
      <p className="lead">{children}</p>
      {fault && <p className="notice" role="status">{fault}</p>}
      <AdminViews current={current} />
    </div>
  );
}

function AdminViews({ current }: { current: View }) {
  return (
    <nav className="admin-views" aria-label={t("administration")}>
      {useContext(HasReview) && <a href={to("/review")}>{t("review")}</a>}
      {Object.entries(VIEWS).map(([view, [path, label]]) => (
        <a key={view} href={to(path)} aria-current={view === current ? "page" : undefined}>
          {t(label)}
        </a>
      ))}
    </nav>
  );
}

type SearchProps = {
  /** The address of the page. */
  action: string;
  /** The subject of the search. */
  label: string;
  q?: string;
  choice?: Choice;
};

/**
 * A field of the search with few values: its name in the address, and the labels of its values. The
 * first is the default.
 */
type Choice = { name: string; label: string; value?: string; options: Record<string, string> };

/** The choice of a list's order. */
export const orderChoice = (value: string | undefined, options: Choice["options"]): Choice => {
  return { name: "sort", label: t("order"), value, options };
};

/** The search of a list: words, and further fields. */
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
      <button type="submit" className="button">{t("search")}</button>
    </form>
  );
}
