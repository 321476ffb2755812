/** The user's sessions: a line for each browser, with a button to sign out the others. */
import { MonitorX } from "lucide-react";
import { useRef, useState } from "react";
import { api } from "../../lib/device/api.ts";
import type { OwnSession } from "../../lib/model/account/own_session.ts";
import { ActionButton } from "../../lib/ui/action_button.tsx";
import { timeAgo } from "../../lib/ui/time_ago.ts";
import { OwnItem } from "./profile-tabs/own_item.tsx";
import { useHydrated } from "../runtime/use_hydrated.ts";
import { confirm } from "../shell/confirm.ts";
import { orToast } from "../forms/or_toast.ts";
import { toast } from "../shell/toasts.ts";
import { texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";

const t = texts("account");

/** Most that are shown; frequent users mostly end all others at once. */
const MOST_SHOWN = 10;

/** `own` is the session of this browser, `now` milliseconds since 1970. */
type Props = { sessions: OwnSession[]; own?: string; now: number };

export default function OwnSessions({ sessions, own, now }: Props) {
  const alive = useHydrated();
  const [left, setLeft] = useState(sessions);
  const others = left.filter(({ id }) => id !== own);
  const shown = [...left.filter(({ id }) => id === own), ...others].slice(0, MOST_SHOWN);
  const list = useRef<HTMLUListElement>(null);
  const end = (path: string, done: string, isLeft: (id: string) => boolean) =>
    orToast(async () => {
      await api("DELETE", `/api/auth/sessions${path}`);
      // The button that ends all others disappears with them.
      if (!path) list.current?.focus();
      setLeft((before) => before.filter(({ id }) => isLeft(id)));
      toast({ title: done });
    });
  const endOthers = async () => {
    const question = {
      title: t("signOutOthersTitle"),
      text: t("signOutOthersText"),
      action: t("signOut"),
    };
    if (await confirm(question)) {
      await end("", t("othersSignedOut"), (id) => id === own);
    }
  };
  return (
    <>
      <ul ref={list} role="list" tabIndex={-1} className="own-list">
        {shown.map(({ id, device = t("unknownBrowser"), createdAt }) => (
          <OwnItem
            key={id}
            title={device}
            level={3}
            facts={[
              id === own && t("thisDevice"),
              <span key="since">
                {rich(t, "signedInTimeAgo", {
                  timeAgo: (
                    <time dateTime={new Date(createdAt).toISOString()}>
                      {timeAgo(createdAt, now)}
                    </time>
                  ),
                })}
              </span>,
            ].filter(Boolean)}
            actions={id !== own && (
              <ActionButton
                className="button"
                disabled={!alive}
                onAction={() =>
                  end(`/${id}`, t("signedOutDevice", { device }), (other) => other !== id)}
              >
                {rich(t, "signOutDevice", {
                  device: <span className="visually-hidden">{device}</span>,
                })}
              </ActionButton>
            )}
          />
        ))}
      </ul>
      {left.length > shown.length && (
        <p className="soft">{t("andMore", { count: left.length - shown.length })}</p>
      )}
      {others.length > 1 && (
        <ActionButton className="button" disabled={!alive} onAction={endOthers}>
          <MonitorX aria-hidden="true" />
          {t("signOutOthers")}
        </ActionButton>
      )}
    </>
  );
}
