/** The choice of visibility: three boxes, each with its meaning. */
import { VISIBILITIES, type Visibility } from "../../../lib/model/tour/visibility.ts";
import { VISIBILITY_HINTS, visibilityLabel } from "./labels.ts";

type Props = {
  /** The name of the radio buttons, unique on the page. */
  name: string;
  /** The id of the element that names this choice. */
  labelledBy: string;
  value: Visibility;
  onChange: (visibility: Visibility) => void;
};

export function VisibilityChoice({ name, labelledBy, value, onChange }: Props) {
  return (
    <div className="visibility-choice" role="radiogroup" aria-labelledby={labelledBy}>
      {VISIBILITIES.map((visibility) => (
        <label key={visibility} className="choice">
          <input
            type="radio"
            name={name}
            value={visibility}
            checked={visibility === value}
            onChange={() => onChange(visibility)}
          />
          <span>
            <strong>{visibilityLabel(visibility)}</strong>
            <span className="soft">{VISIBILITY_HINTS[visibility]}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
