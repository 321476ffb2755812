/** `/developers`: the description of the API for people, made from the same table. */
import type { Ctx } from "../context.ts";
import type { Table } from "./answer.ts";
import { type Call, callsOf } from "./document.ts";
import { GROUPS } from "./groups.ts";
import { CallEntry, Said } from "./page_parts.tsx";
import { OtherPrograms, Rules } from "./page_rules.tsx";

export async function developersPage(c: Ctx, table: Table) {
  const rows = table.map(([method, path, access]) => ({ method, path, access }));
  const { origin } = c.var.parts.config.auth;
  const { name } = await c.var.site.read();
  const title = "For Developers";
  return c.render(<Description calls={callsOf(rows)} origin={origin} />, {
    title,
    description: `What other programs can read from ${name}, and how they write to it.`,
    path: "/developers",
    styles: "authors",
  });
}

/** As on a message page, the location is not asked for (islands/shell/location_prompt.ts). */
function Description({ calls, origin }: { calls: Call[]; origin: string }) {
  return (
    <div className="wrap developers" data-message-page="">
      <header className="page-head">
        <h1>For Developers</h1>
        <p className="lead">
          Public archives are open to every program, without a key. This page lists each address of
          the API. The same stands in{" "}
          <a href="/api/openapi.json" data-turbo="false">openapi.json</a>{" "}
          (OpenAPI 3.1), from which most tools make a client. What this site is made of stands under
          {" "}
          <a href="/licences">Licences</a>.
        </p>
      </header>
      <nav aria-label="On this page">
        <ul className="developers-contents" role="list">
          <li>
            <a href="#other-programs">What other programs can read</a>
          </li>
          <li>
            <a href="#rules">Rules for all requests</a>
          </li>
          {GROUPS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <OtherPrograms origin={origin} />
      <Rules origin={origin} />
      {GROUPS.map((group) => (
        <section key={group.id} aria-labelledby={group.id}>
          <h2 id={group.id}>{group.title}</h2>
          <p>
            <Said text={group.about} />
          </p>
          {calls.filter((call) => call.group === group).map((call) => (
            <CallEntry key={`${call.method} ${call.path}`} call={call} origin={origin} />
          ))}
        </section>
      ))}
    </div>
  );
}
