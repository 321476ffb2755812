/** The differences between a saved version of an archive and another. */
import { useEffect, useState } from "react";
import { api, messageOf } from "../../../lib/device/api.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { toForm } from "../../../lib/model/tour/tour_form.ts";
import { DifferenceValue } from "../tour-form/conflict/difference_value.tsx";
import { type Difference, differences } from "../tour-form/conflict/differences.ts";
import { readValues } from "../tour-form/values.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("sharing");

/** The version that a save replaced, or the published one. */
export type ComparedWith = "before" | "current";

type Props = { tour: Tour; revision: number; comparedWith: ComparedWith };

export function Comparison({ tour, revision, comparedWith }: Props) {
  const [rows, setRows] = useState<Difference[]>();
  const [problem, setProblem] = useState<string>();
  const [first, second] = comparedWith === "before"
    ? [revision - 1, revision]
    : [revision, tour.revision];

  const load = async (wanted: number) =>
    wanted === tour.revision
      ? tour
      : await api<Tour>("GET", `/api/tours/${tour.id}/revisions/${wanted}`);

  useEffect(() => {
    Promise.all([load(first), load(second)]).then(
      (tours) => {
        const [then, now] = tours.map((version) => readValues(toForm(version)));
        setRows(differences(then, now));
      },
      (error) => setProblem(messageOf(error)),
    );
  }, []);

  if (problem) return <p role="alert">{t("notCompared", { problem })}</p>;
  if (!rows) return <p className="soft" role="status">{t("loading")}</p>;
  if (rows.length === 0) return <p role="status">{t("versionsAreSame")}</p>;
  return (
    <dl role="status">
      {rows.map(({ key, label, mine, theirs }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <span className="soft">{t("version", { revision: String(first) })}</span>
            <DifferenceValue value={shown(key, mine)} />
          </dd>
          <dd>
            <span className="soft">{t("version", { revision: String(second) })}</span>
            <DifferenceValue value={shown(key, theirs)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const shown = (key: string, value: string) => key === "order" ? t("differentOrder") : value;
