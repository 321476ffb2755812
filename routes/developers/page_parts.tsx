/** One call of the API on the page for developers. */
import { FOR_OTHER_SITES } from "../middleware/other_sites.ts";
import type { Access } from "../middleware/guard.ts";
import { type Call, callId, toTemplate } from "./document.ts";
import { exampleOf } from "./example.ts";
import { parametersOf } from "./parameters.ts";
import { refusalsOf } from "./refusals.ts";

const WHO: Record<Access, string> = {
  "anyone": "Everyone",
  "signed-in": "People who are signed in",
  "reviewer": "The owner, editors, reviewers, and administrators",
  "editor": "The owner, editors, and administrators",
  "owner": "The owner, and administrators",
  "archivist": "Archivists and administrators, on sites with review",
  "pupil": "Pupils of a class",
  "uploader": "People who are signed in, and pupils of a class",
  "admin": "Administrators",
};

/** A text with code between backticks. */
export const Said = ({ text }: { text: string }) =>
  text.split("`").map((part, i) => i % 2 === 1 ? <code key={i}>{part}</code> : part);

/** The purpose of a call, its permission, an example, and folded its input and output. */
export function CallEntry({ call, origin }: { call: Call; origin: string }) {
  const { method, path, access, operation } = call;
  const id = callId(call);
  const isOpen = method === "GET" && FOR_OTHER_SITES.has(path);
  return (
    <article className="api-call" aria-labelledby={id}>
      <h3 id={id}>
        <a href={`#${id}`}>
          <span className="api-method">{method}</span> <code>{toTemplate(path)}</code>
        </a>
      </h3>
      <p>
        {operation.summary}. {operation.about && <Said text={operation.about} />}
      </p>
      <p className="soft">
        {WHO[access]}
        {isOpen && "; scripts of other sites, too"}.
      </p>
      <pre><code>{exampleOf(call, origin)}</code></pre>
      <details>
        <summary>What goes in and comes out</summary>
        <Parameters call={call} />
        <Answers call={call} />
      </details>
    </article>
  );
}

function Parameters({ call: { path, operation } }: { call: Call }) {
  const parameters = parametersOf(path, operation);
  if (parameters.length === 0) return null;
  return (
    <>
      <h4>Parameters</h4>
      <dl>
        {parameters.map(({ in: place, name, required, schema, ...more }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {"description" in more && `${more.description} `}
              {place === "path" ? "" : `${required ? "Needed" : "Optional"}, ${toWords(schema)}.`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type Values = { type?: unknown; enum?: unknown[]; minimum?: number; maximum?: number };

/** The values of a schema in a few words. */
function toWords({ type, enum: choice, minimum, maximum }: Values): string {
  if (choice) return `one of ${choice.join(", ")}`;
  const kind = type === "integer" ? "a whole number" : type === "number" ? "a number" : "a text";
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return isBounded ? `${kind} from ${minimum} to ${maximum}` : kind;
}

function Answers({ call }: { call: Call }) {
  const { answers } = call.operation;
  const refusals = refusalsOf(call, call.operation).filter(([status]) => !(status in answers));
  const all = [
    ...Object.entries(answers).map(([status, { says, type }]) =>
      [status, type ? `${says} \`${type}\`` : says] as const
    ),
    ...refusals.map(([status, says]) => [String(status), says] as const),
  ];
  return (
    <>
      <h4>Answers</h4>
      <dl>
        {all.map(([status, says]) => (
          <div key={status}>
            <dt className="figures">{status}</dt>
            <dd>
              <Said text={says} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
