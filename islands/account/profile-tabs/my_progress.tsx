/** The user's progress in the archives that were begun. */
import { Footprints } from "lucide-react";
import { EmptyState } from "../../../lib/ui/empty_state.tsx";
import { OwnItem } from "./own_item.tsx";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("account");

/** Each stop's share of the bar, in percent. */
const PER_STOP = 20;

/** A begun tour; `stop` counts from 1. */
export type Begun = { tourId: string; title: string; stop: number; isActive: boolean };

export function MyProgress({ begun }: { begun: Begun[] }) {
  if (begun.length === 0) {
    return (
      <EmptyState icon={Footprints} title={t("noProgress")}>
        <p>{t("noProgressText")}</p>
        <a className="button" href={to("/tours")}>{t("exploreAllTours")}</a>
      </EmptyState>
    );
  }
  return (
    <ul role="list" className="own-list">
      {begun.map(({ tourId, title, stop, isActive }) => (
        <OwnItem
          key={tourId}
          title={title}
          facts={[t("currentStopStop", { stop }), isActive ? t("activeYes") : t("activeNo")]}
          actions={
            <a className="button" href={to(`/tours/${tourId}`)}>
              <Footprints aria-hidden="true" />
              {rich(t, "continueTitle", {
                title: (
                  <span className="visually-hidden">
                    {title}
                  </span>
                ),
              })}
            </a>
          }
        >
          <progress
            className="own-progress"
            max={100}
            value={Math.min(100, stop * PER_STOP)}
            aria-label={t("progressInTitle", { title })}
          />
        </OwnItem>
      ))}
    </ul>
  );
}
