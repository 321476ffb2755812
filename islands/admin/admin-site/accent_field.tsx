/** The choice of the accent, with the colours that follow from it, before they are saved. */
import { useId } from "react";
import { type AccentColours, deriveAccent, GROUNDS } from "../../../lib/model/site/accent.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("admin");

/** The program's own accent, where the choice begins. */
const OWN = "#7a1f2b";

type Props = { accent?: string; onChange: (accent: string | undefined) => void };

export function AccentField({ accent, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className="accent-field">
      <legend>{t("colour")}</legend>
      <label>
        <input
          type="checkbox"
          checked={accent !== undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? OWN : undefined)}
        />
        {t("ownColour")}
      </label>
      {accent !== undefined && (
        <>
          <div className="row">
            <label htmlFor={id}>{t("accent")}</label>
            <input
              id={id}
              type="color"
              value={accent}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
            <code>{accent}</code>
          </div>
          <Samples accent={accent} colours={deriveAccent(accent)} />
        </>
      )}
    </fieldset>
  );
}

function Samples({ accent, colours }: { accent: string; colours: AccentColours }) {
  return (
    <>
      <div className="accent-samples">
        {(["light", "dark"] as const).map((scheme) => (
          <Sample
            key={scheme}
            name={t(SCHEMES[scheme])}
            ground={GROUNDS[scheme]}
            of={colours[scheme]}
          />
        ))}
      </div>
      <p role="status">{noteOn(accent, colours)}</p>
    </>
  );
}

const SCHEMES = { light: "lightPages", dark: "darkPages" } as const;

/** Why pages show other colours than the chosen one. */
function noteOn(accent: string, { light, dark }: AccentColours): string {
  const [isDarker, isLighter] = [light.accent !== accent, dark.accent !== accent];
  if (isDarker) return t(isLighter ? "colourBoth" : "colourDarker");
  return t(isLighter ? "colourLighter" : "colourAsItIs");
}

type SampleProps = {
  name: string;
  ground: (typeof GROUNDS)["light" | "dark"];
  of: AccentColours["light"];
};

/** A picture, because the colours of a page come from its style sheets alone. */
const Sample = ({ name, ground, of: { accent, fill, onFill } }: SampleProps) => (
  <figure>
    <svg
      viewBox="0 0 240 84"
      role="img"
      aria-label={t("sampleOf", { name, text: accent, button: fill })}
    >
      <rect width="240" height="84" fill={ground.paper} />
      <text x="16" y="34" fill={ground.ink}>{t("sampleText")}</text>
      <text x="16" y="62" fill={accent} textDecoration="underline">{t("sampleLink")}</text>
      <rect x="112" y="20" width="112" height="44" rx="3" fill={fill} />
      <text x="168" y="48" textAnchor="middle" fill={onFill}>{t("sampleButton")}</text>
    </svg>
    <figcaption className="soft">
      {name} <code>{accent}</code>
    </figcaption>
  </figure>
);
