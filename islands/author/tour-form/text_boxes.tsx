/** The boxes of those fields that are a text and have no other part, in the order of the table. */
import {
  type Field,
  type Fields,
  type Part,
  partOf,
  rowsOf,
} from "../../../lib/model/tour/fields/field.ts";
import { boxTexts } from "../../../lib/model/tour/fields/names.ts";
import { TextArea, TextField } from "./field.tsx";
import type { Prefix } from "./things/thing_paths.ts";
import { Offered } from "./open-one/offered.tsx";

type Props = {
  fields: Fields;
  /** "" for the archive, "audioStops.3." for a stop, "things.0." for a thing. */
  prefix: Prefix | `${Prefix}things.${number}.`;
  which: (field: Field, name: string) => boolean;
};

/** True for a field of a part that belongs to no other field. */
export const isIn = (part: Part, field: Field): boolean => partOf(field) === part && !field.lead;

export const TextBoxes = ({ fields, prefix, which }: Props) =>
  rowsOf(fields).filter(([name, field]) => field.box && which(field, name)).map(([name, field]) => {
    const { isShort, rows, autoComplete } = field.box!;
    const path = `${prefix}${name}` as "title";
    const props = {
      name: path,
      ...boxTexts(field),
      autoComplete,
      optional: !field.isRequired,
      ...isShort && { className: "short" },
    };
    return (
      <Offered key={name} {...{ name, field, path }}>
        {field.kind === "text" ? <TextArea rows={rows} {...props} /> : <TextField {...props} />}
      </Offered>
    );
  });
