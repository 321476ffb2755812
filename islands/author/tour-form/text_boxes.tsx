/** The boxes of those fields that are a text and have no other part, in the order of the table. */
import { type Field, type Fields, rowsOf } from "../../../lib/model/tour/fields/field.ts";
import { TextArea, TextField } from "./field.tsx";

type Props = {
  fields: Fields;
  /** "" for the archive, "audioStops.3." for a stop. */
  prefix: "" | `audioStops.${number}.`;
  /** Which of them; without it, those that belong to no other field. */
  which?: (field: Field) => boolean;
};

export const TextBoxes = ({ fields, prefix, which = ({ lead }) => !lead }: Props) =>
  rowsOf(fields).filter(([, field]) => field.box && which(field)).map(([name, field]) => {
    const { label = field.label, isShort, rows, ...box } = field.box!;
    const props = {
      name: `${prefix}${name}` as `${typeof prefix}title`,
      label,
      optional: !field.isRequired,
      ...isShort && { className: "short" },
      ...box,
    };
    return field.kind === "text"
      ? <TextArea key={name} rows={rows} {...props} />
      : <TextField key={name} {...props} />;
  });
