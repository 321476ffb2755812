/** The five links for signed-in users. */
import { CirclePlus, House, LibraryBig, ShieldCheck, UserRound } from "lucide-react";
import { to } from "../../texts/paths.ts";
import { type TextKey, texts } from "../../texts/texts.ts";

const t = texts("shell");

const ENTRIES = [
  { href: "/", label: "home", Icon: House, below: /^\/$/ },
  { href: "/tours", label: "tours", Icon: LibraryBig, below: /^\/tours?(\/|$)/ },
  { href: "/create", label: "create", Icon: CirclePlus, below: /^\/create(\/|$)/ },
  { href: "/profile", label: "profile", Icon: UserRound, below: /^\/profile(\/|$)/ },
  { href: "/admin", label: "admin", Icon: ShieldCheck, below: /^\/admin(-setup)?(\/|$)/ },
] as const satisfies readonly { label: TextKey<"shell">; [field: string]: unknown }[];

/** The bar, with the link of the page at `path` marked. */
export function NavBar({ path }: { path: string }) {
  return (
    <nav className="nav-bar" aria-label={t("main")}>
      <ul role="list">
        {ENTRIES.map(({ href, label, Icon, below }) => (
          <li key={href}>
            <a
              href={to(href)}
              aria-current={href === path ? "page" : below.test(path) || undefined}
            >
              <Icon aria-hidden="true" />
              <span>{t(label)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
