/** The fields of a picture: where it is, what it shows, and whose it is. */
import { TextField } from "./field.tsx";

type Props = {
  /** "" for the tour's picture, "audioStops.3." for that of a stop. */
  name: "" | `audioStops.${number}.`;
  hint: string;
};

export function PictureFields({ name, hint }: Props) {
  return (
    <>
      <TextField
        name={`${name}imageUrl`}
        label="Image URL"
        optional
        inputMode="url"
        hint={hint}
      />
      <TextField
        name={`${name}imageAlt`}
        label="Image Description"
        optional
        hint="What the picture shows, for those who cannot see it."
      />
      <TextField
        name={`${name}imageCredit`}
        label="Image Credit"
        optional
        placeholder="Photo: the school’s collection"
        hint="Who made the picture or owns it. It stands below the picture."
      />
    </>
  );
}
