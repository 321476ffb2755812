/** The words of one picture of all stops, a row each with the picture beside them. */
import { memo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Field } from "../../../../lib/model/tour/fields/field.ts";
import { labelOf, nounOf } from "../../../../lib/model/tour/fields/names.ts";
import { THING_FIELDS } from "../../../../lib/model/tour/fields/shared_rows.ts";
import { STOP_FIELDS } from "../../../../lib/model/tour/fields/table.ts";
import { textIn } from "../../../../lib/model/text/language.ts";
import { texts } from "../../../../lib/texts/texts.ts";
import { Thumbnail } from "../media/thumbnail.tsx";
import { useLocalUrl } from "../media/use_local_url.ts";
import { fieldsLacking } from "../submit/gaps.ts";
import { coverIndex, oldViewIndex } from "../things/thing_paths.ts";
import type { TourValues } from "../values.ts";
import { StopNumber } from "./stop_number.tsx";

const t = texts("stopTable");

/** The pictures of a stop whose words are edited in rows, by the place of each in its things. */
const PICTURES = {
  cover: coverIndex,
  oldView: oldViewIndex,
};

export type PictureName = keyof typeof PICTURES;
export const PICTURE_NAMES = Object.keys(PICTURES) as PictureName[];

export const pictureLabel = (name: PictureName): string =>
  name === "cover" ? t("picture") : t("oldPicture");

export type PictureRowsProps = {
  field: PictureName;
  /** A key for each stop. */
  keys: readonly string[];
  /** Opens the whole stop. Must not change between renderings. */
  onOpen: (index: number) => void;
};

type Words = { name: "alt" | "credit" | "date"; row: Field }[];

const ROWS: Words = (["alt", "credit", "date"] as const)
  .map((name) => ({ name, row: THING_FIELDS[name] }));

/** What fields of things are called where they are not valid. */
const nouns = () => [...Object.values<Field>(THING_FIELDS), STOP_FIELDS.things].map(nounOf);

export function PictureRows({ field, keys, onOpen }: PictureRowsProps) {
  const label = pictureLabel(field);
  const words = ROWS.filter(({ name }) => name !== "date" || field === "oldView");
  return (
    <>
      <p className="soft stop-table-keys">{t("enterPictures")}</p>
      <div className="stop-table-head" data-layout="picture" aria-hidden="true">
        <span>{t("stop")}</span>
        <span>{label}</span>
        <span>{t("title")}</span>
        {words.map(({ name, row }) => <span key={name}>{labelOf(row)}</span>)}
      </div>
      <ol role="list" aria-label={t("ofAllStops", { label })} data-layout="picture">
        {keys.map((key, index) => <PictureRow key={key} {...{ index, field, words, onOpen }} />)}
      </ol>
    </>
  );
}

type RowProps = Omit<PictureRowsProps, "keys"> & { index: number; words: Words };

const PictureRow = memo(function PictureRow({ index, field, words, onOpen }: RowProps) {
  const { control, setValue, clearErrors } = useFormContext<TourValues>();
  const stop = useWatch({ control, name: `audioStops.${index}` });
  const place = stop ? PICTURES[field](stop.things) : -1;
  const thing = stop?.things[place];
  const url = useLocalUrl(thing?.url ?? "");
  // A row that is about to be removed.
  if (!stop) return null;
  const box = (name: Words[number]["name"], row: Field) => ({
    ...textIn(),
    "data-row": index,
    "data-column": name,
    "aria-label": t("ofStop", { label: labelOf(row), number: index + 1 }),
    autoComplete: "off",
    placeholder: labelOf(row),
    value: thing?.[name] ?? "",
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      const path = `audioStops.${index}.things.${place}.${name}` as const;
      setValue(path, target.value, { shouldDirty: true });
      clearErrors(path);
    },
  });
  const gaps = fieldsLacking(stop).filter((noun) => nouns().includes(noun));
  const hasPicture = thing !== undefined;
  return (
    <li data-gaps={gaps.length > 0 ? "" : undefined}>
      <StopNumber {...{ index, onOpen }} />
      {hasPicture
        ? <span className="stop-table-picture">{url && <Thumbnail url={url} sizes="6rem" />}</span>
        : <span className="soft">{t("noPicture")}</span>}
      <p className="stop-table-title">{stop.title || t("untitled")}</p>
      {hasPicture && words.map(({ name, row }) =>
        row.box?.isShort
          ? <input key={name} {...box(name, row)} type="text" />
          : <textarea key={name} {...box(name, row)} rows={2} />
      )}
      {gaps.length > 0 && (
        <p className="stop-table-gaps">{t("notValid", { gaps: gaps.join(", ") })}</p>
      )}
    </li>
  );
});
