/** The visibility of an archive, as three buttons with one chosen: a click changes it. */
import { Globe, Link, Lock } from "lucide-react";
import { useId, useState } from "react";
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import type { Tour, TourSummary } from "../../../lib/model/tour/tour.ts";
import { VISIBILITIES, type Visibility } from "../../../lib/model/tour/visibility.ts";
import { useHydrated } from "../../runtime/use_hydrated.ts";
import { toast } from "../../shell/toasts.ts";
import { handedInMessage } from "./handed_in.ts";
import { visibilityHint, visibilityLabel, visibilityNow } from "./labels.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("account");

const ICONS: Record<Visibility, typeof Globe> = { public: Globe, unlisted: Link, private: Lock };

type Seen = Pick<TourSummary, "visibility" | "revision"> & { handedIn?: unknown };
type Props = { tour: Seen & Pick<TourSummary, "id" | "title"> };

export function VisibilitySwitch({ tour: { id, title, ...tour } }: Props) {
  const alive = useHydrated();
  const name = useId();
  const [saved, setSaved] = useState<Seen>(tour);
  const [wanted, setWanted] = useState<Visibility>();

  const change = async (visibility: Visibility) => {
    if (wanted) return;
    setWanted(visibility);
    try {
      const request = { visibility, revision: saved.revision };
      const answer = await api<Seen>("PATCH", `/api/tours/${id}/visibility`, request);
      setSaved(answer);
      if (answer.handedIn) return toast(handedInMessage());
      toast({
        title: visibilityNow(visibility),
        description: visibilityHint(visibility),
      });
    } catch (error) {
      const current = currentOf(error);
      if (current) setSaved(current);
      toast({
        title: t("nothingChanged"),
        description: current ? t("changedByOthers") : messageOf(error),
        kind: "error",
      });
    } finally {
      setWanted(undefined);
    }
  };

  const shown = wanted ?? saved.visibility;
  return (
    <div
      className="visibility-switch"
      role="radiogroup"
      aria-label={t("whoCanSee", { title })}
      aria-busy={wanted !== undefined}
    >
      {VISIBILITIES.map((visibility) => {
        const Icon = ICONS[visibility];
        return (
          <label key={visibility} title={visibilityHint(visibility)}>
            <input
              type="radio"
              name={name}
              value={visibility}
              checked={visibility === shown}
              disabled={!alive}
              onChange={() => change(visibility)}
            />
            <Icon aria-hidden="true" />
            <span>{visibilityLabel(visibility)}</span>
          </label>
        );
      })}
    </div>
  );
}

/** The archive as it is now, if it has changed since the page was made. */
function currentOf(error: unknown): Seen | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const current = error.member<Tour>("current");
  return current && { visibility: current.visibility, revision: current.revision };
}
