/**
 * `/developers`: the description of the API for people. The first page has the rules for all
 * requests and a list of the calls by subject, whose own pages (`/developers/{subject}`) describe
 * them. The list has the anchors of subjects and calls, so that an address such as
 * `/developers#get_api_tours` shows the link that leads on.
 */
import { Fragment } from "react";
import { nothing } from "../failures.tsx";
import { type Call, callId, type Group, toTemplate } from "../call.ts";
import type { Ctx } from "../context.ts";
import { CallEntry, Said } from "./page_parts.tsx";
import { OtherPrograms, Rules } from "./page_rules.tsx";

export async function developersPage(c: Ctx, groups: readonly Group[]) {
  const subject = c.req.param("subject");
  const group = groups.find(({ id }) => id === subject);
  if (subject !== undefined && !group) return nothing(c);
  const { origin } = c.var.parts.config.auth;
  const { name } = await c.var.site.read();
  const content = group
    ? <Subject group={group} origin={origin} />
    : <Contents groups={groups} origin={origin} />;
  return c.render(content, {
    title: group ? `${group.title} · For Developers` : "For Developers",
    description: `What other programs can read from ${name}, and how they write to it.`,
    path: group ? addressOf(group) : "/developers",
    styles: "authors",
  });
}

const addressOf = ({ id }: Group) => `/developers/${id}`;

const Name = ({ call: { method, path } }: { call: Call }) => (
  <>
    <span className="api-method">{method}</span> <code>{toTemplate(path)}</code>
  </>
);

/** As on a message page, the location is not asked for (islands/shell/location_prompt.ts). */
function Contents({ groups, origin }: { groups: readonly Group[]; origin: string }) {
  return (
    <div className="wrap developers" data-message-page="">
      <header className="page-head">
        <h1>For Developers</h1>
        <p className="lead">
          Public archives are open to every program, without a key. These pages list each address of
          the API. The same stands in{" "}
          <a href="/api/openapi.json" data-turbo="false">openapi.json</a>{" "}
          (OpenAPI 3.1), from which most tools make a client. What this site is made of stands under
          {" "}
          <a href="/licences">Licences</a>.
        </p>
      </header>
      <nav aria-labelledby="subjects">
        <h2 id="subjects">Subjects</h2>
        {groups.map((group) => (
          <Fragment key={group.id}>
            <a className="api-subject" id={group.id} href={addressOf(group)}>{group.title}</a>
            <details>
              <summary>{group.calls.length} addresses</summary>
              <ul role="list">
                {group.calls.map((call) => (
                  <li key={callId(call)} id={callId(call)}>
                    <a href={`${addressOf(group)}#${callId(call)}`}>
                      <Name call={call} />
                    </a>{" "}
                    {call.summary}
                  </li>
                ))}
              </ul>
            </details>
          </Fragment>
        ))}
      </nav>
      <OtherPrograms origin={origin} />
      <Rules origin={origin} />
    </div>
  );
}

function Subject({ group, origin }: { group: Group; origin: string }) {
  return (
    <div className="wrap developers" data-message-page="">
      <header className="page-head">
        <p>
          <a href="/developers">For Developers</a>
        </p>
        <h1>{group.title}</h1>
        <p className="lead">
          <Said text={group.about} />
        </p>
      </header>
      {group.calls.map((call) => (
        <article key={callId(call)} className="api-call" aria-labelledby={callId(call)}>
          <h2 id={callId(call)}>
            <a href={`#${callId(call)}`}>
              <Name call={call} />
            </a>
          </h2>
          <CallEntry call={call} origin={origin} />
        </article>
      ))}
    </div>
  );
}
