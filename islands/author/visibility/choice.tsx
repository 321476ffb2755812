/** Who may see an archive: three boxes, each with what it means. */
import { VISIBILITIES, type Visibility } from "../../../lib/model/tour/visibility.ts";
import { VISIBILITY_HINTS, visibilityLabel } from "./labels.ts";

type Props = {
  /** Of the radio buttons, unique on the page. */
  name: string;
  /** The id of the element that says what is chosen here. */
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
