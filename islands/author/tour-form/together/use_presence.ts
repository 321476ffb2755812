/** The heartbeats of a form in the page: they follow the focus, and pause while it is hidden. */
import { useEffect } from "react";
import { ApiError } from "../../../../lib/device/api.ts";
import type { Presence, PresenceInput } from "../../../../lib/model/people/presence.ts";
import type { ArchiveForm } from "../form_props.ts";
import { createPresence } from "./presence.ts";
import { type Together, useTogether } from "./together.ts";

export function usePresence(form: ArchiveForm): void {
  const together = useTogether();
  useEffect(() => {
    if (!together?.isShared) return;
    const presence = createPresence({
      send: (input) => put(together.tourId, input),
      onOthers: together.setOthers,
    });
    const follow = () => {
      const stopId = focusedStop(form, together);
      together.moveTo(stopId);
      presence.moveTo(stopId);
    };
    const look = () => document.visibilityState === "visible" ? presence.start() : presence.pause();
    look();
    const unsubscribe = together.taken.subscribe(follow);
    document.addEventListener("focusin", follow);
    document.addEventListener("visibilitychange", look);
    addEventListener("pagehide", presence.pause);
    return () => {
      unsubscribe();
      document.removeEventListener("focusin", follow);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pagehide", presence.pause);
      presence.pause();
    };
  }, []);
}

/** The stop with the focus; null in one that another writes in, until somebody agrees to both. */
function focusedStop({ getValues }: ArchiveForm, together: Together): string | null {
  const panel = document.activeElement?.closest<HTMLElement>("[data-stop]");
  const stopId = panel && getValues(`audioStops.${Number(panel.dataset.stop)}.id`);
  if (!stopId || !together.savedStops.has(stopId) || together.taken.get(stopId)) return null;
  return stopId;
}

/** A heartbeat. There is no further one once the sign-in or the role has ended. */
async function put(tourId: string, input: PresenceInput) {
  const response = await fetch(`/api/tours/${tourId}/presence`, {
    method: "PUT",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
    // So that it is sent when the page is left; where the browser can't, the lease runs out.
    keepalive: true,
  });
  if ([401, 403, 404].includes(response.status)) return "over";
  if (!response.ok) throw new ApiError(response.status, "", response.statusText);
  return (await response.json() as Presence).others;
}
