/** A field that the menu "Add …" has until it is added or has a value. */
import { type ReactNode, useState } from "react";
import { useSignals } from "@preact/signals-react/runtime";
import { type FieldPath, useFormContext, useWatch } from "react-hook-form";
import type { Field } from "../../../../lib/model/tour/fields/field.ts";
import { useFieldError } from "../field.tsx";
import type { TourValues } from "../values.ts";
import { isEmptyField } from "./is_empty_field.ts";
import { shownField } from "./open_parts.ts";
import { usePanel } from "./panel_context.ts";

type Props = { name: string; field: Field; path: FieldPath<TourValues>; children: ReactNode };

export const Offered = ({ field, children, ...props }: Props) =>
  field.offered ? <Shown {...{ field, ...props }}>{children}</Shown> : children;

/** Once it is there it stays, so that an emptied box does not vanish from under its author. */
function Shown({ name, field, path, children }: Props) {
  useSignals();
  const { control } = useFormContext<TourValues>();
  const isEmpty = useWatch({
    control,
    name: path,
    compute: (typed: unknown) => isEmptyField(typed, field),
  });
  const error = useFieldError(path);
  const { revealed } = usePanel();
  const [wasFilled, setFilled] = useState(false);
  if ((!isEmpty || shownField.value === path) && !wasFilled) setFilled(true);
  return wasFilled || error || revealed.has(name) ? children : null;
}
