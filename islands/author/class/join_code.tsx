/** The code with which pupils join, big, with its QR code. */
import { MonitorUp } from "lucide-react";
import type { ClassState } from "../../../lib/model/class/class.ts";
import { formatClassCode, joinPath } from "../../../lib/model/class/class_code.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { QrCode } from "../../../lib/ui/qr_code.tsx";
import { useAttempt } from "../../forms/use_attempt.ts";
import { confirm } from "../../shell/confirm.ts";
import type { ClassActs } from "./class_acts.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("classes");

type Props = {
  state: ClassState;
  acts: ClassActs | undefined;
  /** Such as "https://tours.example.org". */
  origin: string;
  /** The page on which codes are typed, such as "tours.example.org/join". */
  joinPage: string;
};

export function JoinCode({ state, acts, origin, joinPage }: Props) {
  const { problem, attempt } = useAttempt();
  const { code, tourId, id } = state;
  if (code === null) return null;
  const renew = async () => {
    const sure = acts && await confirm({
      title: t("makeNewCodeTitle"),
      text: t("makeNewCodeText"),
      action: t("makeNewCode"),
    });
    if (sure) await attempt(acts.newCode);
  };
  return (
    <section className="class-join" aria-labelledby={`join-${id}`}>
      <QrCode text={origin + joinPath(code)} />
      <div>
        <h2 id={`join-${id}`}>
          {rich(t, "pupilsJoinAt", { joinPage: <b className="class-address">{joinPage}</b> })}
        </h2>
        <p className="class-code short-code">{formatClassCode(code)}</p>
        <p className="row">
          <a
            className="button primary"
            href={to(`/tour/${tourId}/classes/${id}/wall`)}
            data-turbo="false"
          >
            <MonitorUp aria-hidden="true" />
            {t("showOnWall")}
          </a>
          <ActionButton className="button" onAction={renew}>{t("newCode")}</ActionButton>
        </p>
        {problem && <p role="alert" className="field-error">{problem}</p>}
      </div>
    </section>
  );
}
