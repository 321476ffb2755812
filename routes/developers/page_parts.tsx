/** One call of the API on the page for developers. */
import type { Call } from "../call.ts";
import type { Access } from "../middleware/guard.ts";
import { exampleOf } from "./example.ts";
import { parametersOf } from "./parameters.ts";
import { refusalsOf } from "./refusals.ts";

const WHO: Record<Access, string> = {
  "anyone": "Everyone",
  "signed-in": "People who are signed in",
  "reviewer": "The owner, editors, reviewers, and administrators",
  "translator": "The owner, editors, translators, and administrators",
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
  return (
    <>
      <p>
        {call.summary}. {call.about && <Said text={call.about} />}
      </p>
      <p className="soft">
        {WHO[call.access]}
        {call.isForOtherSites && "; scripts of other sites, too"}.
      </p>
      <pre><code>{exampleOf(call, origin)}</code></pre>
      <details>
        <summary>What goes in and comes out</summary>
        <Parameters call={call} />
        <Answers call={call} />
      </details>
    </>
  );
}

function Parameters({ call }: { call: Call }) {
  const parameters = parametersOf(call);
  if (parameters.length === 0) return null;
  return (
    <>
      <h3>Parameters</h3>
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
  const { answers } = call;
  const refusals = refusalsOf(call).filter(([status]) => !(status in answers));
  const all = [
    ...Object.entries(answers).map(([status, { says, type }]) =>
      [status, type ? `${says} \`${type}\`` : says] as const
    ),
    ...refusals.map(([status, says]) => [String(status), says] as const),
  ];
  return (
    <>
      <h3>Answers</h3>
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
