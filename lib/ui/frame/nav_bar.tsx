/** The five links for signed-in users. */
import { CirclePlus, House, LibraryBig, ShieldCheck, UserRound } from "lucide-react";

const ENTRIES = [
  { href: "/", label: "Home", Icon: House, below: /^\/$/ },
  { href: "/tours", label: "Tours", Icon: LibraryBig, below: /^\/tours?(\/|$)/ },
  { href: "/create", label: "Create", Icon: CirclePlus, below: /^\/create(\/|$)/ },
  { href: "/profile", label: "Profile", Icon: UserRound, below: /^\/profile(\/|$)/ },
  { href: "/admin", label: "Admin", Icon: ShieldCheck, below: /^\/admin(-setup)?(\/|$)/ },
];

/** The bar, with the link of the page at `path` marked. */
export function NavBar({ path }: { path: string }) {
  return (
    <nav className="nav-bar" aria-label="Main">
      <ul role="list">
        {ENTRIES.map(({ href, label, Icon, below }) => (
          <li key={href}>
            <a href={href} aria-current={href === path ? "page" : below.test(path) || undefined}>
              <Icon aria-hidden="true" />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
