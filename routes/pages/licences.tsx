/** `/licences`: the packages, fonts and data of others that browsers get, with their licences. */
import { type BundledPackage, readLicences } from "../../lib/server/http/licences.ts";
import type { Ctx } from "../context.ts";
import { texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";

const t = texts("accounts");

export async function licencesPage(c: Ctx) {
  const packages = await readLicences("dist");
  return c.render(<Licences packages={packages} />, {
    title: t("licences"),
    description: t("licencesSummary"),
    path: "/licences",
    styles: "authors",
  });
}

const Licences = ({ packages }: { packages: BundledPackage[] }) => (
  <div className="wrap licences" data-message-page="">
    <div className="page-head">
      <h1>{t("licences")}</h1>
      <p className="lead">{t("licencesLead")}</p>
    </div>
    <p>
      {rich(t, "placeNames", {
        geonames: (text) => <a href="https://www.geonames.org">{text}</a>,
        licence: (text) => <a href="https://creativecommons.org/licenses/by/4.0/">{text}</a>,
      })}
    </p>
    <ul role="list">
      {packages.map(({ name, version, licence, text }) => (
        <li key={`${name}@${version}`}>
          <details>
            <summary>
              <strong>{name}</strong> {version}, {licence}
            </summary>
            <pre>{text}</pre>
          </details>
        </li>
      ))}
    </ul>
  </div>
);
