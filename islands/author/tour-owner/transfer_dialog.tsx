/** Transfers an archive to another owner: by an offer, or, for administrators, at once. */
import { ArrowRightLeft } from "lucide-react";
import { useRef, useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { ActionButton } from "../../../lib/ui/action_button.tsx";
import { Dialog } from "../../forms/dialog.tsx";
import { Field } from "../../forms/field.tsx";
import { Form } from "../../forms/form.tsx";
import { type Attempts, useAttempt } from "../../forms/use_attempt.ts";
import { CopyableLink } from "../../lists/copyable_link.tsx";
import { toast } from "../../shell/toasts.ts";
import { visitAgain } from "../../shell/visit.ts";
import { language, texts } from "../../../lib/texts/texts.ts";
import { rich } from "../../../lib/ui/rich.tsx";

const t = texts("sharing");

type Props = { id: string; title: string; isAdmin: boolean };

/** `path` is that of the link, of an offer that was made here. */
type Offer = { email?: string; expiresAt: string; path?: string };

export function TransferDialog({ id, title, isAdmin }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Undefined until the server was asked. */
  const [offer, setOffer] = useState<Offer | null>();
  const attempts = useAttempt();
  const { problem, attempt } = attempts;
  const at = `/api/tours/${id}`;
  const read = async () => {
    const found = await api<{ offer: Offer | null }>("GET", `${at}/transfer`);
    setOffer((made) => found.offer && { ...found.offer, path: made?.path });
  };
  const make = async (email: string) => {
    type Made = Required<Pick<Offer, "path" | "expiresAt">>;
    const made = await api<Made>("POST", `${at}/transfer`, { email });
    setOffer({ email: email || undefined, ...made });
  };
  const withdraw = () =>
    attempt(async () => {
      await api("DELETE", `${at}/transfer`);
      setOffer(null);
    });
  const moveNow = (email: string) =>
    attempt(async () => {
      await api("PUT", `${at}/owner`, { email });
      dialog.current?.close();
      toast({ title: t("archiveMoved"), description: t("belongsTo", { title, email }) });
      await visitAgain();
    });
  const open = () => {
    dialog.current?.showModal();
    attempt(read);
  };
  return (
    <>
      <button type="button" className="button" onClick={open}>
        <ArrowRightLeft aria-hidden="true" />
        {rich(t, "moveButton", {
          hidden: (words) => <span className="visually-hidden">{words}</span>,
        })}
      </button>
      <Dialog dialog={dialog} title={t("moveToOwner")}>
        {offer
          ? (
            <>
              <p role="status">
                {offer.email
                  ? t("offeredTo", { title, email: offer.email, day: dayOf(offer.expiresAt) })
                  : t("offeredByLink", { title, day: dayOf(offer.expiresAt) })}
              </p>
              {offer.path && <CopyableLink path={offer.path} />}
              {problem && <p role="alert" className="field-error">{problem}</p>}
              <div className="row">
                <ActionButton className="button" onAction={withdraw}>
                  {t("takeBackOffer")}
                </ActionButton>
              </div>
            </>
          )
          : (
            <OfferForm
              isUnknown={offer === undefined}
              {...{ attempts, read, make }}
              moveNow={isAdmin ? moveNow : undefined}
            />
          )}
      </Dialog>
    </>
  );
}

type FormProps = {
  attempts: Attempts;
  isUnknown: boolean;
  read: () => Promise<void>;
  make: (email: string) => Promise<void>;
  moveNow?: (email: string) => Promise<void>;
};

function OfferForm({ attempts, isUnknown, read, make, moveNow }: FormProps) {
  const [email, setEmail] = useState("");
  return (
    <Form
      attempts={attempts}
      onSend={() => isUnknown ? read() : make(email)}
      action={isUnknown && attempts.problem ? t("tryAgain") : email ? t("offer") : t("makeALink")}
      working={isUnknown ? undefined : t("offering")}
      disabled={isUnknown && !attempts.problem}
      before={moveNow && (
        <ActionButton
          className="button"
          disabled={!email || isUnknown}
          onAction={() => moveNow(email)}
        >
          {t("moveNow")}
        </ActionButton>
      )}
    >
      <p>{t("offerText")}</p>
      <Field label={t("newOwnerAddress")} type="email" value={email} set={setEmail} />
    </Form>
  );
}

const dayOf = (iso: string) => new Date(iso).toLocaleDateString(language(), { dateStyle: "long" });
