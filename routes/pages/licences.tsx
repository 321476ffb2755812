/** `/licences`: the packages, fonts and data of others that browsers get, with their licences. */
import { type BundledPackage, readLicences } from "../../lib/server/http/licences.ts";
import type { Ctx } from "../context.ts";

export async function licencesPage(c: Ctx) {
  const packages = await readLicences("dist");
  return c.render(<Licences packages={packages} />, {
    title: "Licences",
    description: "The software, fonts, icons and data that this site sends to browsers.",
    path: "/licences",
    styles: "authors",
  });
}

const Licences = ({ packages }: { packages: BundledPackage[] }) => (
  <div className="wrap licences" data-message-page="">
    <div className="page-head">
      <h1>Licences</h1>
      <p className="lead">
        The program is made with software, fonts, icons and speech models of others. These are the
        parts that browsers get from this site, with their licences.
      </p>
    </div>
    <p>
      The towns by which places are named are from{" "}
      <a href="https://www.geonames.org">GeoNames</a>, under{" "}
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Each map names where it
      is from.
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
