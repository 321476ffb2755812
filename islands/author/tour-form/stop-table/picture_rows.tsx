/** The words of one picture of all stops, a row each with the picture beside them. */
import { memo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import {
  type Field,
  namesWhere,
  type NamesWith,
  nounOf,
  rowsOf,
} from "../../../../lib/model/tour/fields/field.ts";
import { STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { textIn } from "../../../../lib/model/text/language.ts";
import { Thumbnail } from "../media/thumbnail.tsx";
import { useLocalUrl } from "../media/use_local_url.ts";
import { fieldsLacking } from "../submit/gaps.ts";
import type { StopValues, TourValues } from "../values.ts";
import { StopNumber } from "./stop_number.tsx";

export type PictureName = NamesWith<typeof STOP_FIELDS, { kind: "picture" }>;

/** The fields of a stop that are pictures. */
export const PICTURE_FIELDS = namesWhere(
  STOP_FIELDS,
  ({ kind }) => kind === "picture",
) as PictureName[];

export type PictureRowsProps = {
  field: PictureName;
  /** A key for each stop. */
  keys: readonly string[];
  /** Opens the whole stop. Must not change between renderings. */
  onOpen: (index: number) => void;
};

type Words = { name: keyof StopValues & string; row: Field }[];

export function PictureRows({ field, keys, onOpen }: PictureRowsProps) {
  const { label } = STOP_FIELDS[field];
  const words: Words = rowsOf(STOP_FIELDS).filter(([, { lead }]) => lead === field)
    .map(([name, row]) => ({ name, row }));
  return (
    <>
      <p className="soft stop-table-keys">
        Enter goes to the same box of the next stop that has a picture.
      </p>
      <div className="stop-table-head" data-layout="picture" aria-hidden="true">
        <span>Stop</span>
        <span>{label}</span>
        <span>Title</span>
        {words.map(({ name, row }) => <span key={name}>{row.label}</span>)}
      </div>
      <ol role="list" aria-label={`${label} of all stops`} data-layout="picture">
        {keys.map((key, index) => <PictureRow key={key} {...{ index, field, words, onOpen }} />)}
      </ol>
    </>
  );
}

type RowProps = Omit<PictureRowsProps, "keys"> & { index: number; words: Words };

const PictureRow = memo(function PictureRow({ index, field, words, onOpen }: RowProps) {
  const { control, setValue, clearErrors } = useFormContext<TourValues>();
  const stop = useWatch({ control, name: `audioStops.${index}` });
  const url = useLocalUrl(String(stop?.[field] ?? ""));
  // A row that is about to be removed.
  if (!stop) return null;
  const box = (name: Words[number]["name"], { label }: Field) => ({
    ...textIn(),
    "data-row": index,
    "data-column": name,
    "aria-label": `${label} of stop ${index + 1}`,
    autoComplete: "off",
    placeholder: label,
    value: String(stop[name] ?? ""),
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      setValue(`audioStops.${index}.${name}`, target.value, { shouldDirty: true });
      clearErrors(`audioStops.${index}.${name}`);
    },
  });
  const nouns = words.map(({ row }) => nounOf(row));
  const gaps = fieldsLacking(stop).filter((noun) => nouns.includes(noun));
  const hasPicture = [field, ...words.map(({ name }) => name)].some((name) => stop[name]);
  return (
    <li data-gaps={gaps.length > 0 ? "" : undefined}>
      <StopNumber {...{ index, onOpen }} />
      {hasPicture
        ? <span className="stop-table-picture">{url && <Thumbnail url={url} sizes="6rem" />}</span>
        : <span className="soft">No picture</span>}
      <p className="stop-table-title">{stop.title || "Untitled"}</p>
      {hasPicture && words.map(({ name, row }) =>
        row.box?.isShort
          ? <input key={name} {...box(name, row)} type="text" />
          : <textarea key={name} {...box(name, row)} rows={2} />
      )}
      {gaps.length > 0 && <p className="stop-table-gaps">Not valid: {gaps.join(", ")}</p>}
    </li>
  );
});
