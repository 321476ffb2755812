/**
 * A host's own text: paragraphs between empty lines, lines, and https addresses as links. Anything
 * else is shown as it was typed.
 */
import { Fragment } from "react";

export const SiteText = ({ children }: { children: string }) => (
  <div className="site-text" dir="auto">
    {children.split(/\n\s*\n/).map((paragraph, i) => (
      <p key={i}>
        {paragraph.split("\n").map((line, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            <Line>{line}</Line>
          </Fragment>
        ))}
      </p>
    ))}
  </div>
);

/** Without the punctuation after an address. */
const ADDRESS = /(https:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?’)\]}])/;

/** What stands between addresses has even places. */
const Line = ({ children }: { children: string }) =>
  children.split(ADDRESS).map((part, i) =>
    i % 2 === 0 ? part : <a key={i} href={part} rel="noopener nofollow ugc">{part}</a>
  );
