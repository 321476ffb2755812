/** The choice of visibility: three boxes, each with its meaning. */
import { VISIBILITIES, type Visibility } from "../../../lib/model/tour/visibility.ts";
import { Choice } from "../../forms/field.tsx";
import { visibilityHint, visibilityLabel } from "./labels.ts";

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
        <Choice
          key={visibility}
          name={name}
          label={visibilityLabel(visibility)}
          hint={visibilityHint(visibility)}
          checked={visibility === value}
          set={() => onChange(visibility)}
        />
      ))}
    </div>
  );
}
