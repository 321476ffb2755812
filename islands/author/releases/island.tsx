/** The releases of the people who are heard in an archive, and their changes. */
import { api, messageOf } from "../../../lib/device/api.ts";
import type { Release, ReleaseInput, ReleaseUpdate } from "../../../lib/model/consent/release.ts";
import { confirm } from "../../shell/confirm.ts";
import { toast } from "../../shell/toasts.ts";
import { visitAgain } from "../../shell/visit.ts";
import { AddRelease, type ReleasableStop } from "./add_release.tsx";
import { ReleaseItem } from "./release_item.tsx";

type Props = {
  tourId: string;
  stops: ReleasableStop[];
  /** The oldest first. */
  releases: Release[];
  /** The day in UTC, as ISO 8601. */
  today: string;
};

export default function TourReleases({ tourId, stops, releases, today }: Props) {
  const path = `/api/tours/${tourId}/releases`;
  const send = async (method: string, to: string, body: unknown, done: string) => {
    try {
      await api(method, to, body);
    } catch (error) {
      toast({ title: "Not saved", description: messageOf(error), kind: "error" });
      return false;
    }
    await visitAgain();
    toast({ title: done });
    return true;
  };
  const add = (input: ReleaseInput) => send("POST", path, input, "Release added");
  const update = (release: Release, isWithdrawn: boolean, done: string) => {
    const { id, person, scope, from, keeper } = release;
    const body: ReleaseUpdate = { person, scope, from, keeper, isWithdrawn };
    return send("PUT", `${path}/${id}`, body, done);
  };
  const withdraw = async (release: Release) => {
    const sure = await confirm({
      title: `Withdraw the release of ${release.person}?`,
      text: "Visitors no longer get this story, in any of your archives. Devices that keep a " +
        "copy remove it when they next have a connection.",
      action: "Withdraw",
    });
    if (sure) await update(release, true, "Release withdrawn");
  };
  const remove = async (release: Release) => {
    const sure = await confirm({
      title: `Delete the release of ${release.person}?`,
      text: "What was agreed is forgotten. Without a release, a story is as open as its archive.",
      action: "Delete",
    });
    if (sure) await send("DELETE", `${path}/${release.id}`, undefined, "Release deleted");
  };
  return (
    <>
      {releases.length === 0
        ? <p className="soft">There are no releases yet. All stories are as open as the archive.</p>
        : (
          <ul role="list" className="own-list versions">
            {releases.map((release) => (
              <ReleaseItem
                key={release.id}
                release={release}
                today={today}
                stop={stops.find(({ recording }) => recording === release.recording)?.label}
                onWithdraw={() => withdraw(release)}
                onReleaseAgain={() => update(release, false, "Released again")}
                onRemove={() => remove(release)}
              />
            ))}
          </ul>
        )}
      {stops.length > 0 && <AddRelease stops={stops} onAdd={add} />}
    </>
  );
}
